internal import Foundation

/// What UIKit says about views, their constraints and their lists.
extension UIKitComplaint {
  static var addingViewToItself: Self { .invalidArgument("MIS-03", "Can't add self as subview") }

  @MainActor static func constraintWithoutCommonAncestor(_ first: UIView, _ second: UIView) -> Self {
    .generic(
      "NSLayoutConstraint.isActive",
      "Unable to activate constraint with anchors \(describe(first)) and \(describe(second)) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal.")
  }

  static func noCell(_ identifier: String) -> Self {
    .inconsistency(
      "SB-30",
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
        + "or connect a prototype cell in a storyboard")
  }
}
