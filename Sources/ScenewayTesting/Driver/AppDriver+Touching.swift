@_spi(Sceneway) internal import HeadlessUIKit

extension AppDriver {
  /// Taps something on the screen by its words.
  ///
  /// - Parameters:
  ///   - text: its words: the title of a button, row, tab or bar button, a label, or its name for tests.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it.
  public func tap(_ text: String, file: String = #fileID, line: Int = #line) async throws {
    try await at(file, line) { try await tap(.words(text)) }
  }

  /// Taps something on the screen by the name that the app gave it for tests.
  ///
  /// - Parameters:
  ///   - identifier: the value of `accessibilityIdentifier`.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it.
  public func tap(identifier: String, file: String = #fileID, line: Int = #line) async throws {
    try await at(file, line) { try await tap(.identifier(identifier)) }
  }

  /// Taps something by the number that the screen's text shows before it.
  ///
  /// - Parameters:
  ///   - number: the number, from 1.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it.
  public func tap(number: Int, file: String = #fileID, line: Int = #line) async throws {
    try await at(file, line) { try await tap(.number(number)) }
  }

  /// Taps something that was found on the screen.
  ///
  /// - Parameters:
  ///   - element: what was found.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it.
  public func tap(_ element: AppElement, file: String = #fileID, line: Int = #line) async throws {
    try await act("tap “\(element.text)”", file, line) { touch(element.live) }
  }

  package func tap(_ reference: Reference) async throws {
    let request = "tap \(reference)"
    try await act(request) { touch(try find(reference, request: request)) }
  }

  /// Touches an element.
  ///
  /// - Returns: the reason why no finger could do it; nil where it is done.
  func touch(_ element: LiveElement) -> AppDriverError.Reason? {
    guard element.isTouchable else { return .notTouchable }
    guard element.value.isEnabled else { return .disabled }
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return .touchesSwitchedOff }
    switch element.target {
    case .none: return .notTouchable
    case .view(let view):
      if let button = view as? UIButton, let menu = button.menu, button.showsMenuAsPrimaryAction {
        return reach(button) ?? open(menu, of: button)
      }
      return touch(view)
    case .barItem(let item):
      if let menu = item.menu, item.primaryAction == nil, item.action == nil { return open(menu, of: item) }
      return item.sendAction() || isPlayedWithoutApp ? nil : .nothingHappens
    case .back(let navigation): return navigation.tapBackButton() ? nil : .noBackButton
    case .tab(let tabs, let index):
      // A delegate that refuses is asked and gives the answer; that is what a tap does then.
      tabs.tapTab(at: index)
      return nil
    case .looseTab(let bar, let item): return bar.tap(item) ? nil : .disabled
    case .alertAction(let alert, let action): return alert.tap(action) ? nil : .disabled
    case .row(let table, let path): return reason(for: table.tapRow(at: path))
    case .item(let collection, let path): return reason(for: collection.tapItem(at: path))
    case .accessory(let table, let path):
      return reach(table) ?? (table.tapAccessory(at: path) ? nil : .nothingHappens)
    case .segment(let control, let index):
      return reach(control) ?? (control.tapSegment(at: index) ? nil : .disabled)
    case .scope(let bar, let index):
      return reach(bar.searchTextField) ?? (bar.tapScope(at: index) ? nil : .disabled)
    case .searchCancel(let bar):
      return reach(bar.searchTextField) ?? (bar.tapCancelButton() ? nil : .disabled)
    case .step(let stepper, let up): return reach(stepper) ?? (stepper.tap(plus: up) ? nil : .disabled)
    case .wheel(let picker, let component): return turn(picker, component)
    case .menuAction(let action):
      close(menuWith: action)
      return nil
    case .menuCommand(let command): return close(menuWith: command)
    case .submenu(let menu):
      openMenu?.menu = menu
      return nil
    }
  }

  private func touch(_ view: UIView) -> AppDriverError.Reason? {
    reason(for: TouchSimulator.tap(view))
  }

  /// Why a finger does not reach a view.
  ///
  /// - Returns: the reason; nil where it does.
  func reach(_ view: UIView) -> AppDriverError.Reason? {
    TouchSimulator.obstacle(to: view).map(reason)
  }

  func reason(for outcome: TouchOutcome) -> AppDriverError.Reason? {
    if case .blocked(let obstacle) = outcome { reason(for: obstacle) } else { nil }
  }

  private func reason(for obstacle: TouchObstacle) -> AppDriverError.Reason {
    switch obstacle {
    case .notInWindow, .outside: .offScreen
    case .hidden, .transparent: .hidden
    case .interactionDisabled, .ignored: .touchesSwitchedOff
    case .disabled: .disabled
    case .outsideOf(let view): .outsideOf(AppDriver.name(of: view))
    case .empty: .withoutSize
    case .covered(let view): .covered(by: AppDriver.name(of: view))
    }
  }

  /// Moves a wheel on by one row, from the last to the first.
  private func turn(_ picker: UIPickerView, _ component: Int) -> AppDriverError.Reason? {
    let count = picker.numberOfRows(inComponent: component)
    guard count > 0 else { return .nothingHappens }
    let next = (picker.selectedRow(inComponent: component) + 1) % count
    return reach(picker) ?? (picker.choose(row: next, inComponent: component) ? nil : .disabled)
  }

  /// What to call a view that lies over another one.
  private static func name(of view: UIView) -> String {
    let words = [view.accessibilityLabel, (view as? UILabel)?.text, ScreenReader.words(inside: view).first]
    let kind = String(describing: Swift.type(of: view))
    return words.compactMap { $0 }.first { !$0.isEmpty }.map { "\(kind) “\($0)”" } ?? "\(kind)"
  }
}
