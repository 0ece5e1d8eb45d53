public import Foundation

/// What a link would do from here, or did: steps as data, and what is in its way.
public struct LinkPlan: Hashable, Sendable, Codable {
  /// The link; nil where a route was given.
  public var url: URL?

  /// The route, as text.
  public var route: String

  /// The coordinators from the outermost to the one that takes the route.
  public var flows: [String]

  /// What moves, in order, one transition each; nothing where the target is on the screen.
  public var steps: [LinkStep]

  /// What is in the way, in the order in which it is met.
  public var blockers: [LinkBlocker]

  /// What the link ends at, or else what it has to pass first; nil where nothing is in the way.
  public var blocker: LinkBlocker? { blockers.first(where: \.isFinal) ?? blockers.first }

  /// Makes a plan.
  ///
  /// - Parameters:
  ///   - url: the link.
  ///   - route: the route, as text.
  ///   - flows: the coordinators down to the one that takes it.
  ///   - steps: what moves.
  ///   - blockers: what is in the way.
  public init(
    url: URL? = nil, route: String, flows: [String] = [], steps: [LinkStep] = [], blockers: [LinkBlocker] = []
  ) {
    self.url = url
    self.route = route
    self.flows = flows
    self.steps = steps
    self.blockers = blockers
  }
}

extension LinkPlan: CustomStringConvertible {
  /// One line for the route, each step and each blocker.
  public var description: String {
    let head =
      (url.map { "\($0.absoluteString) is \(route)" } ?? route) + " of \(flows.joined(separator: "/"))"
    var lines = [head]
    lines += steps.enumerated().map { "\($0.offset + 1). \($0.element)" }
    if steps.isEmpty { lines.append("It is on the screen.") }
    lines += blockers.map(\.description)
    return lines.joined(separator: "\n")
  }
}

/// One step of a ``LinkPlan``: one transition.
public struct LinkStep: Hashable, Sendable, Codable {
  /// What it does.
  public var kind: Transition.Kind

  /// The screen that a person sees there then, by name; nil where the flow that is started chooses it.
  public var screen: String?

  /// The flow that is started; nil where none is.
  public var flow: String?

  /// What leaves, the lowest first, by name; empty where nothing does.
  public var leaving: [String]

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - kind: what it does.
  ///   - screen: the screen that is seen then.
  ///   - flow: the flow that is started.
  ///   - leaving: what leaves.
  public init(_ kind: Transition.Kind, screen: String? = nil, flow: String? = nil, leaving: [String] = []) {
    self.kind = kind
    self.screen = screen
    self.flow = flow
    self.leaving = leaving
  }
}

extension LinkStep: CustomStringConvertible {
  /// The step in a few words: `dismiss UIAlertController`, `push OrderViewController(42)`.
  public var description: String {
    let target = flow ?? screen ?? "nothing"
    let left = leaving.joined(separator: ", ")
    return switch kind {
    case .dismiss: "dismiss \(left)"
    case .pop: "pop to \(target)"
    case .set where !leaving.isEmpty: "replace \(left) by \(target)"
    case .root: "replace the root by \(target)"
    default: "\(kind.rawValue) \(target)"
    }
  }
}

/// What is in a link's way.
public struct LinkBlocker: Hashable, Sendable, Codable {
  /// The kinds of obstacle.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A modal that may not be closed: its `isModalInPresentation` is set (SHEET-03, SHEET-04).
    case modal
    /// A ``LeavingGuard`` that is asked first.
    case leavingGuard
    /// A ``LinkGate`` that is closed, such as a sign-in.
    case gate
  }

  /// What kind of obstacle it is.
  public var kind: Kind

  /// The screen's or gate's name.
  public var name: String

  /// Whether the link ends there; otherwise it asks first.
  public var isFinal: Bool { kind == .modal }

  /// Makes a blocker.
  ///
  /// - Parameters:
  ///   - kind: what kind of obstacle it is.
  ///   - name: the screen's or gate's name.
  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

extension LinkBlocker: CustomStringConvertible {
  /// The obstacle as a sentence.
  public var description: String {
    switch kind {
    case .modal: "Blocked by \(name), which may not be closed."
    case .leavingGuard: "\(name) is asked before it is left."
    case .gate: "The \(name) comes first."
    }
  }
}
