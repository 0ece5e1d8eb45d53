public import Foundation

/// What can be done with what is chosen.
///
/// Every responder has the methods. What does nothing is offered nowhere, until a subclass does something and says in
/// `canPerformAction(_:withSender:)` that it does.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Copies and takes away.
  func cut(_ sender: Any?)
  /// Copies.
  func copy(_ sender: Any?)
  /// Puts in what was copied.
  func paste(_ sender: Any?)
  /// Chooses what a finger points at.
  func select(_ sender: Any?)
  /// Chooses everything.
  func selectAll(_ sender: Any?)
  /// Takes away.
  func delete(_ sender: Any?)
}

extension UIResponder {
  /// Posted before the keyboard shows.
  ///
  /// A headless app draws none; it is told as on a device, when something that takes typed text becomes first responder.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard shows.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard hides.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard is hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard takes another place.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard took another place.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Where the keyboard was: an `NSValue` of a rectangle, in points of the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard will be: an `NSValue` of a rectangle, in points of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How the keyboard moves: the number of a `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
