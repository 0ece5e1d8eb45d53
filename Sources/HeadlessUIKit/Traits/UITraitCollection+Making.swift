public import Foundation

extension UITraitCollection {
  private convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value)
  where Trait.Value: Equatable {
    var values = TraitValues()
    // A trait that is not known is one that is not spoken of.
    if value != trait.defaultValue { values[trait] = value }
    self.init(values: values)
  }

  /// Traits of a horizontal size class alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  /// Traits of a vertical size class alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }

  /// Traits of a kind of device alone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, userInterfaceIdiom)
  }

  /// Traits of a style alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }

  /// Traits of a direction of lines alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }

  /// Traits of a number of pixels per point alone.
  public convenience init(displayScale: CGFloat) {
    self.init(UITraitDisplayScale.self, displayScale)
  }

  /// Traits of a size of text alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }

  /// Traits of a contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  /// Traits of a level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }

  /// Traits of a weight of text alone.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, legibilityWeight)
  }

  /// Traits of a range of colours alone.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, displayGamut)
  }

  /// Traits put together of several collections, where a later one has the last word on what it speaks of.
  ///
  /// - Parameter traitCollections: the collections.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(TraitValues()) { $0.overlaid(by: $1.values) })
  }

  /// Traits as a closure sets them.
  ///
  /// - Parameter mutations: sets the traits; what it does not set is not spoken of.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: UITraitCollection.values(TraitValues(), mutations))
  }

  /// These traits as a closure changes them.
  ///
  /// - Parameter mutations: changes the traits.
  /// - Returns: the changed traits; this collection stays as it is.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: UITraitCollection.values(values, mutations))
  }

  /// These traits with another value of one.
  ///
  /// - Parameters:
  ///   - trait: the trait.
  ///   - value: its value.
  /// - Returns: the changed traits; this collection stays as it is.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
    -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  private static func values(
    _ start: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = ChangingTraits(values: start)
    mutations(&traits)
    return (traits as? ChangingTraits)?.values ?? start
  }

  // MARK: Of the device

  /// The traits of what is being drawn or laid out; those of the screen where nobody set others.
  public static var current: UITraitCollection {
    get { HeadlessEnvironment.current.currentTraits ?? traits(for: UIScreen.main.bounds.size) }
    set { HeadlessEnvironment.current.currentTraits = newValue }
  }

  /// Makes this collection the current one while something runs.
  ///
  /// - Parameter actions: what to run.
  public func performAsCurrent(_ actions: () -> Void) {
    let environment = HeadlessEnvironment.current
    let before = environment.currentTraits
    environment.currentTraits = self
    actions()
    environment.currentTraits = before
  }

  /// The traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self,
    ]
  }

  /// The traits that a window of a size has on the current device.
  static func traits(for size: CGSize) -> UITraitCollection {
    let environment = HeadlessEnvironment.current
    let idiom = environment.device.userInterfaceIdiom
    let isLandscapePhone = idiom == .phone && size.width > size.height
    let isWide =
      switch idiom {
      // The large phones alone have much room on their side; they are 414 points wide and more.
      case .phone: isLandscapePhone && size.height >= 414
      // Full screens have, and the larger part of most divided ones; half of the largest screen is 678 points.
      case .pad: size.width >= 660
      default: true
      }
    var values = environment.personTraits
    values[UITraitUserInterfaceIdiom.self] = idiom
    values[UITraitHorizontalSizeClass.self] = isWide ? .regular : .compact
    values[UITraitVerticalSizeClass.self] = isLandscapePhone ? .compact : .regular
    values[UITraitDisplayScale.self] = UIScreen.main.scale
    return UITraitCollection(values: values)
  }

  /// What the person has set on a device that nobody set anything on.
  static var usualPersonTraits: TraitValues {
    var values = TraitValues()
    values[UITraitUserInterfaceStyle.self] = .light
    values[UITraitLayoutDirection.self] = .leftToRight
    values[UITraitPreferredContentSizeCategory.self] = .large
    values[UITraitAccessibilityContrast.self] = .normal
    values[UITraitUserInterfaceLevel.self] = .base
    values[UITraitLegibilityWeight.self] = .regular
    values[UITraitDisplayGamut.self] = .P3
    values[UITraitForceTouchCapability.self] = .unavailable
    values[UITraitActiveAppearance.self] = .active
    return values
  }
}
