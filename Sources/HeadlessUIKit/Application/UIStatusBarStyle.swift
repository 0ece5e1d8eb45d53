/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the interface style has it.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
