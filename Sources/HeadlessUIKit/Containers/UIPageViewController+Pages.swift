internal import Foundation

extension UIPageViewController {
  // MARK: T0

  /// Changes the pages at once and asks for the transition that follows.
  func change(to new: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?) {
    let required = requiredCount(animated: animated)
    if isAskingForSpine ? new.isEmpty || new.count > 2 : new.count != required {
      return UIKitComplaint.wrongPageCount(new.count, required: required).report()
    }
    if refusesToHold(new) { return }
    // The back of the page that is turned shows during the turn alone, and moves in with nobody.
    let front = spineLocation == .mid || isAskingForSpine ? new : Array(new.prefix(1))
    transition?.skip()
    let old = pages
    for page in front where !old.contains(page) { join(page) }
    for page in old where !front.contains(page) { leave(page) }
    pages = front
    readIndicator()
    let end = PageCompletion(call: completion)
    if showsPagesWithItself || shown == pages {
      settleMoves()
      HeadlessEnvironment.current.clock.afterCommit { end.call?(true) }
    } else {
      begin(PageTransition(self, to: front, animated: animated, completion: end))
    }
  }

  func begin(_ transition: PageTransition) {
    self.transition = transition
    // A container that is on its way in finishes that first.
    if appearanceState == .appeared { transition.start() }
  }

  /// How many pages a change needs (Apple's table at `setViewControllers`).
  private func requiredCount(animated: Bool) -> Int {
    if spineLocation == .mid { return 2 }
    return isDoubleSided && animated && transitionStyle == .pageCurl ? 2 : 1
  }

  /// Whether the pages appear with the container, not by a transition.
  private var showsPagesWithItself: Bool {
    appearanceState == .disappeared || isChoosingPages || pendingForward == .willAppear
  }

  /// Begins the move of a page into the container.
  func join(_ page: UIViewController) {
    departing.removeAll { $0 === page }
    if page.storedParent === self { page.willMove(toParent: self) } else { attach(page) }
    joining.append(page)
  }

  /// Begins the move of a page out of the container.
  func leave(_ page: UIViewController) {
    // One that code took away by hand has left already.
    guard page.storedParent === self else { return }
    page.willMove(toParent: nil)
    joining.removeAll { $0 === page }
    departing.append(page)
  }

  /// Ends the moves of the pages that have appeared, and of those that are gone from the screen.
  func settleMoves() {
    if appearanceState == .disappeared {
      for page in shown where !pages.contains(page) { page.removeFromPlace(in: nil) }
      shown.removeAll { !pages.contains($0) }
    }
    let arrived = joining.filter { page in
      pages.contains(page)
        && (page.appearanceState == .appeared || page.presentedInPlace?.coversPresenterInPlace ?? false)
    }
    joining.removeAll { arrived.contains($0) }
    for page in arrived {
      page.didMove(toParent: self)
      page.movesToParent = false
    }
    let gone = departing.filter { !shown.contains($0) }
    departing.removeAll { gone.contains($0) }
    for page in gone where page.storedParent === self {
      page.removeFromPlace(inside: pageHolder)
      page.removeFromParent()
    }
  }

  // MARK: With the container

  /// Settles which pages appear with the container, and loads their views.
  func choosePages() {
    // One that comes back before it had quite left ends what was on its way.
    transition?.finishOffScreen()
    isChoosingPages = true
    // Loading a view may set other pages, so they are asked for again until they stay.
    var chosen: [UIViewController]
    repeat {
      chosen = pages
      for page in chosen { page.loadViewIfNeeded() }
    } while chosen != pages
    isChoosingPages = false
    for page in shown where !chosen.contains(page) {
      page.removeFromPlace(in: nil)
      // One that was on its way out with the container does not come back with it.
      page.finishDisappearing()
    }
    shown = chosen
    settleMoves()
  }

  /// Puts the view of a page in place.
  ///
  /// - Parameters:
  ///   - page: the page, or what covers it in its own place (PRES-11).
  ///   - index: its place among those that are shown.
  func place(_ page: UIViewController, at index: Int) {
    guard let content = page.placeholderView else { return }
    content.frame = frame(ofPage: index)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if content.storedSuperview !== pageHolder { pageHolder.addSubview(content) }
  }

  /// Where a page is: over the whole container, or on one side of the spine.
  func frame(ofPage index: Int) -> CGRect {
    let bounds = CGRect(origin: .zero, size: pageHolder.bounds.size)
    guard spineLocation == .mid, pages.count == 2 else { return bounds }
    return navigationOrientation == .horizontal
      ? CGRect(
        x: bounds.width / 2 * CGFloat(index), y: 0, width: bounds.width / 2, height: bounds.height)
      : CGRect(
        x: 0, y: bounds.height / 2 * CGFloat(index), width: bounds.width, height: bounds.height / 2)
  }

  // MARK: The spine

  /// Asks the delegate where the spine goes where the container is about to turn on its side, or back.
  func askForSpine(in size: CGSize) {
    guard transitionStyle == .pageCurl, let now = viewIfLoaded?.bounds.size, let delegate,
      (size.width > size.height) != (now.width > now.height)
    else { return }
    isAskingForSpine = true
    let location = OptionalMethod.call {
      delegate.pageViewController(
        self, spineLocationFor: size.width > size.height ? .landscapeRight : .portrait)
    }
    isAskingForSpine = false
    guard let location, location != .none else { return }
    spineLocation = location
    isDoubleSided = isDoubleSided || location == .mid
  }
}
