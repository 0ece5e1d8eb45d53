internal import Foundation

/// A dismissal that waits until the controller has arrived.
///
/// A type of its own for the reason that ``ViewLoader`` is one.
struct WaitingDismissal {
  let start: @MainActor () -> Void
}

extension UIViewController {
  /// Dismisses what this controller presents; where it presents nothing, its own presenter is asked (DISM-07..09).
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = dismissalPresenter, let presented = presenter.ownPresentedViewController else {
      return  // Nothing to dismiss: no log, no completion (DISM-14).
    }
    presented.dismissChain(askedBy: self, animated: animated, completion: completion)
  }

  /// Dismisses this presented controller and all above it.
  private func dismissChain(
    askedBy source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presentation = storedPresentationController, ownPresentingViewController != nil else { return }
    if presentationPhase == .dismissing, presentationIsRunning {
      return UIKitComplaint.dismissingTwice(presentation).report()
    }
    let chain = presentedChain
    for controller in chain
    where controller.presentationIsRunning || controller.presentationPhase == .dismissing {
      return UIKitComplaint.dismissalInProgress(source).report()
    }
    if let coming = chain.last, coming.presentationPhase == .presenting {
      // Asked for in the turn of the presentation, or at its very end: first it arrives, then it goes.
      coming.afterPresentation.append(
        WaitingDismissal { [weak self, weak source] in
          guard let self else { return }
          dismissChain(askedBy: source ?? self, animated: animated, completion: completion)
        })
      return
    }
    for controller in chain { controller.presentationPhase = .dismissing }
    DismissalTransition(
      presentation, chain: chain, animated: animated,
      animation: animated ? chain.last?.dismissalAnimation : nil, completion: completion
    ).start()
  }

  /// Who animates the controller's dismissal besides UIKit itself, and what moves it.
  private var dismissalAnimation: TransitionAnimation? {
    guard UIView.areAnimationsEnabled, let delegate = transitioningDelegate,
      let animator = delegate.animationController(forDismissed: self)
    else { return nil }
    let interactor = delegate.interactionControllerForDismissal(using: animator)
    return TransitionAnimation(animator: animator, interactor: interactor)
  }

  /// The controller whose presented one a call of `dismiss` here is about.
  private var dismissalPresenter: UIViewController? {
    var current: UIViewController? = self
    while let controller = current {
      if controller.ownPresentedViewController != nil { return controller }
      current = controller.storedParent
    }
    current = self
    while let controller = current {
      if let presenter = controller.ownPresentingViewController { return presenter }
      current = controller.storedParent
    }
    return nil
  }

  /// This controller and all that is presented above it, from the bottom up.
  var presentedChain: [UIViewController] {
    var chain = [self]
    while let last = chain.last, let next = last.presentedAbove { chain.append(next) }
    return chain
  }

  /// What this controller or one inside it presents.
  var presentedAbove: UIViewController? {
    if let ownPresentedViewController { return ownPresentedViewController }
    for child in storedChildren {
      if let found = child.presentedAbove { return found }
    }
    return nil
  }
}
