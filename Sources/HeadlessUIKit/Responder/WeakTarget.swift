internal import Foundation

/// Who gets an action, without being kept alive (RESP-08).
struct WeakTarget {
  /// Whether the action goes to the responder chain instead of one object.
  let isNil: Bool

  private(set) weak var object: AnyObject?

  init(_ target: Any?) {
    isNil = target == nil
    object = target as AnyObject?
  }

  /// Whether the object is gone.
  var isGone: Bool { !isNil && object == nil }

  /// Whether the action goes to this target.
  func isSame(as target: Any?) -> Bool {
    guard let target else { return isNil }
    return object === (target as AnyObject)
  }
}
