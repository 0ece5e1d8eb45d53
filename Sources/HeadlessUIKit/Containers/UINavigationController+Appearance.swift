internal import Foundation

extension UINavigationController {
  /// Passes an appearance call on to what is shown, and to what comes in its place.
  func forwardToShown(_ call: AppearanceCall, _ animated: Bool) {
    if call == .willAppear { chooseTop() }
    // Settled before anybody hears of it, since that may end the transition.
    let shown = shown
    let coming = transition?.phase == .running ? transition?.to : nil
    shown?.take(call, animated)
    if let coming, coming !== shown { coming.take(call, animated) }
  }

  /// Settles which controller appears with the navigation controller, and loads its view.
  private func chooseTop() {
    // One that comes back before it had quite left ends what was on its way.
    transition?.finishOffScreen()
    isChoosingTop = true
    // Loading a view may change the stack, so the top is asked for again until it stays.
    var top: UIViewController?
    repeat {
      top = stack.last
      top?.loadViewIfNeeded()
    } while top !== stack.last
    isChoosingTop = false
    if let shown, shown !== top { shown.removeFromPlace(in: containerView) }
    endDisappearanceOfShown(unless: top)
    shown = top
  }

  /// Ends the way out of what was on the screen, where another controller comes back in its stead.
  ///
  /// - Parameter top: the controller that comes back.
  func endDisappearanceOfShown(unless top: UIViewController?) {
    if shown !== top { shown?.finishDisappearing() }
  }

  /// Puts the top's view in place once it knows that it will appear (LIFE-17), and tells the delegate.
  func placeTopAfterWillAppear(_ animated: Bool) {
    guard let shown else { return }
    updateBottomBars()
    tellDelegateAboutTop(will: true, animated)
    place(shown)
  }

  func place(_ controller: UIViewController) {
    guard let view = controller.placeholderView else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Its size comes first, so that it has that when it hears of its window.
    view.frame = containerView.bounds
    if view.storedSuperview !== containerView { containerView.addSubview(view) }
    fit(controller)
  }

  /// Gives a view its size before somebody else puts it in its place.
  func prepareToPlace(_ controller: UIViewController) { fit(controller) }

  /// Gives the shown view its share of the room, because bars have come or gone.
  func fitShown() {
    guard let shown else { return }
    fit(shown, moves: transition == nil)
  }

  /// Gives a controller's view its share of the room, and says how far the bars reach into it.
  private func fit(_ controller: UIViewController, moves: Bool = true) {
    guard let view = controller.placeholderView else { return }
    var bars = containerView.safeAreaInsets
    var opaque: UIRectEdge = []
    if bars.bottom > 0, let tabs = storedParent as? UITabBarController, !tabs.tabBar.isTranslucent {
      opaque.insert(.bottom)
    }
    if !barIsOutOfSight {
      let bar = navigationBar
      bars.top += bar.frame.height
      if controller.storedNavigationItem?.searchController != nil {
        bars.top += UINavigationBar.searchBarHeight
      }
      if !bar.isTranslucent { opaque.insert(.top) }
    }
    if showsToolbar {
      bars.bottom += toolbar.frame.height
      if !toolbar.isTranslucent { opaque.insert(.bottom) }
    }
    fit(view, of: controller, in: containerView.bounds, bars: bars, opaque: opaque, moves: moves)
    guard controller.ownPresentedViewController != nil else { return }
    for above in controller.viewsInPlace where above !== view && above.storedSuperview === containerView {
      fit(above, of: controller, in: containerView.bounds, bars: bars, opaque: opaque, moves: moves)
    }
  }

  /// Ends the move of a top that appeared with the navigation controller, then tells the delegate (NAV-PUSH-02).
  func settleAfterDidAppear(_ animated: Bool) {
    if let shown, joining.holds(shown) {
      joining.removeAll { $0 === shown }
      endMove(of: shown, to: self)
    }
    tellDelegateAboutTop(will: false, animated)
    transition?.start()
    showTopIfItChanged()
  }

  /// Ends what the navigation controller's way off the screen cut short.
  func settleAfterDidDisappear() {
    transition?.finishOffScreen()
    forgetShownIfItLeft()
  }

  // MARK: Telling the delegate

  /// Tells the delegate about a top that appears with the navigation controller, where it is a new one.
  private func tellDelegateAboutTop(will: Bool, _ animated: Bool) {
    // Nobody hears of what comes where there is no delegate.
    if will, delegate == nil { return }
    guard let shown, shown !== topThatDelegateKnows, shown.storedParent === self else { return }
    if will {
      tellDelegate(willShow: shown, animated: animated)
    } else {
      tellDelegate(didShow: shown, animated: animated)
    }
  }

  func tellDelegate(willShow controller: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  func tellDelegate(didShow controller: UIViewController, animated: Bool) {
    topThatDelegateKnows = controller
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
