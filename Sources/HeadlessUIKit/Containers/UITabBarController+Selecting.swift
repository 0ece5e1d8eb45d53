internal import Foundation

/// How what is on the screen follows the selected tab.
extension UITabBarController {
  /// Changes what is selected at once (T0) and asks for the change of what is shown (TAB-09).
  func select(_ controller: UIViewController?, animated: Bool) {
    guard storedSelected !== controller else { return }
    storedSelected = controller
    openInMore(controller)
    synchronizeBar()
    guard appearanceState.isOnScreen else {
      if isViewLoaded { hostOfSelected?.loadViewIfNeeded() }
      return
    }
    showSelected(animated: animated)
  }

  /// Shows a selected controller that stays selected but has another place now, in the bar or behind More.
  func showSelectedIfItMoved() {
    openInMore(storedSelected)
    guard appearanceState.isOnScreen, hostOfSelected !== shown else { return }
    showSelected(animated: false)
  }

  private func showSelected(animated: Bool) {
    changeIsAnimated = animated
    guard !changeIsDue else { return }
    changeIsDue = true
    if appearanceState == .appeared { requestChange() }
  }

  /// Asks for T1 of a change of tabs at the end of the turn.
  func requestChange() {
    HeadlessEnvironment.current.clock.atCommit { [weak self] in self?.changeShown() }
  }

  /// T1 of a change of tabs (TAB-04, TAB-05).
  private func changeShown() {
    guard changeIsDue, appearanceState.isOnScreen, transition == nil else { return }
    changeIsDue = false
    let animated = changeIsAnimated
    let new = loadSelected()
    let old = shown
    guard old !== new else { return finishDepartures() }
    if let custom = customTransition(from: old, to: new) {
      transition = custom
      return custom.begin()
    }
    new?.beginAppearing(animated: animated)
    old?.beginDisappearing(animated: animated)
    shown = new
    old?.removeFromPlace(in: nil)
    old?.finishDisappearing()
    finishDepartures()
    guard let new else { return }
    place(new)
    new.sendIsAppearing()
    new.storedView?.layoutIfNeeded()
    HeadlessEnvironment.current.clock.afterCommit { new.finishAppearing() }
  }

  /// Loads the view of the selected controller; loading may select another, so it is asked for again until it stays.
  func loadSelected() -> UIViewController? {
    makeControllerOfSelectedTab()
    var selected: UIViewController?
    repeat {
      selected = hostOfSelected
      selected?.loadViewIfNeeded()
    } while selected !== hostOfSelected
    return selected
  }

  /// Lets what was selected during an animated change come.
  func transitionDidEnd() {
    transition = nil
    finishDepartures()
    guard appearanceState == .appeared else { return }
    if hostOfSelected !== shown { changeIsDue = true }
    if changeIsDue { requestChange() }
  }

  func place(_ controller: UIViewController) {
    guard let view = controller.placeholderView else { return }
    view.frame = containerView.bounds
    if view.storedSuperview !== containerView { containerView.addSubview(view) }
    prepareToPlace(controller)
  }

  /// Gives a view its size, for whoever puts it in its place.
  func prepareToPlace(_ controller: UIViewController) {
    guard let view = controller.placeholderView else { return }
    view.frame = containerView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    updateTabBarPlace()
    fit(controller)
  }
}
