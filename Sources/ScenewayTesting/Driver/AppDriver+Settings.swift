@_spi(Sceneway) public import HeadlessUIKit

/// What a person sets on the device, and what the system does by itself.
extension AppDriver {
  /// Sets the device to light or dark.
  ///
  /// - Parameters:
  ///   - style: light or dark.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where UIKit raises an exception on the way.
  public func setAppearance(
    _ style: UIUserInterfaceStyle, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act("set the device to \(style == .dark ? "dark" : "light")", file, line) {
      UIApplication.shared.changeSettings { $0.userInterfaceStyle = style }
      return nil
    }
  }

  /// Sets the size of text that the person likes.
  ///
  /// - Parameters:
  ///   - size: the size.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where UIKit raises an exception on the way.
  public func setTextSize(
    _ size: UIContentSizeCategory, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act("set the size of text", file, line) {
      UIApplication.shared.changeSettings { $0.preferredContentSizeCategory = size }
      return nil
    }
  }

  /// Has the system tell the app that memory is short.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where UIKit raises an exception on the way.
  public func warnOfLowMemory(file: String = #fileID, line: Int = #line) async throws {
    try await act("warn of low memory", file, line) {
      UIApplication.shared.sendMemoryWarning()
      return nil
    }
  }

  // MARK: Windows

  /// Closes the window in front for good, as a person does in the app switcher.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where the app has no scene in front.
  public func closeWindow(file: String = #fileID, line: Int = #line) async throws {
    try await act("close the window", file, line) {
      guard let session = window?.windowScene?.session else { return .oneWindowOnly }
      openMenu = nil
      UIApplication.shared.discard([session])
      return nil
    }
  }

  /// Brings another window of the app to the front; the one that was there goes off the screen.
  ///
  /// - Parameters:
  ///   - title: the title of the screen that the window shows.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no window shows such a screen; with the titles of those that are there.
  public func switchWindow(to title: String, file: String = #fileID, line: Int = #line) async throws {
    try await act("switch to the window “\(title)”", file, line) {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard let wanted = scenes.first(where: { $0.titleInFront == title }) else {
        return .notFound(suggestions: scenes.compactMap(\.titleInFront).sorted())
      }
      for scene in scenes where scene !== wanted { UIApplication.shared.enterBackground(scene) }
      UIApplication.shared.enterForeground(wanted)
      return nil
    }
  }
}

extension UIWindowScene {
  /// What a person would call the screen in the scene's window.
  fileprivate var titleInFront: String? {
    windows.compactMap(\.rootViewController).last?.topmostPresented.screenName
  }
}
