internal import Foundation

extension UIPresentationController: UIContentContainer, UITraitEnvironment {
  /// Hands other traits on to the presented controller, as a parent does.
  func overrideTraits(with collection: UITraitCollection?) {
    guard let controller = weakPresented else { return }
    guard containerView != nil else { return controller.overridingTraits = collection }
    controller.changeTraits { controller.overridingTraits = collection }
  }
}

extension UIViewController {
  /// Who hears that this controller would like another size: its parent, or who presents it (CONT-22).
  var contentContainerAround: (any UIContentContainer)? {
    if let storedParent { return storedParent }
    return ownPresentingViewController == nil ? nil : storedPresentationController
  }
}
