public import Foundation

/// Who is asked and told about a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asked whether editing may begin; yes by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Asked whether editing may end; yes by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Told that editing began.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Told that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Asked whether text may change; yes by default.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Told that the text changed.
  func textViewDidChange(_ textView: UITextView)

  /// Told that another part of the text is chosen.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Asked whether a link may be used; yes by default.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool

  /// Asked whether a picture in the text may be used; yes by default.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool

  /// Asked what a tap on a link or a picture does; as UIKit does by default.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?

  /// Asked what a long press on a link or a picture offers; as UIKit does by default.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?

  /// Asked what a part of the text that is chosen offers; as UIKit does by default.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextViewDelegate {
  /// Asked whether a link may be used; yes by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }

  /// Asked whether a picture in the text may be used; yes by default.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }

  /// Asked what a tap on a link or a picture does; as UIKit does by default.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }

  /// Asked what a long press on a link or a picture offers; as UIKit does by default.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }

  /// Asked what a part of the text that is chosen offers; as UIKit does by default.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Asked whether editing may begin; yes by default.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Asked whether editing may end; yes by default.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Told that editing began; does nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Told that editing ended; does nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Asked whether text may change; yes by default.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Told that the text changed; does nothing by default.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Told that another part of the text is chosen; does nothing by default.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UITextView {
  /// Posted when editing began; the object is the text view.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing ended; the object is the text view.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the text changed; the object is the text view.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}
