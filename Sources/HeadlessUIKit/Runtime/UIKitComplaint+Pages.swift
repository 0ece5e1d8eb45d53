internal import Foundation

/// What UIKit says about the pages of a page view controller.
extension UIKitComplaint {
  /// The words are those of public crash logs; the semantics page has no row for them.
  static func wrongPageCount(_ count: Int, required: Int) -> Self {
    Self(.wrongPageCount, ["count": "\(count)", "required": "\(required)"])
  }
}
