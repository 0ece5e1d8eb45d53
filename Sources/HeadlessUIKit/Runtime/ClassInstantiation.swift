internal import Foundation

/// Makes objects of classes that are known by name alone, as the Objective-C runtime does.
///
/// Swift lets a metatype call only `required` initialisers, and UIKit's `init()` is not one: making it so would force
/// every subclass with an initialiser of its own to repeat it. The call below goes through the entry of `NSObject`'s
/// `init()` in the class's own table of methods, which every subclass of `NSObject` has. A class that cannot be made
/// this way (it declares other initialisers and no `init()`) stops with Swift's own message, as it does on iOS.
enum ClassInstantiation {
  private class Shadow: NSObject {
    required override init() {
      super.init()
    }
  }

  /// Makes an object by the class's `init()`.
  ///
  /// - Parameter type: any class.
  /// - Returns: the object; nil where the class does not come from `NSObject`.
  static func make(_ type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    let shadow = unsafeBitCast(type, to: Shadow.Type.self)
    return unsafeBitCast(shadow.init() as AnyObject, to: NSObject.self)
  }
}
