internal import Foundation

/// What UIKit says about the pages of a page view controller.
extension UIKitComplaint {
  /// The words are those of public crash logs; the semantics page has no row for them.
  static func wrongPageCount(_ count: Int, required: Int) -> Self {
    .invalidArgument(
      "PAGE",
      "The number of view controllers provided (\(count)) doesn't match the number required (\(required)) for the "
        + "requested transition")
  }
}
