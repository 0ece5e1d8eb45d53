internal import Foundation

extension UITextField: UIKeyInput {
  /// Whether there is text.
  public var hasText: Bool { !(text ?? "").isEmpty }

  /// Puts text at the end and tells everyone; the delegate is not asked.
  ///
  /// - Parameter text: the text.
  public func insertText(_ text: String) {
    change(to: (self.text ?? "") + text)
  }

  /// Takes the last letter away and tells everyone; the delegate is not asked.
  public func deleteBackward() {
    guard let text, !text.isEmpty else { return }
    change(to: String(text.dropLast()))
  }

  /// Types as a person does: letter by letter, asking the delegate; a line break is the return key.
  ///
  /// - Parameter text: what is typed.
  /// - Returns: whether the field is being edited, or began to be for it.
  @_spi(Sceneway) @discardableResult
  public func typeText(_ text: String) -> Bool {
    guard isEditing || becomeFirstResponder() else { return false }
    var end = TextEnd()
    for letter in text {
      if letter == "\n" {
        pressReturn()
        continue
      }
      let range = NSRange(location: end.location(in: self.text ?? ""), length: 0)
      if shouldChange(range, to: String(letter)) { append(letter) }
    }
    return true
  }

  /// Takes the last letter away as a person does, asking the delegate.
  ///
  /// - Returns: whether there was a letter.
  @_spi(Sceneway) @discardableResult
  public func pressDelete() -> Bool {
    guard isEditing, let last = text?.last else { return false }
    let length = String(last).utf16.count
    replace(NSRange(location: (text ?? "").utf16.count - length, length: length), with: "")
    return true
  }

  /// Replaces the whole text as a person does who selects it and types.
  ///
  /// - Parameter text: what is typed.
  /// - Returns: whether the field is being edited, or began to be for it.
  @_spi(Sceneway) @discardableResult
  public func replaceText(with text: String) -> Bool {
    guard isEditing || becomeFirstResponder() else { return false }
    if hasText { replace(NSRange(location: 0, length: (self.text ?? "").utf16.count), with: "") }
    return typeText(text)
  }

  /// Presses the return key: the delegate is asked, then the events of the end by that key are sent.
  @_spi(Sceneway)
  public func pressReturn() {
    guard isEditing, shouldReturn() else { return }
    let leaves = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered], with: nil)
    if leaves { resignFirstResponder() }
  }

  /// Presses the button that clears the text.
  ///
  /// - Returns: whether the text is gone.
  @_spi(Sceneway) @discardableResult
  public func pressClear() -> Bool {
    guard isEnabled, hasText, shouldClear() else { return false }
    change(to: "")
    return true
  }

  private func replace(_ range: NSRange, with string: String) {
    guard shouldChange(range, to: string) else { return }
    let old = (text ?? "") as NSString
    guard range.location + range.length <= old.length else { return }
    change(to: old.replacingCharacters(in: range, with: string))
  }
}

/// Something that takes typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }

  /// Puts text in.
  ///
  /// - Parameter text: the text.
  func insertText(_ text: String)

  /// Takes a letter away.
  func deleteBackward()
}
