internal import Foundation

extension UIViewController {
  /// What became of an attempt to swipe a presented controller away.
  @_spi(Sceneway)
  public enum SwipeToDismissOutcome: Hashable, Sendable {
    /// The dismissal has started.
    case started
    /// The controller or the delegate refused; the delegate was told (SHEET-02, SHEET-03).
    case refused
    /// The style is not one that can be swiped away (SHEET-10).
    case notSwipeable
    /// Nothing is presented here, its transition is still on its way, or something is presented above it.
    case notPresented
  }

  /// Swipes this presented controller away, as a finger would (SHEET-01 to SHEET-03).
  ///
  /// - Parameter completes: false for a finger that starts to pull and lets go too early (SHEET-05).
  /// - Returns: what became of it.
  @_spi(Sceneway) @discardableResult
  public func swipeToDismiss(completes: Bool = true) -> SwipeToDismissOutcome {
    guard ownPresentingViewController != nil, presentationPhase == .none, presentedAbove == nil,
      let presentation = storedPresentationController
    else { return .notPresented }
    guard presentation.effectiveStyle.isSwipeable else { return .notSwipeable }
    guard !isModalThroughout, presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
    else {
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return .refused
    }
    guard hooks?.swipeMayDismiss?() ?? true else { return .refused }
    // Whoever was asked may have dismissed it, presented something or set another delegate.
    guard ownPresentingViewController != nil, presentationPhase == .none, presentedAbove == nil else {
      return .notPresented
    }
    let delegate = presentation.delegate
    presentationPhase = .dismissing
    let transition = DismissalTransition(presentation, chain: [self], animated: true, completion: nil)
    transition.isTakenBack = !completes
    transition.coordinator.initiallyInteractive = true
    transition.didEnd = { [weak self, weak delegate] in
      delegate?.presentationControllerDidDismiss(presentation)
      (self as? UIAlertController)?.runCancelAction()
    }
    transition.start()
    delegate?.presentationControllerWillDismiss(presentation)
    return .started
  }

  /// Whether the controller or a child on the screen refuses to be swiped away (SHEET-04).
  private var isModalThroughout: Bool {
    isModalInPresentation
      || storedChildren.contains { $0.appearanceState.isOnScreen && $0.isModalThroughout }
  }
}
