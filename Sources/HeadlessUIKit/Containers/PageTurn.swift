public import Foundation

/// A page that a finger turns, from its beginning to its end.
///
/// Made by ``UIPageViewController/beginPageTurn(_:)``. What is asked for after its end is passed over.
@_spi(Sceneway) @MainActor
public final class PageTurn {
  private weak var transition: PageTransition?

  init(_ transition: PageTransition) {
    self.transition = transition
  }

  /// Moves the finger.
  ///
  /// - Parameter fraction: how far it has come, from 0 to 1.
  public func update(_ fraction: CGFloat) { transition?.move(to: fraction) }

  /// Lifts the finger far enough: the page is turned in the time that is left.
  public func finish() { transition?.lift(completed: true) }

  /// Lifts the finger too early: the page falls back.
  public func cancel() { transition?.lift(completed: false) }
}

extension UIPageViewController {
  /// Puts a finger to the page and begins to turn it.
  ///
  /// The data source is asked for the page and the delegate told at once; the controllers hear of it at the end of the
  /// turn of the run loop.
  ///
  /// - Parameter direction: to a later page or an earlier one.
  /// - Returns: the turn; nil where there is no such page or nobody who knows it, where something moves already, and where
  ///   the delegate sets other pages when it hears of the turn.
  @_spi(Sceneway) public func beginPageTurn(_ direction: NavigationDirection) -> PageTurn? {
    guard transition == nil, appearanceState == .appeared, !pages.isEmpty, gesturesAreOn else { return nil }
    let coming = pagesToTurnTo(direction)
    guard !coming.isEmpty, !refusesToHold(coming) else { return nil }
    for page in coming where !pages.contains(page) { join(page) }
    let transition = PageTransition(self, to: coming, animated: true, finger: direction)
    begin(transition)
    delegate?.pageViewController(self, willTransitionTo: coming)
    // Whoever was told may have set other pages, which gives the turn up.
    return self.transition === transition ? PageTurn(transition) : nil
  }

  /// Turns a page with a finger.
  ///
  /// - Parameters:
  ///   - direction: to a later page or an earlier one.
  ///   - completes: false for a finger that lets go too early.
  /// - Returns: whether the turn began.
  @_spi(Sceneway) @discardableResult
  public func turnPage(_ direction: NavigationDirection, completes: Bool = true) -> Bool {
    guard let turn = beginPageTurn(direction) else { return false }
    turn.update(completes ? 0.6 : 0.3)
    completes ? turn.finish() : turn.cancel()
    return true
  }

  /// Which way a finger turns the pages now, or has turned them where they still move.
  @_spi(Sceneway) public var directionOfFinger: NavigationDirection? { transition?.finger }

  /// Whether the app lets a finger turn pages: recognisers that are all switched off, and a scroll view that does not
  /// scroll, forbid it.
  private var gesturesAreOn: Bool {
    guard viewIfLoaded?.isUserInteractionEnabled ?? false else { return false }
    if let scroll = pageHolder as? UIScrollView { return scroll.isScrollEnabled }
    return gestureRecognizers.contains { $0.isEnabled }
  }

  /// The pages that the data source knows in a direction: one, or two beside a spine in the middle; behind a back side
  /// lies the front of the next page.
  private func pagesToTurnTo(_ direction: NavigationDirection) -> [UIViewController] {
    let isForward = direction == .forward
    guard let edge = isForward ? pages.last : pages.first, let first = page(direction, of: edge) else {
      return []
    }
    guard spineLocation == .mid || (isDoubleSided && transitionStyle == .pageCurl) else { return [first] }
    guard let second = page(direction, of: first) else { return [] }
    if spineLocation != .mid { return [second] }
    return isForward ? [first, second] : [second, first]
  }

  private func page(_ direction: NavigationDirection, of page: UIViewController) -> UIViewController? {
    direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }
}
