internal import Foundation

/// What UIKit says about state restoration.
extension UIKitComplaint {
  static func restorationClassDoesNotConform(_ className: String) -> Self {
    Self(.restorationClassUnfit, ["class": className])
  }

  static func notEncodable(_ className: String, isSecure: Bool) -> Self {
    Self(isSecure ? .notEncodableSecurely : .notEncodable, ["class": className])
  }
}
