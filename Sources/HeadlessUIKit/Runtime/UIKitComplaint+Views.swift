internal import Foundation

/// What UIKit says about views, their constraints and their lists.
extension UIKitComplaint {
  static var addingViewToItself: Self { Self(.addingViewToItself) }

  @MainActor static func constraintWithoutCommonAncestor(_ first: UIView, _ second: UIView) -> Self {
    Self(.constraintWithoutCommonAncestor, ["first": describe(first), "second": describe(second)])
  }

  static func constraintFormatUnreadable(_ format: String, _ reason: String, at place: Int) -> Self {
    Self(
      .constraintFormatUnreadable,
      ["reason": reason, "format": format, "place": String(repeating: " ", count: place)])
  }

  static func noCell(_ identifier: String) -> Self {
    Self(.noCell, ["identifier": identifier])
  }

  static func noReusableView(kind: String, _ identifier: String) -> Self {
    Self(.noReusableView, ["kind": kind, "identifier": identifier])
  }
}
