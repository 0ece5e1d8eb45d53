internal import Foundation

/// Makes objects of classes that are known by name alone, as the Objective-C runtime does.
///
/// Swift lets a metatype call only `required` initialisers, and UIKit's `init()` is not one: making it so would force
/// every subclass with an initialiser of its own to repeat it. The way round it: only a `final` class's metatype may
/// call any initialiser, so the class poses as one; the convenience initialiser that it calls stands in an extension,
/// which no class overrides, allocates an object of the class at hand, and its `self.init()` goes through that class's
/// own table. A class that declares other initialisers and no `init()` stops with Swift's own message, as it does on
/// iOS.
enum ClassInstantiation {
  /// Inherits every initialiser of `NSObject`, those of extensions included.
  private final class Pose: NSObject {}

  /// Makes an object by the class's `init()`.
  ///
  /// - Parameter type: any class.
  /// - Returns: the object; nil where the class does not come from `NSObject`.
  static func make(_ type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    let pose = unsafeBitCast(type, to: Pose.Type.self)
    return unsafeBitCast(pose.init(dynamically: ()) as AnyObject, to: NSObject.self)
  }
}

extension NSObject {
  /// Calls the `init()` of the object's own class; not inlined, lest the optimiser believe the pose.
  @inline(never)
  fileprivate convenience init(dynamically: Void) { self.init() }
}
