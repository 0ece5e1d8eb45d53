public import Foundation

/// A button that shows a colour and lets a person choose another one.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The colour; code that sets it tells nobody.
  open var selectedColor: UIColor?
  /// The title of what the person chooses in.
  open var title: String?
  /// Whether the colour may be transparent; true by default.
  open var supportsAlpha = true

  /// Chooses a colour, as a person does.
  ///
  /// - Parameter color: the colour.
  @_spi(Sceneway) public func choose(_ color: UIColor) {
    guard isEnabled else { return }
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
