internal import Foundation

/// One presentation in a window, which keeps alive whoever takes part in it (PRES-25, BOOT-11).
///
/// The controllers themselves look at each other weakly where a circle would arise, so that a window that goes takes
/// all of them with it.
struct WindowPresentation {
  let presentation: UIPresentationController
  let presenter: UIViewController
  var presented: UIViewController
  /// The segue that presented, which may animate the dismissal too (SEG-34).
  var segue: UIStoryboardSegue?

  /// Whether the presenter's view is off the screen because of this presentation.
  @MainActor var coversPresenter: Bool {
    presentation.shouldRemovePresentersView && presentation.containerView != nil && !isOnItsWayOut
  }

  /// Whether a dismissal has begun to take it away, which brings the presenter back; one that was only asked for has not.
  @MainActor var isOnItsWayOut: Bool {
    presented.presentationPhase == .dismissing && presented.presentationIsRunning
  }
}

extension UIPresentationController {
  /// Has a window keep whoever takes part, the presentation's own window until now no more.
  func keep(in window: UIWindow) {
    if self.window === window, window.placeOfPresentation(of: self) != nil { return }
    let shown = shownController
    guard let presenter = shown.ownPresentingViewController else { return }
    let segue = segueAway ?? self.window?.segue(of: self)
    segueAway = nil
    segue?.retainsControllers = true
    leaveWindow()
    self.window = window
    window.presentations.append(
      WindowPresentation(
        presentation: self, presenter: presenter, presented: shown, segue: segue))
  }

  /// Has the window keep nobody for this presentation while its place is off the screen.
  ///
  /// From here on the presenter alone does, so that all of it is free with its place (PRES-25); the segue that presented
  /// stays as long (SEG-34).
  func leaveWindowWithPlace() {
    if let segue = window?.segue(of: self) {
      segue.retainsControllers = false
      segueAway = segue
    }
    leaveWindow()
  }

  /// Has the window keep nobody for this presentation any more.
  func leaveWindow() {
    window?.forget(self)
    window = nil
  }

  /// Has a segue live as long as the presentation (SEG-34).
  ///
  /// The window keeps it, not the presentation: the segue keeps the presented controller, which keeps the presentation.
  func retain(_ segue: UIStoryboardSegue) {
    guard let window, let index = window.placeOfPresentation(of: self) else { return }
    window.presentations[index].segue = segue
  }
}

extension UIWindow {
  /// Whether something can be presented over a view in this window: not where the window was taken off the screen.
  ///
  /// A window that was never shown holds only what somebody put into it by hand; what is presented over that comes on the
  /// screen with the window (PRES-26).
  var takesPresentations: Bool { !isHidden || !wasShown }

  /// The segue that a presentation lives with.
  fileprivate func segue(of presentation: UIPresentationController) -> UIStoryboardSegue? {
    placeOfPresentation(of: presentation).flatMap { presentations[$0].segue }
  }

  /// Where a presentation stands among those that the window keeps; the last is looked at first, since it mostly is the
  /// one.
  func placeOfPresentation(of controller: UIPresentationController) -> Int? {
    var index = presentations.count - 1
    while index >= 0, presentations[index].presentation !== controller { index -= 1 }
    return index < 0 ? nil : index
  }

  /// Lets go of a presentation.
  fileprivate func forget(_ presentation: UIPresentationController) {
    while let index = placeOfPresentation(of: presentation) { presentations.remove(at: index) }
  }
}

extension UIViewController {
  /// The window on the screen that holds the controller's view; nil where the view is in none, or in a hidden one.
  var windowOnScreen: UIWindow? {
    guard let window = storedView?.storedWindow, !window.isHidden else { return nil }
    return window
  }

  /// Forgets the controller's presentation: it has been dismissed, or could not be carried out.
  func endPresentationLinks() {
    if let presenter = ownPresentingViewController, presenter.ownPresentedViewController === self {
      presenter.ownPresentedViewController = nil
    }
    ownPresentingViewController = nil
    presentationSource = nil
    presentationPhase = .none
    guard let presentation = storedPresentationController else { return }
    storedPresentationController = nil
    presentation.keptOriginal?.storedPresentationController = nil
    presentation.keptOriginal = nil
    presentation.leaveWindow()
  }
}
