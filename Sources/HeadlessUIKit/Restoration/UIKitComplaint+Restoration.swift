internal import Foundation

/// What UIKit says about state restoration.
extension UIKitComplaint {
  static func restorationClassDoesNotConform(_ className: String) -> Self {
    .log(
      "REST-08",
      "Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: "
        + "Class is \(className)")
  }

  static func notEncodable(_ className: String, isSecure: Bool) -> Self {
    UIKitComplaint(
      kind: .exception(name: "NSInvalidArchiveOperationException"),
      text: isSecure
        ? "This archiver encodes only objects that adopt NSSecureCoding; class '\(className)' does not adopt it."
        : "Objects of class '\(className)' cannot be archived; the class does not adopt NSCoding.",
      row: "REST-01")
  }
}
