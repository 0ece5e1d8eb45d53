internal import Foundation

/// One transition as the trace writes it down, whoever brought it about.
public struct NavigationEvent: Hashable, Sendable, Codable {
  /// What a person did with their hands, where UIKit tells; what a replay can repeat.
  public enum Gesture: String, Hashable, Sendable, Codable, CaseIterable {
    /// A tap on the back button, or a choice in its menu.
    case back
    /// A swipe from the edge of the screen.
    case edgeSwipe
    /// A swipe of a sheet.
    case sheetSwipe
    /// A tap on a tab.
    case tab
    /// A swipe to the page after the one that showed.
    case nextPage
    /// A swipe to the page before the one that showed.
    case previousPage
  }

  /// The place in the window's history, from 1.
  public var number: Int

  /// Who asked for it.
  public var cause: NavigationCause

  /// What it did.
  public var kind: Transition.Kind

  /// The screen that was there, by name; nil where there was none.
  public var from: String?

  /// The screen that is there now, or that was to come; nil where there is none.
  public var to: String?

  /// The containers around it, from the window's root or what is presented inwards.
  public var containers: [String]

  /// Whether it took time.
  public var animated: Bool

  /// How it ended.
  public var outcome: TransitionOutcome

  /// The flows from the outermost to the one that asked, or that the screen belongs to.
  public var flows: [String]

  /// What a person did; nil where code acted or UIKit does not tell.
  public var gesture: Gesture?

  /// The place of the tab that was selected, from 0; nil for everything else.
  public var tab: Int?

  /// The words of what a person touched, such as a button's title; nil where nothing was or it has none.
  public var touched: String?

  /// Which touch it was: events of one touch have the same number; nil where there was none.
  public var touch: Int?

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - number: the place in the history, from 1.
  ///   - cause: who asked.
  ///   - kind: what it did.
  ///   - from: the screen that was there.
  ///   - to: the screen that is there now.
  ///   - containers: the containers around it.
  ///   - animated: whether it took time.
  ///   - outcome: how it ended.
  ///   - flows: the flows around it.
  ///   - gesture: what a person did.
  ///   - tab: the place of the tab that was selected.
  ///   - touched: the words of what a person touched.
  ///   - touch: which touch it was.
  public init(
    number: Int = 1, cause: NavigationCause = .code, kind: Transition.Kind, from: String? = nil,
    to: String? = nil, containers: [String] = [], animated: Bool = true,
    outcome: TransitionOutcome = .performed, flows: [String] = [], gesture: Gesture? = nil, tab: Int? = nil,
    touched: String? = nil, touch: Int? = nil
  ) {
    self.number = number
    self.cause = cause
    self.kind = kind
    self.from = from
    self.to = to
    self.containers = containers
    self.animated = animated
    self.outcome = outcome
    self.flows = flows
    self.gesture = gesture
    self.tab = tab
    self.touched = touched
    self.touch = touch
  }
}

extension NavigationEvent: CustomStringConvertible {
  /// One line: `3 tap push HomeViewController → DetailViewController(42) in UINavigationController (AppCoordinator)`.
  public var description: String {
    var words = ["\(number)", "\(cause)", kind.rawValue, from ?? "nothing", "→", to ?? "nothing"]
    if !containers.isEmpty { words += ["in", containers.joined(separator: "/")] }
    if !flows.isEmpty { words.append("(\(flows.joined(separator: "/")))") }
    if !animated { words.append("at once") }
    if outcome != .performed { words.append(": \(outcome)") }
    return words.joined(separator: " ").replacingOccurrences(of: " : ", with: ": ")
  }
}

extension TransitionOutcome: Codable {
  private enum Key: String, CodingKey {
    case failed
    case refused
  }

  /// Reads what ``encode(to:)`` wrote.
  ///
  /// - Parameter decoder: where to read from.
  /// - Throws: where it is no outcome.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      if let screen = try container.decodeIfPresent(String.self, forKey: .refused) {
        self = .refused(by: screen)
      } else {
        self = .failed(try container.decode(SceneError.self, forKey: .failed))
      }
      return
    }
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    let plain: [TransitionOutcome] = [.performed, .unchanged, .coalesced, .replaced, .dropped, .cancelled]
    guard let outcome = plain.first(where: { $0.description == word }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(word) is no outcome.")
    }
    self = outcome
  }

  /// Writes one word, or what failed or refused.
  ///
  /// - Parameter encoder: where to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .failed(let error):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(error, forKey: .failed)
    case .refused(let screen):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(screen, forKey: .refused)
    default:
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
}
