public import Foundation

extension UITextField {
  /// The frame around a text field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken frame.
    case bezel = 2
    /// A frame with round corners.
    case roundedRect = 3
  }

  /// When a view inside a text field shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While editing.
    case whileEditing = 1
    /// Unless editing.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// A person, or code, ended it.
    case committed = 0
    /// The text was given up.
    case cancelled = 1
  }

  /// Posted when editing began; the object is the text field.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ended; the object is the text field.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the text changed; the object is the text field.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}

/// Who is asked and told about a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asked whether editing may begin; yes by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Told that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asked whether editing may end; yes by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Told that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Told that editing ended and why; called in place of the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Asked whether text may change; yes by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// Told that another part of the text is chosen.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asked whether the text may be cleared; yes by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asked what the return key does; its ordinary work by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Asked whether editing may begin; yes by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Told that editing began; does nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Asked whether editing may end; yes by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Told that editing ended; does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Told that editing ended and why; called in place of the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    OptionalMethod.missing()
  }

  /// Asked whether text may change; yes by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  /// Told that another part of the text is chosen; does nothing by default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Asked whether the text may be cleared; yes by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Asked what the return key does; its ordinary work by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
