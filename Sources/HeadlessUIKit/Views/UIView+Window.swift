internal import Foundation

extension UIView {
  /// Views whose window changes together, as they were before.
  struct WindowChange {
    /// The controller of the outermost view, where it has one.
    let controller: UIViewController?
    /// The views inside and their controllers; most views that move have none.
    var others: [UIView] = []
    var otherControllers: [UIViewController] = []
    let isEntering: Bool
  }

  /// Tells the views that they are about to change window, and their controllers that they will appear or disappear
  /// where no container tells them (CONT-09, CONT-20).
  ///
  /// - Parameters:
  ///   - oldWindow: the window that the view is in.
  ///   - newWindow: the window that it comes into.
  /// - Returns: what changes, for ``endWindowChange(_:)``.
  func beginWindowChange(from oldWindow: UIWindow?, to newWindow: UIWindow?) -> WindowChange {
    if let oldWindow, let responder = oldWindow.firstResponder, contains(responder) {
      // Whoever leaves the window stops typing there, and hears of it.
      responder.resignFirstResponder()
      if oldWindow.firstResponder === responder {
        oldWindow.firstResponder = nil
        HeadlessEnvironment.current.keyboard.serve(nil)
      }
    }
    guard !storedSubviews.isEmpty else { return beginLoneWindowChange(to: newWindow) }
    var others: [UIView] = []
    others.reserveCapacity(8)
    for subview in storedSubviews { subview.collect(into: &others) }
    willMove(toWindow: newWindow)
    var change = WindowChange(controller: viewDelegate, others: others, isEntering: newWindow != nil)
    for view in others {
      view.willMove(toWindow: newWindow)
      if let controller = view.viewDelegate { change.otherControllers.append(controller) }
    }
    if newWindow == nil {
      change.controller?.viewWillLeaveWindow()
      for controller in change.otherControllers { controller.viewWillLeaveWindow() }
    }
    storedWindow = newWindow
    for view in others { view.storedWindow = newWindow }
    if newWindow != nil {
      change.controller?.viewWillEnterWindow()
      for controller in change.otherControllers { controller.viewWillEnterWindow() }
    }
    return change
  }

  /// The same for a view that has nothing inside, which needs no lists.
  private func beginLoneWindowChange(to newWindow: UIWindow?) -> WindowChange {
    willMove(toWindow: newWindow)
    let controller = viewDelegate
    if newWindow == nil { controller?.viewWillLeaveWindow() }
    storedWindow = newWindow
    if newWindow != nil { controller?.viewWillEnterWindow() }
    return WindowChange(controller: controller, isEntering: newWindow != nil)
  }

  func endWindowChange(_ change: WindowChange) {
    didMoveToWindow()
    for view in change.others { view.didMoveToWindow() }
    if change.isEntering {
      change.controller?.viewDidEnterWindow()
      for controller in change.otherControllers { controller.viewDidEnterWindow() }
    } else {
      change.controller?.viewDidLeaveWindow()
      for controller in change.otherControllers { controller.viewDidLeaveWindow() }
    }
  }

  /// Whether a responder is this view or one inside, or the controller of one of them.
  private func contains(_ responder: UIResponder) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.storedView
    return view?.isDescendant(of: self) ?? false
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
    guard let child = view.viewDelegate, let parent = child.storedParent, parent.storedView !== self,
      let owner = owningViewController, owner !== parent
    else { return true }
    UIKitComplaint.wrongParent(of: child, expected: owner, actual: parent).report()
    return false
  }
}
