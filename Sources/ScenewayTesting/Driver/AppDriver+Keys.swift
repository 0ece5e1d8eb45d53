@_spi(Sceneway) public import HeadlessUIKit

/// A real keyboard, and a hand that shakes the device.
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

  /// Shakes the device: the field that is being edited hears of it, or else the topmost controller, and what is around it
  /// where they hand it on.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no window is on the screen.
  public func shake(file: String = #fileID, line: Int = #line) async throws {
    try await act("shake the device", file, line) {
      guard let window else { return .noWindow }
      window.shake()
      return nil
    }
  }

  /// A command that keys of a real keyboard give now.
  package struct KeyCommand: Hashable, Sendable {
    /// The key, as `UIKeyCommand` names it.
    package let input: String
    /// The keys that are held down with it.
    package let modifiers: UIKeyModifierFlags
    /// What it is called; empty where it has no words.
    package let title: String
  }

  /// The commands that keys of a real keyboard give now.
  package var keyCommands: [KeyCommand] {
    perform {
      window?.keyCommandsInReach.compactMap { command in
        command.input.map {
          let title = command.discoverabilityTitle ?? command.title
          return KeyCommand(input: $0, modifiers: command.modifierFlags, title: title)
        }
      } ?? []
    }
  }
}
