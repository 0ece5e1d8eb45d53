internal import Foundation

/// Where one section's rows stand.
struct SectionLayout {
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  var rowHeights: [CGFloat] = []
  /// Where the section starts, in the table view's content.
  var top: CGFloat = 0
  /// Where each row starts, from the first row on.
  var rowOffsets: [CGFloat] = []

  /// Works the places of the rows out.
  mutating func place(at top: CGFloat) {
    self.top = top
    rowOffsets = []
    rowOffsets.reserveCapacity(rowHeights.count)
    var offset: CGFloat = 0
    for height in rowHeights {
      rowOffsets.append(offset)
      offset += height
    }
    rowsHeight = offset
  }

  private(set) var rowsHeight: CGFloat = 0

  var height: CGFloat { headerHeight + rowsHeight + footerHeight }

  var rowsTop: CGFloat { top + headerHeight }

  var bottom: CGFloat { top + height }

  /// The rows that show in a span of the content.
  func rows(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = firstRow { rowOffsets[$0] + rowHeights[$0] > start - rowsTop }
    let last = firstRow { rowOffsets[$0] >= end - rowsTop }
    return first..<max(first, last)
  }

  /// The first row of which something holds that holds for all after it.
  private func firstRow(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, rowHeights.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
