internal import Foundation

extension TraitNode {
  /// The overrides, for the property of the same name in each class.
  var currentOverrides: any UITraitOverrides {
    get { ChangingTraits(values: traitState?.overrides ?? TraitValues()) }
    set {
      guard let values = (newValue as? ChangingTraits)?.values else { return }
      changeTraitsLater { madeTraitState.overrides = values }
    }
  }

  /// The style, for the property of the same name in each class.
  var currentStyle: UIUserInterfaceStyle {
    get { traitState?.style ?? .unspecified }
    set { changeTraits { madeTraitState.style = newValue } }
  }
}

extension UIViewController {
  /// Traits that are other than in the surroundings, for this controller and everything inside it.
  ///
  /// A change is told at the end of the turn, or by ``updateTraitsIfNeeded()``.
  public var traitOverrides: any UITraitOverrides {
    get { currentOverrides }
    set { currentOverrides = newValue }
  }

  /// Light or dark for this controller and everything inside it; as the surroundings by default.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { currentStyle }
    set { currentStyle = newValue }
  }

  /// Tells at once what changed in traits, rather than at the end of the turn.
  public func updateTraitsIfNeeded() { HeadlessEnvironment.current.tellTraitChanges() }
}

extension UIView {
  /// Traits that are other than in the surroundings, for this view and everything inside it.
  ///
  /// A change is told at the end of the turn, or by ``updateTraitsIfNeeded()``.
  public var traitOverrides: any UITraitOverrides {
    get { currentOverrides }
    set { currentOverrides = newValue }
  }

  /// Light or dark for this view and everything inside it; as the surroundings by default.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { currentStyle }
    set { currentStyle = newValue }
  }

  /// Tells at once what changed in traits, rather than at the end of the turn.
  public func updateTraitsIfNeeded() { HeadlessEnvironment.current.tellTraitChanges() }
}

extension UIWindowScene {
  /// Traits that are other than the device's, for everything in the scene.
  ///
  /// A change is told at the end of the turn.
  public var traitOverrides: any UITraitOverrides {
    get { currentOverrides }
    set { currentOverrides = newValue }
  }
}
