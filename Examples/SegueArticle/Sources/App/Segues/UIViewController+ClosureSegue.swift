import UIKit

typealias ConfiguratePerformSegue = (UIStoryboardSegue) -> Void

extension UIViewController {
  private struct AssociatedKey {
    static var closurePrepareForSegue: UInt8 = 0
    // What a static property is made with runs once.
    static let exchange: Void = exchangePrepareForSegue()
  }

  /// Performs a segue and hands it to a closure before the controller's own `prepare(for:sender:)`.
  func performSegue(
    withIdentifier identifier: String, sender: Any?, configurate: ConfiguratePerformSegue?
  ) {
    _ = AssociatedKey.exchange
    configuratePerformSegue = configurate
    performSegue(withIdentifier: identifier, sender: sender)
  }

  private static func exchangePrepareForSegue() {
    let originalSelector = #selector(UIViewController.prepare(for:sender:))
    let exchangedSelector = #selector(UIViewController.closurePrepare(forSegue:sender:))

    let instanceClass: AnyClass = UIViewController.self
    guard let originalMethod = class_getInstanceMethod(instanceClass, originalSelector),
      let exchangedMethod = class_getInstanceMethod(instanceClass, exchangedSelector)
    else { return }

    let didAddMethod = class_addMethod(
      instanceClass, originalSelector,
      method_getImplementation(exchangedMethod), method_getTypeEncoding(exchangedMethod))

    if didAddMethod {
      class_replaceMethod(
        instanceClass, exchangedSelector,
        method_getImplementation(originalMethod), method_getTypeEncoding(originalMethod))
    } else {
      method_exchangeImplementations(originalMethod, exchangedMethod)
    }
  }

  /// Once the methods are exchanged, what it calls by its own name is UIKit's.
  @objc func closurePrepare(forSegue segue: UIStoryboardSegue, sender: Any?) {
    configuratePerformSegue?(segue)
    closurePrepare(forSegue: segue, sender: sender)
    configuratePerformSegue = nil
  }

  var configuratePerformSegue: ConfiguratePerformSegue? {
    get {
      let box = objc_getAssociatedObject(self, &AssociatedKey.closurePrepareForSegue) as? Box
      return box?.value as? ConfiguratePerformSegue
    }
    set {
      objc_setAssociatedObject(
        self, &AssociatedKey.closurePrepareForSegue, Box(newValue as Any),
        objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)
    }
  }
}
