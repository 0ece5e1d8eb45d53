internal import Foundation

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light.
  case `default` = 0
  /// Light on dark.
  case black = 1
}

/// The heights that a bar comes in.
public enum UIBarMetrics: Int, Sendable {
  /// The ordinary height.
  case `default` = 0
  /// The height in landscape on a phone.
  case compact = 1
  /// The ordinary height with a prompt.
  case defaultPrompt = 101
  /// The height in landscape with a prompt.
  case compactPrompt = 102
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  /// Not said.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, reaching under the status bar.
  case topAttached = 3
}
