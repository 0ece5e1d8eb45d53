@_spi(Sceneway) internal import HeadlessUIKit

extension AppDriver {
  /// Taps something on the screen by its words.
  ///
  /// - Parameter text: its words: the title of a button, row, tab or bar button, a label, or its name for tests.
  /// - Throws: an ``AppDriverError`` where no finger could do it.
  public func tap(_ text: String) async throws {
    try await tap(.words(text))
  }

  /// Taps something on the screen by the name that the app gave it for tests.
  ///
  /// - Parameter identifier: the value of `accessibilityIdentifier`.
  /// - Throws: an ``AppDriverError`` where no finger could do it.
  public func tap(identifier: String) async throws {
    try await tap(.identifier(identifier))
  }

  /// Taps something by the number that the screen's text shows before it.
  ///
  /// - Parameter number: the number, from 1.
  /// - Throws: an ``AppDriverError`` where no finger could do it.
  public func tap(number: Int) async throws {
    try await tap(.number(number))
  }

  /// Taps something that was found on the screen.
  ///
  /// - Parameter element: what was found.
  /// - Throws: an ``AppDriverError`` where no finger could do it.
  public func tap(_ element: AppElement) async throws {
    try await act("tap “\(element.text)”") { touch(element.live) }
  }

  package func tap(_ reference: Reference) async throws {
    let request = "tap \(reference)"
    try await act(request) { touch(try find(reference, request: request)) }
  }

  /// Touches an element.
  ///
  /// - Returns: the reason why no finger could do it; nil where it is done.
  func touch(_ element: LiveElement) -> AppDriverError.Reason? {
    guard element.value.kind.isTouchable else { return .notTouchable }
    guard element.value.isEnabled else { return .disabled }
    if UIApplication.shared.isIgnoringInteractionEvents { return .touchesSwitchedOff }
    switch element.target {
    case .none: return .notTouchable
    case .view(let view): return touch(view)
    case .barItem(let item): return item.sendAction() ? nil : .nothingHappens
    case .back(let navigation): return navigation.tapBackButton() ? nil : .noBackButton
    case .tab(let tabs, let index):
      // A delegate that refuses is asked and gives the answer; that is what a tap does then.
      tabs.tapTab(at: index)
      return nil
    case .looseTab(let bar, let item): return bar.tap(item) ? nil : .disabled
    case .alertAction(let alert, let action): return alert.tap(action) ? nil : .disabled
    }
  }

  private func touch(_ view: UIView) -> AppDriverError.Reason? {
    nil
  }
}
