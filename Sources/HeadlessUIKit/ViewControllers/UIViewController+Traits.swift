internal import Foundation

extension UIViewController {
  /// Gives a child other traits than its surroundings have (CONT-23).
  ///
  /// - Parameters:
  ///   - collection: the traits that differ; nil takes earlier ones back.
  ///   - childViewController: a child of this controller; another one is passed over.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.storedParent === self else { return }
    let before = childViewController.traitCollection
    childViewController.overridingTraits = collection
    if !before.hasSameTraits(as: childViewController.traitCollection) {
      childViewController.traitsDidChange(from: before)
    }
  }

  /// The traits that a child was given by ``setOverrideTraitCollection(_:forChild:)``.
  ///
  /// - Parameter childViewController: a child of this controller.
  /// - Returns: the traits that differ; nil where none were given.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.storedParent === self ? childViewController.overridingTraits : nil
  }

  /// Tells this controller and its children that their traits changed, shown or not (CONT-19).
  func traitsDidChange(from previous: UITraitCollection) {
    traitsWillSettle()
    traitCollectionDidChange(previous)
    for child in storedChildren { child.traitsDidChange(from: previous) }
  }
}
