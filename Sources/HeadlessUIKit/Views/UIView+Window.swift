internal import Foundation

extension UIView {
  /// Views whose window changes together, as they were before.
  struct WindowChange {
    let views: [UIView]
    let controllers: [UIViewController]
    let isEntering: Bool
  }

  /// Tells the views that they are about to change window, and their controllers that they will appear or disappear
  /// where no container tells them (CONT-09, CONT-20).
  func beginWindowChange(to newWindow: UIWindow?) -> WindowChange {
    var views: [UIView] = []
    var controllers: [UIViewController] = []
    collect(into: &views)
    for view in views {
      view.willMove(toWindow: newWindow)
      if let controller = view.viewDelegate { controllers.append(controller) }
    }
    if newWindow == nil {
      for view in views where view.isFirstResponder { view.storedWindow?.firstResponder = nil }
      for controller in controllers { controller.viewWillLeaveWindow() }
    }
    for view in views { view.storedWindow = newWindow }
    if newWindow != nil {
      for controller in controllers { controller.viewWillEnterWindow() }
    }
    return WindowChange(views: views, controllers: controllers, isEntering: newWindow != nil)
  }

  func endWindowChange(_ change: WindowChange) {
    for view in change.views { view.didMoveToWindow() }
    for controller in change.controllers {
      if change.isEntering {
        controller.viewDidEnterWindow()
      } else {
        controller.viewDidLeaveWindow()
      }
    }
  }

  private func collect(into views: inout [UIView]) {
    views.append(self)
    for subview in storedSubviews { subview.collect(into: &views) }
  }

  /// The view controller that this view belongs to: that of the nearest root view on the way up.
  var owningViewController: UIViewController? {
    var current: UIView? = self
    while let view = current {
      if let controller = view.viewDelegate { return controller }
      current = view.storedSuperview
    }
    return nil
  }

  /// Checks that a child's view goes into its parent's view (CONT-15).
  ///
  /// - Returns: whether the view may be added.
  func checkHierarchy(adding view: UIView) -> Bool {
    guard let child = view.viewDelegate, let parent = child.parent, let owner = owningViewController,
      owner !== parent
    else { return true }
    UIKitComplaint.wrongParent(of: child, expected: owner, actual: parent).report()
    return false
  }
}
