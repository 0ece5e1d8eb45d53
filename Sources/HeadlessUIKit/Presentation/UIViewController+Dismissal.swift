internal import Foundation

extension UIViewController {
  /// Dismisses what this controller presents; where it presents nothing, its own presenter is asked (DISM-07..09).
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = dismissalPresenter, let presented = presenter.ownPresentedViewController else {
      return  // Nothing to dismiss: no log, no completion (DISM-14).
    }
    if presented.presentationPhase == .dismissing {
      if presented.presentationIsRunning, let presentation = presented.storedPresentationController {
        UIKitComplaint.dismissingTwice(presentation).report()
      } else {
        UIKitComplaint.dismissalInProgress(self).report()
      }
      return
    }
    let chain = presented.presentedChain
    if chain.contains(where: { $0.presentationIsRunning }) {
      UIKitComplaint.dismissalInProgress(self).report()
      return
    }
    guard let presentation = presented.storedPresentationController else { return }
    let waits = presented.presentationPhase == .presenting
    let start: @MainActor () -> Void = {
      presented.presentationPhase = .dismissing
      PresentationTransition(presentation, animated: animated, isDismissal: true, completion: completion)
        .start()
    }
    if waits {
      presented.afterPresentation.append(start)
    } else {
      start()
    }
  }

  /// The controller whose presented one a call of `dismiss` here is about.
  private var dismissalPresenter: UIViewController? {
    if let presenter = selfAndAncestors.first(where: { $0.ownPresentedViewController != nil }) {
      return presenter
    }
    return selfAndAncestors.first { $0.ownPresentingViewController != nil }?.ownPresentingViewController
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

extension UIKitComplaint {
  @MainActor static func dismissalInProgress(_ controller: UIViewController) -> Self {
    .log(
      "MIS-14",
      "Warning: Attempt to dismiss from view controller \(describe(controller)) while a presentation or dismiss is in "
        + "progress!")
  }

  static func dismissingTwice(_ presentation: UIPresentationController) -> Self {
    .log(
      "MIS-15",
      "Trying to dismiss the presentation controller while transitioning already. (\(describe(presentation)))"
    )
  }
}
