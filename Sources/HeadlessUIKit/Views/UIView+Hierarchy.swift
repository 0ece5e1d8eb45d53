internal import Foundation

extension UIView {
  /// The views inside, the frontmost last.
  public var subviews: [UIView] { storedSubviews }

  /// The view that this one stands in.
  public var superview: UIView? { storedSuperview }

  /// The window that the view is in.
  public var window: UIWindow? { storedWindow }

  /// Adds a view at a place in the order from back to front.
  ///
  /// - Parameters:
  ///   - view: the view to add.
  ///   - index: its place, 0 at the back; one out of range is brought into it.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Adds a view directly behind another.
  ///
  /// - Parameters:
  ///   - view: the view to add.
  ///   - siblingSubview: a subview of this view.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: indexWithout(view, of: siblingSubview) ?? storedSubviews.count)
  }

  /// Adds a view directly in front of another.
  ///
  /// - Parameters:
  ///   - view: the view to add.
  ///   - siblingSubview: a subview of this view.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: indexWithout(view, of: siblingSubview).map { $0 + 1 } ?? storedSubviews.count)
  }

  /// Puts a subview in front of the others.
  ///
  /// - Parameter view: a subview of this view; another view is passed over.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = storedSubviews.place(of: view), index < storedSubviews.count - 1 else { return }
    storedSubviews.append(storedSubviews.remove(at: index))
  }

  /// Puts a subview behind the others.
  ///
  /// - Parameter view: a subview of this view; another view is passed over.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = storedSubviews.place(of: view), index > 0 else { return }
    storedSubviews.insert(storedSubviews.remove(at: index), at: 0)
  }

  /// Swaps two subviews' places in the order.
  ///
  /// - Parameters:
  ///   - index1: the place of one.
  ///   - index2: the place of the other.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else { return }
    storedSubviews.swapAt(index1, index2)
  }

  /// Whether the view is another one or stands inside it.
  ///
  /// - Parameter view: the view that may be around this one.
  /// - Returns: whether it is.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  /// The first view with a tag, this one and those inside, depth first.
  ///
  /// - Parameter tag: the tag to find.
  /// - Returns: the view; nil where none has the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Moving

  private func indexWithout(_ view: UIView, of sibling: UIView) -> Int? {
    storedSubviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func insert(_ view: UIView, at index: Int) {
    // A view with nothing inside is around nobody.
    guard view !== self, view.storedSubviews.isEmpty || !isDescendant(of: view) else {
      UIKitComplaint.addingViewToItself.report()
      return
    }
    // Each weak link is looked at once, since every look counts as a use of what it leads to.
    let oldSuperview = view.storedSuperview
    if oldSuperview === self {
      storedSubviews.leaveOut(view)
      storedSubviews.insert(view, at: min(max(0, index), storedSubviews.count))
      return
    }
    if !checkHierarchy(adding: view) { return }
    if oldSuperview != nil {
      if view.storedWindow === storedWindow { view.detachWithinWindow() } else { view.removeFromSuperview() }
    }
    view.willMove(toSuperview: self)
    let (oldWindow, window) = (view.storedWindow, storedWindow)
    guard oldWindow !== window else { return take(view, at: index) }
    let change = view.beginWindowChange(from: oldWindow, to: window)
    take(view, at: index)
    view.endWindowChange(change)
  }

  /// Takes in a view that stands nowhere, and lets both know.
  private func take(_ view: UIView, at index: Int) {
    view.storedSuperview = self
    if index >= storedSubviews.count {
      storedSubviews.append(view)
    } else {
      storedSubviews.insert(view, at: max(0, index))
    }
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Takes the view out of its superview.
  func leave(_ superview: UIView) {
    superview.storedSubviews.leaveOut(self)
    storedSuperview = nil
    superview.setNeedsLayout()
  }

  /// Leaves the superview on the way to another one in the same window, which is not a change of window.
  private func detachWithinWindow() {
    storedSuperview?.willRemoveSubview(self)
    storedSuperview?.storedSubviews.leaveOut(self)
    storedSuperview?.setNeedsLayout()
    storedSuperview = nil
  }

  /// Takes the view out of its superview, and out of the window with that.
  func leaveSuperview() {
    guard let superview = storedSuperview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    guard let window = storedWindow else {
      leave(superview)
      return didMoveToSuperview()
    }
    let change = beginWindowChange(from: window, to: nil)
    leave(superview)
    didMoveToSuperview()
    endWindowChange(change)
  }
}

/// Views told apart by identity; belongs to no actor, so that nobody is asked for each one.
extension [UIView] {
  /// The place of this very view; looks from the end.
  nonisolated func place(of view: UIView) -> Int? {
    for index in indices.reversed() where self[index] === view { return index }
    return nil
  }

  /// Whether this very view is among them.
  nonisolated func holds(_ view: UIView) -> Bool { place(of: view) != nil }

  /// Takes out this very view.
  nonisolated mutating func leaveOut(_ view: UIView) {
    if let index = place(of: view) { remove(at: index) }
  }
}
