import Sceneway

/// Where a flow can be.
enum Place: String, CaseIterable, Comparable {
  case root, pushed, tab, sheet, sheetInSheet, pushedInSheet, fullScreen, popover, detail, collapsedDetail
  case page, window, embedded

  static func < (one: Place, other: Place) -> Bool { one.rawValue < other.rawValue }

  /// Places that are presented, or stand in what is.
  static let presented: [Place] = [.sheet, .sheetInSheet, .pushedInSheet, .fullScreen, .popover]
  /// Places on a stack with something below.
  static let stacked: [Place] = [.pushed, .pushedInSheet, .collapsedDetail, .embedded]
}

/// How a flow can be left.
enum Exit: String, CaseIterable {
  case finish, cancel, backTap, backMenu, edgeSwipe, secondEdgeSwipe, sheetSwipe, pop, popToRoot, setStack
  case dismissal, presenterDismissal, unwindSegue, rootReplaced, foreignRoot, takenOut, parentEnded,
    overridden
  case taskCancelled, sceneClosed, sceneDiscarded, windowClosed, released

  /// Whether it is a finger's doing, which always takes time, or has nothing to do with animation.
  var isAnimatedAlways: Bool {
    switch self {
    case .backTap, .backMenu, .edgeSwipe, .secondEdgeSwipe, .sheetSwipe, .unwindSegue, .taskCancelled: true
    case .rootReplaced, .foreignRoot, .takenOut, .overridden, .released: true
    case .sceneClosed, .sceneDiscarded, .windowClosed: true
    case .finish, .cancel, .pop, .popToRoot, .setStack, .dismissal, .presenterDismissal, .parentEnded: false
    }
  }
}

/// What becomes of a flow that is left in a way, or why there is no such thing.
enum Fate {
  case ends(FlowEnding)
  case impossible(String)
}

/// One line of the table.
struct SweepRow {
  let exit: Exit
  let places: [Place]
  let fate: Fate

  private init(_ exit: Exit, _ places: [Place], _ fate: Fate) {
    self.exit = exit
    self.places = places
    self.fate = fate
  }

  private static func ends(_ exit: Exit, _ ending: FlowEnding, _ places: [Place]) -> SweepRow {
    SweepRow(exit, places, .ends(ending))
  }

  private static func all(_ exit: Exit, _ ending: FlowEnding, but exceptions: [Place: String] = [:])
    -> [SweepRow]
  {
    let possible = Place.allCases.filter { exceptions[$0] == nil }
    return [SweepRow(exit, possible, .ends(ending))]
      + exceptions.sorted { $0.key < $1.key }.map { SweepRow(exit, [$0.key], .impossible($0.value)) }
  }

  private static func only(_ exit: Exit, _ ending: FlowEnding, _ places: [Place], else reason: String)
    -> [SweepRow]
  {
    let others = Place.allCases.filter { !places.contains($0) }
    return [SweepRow(exit, places, .ends(ending)), SweepRow(exit, others, .impossible(reason))]
  }

  private static let nothingBelow = "nothing is below it on its stack"
  private static let leftInPlace = "UIKit leaves what covers the old root; it ends with its next transition"

  /// Every way out of every place.
  static let table: [SweepRow] =
    all(.finish, .finished) + all(.cancel, .cancelled)
    + only(.backTap, .back, Place.stacked, else: nothingBelow)
    + only(.backMenu, .back, Place.stacked, else: nothingBelow)
    + only(.edgeSwipe, .back, Place.stacked, else: nothingBelow)
    + only(.secondEdgeSwipe, .back, Place.stacked, else: nothingBelow)
    + only(.pop, .back, Place.stacked, else: nothingBelow)
    + only(.popToRoot, .back, Place.stacked, else: nothingBelow)
    + only(.setStack, .back, Place.stacked, else: "its stack is its own and stays its screen")
    + only(
      .sheetSwipe, .dismissed, [.sheet, .sheetInSheet, .pushedInSheet, .popover],
      else: "no finger swipes it away"
    )
    + only(.dismissal, .dismissed, Place.presented, else: "it is not presented")
    + only(.presenterDismissal, .dismissed, Place.presented, else: "nobody presents it")
    + [
      ends(.unwindSegue, .back, Place.stacked),
      ends(.unwindSegue, .dismissed, Place.presented.filter { $0 != .pushedInSheet }),
      SweepRow(
        .unwindSegue, [.root, .tab, .page, .window], .impossible("no screen is behind it to unwind to")),
      SweepRow(.unwindSegue, [.detail], .impossible("the list is beside it, so nothing has to leave")),
    ]
    + all(.rootReplaced, .rootReplaced, but: [.window: "its parent's root is in another window"])
    + all(.foreignRoot, .rootReplaced, but: [.fullScreen: leftInPlace])
    + [
      ends(.takenOut, .removed, [.tab, .detail, .embedded]),
      // Its screens stand on the list's stack, which they are popped from.
      ends(.takenOut, .back, [.collapsedDetail]),
      SweepRow(
        .takenOut, [.root, .pushed, .page, .window] + Place.presented,
        .impossible("no container takes controllers out there but by the other ways")),
    ]
    + all(.parentEnded, .parentEnded)
    + all(.overridden, .rootReplaced, but: [.window: "other flows have their roots in another window"])
    + all(
      .taskCancelled, .taskCancelled,
      but: [.tab: "nobody awaits a tab's flow", .page: "nobody awaits a page's flow"])
    + all(.sceneClosed, .sceneClosed) + all(.sceneDiscarded, .sceneClosed) + all(.windowClosed, .sceneClosed)
    + all(
      .released, .released,
      but: [
        .tab: "a tab has a stack at once, which holds its flow",
        .page: "a page has a stack at once, which holds its flow", .window: "its window holds it",
      ])
}
