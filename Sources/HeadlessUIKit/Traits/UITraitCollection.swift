public import Foundation

/// What an interface has to fit: room, kind of device, style, and what else an app defines.
///
/// A trait that is not spoken of reads as not known, or as its definition's default.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection that speaks of no trait.
  public nonisolated override init() {
    values = TraitValues()
    super.init()
  }

  // MARK: Reading

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values[UITraitUserInterfaceStyle.self] }
  /// Which way lines run.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }
  /// Pixels per point.
  open var displayScale: CGFloat { values[UITraitDisplayScale.self] }
  /// The room from left to right.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }
  /// The room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }
  /// The size of text that the person likes.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values[UITraitPreferredContentSizeCategory.self]
  }
  /// How far colours are to stand apart.
  open var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }
  /// Whether content lies over other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }
  /// How heavy text is to be.
  open var legibilityWeight: UILegibilityWeight { values[UITraitLegibilityWeight.self] }
  /// Which colours the display shows.
  open var displayGamut: UIDisplayGamut { values[UITraitDisplayGamut.self] }
  /// Whether the display feels how hard it is pressed.
  open var forceTouchCapability: UIForceTouchCapability { values[UITraitForceTouchCapability.self] }
  /// Whether the window is the one in use.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values[UITraitActiveAppearance.self] }

  // MARK: Comparing

  /// Whether every trait that another collection speaks of is the same here.
  ///
  /// - Parameter traits: the other collection.
  /// - Returns: whether this one contains it; true for nil.
  open func containsTraits(in traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    return traits.values.traits.allSatisfy {
      values.contains($0) && values.agrees(with: traits.values, on: $0)
    }
  }

  /// Whether colours look other than in another collection.
  ///
  /// - Parameter traitCollection: the other collection.
  /// - Returns: whether a trait that affects colours differs; true for nil.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return values.differences(from: traitCollection.values).contains { $0.affectsColorAppearance }
  }

  /// The traits whose values are other than in another collection.
  ///
  /// - Parameter traitCollection: the other collection.
  /// - Returns: the traits, in no order.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.differences(from: traitCollection?.values ?? TraitValues())
  }

  func hasSameTraits(as other: UITraitCollection) -> Bool {
    values.differences(from: other.values).isEmpty
  }

  /// Whether another collection has the same values.
  ///
  /// - Parameter object: the other collection.
  /// - Returns: whether it has.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return values.differences(from: other.values).isEmpty
  }

  /// The same number for collections with the same values.
  nonisolated open override var hash: Int {
    values[UITraitHorizontalSizeClass.self].rawValue &* 31 &+ values[UITraitVerticalSizeClass.self].rawValue
  }
}
