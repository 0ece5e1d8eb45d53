public import Foundation

extension UIViewController {
  /// The controller that this one is a child of.
  public var parent: UIViewController? { storedParent }

  /// The children, in the order in which they were added.
  public var children: [UIViewController] { storedChildren }

  func attach(_ child: UIViewController) {
    if let window = child.storedView?.storedWindow, window.rootViewController === child {
      return UIKitComplaint.addingRootAsChild(child, of: self).report()
    }
    if let complaint = complaint(holding: child) { return complaint.report() }
    if child.storedParent == nil, let owner = child.storedView?.storedSuperview?.owningViewController,
      owner !== self
    {
      return UIKitComplaint.wrongRequestedParent(of: child, expected: owner, requested: self).report()
    }
    if let old = child.storedParent {
      if old !== self {
        child.removeFromParent()
      } else {
        storedChildren.removeAll { $0 === child }
      }
    }
    child.willMove(toParent: self)
    child.storedParent = self
    storedChildren.append(child)
  }

  /// What is to be said where a controller would come to stand inside itself (CONT-16).
  ///
  /// - Parameter child: the controller to hold.
  /// - Returns: the complaint; nil where nothing is wrong.
  func complaint(holding child: UIViewController) -> UIKitComplaint? {
    // One that holds nobody stands around nobody.
    guard child === self || !child.storedChildren.isEmpty, selfAndAncestors.contains(where: { $0 === child })
    else { return nil }
    return child.storedView?.storedWindow?.rootViewController === child
      ? .addingRootAsChild(child, of: self) : .standingInItself(child, in: self)
  }

  /// Whether a controller among several would come to stand inside itself, which is complained of.
  ///
  /// - Parameter children: the controllers to hold.
  /// - Returns: whether there is such a one.
  func refusesToHold(_ children: [UIViewController]) -> Bool {
    for child in children {
      guard let complaint = complaint(holding: child) else { continue }
      complaint.report()
      return true
    }
    return false
  }

  func detachFromParent() {
    guard let parent = storedParent else { return }
    endGoingWithout(parent)
    parent.storedChildren.removeAll { $0 === self }
    parent.childWasRemoved(self)
    storedParent = nil
    didMove(toParent: nil)
    movesFromParent = false
    movesToParent = false
  }

  /// Ends the way out of a child that is taken from a parent that goes, since it does not hear of the parent's end: with
  /// its view, which may be away already.
  private func endGoingWithout(_ parent: UIViewController) {
    guard appearanceState == .disappearing, parent.appearanceState == .disappearing,
      parent.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    disappearsByItself = true
    if storedView?.storedWindow == nil { viewDidLeaveWindow() }
  }

  /// The nearest navigation controller around this one, along the parents alone (NAV-MISC-02).
  public var navigationController: UINavigationController? { ancestor() }

  /// The nearest split view controller around this one.
  public var splitViewController: UISplitViewController? { ancestor() }

  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Ancestor: UIViewController>() -> Ancestor? {
    var current = storedParent
    while let controller = current {
      if let found = controller as? Ancestor { return found }
      current = controller.storedParent
    }
    return nil
  }

  /// The outermost controller around this one, itself where it has no parent.
  var rootAncestor: UIViewController {
    var current = self
    while let parent = current.storedParent { current = parent }
    return current
  }

  /// The controllers around this one from the inside out, itself first.
  var selfAndAncestors: UnfoldFirstSequence<UIViewController> {
    sequence(first: self) { $0.storedParent }
  }

  /// Replaces one child's view by another's (CONT-06).
  ///
  /// - Parameters:
  ///   - fromViewController: a child whose view is shown.
  ///   - toViewController: a child whose view is to be shown. Children of two parents raise UIKit's own exception
  ///     (CONT-18).
  ///   - duration: seconds that the transition takes.
  ///   - options: how it moves; nothing is drawn.
  ///   - animations: changes that go along with it.
  ///   - completion: called when it has ended, with whether it was carried out.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.storedParent === self, toViewController.storedParent === self else {
      return UIKitComplaint.transitionBetweenStrangers(fromViewController, toViewController).report()
    }
    let animated = duration > 0
    // A parent that forwards by itself does so here too (CONT-11).
    let isOnScreen = appearanceState.isOnScreen && shouldAutomaticallyForwardAppearanceMethods
    let container = fromViewController.view.storedSuperview ?? view
    if isOnScreen {
      fromViewController.beginDisappearing(animated: animated)
      toViewController.beginAppearing(animated: animated)
    }
    if let view = toViewController.view { container?.addSubview(view) }
    if isOnScreen { toViewController.sendIsAppearing() }
    animations?()
    storedView?.layoutIfNeeded()
    let end: @MainActor () -> Void = { [self] in
      fromViewController.storedView?.removeFromSuperview()
      if isOnScreen {
        // One whose parent left the screen meanwhile went with it.
        if appearanceState == .appeared { toViewController.finishAppearing() }
        fromViewController.finishDisappearing()
      }
      completion?(true)
    }
    if animated {
      HeadlessEnvironment.current.clock.schedule(after: duration, end)
    } else {
      end()
    }
  }

  /// Notes that the controller is about to have another parent (LIFE-22, LIFE-23).
  func noteMove(to parent: UIViewController?) {
    if parent == nil {
      movesFromParent = true
    } else {
      movesToParent = true
      movesFromParent = false
    }
  }
}
