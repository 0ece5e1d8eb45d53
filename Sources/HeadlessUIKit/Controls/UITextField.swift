internal import Foundation

/// Placeholder until the real text field comes.
@preconcurrency @MainActor
open class UITextField: UIView {
  /// The text.
  open var text: String?
}
