internal import Foundation

extension UIViewController {
  /// Gives a child other traits than its surroundings have (CONT-23); told at once.
  ///
  /// - Parameters:
  ///   - collection: the traits that differ; nil takes earlier ones back.
  ///   - childViewController: a child of this controller; another one is passed over.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.storedParent === self else { return }
    childViewController.changeTraits { childViewController.overridingTraits = collection }
  }

  /// The traits that a child was given by ``setOverrideTraitCollection(_:forChild:)``.
  ///
  /// - Parameter childViewController: a child of this controller.
  /// - Returns: the traits that differ; nil where none were given.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.storedParent === self ? childViewController.overridingTraits : nil
  }

  /// The traits of what is around the controller.
  var surroundingTraits: UITraitCollection {
    if let storedParent { return storedParent.traits(for: self, in: storedParent.traitCollection) }
    return storedView?.storedWindow?.windowTraitCollection ?? .current
  }

  /// The traits that the controller has in given surroundings.
  func resolved(in surroundings: UITraitCollection) -> UITraitCollection {
    let given = overridingTraits.map { UITraitCollection(traitsFrom: [surroundings, $0]) } ?? surroundings
    return overriding(given)
  }

  /// Tells the children whose traits will change with this controller's (LIFE-30).
  func forwardTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let next = child.resolved(in: traits(for: child, in: newCollection))
      guard !next.hasSameTraits(as: child.traitCollection) else { continue }
      child.willTransition(to: next, with: coordinator)
    }
  }

  /// Tells the children that the size is about to change, each with its own (LIFE-30).
  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
  }
}
