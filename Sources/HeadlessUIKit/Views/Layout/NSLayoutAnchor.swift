public import Foundation

/// Something of a view or guide that constraints are made of.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide.
  public let item: AnyObject?

  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  /// Makes a constraint between this anchor and another one or a number.
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint: this anchor equals another one.
  ///
  /// - Parameters:
  ///   - anchor: the other anchor.
  ///   - c: what is added to the other anchor, in points; 0 by default.
  /// - Returns: the constraint, not active yet.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor, constant: c)
  }

  /// Makes a constraint: this anchor is at least another one.
  ///
  /// - Parameters:
  ///   - anchor: the other anchor.
  ///   - c: what is added to the other anchor, in points; 0 by default.
  /// - Returns: the constraint, not active yet.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, constant: c)
  }

  /// Makes a constraint: this anchor is at most another one.
  ///
  /// - Parameters:
  ///   - anchor: the other anchor.
  ///   - c: what is added to the other anchor, in points; 0 by default.
  /// - Returns: the constraint, not active yet.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, constant: c)
  }
}

/// A place from left to right.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes a constraint: this anchor equals the usual distance after another one.
  ///
  /// - Parameters:
  ///   - anchor: the other anchor.
  ///   - multiplier: how many of the usual distance of 8 points.
  /// - Returns: the constraint, not active yet.
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor, constant: 8 * multiplier)
  }

  /// Makes a constraint: this anchor is at least the usual distance after another one.
  ///
  /// - Parameters:
  ///   - anchor: the other anchor.
  ///   - multiplier: how many of the usual distance of 8 points.
  /// - Returns: the constraint, not active yet.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  )
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, constant: 8 * multiplier)
  }

  /// Makes a constraint: this anchor is at most the usual distance after another one.
  ///
  /// - Parameters:
  ///   - anchor: the other anchor.
  ///   - multiplier: how many of the usual distance of 8 points.
  /// - Returns: the constraint, not active yet.
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, constant: 8 * multiplier)
  }
}

/// A place from top to bottom.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes a constraint: this anchor equals the usual distance below another one.
  ///
  /// - Parameters:
  ///   - anchor: the other anchor.
  ///   - multiplier: how many of the usual distance of 8 points.
  /// - Returns: the constraint, not active yet.
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor, constant: 8 * multiplier)
  }

  /// Makes a constraint: this anchor is at least the usual distance below another one.
  ///
  /// - Parameters:
  ///   - anchor: the other anchor.
  ///   - multiplier: how many of the usual distance of 8 points.
  /// - Returns: the constraint, not active yet.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  )
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, constant: 8 * multiplier)
  }

  /// Makes a constraint: this anchor is at most the usual distance below another one.
  ///
  /// - Parameters:
  ///   - anchor: the other anchor.
  ///   - multiplier: how many of the usual distance of 8 points.
  /// - Returns: the constraint, not active yet.
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, constant: 8 * multiplier)
  }
}

/// A width or height.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint: this length equals a number.
  ///
  /// - Parameter c: the number, in points.
  /// - Returns: the constraint, not active yet.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, constant: c)
  }

  /// Makes a constraint: this length equals a multiple of another one.
  ///
  /// - Parameters:
  ///   - anchor: the other length.
  ///   - m: the factor.
  ///   - c: what is added, in points; 0 by default.
  /// - Returns: the constraint, not active yet.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor, multiplier: m, constant: c)
  }

  /// Makes a constraint: this length is at least a number.
  ///
  /// - Parameter c: the number, in points.
  /// - Returns: the constraint, not active yet.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c)
  }

  /// Makes a constraint: this length is at least a multiple of another one.
  ///
  /// - Parameters:
  ///   - anchor: the other length.
  ///   - m: the factor.
  ///   - c: what is added, in points; 0 by default.
  /// - Returns: the constraint, not active yet.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  )
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Makes a constraint: this length is at most a number.
  ///
  /// - Parameter c: the number, in points.
  /// - Returns: the constraint, not active yet.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c)
  }

  /// Makes a constraint: this length is at most a multiple of another one.
  ///
  /// - Parameters:
  ///   - anchor: the other length.
  ///   - m: the factor.
  ///   - c: what is added, in points; 0 by default.
  /// - Returns: the constraint, not active yet.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  )
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
