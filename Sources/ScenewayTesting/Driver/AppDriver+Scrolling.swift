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
        for offset in pages(of: list).prefix(AppDriver.pagesToLookThrough) {
          list.drag(to: offset)
          list.layoutIfNeeded()
          if let screen = liveScreen, isFound(screen) { return screen }
        }
        list.drag(to: start)
        list.layoutIfNeeded()
      }
      return nil
    }
  }

  /// Where a list stops when a person looks through it: from here to its end, then from its start to here.
  private func pages(of list: UIScrollView) -> [CGPoint] {
    let start = list.contentOffset
    let isSideways = list.contentSize.height <= list.bounds.height
    let (here, content, size) =
      isSideways
      ? (start.x, list.contentSize.width, list.bounds.width)
      : (start.y, list.contentSize.height, list.bounds.height)
    let end = content - size
    guard end > 0 else { return [] }
    let page = max(44, size - 44)
    let stops =
      stride(from: here + page, to: end + page, by: page).map { min($0, end) }
      + stride(from: 0, to: here, by: page)
    return stops.map { isSideways ? CGPoint(x: $0, y: start.y) : CGPoint(x: start.x, y: $0) }
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
    if view is UITableView || view is UICollectionView, let list = view as? UIScrollView { return [list] }
    return view.subviews.flatMap(lists)
  }
}
