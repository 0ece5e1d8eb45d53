internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// Puts views that stand beside each other into the order in which a person reads them.
@MainActor
enum ReadingOrder {
  /// Sorts views by lines from top to bottom and within a line from left to right.
  ///
  /// Views whose places are the same, such as those that only constraints place, keep their order.
  ///
  /// - Parameter views: the subviews of one view.
  /// - Returns: the same views in reading order.
  static func sorted(_ views: [UIView]) -> [UIView] {
    let byTop = views.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }.map(\.element)
    var lines: [[UIView]] = []
    var bottom = -CGFloat.infinity
    for view in byTop {
      // A view whose middle lies above the bottom of the line's first view stands in the same line.
      if !lines.isEmpty, view.frame.midY < bottom || isPlacedAlike(view, lines[lines.count - 1][0]) {
        lines[lines.count - 1].append(view)
      } else {
        lines.append([view])
        bottom = view.frame.maxY
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted {
        ($0.element.frame.minX, $0.offset) < ($1.element.frame.minX, $1.offset)
      }.map(\.element)
    }
  }

  private static func isPlacedAlike(_ view: UIView, _ other: UIView) -> Bool {
    view.frame.minY == other.frame.minY && view.frame.height == other.frame.height
  }
}
