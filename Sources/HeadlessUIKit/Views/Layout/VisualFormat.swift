internal import Foundation

/// Reads a line of the visual format language.
@MainActor
struct VisualFormat {
  /// Why a line cannot be read, and where.
  struct Fault: Error {
    let reason: String
    let place: Int
  }

  /// What a length has to do with something.
  private struct Rule {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var item: AnyObject?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }

  /// The room between two items: some rules, or the usual one.
  private enum Gap {
    case none
    case usual
    case rules([Rule])
  }

  private let text: [Character]
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var place = 0
  private var isVertical = false
  private var result: [NSLayoutConstraint] = []

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    text = Array(format)
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() throws(Fault) -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var last: AnyObject?
    var first: Gap?
    if take("|") { first = try gap() }
    while true {
      let item = try view()
      if let start = first {
        try connect(start, nil, item)
        first = nil
      }
      if let last { align(last, item) }
      last = item
      try size(of: item)
      guard place < text.count else { break }
      let between = try gap()
      if take("|") {
        try connect(between, item, nil)
        guard place == text.count else { throw fault("Expected the end of the format string") }
        break
      }
      let mark = place
      guard peek() == "[" else { throw fault("Expected a view here") }
      let next = try view()
      place = mark
      try connect(between, item, next)
    }
    return result
  }

  // MARK: Parts

  /// `[name`, as far as the name.
  private mutating func view() throws(Fault) -> AnyObject {
    guard take("[") else {
      throw fault("Expected a view. View names must start with a letter and stand in []")
    }
    let start = place
    let name = word()
    guard !name.isEmpty else { throw fault("Expected a view name") }
    guard let view = views[name] else {
      place = start
      throw fault("\(name) is not a key in the views dictionary.")
    }
    return view as AnyObject
  }

  /// What stands in parentheses after a view's name, and the closing bracket.
  private mutating func size(of item: AnyObject) throws(Fault) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    if peek() == "(" {
      for rule in try rules() {
        add(item, attribute, rule, rule.item, rule.item == nil ? .notAnAttribute : attribute)
      }
    }
    guard take("]") else { throw fault("Expected a ']' here, after the view") }
  }

  /// `-`, `-8-`, `-(>=8@750)-` or nothing.
  private mutating func gap() throws(Fault) -> Gap {
    guard take("-") else { return .none }
    if peek() == "[" || peek() == "|" { return .usual }
    let found = peek() == "(" ? try rules() : [try rule()]
    guard take("-") else { throw fault("Expected a '-' here, after the distance") }
    return .rules(found)
  }

  private mutating func rules() throws(Fault) -> [Rule] {
    _ = take("(")
    var found = [try rule()]
    while take(",") { found.append(try rule()) }
    guard take(")") else { throw fault("Expected a ')' here, to end the list") }
    return found
  }

  private mutating func rule() throws(Fault) -> Rule {
    var rule = Rule()
    if take(">=") {
      rule.relation = .greaterThanOrEqual
    } else if take("<=") {
      rule.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let start = place
    if let number = number() {
      rule.constant = number
    } else {
      let name = word()
      if let metric = metrics[name].flatMap(Self.value) {
        rule.constant = metric
      } else if let view = views[name] {
        rule.item = view as AnyObject
        if take("."), word().isEmpty { throw fault("Expected an attribute's name") }
      } else {
        place = start
        throw fault("\(name) is not a key in the metrics dictionary.")
      }
    }
    if take("*") {
      rule.multiplier = number() ?? 1
    } else if take("/") {
      rule.multiplier = 1 / (number() ?? 1)
    }
    if take("+") { rule.constant += number() ?? 0 }
    if take("@") {
      let start = place
      guard let priority = number() ?? metrics[word()].flatMap(Self.value) else {
        place = start
        throw fault("Expected a priority, such as 750")
      }
      rule.priority = UILayoutPriority(Float(priority))
    }
    return rule
  }

  // MARK: Constraints

  /// The edges that face one another, of the item before and of the one after.
  private var edges: (end: NSLayoutConstraint.Attribute, start: NSLayoutConstraint.Attribute) {
    if isVertical { return (.bottom, .top) }
    if options.contains(.directionRightToLeft) { return (.left, .right) }
    return options.contains(.directionLeftToRight) ? (.right, .left) : (.trailing, .leading)
  }

  /// Where a view around has the usual room.
  private static func margin(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch edge {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: edge
    }
  }

  /// Ties two items; the view around takes the place of one that is nil.
  private mutating func connect(_ gap: Gap, _ before: AnyObject?, _ after: AnyObject?) throws(Fault) {
    let (end, start) = edges
    let isOuter = before == nil || after == nil
    var around: AnyObject?
    if isOuter {
      let inner = before ?? after
      around = (inner as? UIView)?.superview ?? (inner as? UILayoutGuide)?.owningView
      guard around != nil else {
        throw fault(
          "Unable to interpret '|' character, because the related view doesn't have a superview.")
      }
    }
    // From the right to the left lengths are counted the other way.
    let sign: CGFloat = start == .right ? -1 : 1
    var rules: [Rule]
    switch gap {
    case .none: rules = [Rule()]
    case .usual: rules = [Rule(constant: isOuter ? 0 : 8)]
    case .rules(let found): rules = found
    }
    for index in rules.indices {
      rules[index].constant *= sign
      if sign < 0 { rules[index].relation = rules[index].relation.reversed }
    }
    var isUsual = false
    if case .usual = gap { isUsual = true }
    for rule in rules {
      if let after, let before {
        add(after, start, rule, before, end)
      } else if let after {
        add(after, start, rule, around, isUsual ? Self.margin(start) : start)
      } else if let around {
        add(around, isUsual ? Self.margin(end) : end, rule, before, end)
      }
    }
  }

  private mutating func align(_ before: AnyObject, _ after: AnyObject) {
    for attribute in options.alignments {
      add(before, attribute, Rule(), after, attribute)
    }
  }

  private mutating func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ rule: Rule, _ other: AnyObject?,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: rule.relation, toItem: other, attribute: otherAttribute,
      multiplier: rule.multiplier, constant: rule.constant)
    constraint.priority = rule.priority
    result.append(constraint)
  }

  // MARK: Characters

  private func peek() -> Character? { place < text.count ? text[place] : nil }

  private mutating func take(_ word: String) -> Bool {
    while peek() == " " { place += 1 }
    let end = place + word.count
    guard end <= text.count, String(text[place..<end]) == word else { return false }
    place = end
    return true
  }

  private mutating func word() -> String {
    let start = place
    while let next = peek(), next.isLetter || next == "_" || next.isNumber && place > start { place += 1 }
    return String(text[start..<place])
  }

  private mutating func number() -> CGFloat? {
    while peek() == " " { place += 1 }
    let start = place
    if peek() == "-" || peek() == "+" { place += 1 }
    while let next = peek(), next.isNumber || next == "." { place += 1 }
    guard let value = Double(String(text[start..<place])) else {
      place = start
      return nil
    }
    return CGFloat(value)
  }

  private static func value(_ metric: Any) -> CGFloat? {
    switch metric {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func fault(_ reason: String) -> Fault { Fault(reason: reason, place: place) }
}

extension NSLayoutConstraint.Relation {
  /// The same about lengths that are counted the other way.
  fileprivate var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: self
    }
  }
}
