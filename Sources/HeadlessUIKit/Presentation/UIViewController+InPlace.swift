internal import Foundation

/// A controller presented over the current context comes and goes with the context that presents it: with its tab, or
/// with its place on a stack, whenever that is left (PRES-11, TAB-20).
extension UIViewController {
  /// What stands in this controller's place inside a container besides it, from T1 of its presentation to T2 of its
  /// dismissal; goes with the place.
  private var guestInPlace: UIViewController? {
    // Looked at before anything is kept for longer, since each controller is asked for this at each appearance call.
    guard ownPresentedViewController?.storedPresentationController?.isInPlace ?? false,
      let presented = ownPresentedViewController,
      presented.storedPresentationController?.containerView != nil
    else { return nil }
    return presented
  }

  /// What comes with this controller's place: what it presents there, as long as that is not on its way out.
  var presentedInPlace: UIViewController? {
    guard let guest = guestInPlace else { return nil }
    return guest.presentationPhase == .dismissing && guest.presentationIsRunning ? nil : guest
  }

  /// Whether the controller's view has a place of its own: not where a presentation put it over the window.
  var hasPlace: Bool {
    ownPresentingViewController == nil || (storedPresentationController?.isInPlace ?? false)
  }

  /// Whether all that is around this controller has appeared, or is about to.
  var placeIsOnScreen: Bool {
    if let storedParent { return storedParent.appearanceState.isOnScreen && storedParent.placeIsOnScreen }
    guard let presenter = ownPresentingViewController, hasPlace else { return true }
    return presenter.placeIsOnScreen
  }

  /// Whether this presented controller is to be on the screen though its dismissal had begun: not where its window was
  /// hidden meanwhile, nor where something covers it.
  var comesBackToScreen: Bool {
    guard let presentation = storedPresentationController else { return false }
    // What stands in a place comes back with that, which may not hold it yet.
    if !presentation.isInPlace, presentation.containerView?.storedWindow?.isHidden ?? true { return false }
    return !isCoveredByWindow && !(presentedInPlace?.coversPresenterInPlace ?? false)
  }

  /// Whether this presented controller keeps its presenter's view off the screen.
  var coversPresenterInPlace: Bool { storedPresentationController?.shouldRemovePresentersView ?? false }

  /// Whether a presentation over the whole window keeps this controller off the screen.
  var isCoveredByWindow: Bool {
    guard let presented = ownPresentedViewController,
      presented.presentationPhase != .dismissing || !presented.presentationIsRunning,
      let presentation = presented.storedPresentationController, !presentation.isInPlace,
      presentation.containerView != nil, presentation.shouldRemovePresentersView
    else { return false }
    return true
  }

  // MARK: Views

  /// The view that stands in a container for this controller: its own, or what covers it in its place.
  var placeholderView: UIView? {
    guard let inPlace = presentedInPlace, inPlace.coversPresenterInPlace else { return storedView }
    return inPlace.storedPresentationController?.containerView
  }

  /// The views that stand in a container for this controller, from back to front: its own, and what stands over it in
  /// its place.
  var viewsInPlace: [UIView] {
    let above = presentedInPlace?.storedPresentationController?.containerView
    return [placeholderView, above === placeholderView ? nil : above].compactMap { $0 }
  }

  /// Takes this controller's view out of what holds it, together with what stands over it.
  ///
  /// - Parameter holder: what has to hold them directly; nil for anything.
  func removeFromPlace(in holder: UIView?) {
    if let storedView, holder == nil || storedView.storedSuperview === holder {
      storedView.removeFromSuperview()
    }
    guard let above = containerInPlace, holder == nil || above.storedSuperview === holder else { return }
    above.removeFromSuperview()
  }

  /// Takes this controller's view out of what holds it, however deep in there, together with what stands over it.
  func removeFromPlace(inside holder: UIView) {
    if let storedView, storedView !== holder, storedView.isDescendant(of: holder) {
      storedView.removeFromSuperview()
    }
    if let above = containerInPlace, above.isDescendant(of: holder) { above.removeFromSuperview() }
  }

  /// What holds the view of what stands in this controller's place.
  private var containerInPlace: UIView? { guestInPlace?.storedPresentationController?.containerView }

  /// Puts this presented controller's views back over its presenter's, which its container has just put in place.
  func returnViews() {
    guard let presentation = storedPresentationController, let container = presentation.containerView else {
      return
    }
    let view = ownPresentingViewController?.storedView
    if container.storedSuperview == nil,
      let host = view?.storedSuperview ?? presentation.presenterSuperview
    {
      if let view, view.storedSuperview === host { container.frame = view.frame }
      host.addSubview(container)
    }
    presentation.presenterSuperview = container.storedSuperview
    if coversPresenterInPlace { view?.removeFromSuperview() }
  }

  // MARK: Appearance

  /// Lets what stands in this controller's place go off the screen with it.
  func beginGoingWithPlace(animated: Bool) { guestInPlace?.beginDisappearing(animated: animated) }

  /// Stands in its place again, with its presenter's container.
  func comeBackInPlace() {
    returnViews()
    if let window = storedPresentationController?.containerView?.storedWindow {
      storedPresentationController?.keep(in: window)
    }
    if appearanceState == .appearing { sendIsAppearing() }
  }

  /// Lets what stands in this controller's place go, since the place is off the screen.
  func endGoingWithPlace() {
    guard let guest = guestInPlace, let presentation = guest.storedPresentationController,
      let container = presentation.containerView, !presentation.isExchangingPresenter
    else { return }
    // Code that takes a controller's view away by hand knows nothing of what stands over it.
    if !guest.coversPresenterInPlace, storedView?.storedSuperview == nil { container.removeFromSuperview() }
    if container.storedWindow == nil { guest.beginDisappearing(animated: false) }
    guest.finishDisappearing()
    if guest.appearanceState == .disappeared { presentation.leaveWindowWithPlace() }
  }
}
