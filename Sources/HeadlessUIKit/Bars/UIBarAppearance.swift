public import Foundation

/// How a bar looks: the part that all bars share.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying {
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?

  /// The bar's ground.
  open var backgroundColor: UIColor?

  /// The picture behind the bar's content.
  open var backgroundImage: UIImage?

  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the line at the bar's edge.
  open var shadowColor: UIColor? = .separator

  /// The picture in place of the line at the bar's edge.
  open var shadowImage: UIImage?

  /// Makes the ordinary look.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes the look of another one.
  ///
  /// - Parameter barAppearance: the one to take over.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// A look of its own with the same values.
  ///
  /// - Parameter zone: not used.
  /// - Returns: the copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    return MainActor.assumeIsolated { Unchecked(makeCopy()) }.value
  }

  /// Makes a look of the same class with the same values.
  func makeCopy() -> UIBarAppearance { UIBarAppearance(barAppearance: self) }

  /// Goes back to the ordinary ground and line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .separator
  }

  /// Takes a ground that nothing shows through.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Takes no ground and no line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  /// A value on its way out of the main actor's closure to code that is on the main actor as well.
  private struct Unchecked: @unchecked Sendable {
    let value: UIBarAppearance
    init(_ value: UIBarAppearance) { self.value = value }
  }
}

/// How a bar button item looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// The picture behind the item.
  open var backgroundImage: UIImage?
}

/// How a bar button item looks.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// With nothing particular.
  public let normal = UIBarButtonItemStateAppearance()

  /// With a finger on it.
  public let highlighted = UIBarButtonItemStateAppearance()

  /// When it cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()

  /// When it has the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Makes the ordinary look.
  public override init() {
    super.init()
  }

  /// Makes the ordinary look of a style.
  ///
  /// - Parameter style: the items' style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero

  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How plain items look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// How items look that finish something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// How the back button looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// The arrow of the back button.
  open private(set) var backIndicatorImage = UIImage()

  /// The shape that the back button's arrow is cut from while it moves.
  open private(set) var backIndicatorTransitionMaskImage = UIImage()

  /// Sets the arrow of the back button.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: the arrow; nil for the ordinary one.
  ///   - backIndicatorTransitionMaskImage: the shape it is cut from while it moves.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage ?? UIImage()
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage ?? UIImage()
  }

  override func makeCopy() -> UIBarAppearance {
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.titleTextAttributes = titleTextAttributes
    copy.titlePositionAdjustment = titlePositionAdjustment
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    copy.backButtonAppearance = backButtonAppearance
    copy.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    return copy
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain items look.
  open var buttonAppearance = UIBarButtonItemAppearance()

  /// How items look that finish something.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  override func makeCopy() -> UIBarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.buttonAppearance = buttonAppearance
    copy.doneButtonAppearance = doneButtonAppearance
    return copy
  }
}
