internal import Foundation

extension UIPageViewController {
  /// Asks the data source for the dots, after pages were set by code.
  func readIndicator() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource,
      let count = OptionalMethod.call({ dataSource.presentationCount(for: self) }),
      let index = OptionalMethod.call({ dataSource.presentationIndex(for: self) })
    else {
      pageControl.numberOfPages = 0
      return updateIndicator()
    }
    pageControl.numberOfPages = count
    pageControl.currentPage = index
    dot = pageControl.currentPage
    updateIndicator()
  }

  /// Moves the dot on after a finger turned a page.
  func moveIndicator(_ direction: NavigationDirection) {
    guard pageControl.numberOfPages > 0 else { return }
    pageControl.currentPage = dot + (direction == .forward ? 1 : -1)
    dot = pageControl.currentPage
  }

  /// Shows the dots where there are any.
  func updateIndicator() {
    guard let view = viewIfLoaded else { return }
    let isWanted = pageControl.numberOfPages > 0
    guard isWanted != (pageControl.superview != nil) else { return }
    if isWanted {
      pageControl.addAction(
        UIAction(identifier: UIAction.Identifier("page")) { [weak self] _ in self?.followIndicator() },
        for: .valueChanged)
      view.addSubview(pageControl)
    } else {
      pageControl.removeFromSuperview()
    }
    placeIndicator()
    view.setNeedsLayout()
  }

  /// Gives the dots their place at the bottom, which the pages leave to them.
  func placeIndicator() {
    guard let bounds = viewIfLoaded?.bounds else { return }
    let height: CGFloat = pageControl.superview == nil ? 0 : 37
    let bottom = bounds.maxY - (height == 0 ? 0 : viewIfLoaded?.safeAreaInsets.bottom ?? 0)
    pageHolder.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bottom - height)
    (pageHolder as? UIScrollView)?.contentSize = pageHolder.bounds.size
    pageControl.frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
  }

  /// Turns to the page of the dot that a finger chose.
  private func followIndicator() {
    guard pageControl.currentPage != dot else { return }
    if !turnPage(pageControl.currentPage > dot ? .forward : .reverse) { pageControl.currentPage = dot }
  }
}
