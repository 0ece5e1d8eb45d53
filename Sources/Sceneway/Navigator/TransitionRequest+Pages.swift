#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension TransitionQueue.Request {
  /// A turn to a page of a page view controller, which is not kept.
  ///
  /// - Parameters:
  ///   - transition: the transition; it tells whether the turn takes time, where the pages are on the screen.
  ///   - page: the page to turn to.
  ///   - pages: the page view controller.
  ///   - tree: the flows of its window.
  ///   - direction: which way to turn from the page that shows when the turn begins.
  convenience init(
    turning transition: Transition, to page: UIViewController, of pages: UIPageViewController,
    in tree: FlowTree,
    direction: @escaping @MainActor (UIViewController?) -> UIPageViewController.NavigationDirection
  ) {
    self.init(
      transition, in: .window, overtaking: .person,
      obstacle: { [weak pages] in
        pages.flatMap(TransitionQueue.transition(around:)).map { .transition($0) }
      },
      begin: { [weak pages] end in
        guard let pages else { return end(.cancelled) }
        let current = pages.viewControllers?.first
        guard current !== page else { return end(.unchanged) }
        tree.placeBeacons(in: pages)
        pages.setViewControllers(
          [page], direction: direction(current),
          animated: transition.animated && pages.viewIfLoaded?.window != nil
        ) { [weak pages] _ in
          tree.hierarchyChanged()
          end(pages?.viewControllers?.first === page ? .performed : .cancelled)
        }
      })
    reason = .tabSelection
    leaving = { [weak pages] in
      guard let current = pages?.viewControllers?.first, current !== page else { return [] }
      return Surface.chain(from: current).reversed()
    }
    isLost = { [weak pages] in pages == nil }
  }
}
