/// A scene's identifier in its storyboard.
///
/// ```swift
/// extension SceneIdentifier {
///   static let detail: SceneIdentifier = "Detail"
/// }
/// ```
public struct SceneIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identifier as the storyboard writes it.
  public let rawValue: String

  /// Names a scene.
  ///
  /// - Parameter rawValue: the identifier as the storyboard writes it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Names a scene by a literal.
  ///
  /// - Parameter value: the identifier as the storyboard writes it.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
