@_spi(Sceneway) public import HeadlessUIKit

/// A real keyboard.
extension AppDriver {
  /// Presses a key of a real keyboard that the app has a command for.
  ///
  /// - Parameters:
  ///   - key: the key, as the text that it types, or one of the names of `UIKeyCommand` such as
  ///     `UIKeyCommand.inputEscape`.
  ///   - modifiers: the keys that are held down with it; none by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where nobody on the screen has a command for it.
  public func press(
    _ key: String, _ modifiers: UIKeyModifierFlags = [], file: String = #fileID, line: Int = #line
  ) async throws {
    try await act("press “\(key)”", file, line) {
      guard let window else { return .noWindow }
      return window.pressKey(key, modifiers) ? nil : .nothingHappens
    }
  }
}
