internal import Foundation

extension UIStackView {
  private var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private var isVertical: Bool { axis == .vertical }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  /// Places the views in the room there is.
  func arrange() {
    arrangementIsNeeded = false
    let views = visibleViews
    let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    guard !views.isEmpty else { return }
    let sizes = views.map { $0.wantedSize }
    let rooms = views.dropLast().map { room(after: $0) }
    let free = along(area.size) - rooms.reduce(0, +)
    let lengths = lengths(of: sizes.map(along), in: free)
    let gap = gap(for: lengths, in: along(area.size), atLeast: rooms)
    var position = isVertical ? area.minY : area.minX
    for (index, view) in views.enumerated() {
      let breadth = breadth(of: across(sizes[index]), in: across(area.size))
      view.frame =
        isVertical
        ? CGRect(
          x: area.minX + breadth.offset, y: position, width: breadth.length, height: lengths[index])
        : CGRect(
          x: position, y: area.minY + breadth.offset, width: lengths[index], height: breadth.length)
      position += lengths[index] + (index < rooms.count ? max(rooms[index], gap) : 0)
    }
  }

  /// How long each view is, along the direction of the stack.
  private func lengths(of own: [CGFloat], in free: CGFloat) -> [CGFloat] {
    guard free > 0 else { return own }
    let total = own.reduce(0, +)
    switch distribution {
    case .fillEqually: return own.map { _ in free / CGFloat(own.count) }
    case .fillProportionally where total > 0: return own.map { free * $0 / total }
    case .fill, .fillProportionally:
      // The view that resists least takes what is left over, or gives what is missing.
      let flexible = own.firstIndex(of: 0) ?? flexibleIndex(own.count)
      var lengths = own
      lengths[flexible] = max(0, own[flexible] + free - total)
      return lengths
    case .equalSpacing, .equalCentering: return own
    }
  }

  private func flexibleIndex(_ count: Int) -> Int {
    let priorities = visibleViews.map { $0.contentHuggingPriority(for: axis).rawValue }
    return priorities.indices.min { priorities[$0] < priorities[$1] } ?? count - 1
  }

  private func gap(for lengths: [CGFloat], in length: CGFloat, atLeast rooms: [CGFloat]) -> CGFloat {
    guard distribution == .equalSpacing || distribution == .equalCentering, lengths.count > 1 else {
      return 0
    }
    return (length - lengths.reduce(0, +)) / CGFloat(lengths.count - 1)
  }

  private func breadth(of own: CGFloat, in available: CGFloat) -> (offset: CGFloat, length: CGFloat) {
    let length = available > 0 ? min(own > 0 ? own : available, available) : own
    switch alignment {
    case .fill: return (0, available > 0 ? available : own)
    case .leading, .firstBaseline: return (0, length)
    case .center: return ((available - length) / 2, length)
    case .trailing, .lastBaseline: return (available - length, length)
    }
  }

  /// The size of all views with the room between them.
  var arrangedSize: CGSize {
    let views = visibleViews
    let sizes = views.map { $0.wantedSize }
    let length = sizes.map(along).reduce(0, +) + views.dropLast().map { room(after: $0) }.reduce(0, +)
    let breadth = sizes.map(across).max() ?? 0
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let size =
      isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    return CGSize(
      width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
  }
}

extension UIView {
  /// The size a view would like: that of constraints on it alone, its content's, or the one it has.
  var wantedSize: CGSize {
    var size = intrinsicContentSize
    for constraint in details.constraints where constraint.firstItem === self && constraint.secondItem == nil
    {
      guard constraint.relation != .lessThanOrEqual else { continue }
      if constraint.firstAttribute == .width { size.width = max(size.width, constraint.constant) }
      if constraint.firstAttribute == .height { size.height = max(size.height, constraint.constant) }
    }
    if size.width == UIView.noIntrinsicMetric { size.width = bounds.width }
    if size.height == UIView.noIntrinsicMetric { size.height = bounds.height }
    return size
  }
}
