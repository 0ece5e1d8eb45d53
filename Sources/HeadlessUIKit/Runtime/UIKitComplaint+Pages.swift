internal import Foundation

/// What UIKit says about the pages of a page view controller.
extension UIKitComplaint {
  /// The words are those of public crash logs; the semantics page has no row for them.
  static func wrongPageCount(_ count: Int, required: Int) -> Self {
    Self(.wrongPageCount, ["count": "\(count)", "required": "\(required)"])
  }

  /// That UIKit raises it is said by Apple's page of `isDoubleSided`; the words are our own.
  static var singleSidedAroundSpine: Self { Self(.singleSidedAroundSpine) }
}
