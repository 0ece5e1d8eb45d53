public import Foundation

/// A rule for the places and sizes of views.
///
/// Constraints are kept and can be read and changed. They are not solved: a view keeps the frame that it was given.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The item at the left side of the rule.
  open private(set) weak var firstItem: AnyObject?

  /// The item at the right side of the rule; nil where there is none.
  open private(set) weak var secondItem: AnyObject?

  /// What of the first item the rule is about.
  public let firstAttribute: Attribute

  /// What of the second item the rule is about.
  public let secondAttribute: Attribute

  /// How the two sides stand to each other.
  public let relation: Relation

  /// What the second item's attribute is multiplied with.
  public let multiplier: CGFloat

  /// What is added to the right side, in points.
  open var constant: CGFloat {
    didSet { (firstItem as? UIView)?.layoutRulesChanged() }
  }

  /// How much the rule matters; it has to hold by default.
  open var priority = UILayoutPriority.required

  /// The rule's name.
  open var identifier: String?

  /// Whether the view that holds the rule takes it over when it is archived.
  open var shouldBeArchived = false

  /// The view that holds the rule while it is active.
  weak var holder: UIView?

  /// Makes a rule: `view1.attr1 relation view2.attr2 * multiplier + c`.
  ///
  /// - Parameters:
  ///   - view1: the view or guide at the left side.
  ///   - attr1: what of it the rule is about.
  ///   - relation: how the two sides stand to each other.
  ///   - view2: the view or guide at the right side; nil for none.
  ///   - attr2: what of it the rule is about.
  ///   - multiplier: what the right side is multiplied with.
  ///   - c: what is added to the right side, in points.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2 as AnyObject?
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Makes a rule about nothing, for a property to begin with.
  public override init() {
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    constant = 0
    super.init()
  }

  /// Called when the constraint came out of a storyboard or nib and its connections are made (SB-05).
  open func awakeFromNib() {}

  /// The first side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }

  /// The second side as an anchor; nil where there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  /// Whether the rule counts: then the nearest view around both items holds it.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        activate()
      } else {
        holder?.removeConstraint(self)
      }
    }
  }

  /// Makes rules count.
  ///
  /// - Parameter constraints: the rules.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes rules count no longer.
  ///
  /// - Parameter constraints: the rules.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private func activate() {
    guard let first = Self.view(of: firstItem) else { return }
    guard let second = Self.view(of: secondItem), second !== first else {
      return first.addConstraint(self)
    }
    var candidate: UIView? = first
    while let view = candidate {
      if second.isDescendant(of: view) { return view.addConstraint(self) }
      candidate = view.superview
    }
    UIKitComplaint.constraintWithoutCommonAncestor(first, second).report()
  }
}

extension UIView {
  /// The rules that this view holds.
  public var constraints: [NSLayoutConstraint] { details.constraints }

  /// Makes the view hold a rule.
  ///
  /// - Parameter constraint: the rule.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    details.constraints.append(constraint)
    layoutRulesChanged()
  }

  /// Makes the view hold rules.
  ///
  /// - Parameter constraints: the rules.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes the view let go of a rule.
  ///
  /// - Parameter constraint: the rule.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    details.constraints.removeAll { $0 === constraint }
    layoutRulesChanged()
  }

  /// Asks for a layout pass after a rule changed, unless the change is made in the view's own pass.
  ///
  /// Rules change no frames here, so that pass has nothing to do over again: a controller may set its rules anew in
  /// `viewDidLayoutSubviews`, as apps do, and comes to rest.
  fileprivate func layoutRulesChanged() {
    if !isBeingLaidOut { setNeedsLayout() }
  }

  /// Makes the view let go of rules.
  ///
  /// - Parameter constraints: the rules.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
}
