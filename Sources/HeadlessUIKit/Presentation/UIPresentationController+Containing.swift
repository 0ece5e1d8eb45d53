internal import Foundation

extension UIPresentationController: UIContentContainer, UITraitEnvironment {
  /// Hands other traits on to the presented controller, as a parent does.
  func overrideTraits(with collection: UITraitCollection?) {
    guard let controller = weakPresented else { return }
    let before = controller.traitCollection
    controller.overridingTraits = collection
    if containerView != nil, !before.hasSameTraits(as: controller.traitCollection) {
      controller.traitsDidChange(from: before)
    }
  }

  /// Tells everybody inside that the traits changed.
  func traitsDidChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    shownController.traitsDidChange(from: previous)
  }
}

extension UIViewController {
  /// Who hears that this controller would like another size: its parent, or who presents it (CONT-22).
  var contentContainerAround: (any UIContentContainer)? {
    if let storedParent { return storedParent }
    return ownPresentingViewController == nil ? nil : storedPresentationController
  }
}
