@_spi(Sceneway) internal import HeadlessUIKit

extension AppDriver {
  /// Types words into a field, in place of what is in it.
  ///
  /// - Parameters:
  ///   - words: what to type; a line break is the return key.
  ///   - field: the field's placeholder, label, or the label beside it.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it.
  public func type(
    _ words: String, into field: String, file: String = #fileID, line: Int = #line
  ) async throws {
    try await at(file, line) { try await type(words, into: .words(field)) }
  }

  /// Types words into a field that was found on the screen, in place of what is in it.
  ///
  /// - Parameters:
  ///   - words: what to type; a line break is the return key.
  ///   - field: what was found.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it.
  public func type(
    _ words: String, into field: AppElement, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act("type into “\(field.text)”", file, line) { enter(words, into: field.live) }
  }

  /// Types words into a field that has a name for tests, in place of what is in it.
  ///
  /// - Parameters:
  ///   - words: what to type; a line break is the return key.
  ///   - identifier: the value of `accessibilityIdentifier`.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it.
  public func type(
    _ words: String, intoIdentifier identifier: String, file: String = #fileID, line: Int = #line
  ) async throws {
    try await at(file, line) { try await type(words, into: .identifier(identifier)) }
  }

  package func type(_ words: String, into reference: Reference) async throws {
    let request = "type into \(reference)"
    try await act(request) {
      enter(words, into: try find(reference, request: request, preferring: \.isEditable))
    }
  }

  /// Presses the return key of the keyboard, for the field that is being edited.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no field is being edited.
  public func pressReturn(file: String = #fileID, line: Int = #line) async throws {
    try await act("press return", file, line) {
      guard let field = window?.firstResponderView else { return .notTypable }
      switch field {
      case let field as UITextField: field.pressReturn()
      case let view as UITextView: view.typeText("\n")
      default: return .notTypable
      }
      return nil
    }
  }

  // MARK: Values

  /// Sets a control that holds a value: moves a slider, turns a picker's wheel to a row or a date, switches a switch.
  ///
  /// - Parameters:
  ///   - name: the control's words, or the label beside it.
  ///   - value: the value as the screen shows it: `0.7`, a row's title, `2026-03-01`, `on`.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it, or there is no such value.
  public func set(_ name: String, to value: String, file: String = #fileID, line: Int = #line) async throws {
    let request = "set “\(name)” to “\(value)”"
    try await act(request, file, line) {
      enter(value, into: try find(.words(name), request: request, preferring: \.isEditable))
    }
  }

  /// Enters words or a value.
  ///
  /// - Returns: the reason why no finger could do it; nil where it is done.
  private func enter(_ words: String, into element: LiveElement) -> AppDriverError.Reason? {
    guard element.value.isEnabled else { return .disabled }
    if case .wheel(let picker, let component) = element.target {
      return reach(picker) ?? turn(picker, component, to: words)
    }
    guard let view = element.view else { return .notTypable }
    if let obstacle = reach(view) { return obstacle }
    switch view {
    case let field as UITextField:
      TouchSimulator.tap(field)
      return field.replaceText(with: words) ? nil : .refusesEditing
    case let view as UITextView where view.isEditable:
      TouchSimulator.tap(view)
      return view.replaceText(with: words) ? nil : .refusesEditing
    case let slider as UISlider:
      guard let value = Float(words.trimmed) else { return .noSuchValue(among: []) }
      slider.drag(to: value)
    case let toggle as UISwitch:
      guard let isOn = ["on": true, "off": false][words.trimmed.lowercased()] else {
        return .noSuchValue(among: ["on", "off"])
      }
      if toggle.isOn != isOn { TouchSimulator.tap(toggle) }
    case let picker as UIDatePicker:
      guard let date = PickedDate.date(words, for: picker) else {
        return .noSuchValue(among: [PickedDate.text(of: picker)])
      }
      picker.choose(date)
    default: return .notTypable
    }
    return nil
  }

  private func turn(_ picker: UIPickerView, _ component: Int, to words: String) -> AppDriverError.Reason? {
    let titles = (0..<picker.numberOfRows(inComponent: component)).map {
      picker.title(forRow: $0, inComponent: component) ?? "row \($0 + 1)"
    }
    guard let row = titles.firstIndex(of: words.trimmed) else { return .noSuchValue(among: titles) }
    picker.choose(row: row, inComponent: component)
    return nil
  }
}

extension LiveElement {
  /// Whether it takes words or a value.
  fileprivate var isEditable: Bool {
    switch value.kind {
    case .textField, .textView, .searchField, .toggle, .slider, .picker: true
    default: false
    }
  }
}

extension String {
  /// The words without spaces at the ends.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension UIView {
  /// The view inside this one that typed text goes to.
  fileprivate var firstResponderView: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstResponderView { return found }
    }
    return nil
  }
}
