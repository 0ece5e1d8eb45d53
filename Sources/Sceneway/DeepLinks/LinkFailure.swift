public import Foundation

/// Why a route was not reached: a value that names what was in the way.
public struct LinkFailure: Error, Hashable, Sendable, Codable {
  /// The kinds of fault.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// No coordinator around takes the route.
    case noCoordinator
    /// A flow that the path goes through does not run, and nothing says how to start it, or that makes another one.
    case noChild
    /// A modal may not be closed.
    case blocked
    /// A screen did not want to be left (``LeavingGuard``).
    case refused
    /// A gate was not passed (``LinkGate``).
    case gate
    /// Another link took its place.
    case replaced
    /// The task that waited for it was cancelled.
    case cancelled
    /// The flow that it was opened on has ended, or was not started where a plan was asked for.
    case notRunning
    /// A transition could not be carried out.
    case transition
    /// The screens changed each time a step was done.
    case noProgress
    /// The window or scene that it was opened in is gone, or the app has ended.
    case sceneClosed
  }

  /// What kind of fault it is.
  public var kind: Kind

  /// The link or the route.
  public var link: String

  /// The screen, flow or gate that it is about; nil where there is none.
  public var screen: String?

  /// More of it, as a phrase; nil where the kind says it all.
  public var detail: String?

  /// What was there instead: names of coordinators.
  public var found: [String]

  init(_ kind: Kind, _ link: String, screen: String? = nil, detail: String? = nil, found: [String] = []) {
    self.kind = kind
    self.link = link
    self.screen = screen
    self.detail = detail
    self.found = found
  }
}

extension LinkFailure: CustomStringConvertible, LocalizedError {
  /// The fault as a sentence.
  public var description: String {
    let name = screen ?? "something"
    let why = detail.map { ": \($0)" } ?? "."
    let reason =
      switch kind {
      case .noCoordinator where found.isEmpty: "no coordinator that runs knows routes like \(detail ?? link)."
      case .noCoordinator:
        "\(detail ?? link) is elsewhere for all who know such routes: \(found.joined(separator: ", "))."
      case .noChild:
        "\(name) does not run\(detail.map { ": \($0)" } ?? ", and its path does not say how to start it.")"
      case .blocked: "\(name) may not be closed."
      case .refused: "\(name) did not want to be left."
      case .gate: "the \(name) was not passed\(why)"
      case .replaced: "another link took its place\(why)"
      case .cancelled: "who waited for it was cancelled."
      case .notRunning: "\(name) does not run."
      case .transition: "a transition to \(name) failed\(why)"
      case .sceneClosed: "the window that it was opened in is gone."
      case .noProgress: "the screens change each time a step is done; the last was \(name)."
      }
    return "\(link) was not opened: \(reason)"
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
