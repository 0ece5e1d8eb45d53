public import Foundation

/// Who asked for a transition.
///
/// A request keeps the cause of the moment in which it was asked for, however long it waits. What nobody asked Sceneway
/// for is ``tap`` or ``swipe`` where a touch or an interactive transition began it, otherwise ``code``.
public enum NavigationCause: Hashable, Sendable {
  /// The app's code, on its own account.
  case code
  /// A tap: on the back button, a tab, a menu, a control.
  case tap
  /// A swipe: from the edge of the screen, or of a sheet.
  case swipe
  /// A link that was opened.
  case link(URL)
  /// The restoration of an earlier state.
  case restore
}

extension NavigationCause {
  @TaskLocal private static var scoped: NavigationCause?

  /// The cause of what is asked for now: that of the innermost `with`, otherwise the touch that is handled,
  /// otherwise ``code``.
  @MainActor public static var current: NavigationCause {
    scoped ?? (TouchWatch.isHandlingTouch ? .tap : .code)
  }

  /// The cause that a `with` around this moment says; nil where there is none.
  static var stated: NavigationCause? { scoped }

  /// Runs something whose requests have a given cause, those of tasks that it starts included.
  ///
  /// - Parameters:
  ///   - cause: the cause.
  ///   - body: what to run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  @MainActor public static func with<Value>(
    _ cause: NavigationCause, _ body: @MainActor () throws -> Value
  ) rethrows -> Value {
    try $scoped.withValue(cause) { try body() }
  }

  /// Runs something that takes time, whose requests have a given cause.
  ///
  /// - Parameters:
  ///   - cause: the cause.
  ///   - body: what to run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  @MainActor public static func with<Value>(
    _ cause: NavigationCause, _ body: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    try await $scoped.withValue(cause) { try await body() }
  }
}

extension NavigationCause: Codable, CustomStringConvertible {
  /// One word, or the link.
  public var description: String {
    switch self {
    case .code: "code"
    case .tap: "tap"
    case .swipe: "swipe"
    case .link(let url): "link \(url.absoluteString)"
    case .restore: "restore"
    }
  }

  /// Reads what ``encode(to:)`` wrote.
  ///
  /// - Parameter decoder: where to read from.
  /// - Throws: where it is no cause.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    switch text {
    case "code": self = .code
    case "tap": self = .tap
    case "swipe": self = .swipe
    case "restore": self = .restore
    default:
      guard text.hasPrefix("link "), let url = URL(string: String(text.dropFirst(5))) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no cause.")
      }
      self = .link(url)
    }
  }

  /// Writes the ``description``.
  ///
  /// - Parameter encoder: where to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
