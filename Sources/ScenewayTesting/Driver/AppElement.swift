@_spi(Sceneway) public import HeadlessUIKit

/// Something that was found on the screen.
@MainActor
public struct AppElement {
  let live: LiveElement

  /// The element as a value, of the moment when it was found.
  public var value: ScreenElement { live.value }

  /// What the element is.
  public var kind: ScreenElement.Kind { live.value.kind }

  /// The words a person knows it by.
  public var text: String { live.value.text }

  /// What it holds, such as the typed text.
  public var content: String? { live.value.value }

  /// Whether it can be used.
  public var isEnabled: Bool { live.value.isEnabled }

  /// Whether it is chosen.
  public var isSelected: Bool { live.value.isSelected }

  /// The view behind it; nil for what has none of its own, such as a button in a bar.
  public var view: UIView? { live.view }
}
