/// The platform a document is for.
public enum TargetRuntime: Hashable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
  /// Mac.
  case macOS
  /// Another one, as it is written.
  case unknown(String)

  /// Reads the attribute `targetRuntime`, or guesses from the document type where it is missing.
  init(_ name: String?, type: String) {
    switch name {
    case "iOS.CocoaTouch", "iOS.CocoaTouch.iPad": self = .iOS
    case "AppleTV": self = .tvOS
    case "watchKit": self = .watchOS
    case "MacOSX.Cocoa": self = .macOS
    case let name?: self = .unknown(name)
    case nil: self = Self.guess(type)
    }
  }

  private static func guess(_ type: String) -> TargetRuntime {
    if type.contains(".AppleTV.") { return .tvOS }
    if type.contains(".WatchKit.") { return .watchOS }
    if type.contains(".CocoaTouch.") { return .iOS }
    if type.contains(".Cocoa.") { return .macOS }
    return .unknown("")
  }
}
