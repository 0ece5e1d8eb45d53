internal import Foundation

/// A controller presented over the current context comes and goes with the context that presents it: with its tab, or
/// with its place on a stack (PRES-11, TAB-20).
extension UIViewController {
  /// What this controller presents in its own place inside a container, once it has come and as long as it stays.
  var presentedInPlace: UIViewController? {
    guard let presented = ownPresentedViewController, storedParent != nil,
      presented.presentationPhase == .none, !presented.presentationIsRunning,
      let presentation = presented.storedPresentationController, presentation.containerView != nil,
      !presentation.shouldPresentInFullscreen
    else { return nil }
    return presented
  }

  /// Whether this presented controller keeps its presenter's view off the screen.
  var coversPresenterInPlace: Bool { storedPresentationController?.shouldRemovePresentersView ?? false }

  /// The view that stands in a container for this controller: its own, or what covers it in its place.
  var placeholderView: UIView? {
    guard let inPlace = presentedInPlace, inPlace.coversPresenterInPlace else { return storedView }
    return inPlace.storedPresentationController?.containerView
  }

  /// Puts this presented controller's views back over its presenter's, which its container has just put in place.
  fileprivate func returnViews() {
    guard let presentation = storedPresentationController, let container = presentation.containerView,
      container.storedSuperview == nil, let view = ownPresentingViewController?.storedView,
      let host = view.storedSuperview ?? presentation.presenterSuperview
    else { return }
    container.frame = host.bounds
    presentation.presenterSuperview = host
    host.addSubview(container)
    if coversPresenterInPlace { view.removeFromSuperview() }
  }

  /// Stands in its place again, with its presenter's container.
  func comeBackInPlace() {
    guard appearanceState == .appearing else { return }
    returnViews()
    sendIsAppearing()
  }

  /// Leaves the screen with its presenter's place.
  func goWithPresenter() {
    guard appearanceState == .disappearing else { return }
    storedPresentationController?.containerView?.removeFromSuperview()
    finishDisappearing()
  }
}
