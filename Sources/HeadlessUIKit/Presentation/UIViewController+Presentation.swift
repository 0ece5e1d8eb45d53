internal import Foundation

extension UIViewController {
  /// The controller that this one, or the nearest one around it, presents (PRES-09).
  public var presentedViewController: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if let presented = controller.ownPresentedViewController { return presented }
      current = controller.storedParent
    }
    return nil
  }

  /// The real presenter of this controller, or of the nearest one around it that is presented (PRES-08, PRES-10).
  public var presentingViewController: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if let presenting = controller.ownPresentingViewController { return presenting }
      current = controller.storedParent
    }
    return nil
  }

  /// The controller that really presents when this one is asked to (PRES-08, PRES-11).
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    if style.isContextual, let context = selfAndAncestors.first(where: { $0.definesPresentationContext }) {
      return context
    }
    return rootAncestor
  }

  /// Whether this controller is presenting or dismissing one between T1 and T2 (semantics, 16.17).
  var isPresentationRunning: Bool {
    guard let presented = ownPresentedViewController else { return false }
    return presented.presentationIsRunning
  }

  /// Whether that is so of this controller or of one around it.
  ///
  /// A loop, since a closure is checked for its actor once for each of them; so are the others here.
  var presentationIsRunningAround: Bool {
    var current: UIViewController? = self
    while let controller = current {
      if controller.isPresentationRunning { return true }
      current = controller.storedParent
    }
    return false
  }

  // MARK: T0

  func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    // A presentation controller that was asked for early keeps the style of that moment (PRES-20).
    let style =
      controller.storedPresentationController?.presentationStyle ?? controller.modalPresentationStyle
    let presenter = presenter(for: style)
    let window = storedView?.storedWindow ?? presenter.windowNeverShown
    if let complaint = complaint(presenting: controller, by: presenter, style: style, in: window) {
      complaint.report()
      return
    }
    if !presenter.isAttached(to: presenter === self ? window : presenter.storedView?.storedWindow) {
      UIKitComplaint.presentingOnDetached(self).report()
    }
    let presentation = controller.ensurePresentationController(presenting: presenter, source: self)
    if presentation.presentingViewController !== presenter {
      presentation.presentingViewController = presenter
    }
    presenter.ownPresentedViewController = controller
    controller.ownPresentingViewController = presenter
    controller.presentationSource = self
    controller.presentationPhase = .presenting
    presentation.window = window
    window?.presentations.append(
      WindowPresentation(presentation: presentation, presenter: presenter, presented: controller))
    let animation = animated ? controller.presentationAnimation(presenting: presenter, source: self) : nil
    PresentingTransition(
      presentation, presented: controller, by: presenter, animated: animated, animation: animation,
      completion: completion
    ).start()
  }

  /// Who animates the controller's presentation besides UIKit itself, and what moves it (PRES-27).
  private func presentationAnimation(
    presenting: UIViewController, source: UIViewController
  ) -> TransitionAnimation? {
    guard UIView.areAnimationsEnabled, let delegate = transitioningDelegate,
      let animator = delegate.animationController(forPresented: self, presenting: presenting, source: source)
    else { return nil }
    let interactor = delegate.interactionControllerForPresentation(using: animator)
    return TransitionAnimation(animator: animator, interactor: interactor)
  }

  private func complaint(
    presenting controller: UIViewController, by presenter: UIViewController, style: UIModalPresentationStyle,
    in window: UIWindow?
  ) -> UIKitComplaint? {
    if controller === self { return .presentingItself(self) }
    var ancestor = storedParent
    while let current = ancestor {
      if current === controller { return .presentingAround(controller) }
      ancestor = current.storedParent
    }
    if controller === window?.rootViewController { return .presentingAround(controller) }
    if let parent = controller.storedParent { return .presentingChild(controller, of: parent) }
    if let other = controller.ownPresentingViewController, other !== presenter {
      return .presentingActive(controller, presentedBy: other)
    }
    if style == .none { return .presentationStyleNone }
    if let current = presenter.ownPresentedViewController {
      return .alreadyPresenting(controller, on: presenter, from: self, current: current)
    }
    if window?.takesPresentations != true { return .notInWindow(controller, on: presenter, from: self) }
    if presenter.presentationIsRunning || presenter.presentationPhase == .dismissing {
      return .presentationInProgress(controller, on: presenter, from: self)
    }
    return nil
  }

  /// The window of the controller's view, where that was never shown: there nobody's view has appeared yet, so that of who
  /// presents really counts, not that of who asks.
  private var windowNeverShown: UIWindow? {
    guard let window = storedView?.storedWindow, !window.wasShown, window.isHidden else { return nil }
    return window
  }

  /// Whether the controller belongs to what its window shows: the root, or something presented (MIS-13).
  private func isAttached(to window: UIWindow?) -> Bool {
    window?.rootViewController === self || ownPresentingViewController != nil || storedParent != nil
  }
}
