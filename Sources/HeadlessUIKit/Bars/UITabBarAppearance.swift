public import Foundation

/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// The colour of the picture.
  open var iconColor: UIColor?

  /// The colour of the mark at the corner.
  open var badgeBackgroundColor: UIColor?

  /// The look of the words in the mark.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab looks.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// With nothing particular.
  public let normal = UITabBarItemStateAppearance()

  /// When it is chosen.
  public let selected = UITabBarItemStateAppearance()

  /// When it cannot be used.
  public let disabled = UITabBarItemStateAppearance()

  /// When it has the focus.
  public let focused = UITabBarItemStateAppearance()
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with the picture above the words.
  open var stackedLayoutAppearance = UITabBarItemAppearance()

  /// How tabs look with the picture beside the words.
  open var inlineLayoutAppearance = UITabBarItemAppearance()

  /// How tabs look in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// The colour behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor?

  /// The picture behind the chosen tab.
  open var selectionIndicatorImage: UIImage?

  override func makeCopy() -> UIBarAppearance {
    let copy = UITabBarAppearance(barAppearance: self)
    copy.stackedLayoutAppearance = stackedLayoutAppearance
    copy.inlineLayoutAppearance = inlineLayoutAppearance
    copy.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    copy.selectionIndicatorTintColor = selectionIndicatorTintColor
    copy.selectionIndicatorImage = selectionIndicatorImage
    return copy
  }
}
