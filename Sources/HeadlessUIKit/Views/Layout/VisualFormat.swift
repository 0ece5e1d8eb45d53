internal import Foundation

/// Reads constraints written as a picture of views in a row, such as `H:|-[name]-8-[field(>=100)]-|`.
@MainActor
struct VisualFormat {
  /// Why a format cannot be read, and where.
  struct Failure: Error {
    let words: String
    let offset: Int
  }

  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  private struct Stop {
    let view: UIView?
    let sizes: [Predicate]
  }

  private let text: [Character]
  private var place = 0
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var constraints: [NSLayoutConstraint] = []

  /// Reads a format.
  ///
  /// - Parameters:
  ///   - format: the picture.
  ///   - options: how the views are lined up across, and which way they run.
  ///   - metrics: numbers by their names.
  ///   - views: views by their names.
  /// - Returns: the constraints.
  /// - Throws: why the format cannot be read.
  static func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws(Failure) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, metrics, views)
    return try reader.read(options)
  }

  private init(_ format: String, _ metrics: [String: Any], _ views: [String: Any]) {
    text = Array(format)
    (self.metrics, self.views) = (metrics, views)
  }

  // MARK: Reading

  private mutating func read(
    _ options: NSLayoutConstraint.FormatOptions
  ) throws(Failure) -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var row = [try stop()]
    var gaps: [[Predicate]?] = []
    while place < text.count {
      gaps.append(try gap())
      row.append(try stop())
    }
    let shown = row.compactMap(\.view)
    guard let first = shown.first else { throw Failure(words: "Expected a view", offset: place) }
    for (index, gap) in gaps.enumerated() {
      try connect(row[index].view, row[index + 1].view, gap, first.superview, options)
    }
    for stop in row { stop.view.map { size($0, stop.sizes) } }
    lineUp(shown, options)
    return constraints
  }

  private mutating func take(_ word: String) -> Bool {
    guard text[place...].starts(with: Array(word)) else { return false }
    place += word.count
    return true
  }

  private mutating func name() -> String {
    let start = place
    while place < text.count, text[place].isLetter || text[place].isNumber || "_.".contains(text[place]) {
      place += 1
    }
    return String(text[start..<place])
  }

  private mutating func stop() throws(Failure) -> Stop {
    if take("|") { return Stop(view: nil, sizes: []) }
    guard take("[") else { throw Failure(words: "Expected a view", offset: place) }
    let start = place
    let name = name()
    guard let view = views[name] as? UIView else {
      throw Failure(words: "\(name) is not a key in the views dictionary.", offset: start)
    }
    let sizes = take("(") ? try predicates() : []
    guard take("]") else { throw Failure(words: "Expected a ']' here", offset: place) }
    return Stop(view: view, sizes: sizes)
  }

  /// What is between two views; nil for UIKit's own room.
  private mutating func gap() throws(Failure) -> [Predicate]? {
    guard take("-") else { return [Predicate()] }
    if place < text.count, text[place] == "[" || text[place] == "|" { return nil }
    let gaps = take("(") ? try predicates() : [try predicate()]
    guard take("-") else { throw Failure(words: "Expected a '-' here", offset: place) }
    return gaps
  }

  private mutating func predicates() throws(Failure) -> [Predicate] {
    var all = [try predicate()]
    while take(",") {
      while take(" ") {}
      all.append(try predicate())
    }
    guard take(")") else { throw Failure(words: "Expected a ')' here", offset: place) }
    return all
  }

  private mutating func predicate() throws(Failure) -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let (start, isNegative) = (place, take("-"))
    let word = name()
    if let view = views[word] as? UIView {
      predicate.view = view
    } else if let number = number(word) {
      predicate.constant = isNegative ? -number : number
    } else {
      throw Failure(words: "\(word) is not a key in the metrics dictionary.", offset: start)
    }
    if take("@") {
      let (start, word) = (place, name())
      guard let number = number(word) else {
        throw Failure(words: "\(word) is not a key in the metrics dictionary.", offset: start)
      }
      predicate.priority = UILayoutPriority(Float(number))
    }
    return predicate
  }

  private func number(_ word: String) -> CGFloat? {
    if let number = Double(word) { return CGFloat(number) }
    switch metrics[word] {
    case let number as CGFloat: return number
    case let number as Int: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: return nil
    }
  }

  // MARK: Constraints

  private func edges(
    _ options: NSLayoutConstraint.FormatOptions
  ) -> (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
  }

  private func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .trailing: .trailingMargin
    default: .leadingMargin
    }
  }

  private mutating func connect(
    _ before: UIView?, _ after: UIView?, _ gap: [Predicate]?, _ around: UIView?,
    _ options: NSLayoutConstraint.FormatOptions
  ) throws(Failure) {
    guard let one = after ?? around, let other = before ?? around else {
      throw Failure(
        words: "Unable to interpret '|' character, because the related view doesn't have a superview",
        offset: 0)
    }
    let edges = edges(options)
    // UIKit's own room is 8 points between views, and the margin of the view around them.
    let isAtEdge = before == nil || after == nil
    var (start, end) = (after == nil ? edges.end : edges.start, before == nil ? edges.start : edges.end)
    if gap == nil, isAtEdge {
      if after == nil { start = margin(start) } else { end = margin(end) }
    }
    for room in gap ?? [Predicate(constant: isAtEdge ? 0 : 8)] {
      // Numbers grow to the right, so from there to the left the one that comes first has the greater one.
      let sides = edges.start == .right ? (other, end, one, start) : (one, start, other, end)
      let constraint = NSLayoutConstraint(
        item: sides.0, attribute: sides.1, relatedBy: room.relation, toItem: sides.2, attribute: sides.3,
        multiplier: 1, constant: room.constant)
      constraint.priority = room.priority
      constraints.append(constraint)
    }
  }

  private mutating func size(_ view: UIView, _ sizes: [Predicate]) {
    let side: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    for size in sizes {
      let constraint = NSLayoutConstraint(
        item: view, attribute: side, relatedBy: size.relation, toItem: size.view,
        attribute: size.view == nil ? .notAnAttribute : side, multiplier: 1, constant: size.constant)
      constraint.priority = size.priority
      constraints.append(constraint)
    }
  }

  private mutating func lineUp(_ views: [UIView], _ options: NSLayoutConstraint.FormatOptions) {
    for (option, attribute) in NSLayoutConstraint.FormatOptions.alignments where options.contains(option) {
      for (one, other) in zip(views, views.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            item: one, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
            multiplier: 1, constant: 0))
      }
    }
  }
}
