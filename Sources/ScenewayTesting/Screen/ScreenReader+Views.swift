internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

extension ScreenReader {
  /// Reads views that stand beside each other, and what is inside them.
  ///
  /// - Parameters:
  ///   - views: the views.
  ///   - place: the part of the screen.
  ///   - controller: the controller whose content they are; a child's view is read as the child's content.
  ///   - depth: how deep they stand inside an element that is listed.
  mutating func readViews(
    _ views: [UIView], in place: ScreenElement.Place, of controller: UIViewController? = nil, depth: Int = 0
  ) {
    for view in views where view.isShown {
      if let child = controller?.children.first(where: { $0.viewIfLoaded === view }) {
        read(child)
      } else if readLooseBar(view, in: place) || readTable(view, in: place, depth: depth)
        || readCollection(view, in: place, depth: depth)
        || readKnownView(view, in: place, depth: depth)
      {
        continue
      } else {
        readOther(view, in: place, of: controller, depth: depth)
      }
    }
  }

  /// Reads a hidden view as if it were shown.
  mutating func readHidden(_ view: UIView) {
    if !readLooseBar(view, in: .content), !readTable(view, in: .content, depth: 0),
      !readCollection(view, in: .content, depth: 0),
      !readKnownView(view, in: .content, depth: 0)
    {
      readOther(view, in: .content, of: nil, depth: 0)
    }
  }

  /// Reads a view that says by itself only that it holds others, or that a finger does something there.
  private mutating func readOther(
    _ view: UIView, in place: ScreenElement.Place, of controller: UIViewController?, depth: Int
  ) {
    let start = elements.count
    readViews(view.subviewsInReadingOrder, in: place, of: controller, depth: depth)
    guard view is UIControl || view.hasTapRecognizer else { return }
    let inside = elements[start...]
    let isGround = controller?.viewIfLoaded === view || view is UIScrollView
    let isOneThing = !isGround && !inside.contains(where: \.isTouchable)
    // What holds only words is one thing with these words; the ground of a screen comes after what stands on it.
    let words = isOneThing ? inside.flatMap(\.names) : []
    if isOneThing { removeElements(from: start) }
    let own = view.accessibilityLabel.flatMap { $0.isEmpty ? nil : $0 }
    let element = ScreenElement(
      view is UIControl ? .button : .area, own ?? words.joined(separator: " · "),
      isEnabled: (view as? UIControl)?.isEnabled ?? true,
      isSelected: (view as? UIControl)?.isSelected ?? false,
      identifier: view.accessibilityIdentifier, place: place, depth: depth)
    append(LiveElement(value: element, target: .view(view), otherNames: words))
  }
}

extension UIView {
  /// Whether the view itself is shown: not hidden, not fully transparent, not outside of the window.
  var isShown: Bool { !isHidden && alpha >= 0.01 && !isOutsideOfWindow }

  /// The subviews in the order in which a person reads them.
  var subviewsInReadingOrder: [UIView] {
    guard let stack = self as? UIStackView else { return ReadingOrder.sorted(subviews) }
    return stack.arrangedSubviews + subviews.filter { !stack.arrangedSubviews.contains($0) }
  }

  /// Whether the view has a place of its own outside of what the window shows, where no scrolling brings it in.
  var isOutsideOfWindow: Bool {
    guard let window, translatesAutoresizingMaskIntoConstraints, bounds.width > 0, bounds.height > 0 else {
      return false
    }
    let around = sequence(first: self, next: \.superview)
    guard !around.contains(where: { $0 is UIScrollView || !$0.translatesAutoresizingMaskIntoConstraints })
    else { return false }
    return !convert(bounds, to: nil).intersects(window.bounds)
  }
}
