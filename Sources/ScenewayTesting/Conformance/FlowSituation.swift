/// Where a flow is, and how it is left.
struct FlowSituation: Hashable, Sendable, CustomStringConvertible {
  /// Where a flow can be.
  enum Place: String, CaseIterable {
    case window = "a window's root"
    case stack = "on an existing stack"
    case root = "in place of the root"
    case pushed
    case tab = "in a tab"
    case sheet = "in a sheet"
    case fullScreen = "over the whole screen"
    case sheetInSheet = "in a sheet over a sheet"
    case pushedInSheet = "pushed in a sheet"

    var isPushed: Bool { self == .pushed || self == .stack || self == .pushedInSheet }
    var isPresented: Bool { self == .sheet || self == .sheetInSheet || self == .fullScreen }
    var isInSheet: Bool { self == .sheet || self == .sheetInSheet || self == .pushedInSheet }
    /// Whether another flow starts it and waits for it.
    var hasCaller: Bool { self != .window && self != .stack && self != .tab && self != .root }
    /// Whether another flow is told of its end.
    var hasParent: Bool { self != .window && self != .stack }
  }

  /// How a flow can be left.
  enum Exit: String, CaseIterable {
    case finish, cancel
    case back
    case edgeSwipe = "edge swipe"
    case pop = "popped by code"
    case sheetSwipe = "sheet swipe"
    case dismissal = "dismissed by code"
    case edgeSwipeTakenBack = "edge swipe taken back"
    case sheetSwipeTakenBack = "sheet swipe taken back"
    case taskCancelled = "task cancelled"
    case rootReplaced = "another root"
    case sceneClosed = "scene closed"

    func isPossible(in place: Place) -> Bool {
      switch self {
      case .finish, .cancel, .sceneClosed, .rootReplaced: true
      case .back, .edgeSwipe, .edgeSwipeTakenBack, .pop: place.isPushed
      case .sheetSwipe, .sheetSwipeTakenBack: place.isInSheet
      case .dismissal: place.isPresented || place == .pushedInSheet
      case .taskCancelled: place.hasCaller
      }
    }

    /// Whether it makes a difference that it takes time.
    var canBeAtOnce: Bool {
      switch self {
      case .finish, .cancel, .pop, .dismissal: true
      case .back, .edgeSwipe, .edgeSwipeTakenBack, .sheetSwipe, .sheetSwipeTakenBack, .taskCancelled,
        .rootReplaced, .sceneClosed:
        false
      }
    }

    /// Whether the finger lets go too early, so that the flow stays.
    var isTakenBack: Bool { self == .edgeSwipeTakenBack || self == .sheetSwipeTakenBack }
  }

  let place: Place
  let exit: Exit
  let animated: Bool

  var description: String { "\(place.rawValue), \(exit.rawValue)\(animated ? "" : " at once")" }

  static let all: [FlowSituation] = Place.allCases.flatMap { place in
    Exit.allCases.filter { $0.isPossible(in: place) }.flatMap { exit in
      (exit.canBeAtOnce ? [true, false] : [true]).map {
        FlowSituation(place: place, exit: exit, animated: $0)
      }
    }
  }
}
