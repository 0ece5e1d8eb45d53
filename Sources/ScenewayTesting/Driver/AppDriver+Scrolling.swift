internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

extension AppDriver {
  /// Scrolls the lists on the screen page by page, as a person does who looks for something.
  ///
  /// - Parameter isFound: whether a screen shows it.
  /// - Returns: the screen that shows it; nil where none does, and the lists are where they were.
  func scroll(until isFound: (LiveScreen) -> Bool) -> LiveScreen? {
    perform {
      for list in visibleLists {
        let start = list.contentOffset
        let page = max(44, list.bounds.height - 44)
        let end = max(0, list.contentSize.height - list.bounds.height)
        guard end > 0 else { continue }
        let below = stride(from: start.y + page, to: end + page, by: page).map { min($0, end) }
        let above = stride(from: 0, to: start.y, by: page)
        for offset in (below + above).prefix(AppDriver.pagesToLookThrough) {
          list.drag(to: CGPoint(x: start.x, y: offset))
          list.layoutIfNeeded()
          if let screen = liveScreen, isFound(screen) { return screen }
        }
        list.drag(to: start)
        list.layoutIfNeeded()
      }
      return nil
    }
  }

  /// The number of pages after which a person gives up.
  private static let pagesToLookThrough = 1_000

  /// The lists on the screen whose rows are made as they come in sight.
  private var visibleLists: [UIScrollView] {
    guard let top = window?.rootViewController?.topmostPresented, let view = top.viewIfLoaded else {
      return []
    }
    return lists(in: view)
  }

  private func lists(in view: UIView) -> [UIScrollView] {
    guard view.isShown else { return [] }
    if let table = view as? UITableView { return [table] }
    return view.subviews.flatMap(lists)
  }
}
