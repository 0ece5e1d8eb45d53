public import Foundation

/// Messages to classes, for code that asks for a shared object by the name of its method.
extension NSObject {
  /// Sends a message without arguments to the class.
  ///
  /// - Parameter aSelector: the method's name. Off Apple's platforms those are known that hand over UIKit's shared objects;
  ///   another one raises UIKit's own exception (MIS-31).
  /// - Returns: the method's result.
  @preconcurrency @MainActor @discardableResult
  public static func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    guard let method = ClassMessages.method(aSelector, of: self) else {
      UIKitComplaint.unrecognizedClassSelector(aSelector, self).report()
      return nil
    }
    return method().map(ReleasePool.autoreleased)
  }

  /// Whether the class has a method of a name that hands over a shared object.
  ///
  /// - Parameter aSelector: the method's name.
  /// - Returns: whether a message of that name would be answered.
  @preconcurrency @MainActor
  public static func responds(to aSelector: Selector) -> Bool {
    ClassMessages.method(aSelector, of: self) != nil
  }
}

@MainActor
private enum ClassMessages {
  /// The method of a name, where the class or one above it has it.
  static func method(_ selector: Selector, of type: AnyClass) -> (() -> AnyObject?)? {
    switch selector {
    case "sharedApplication" where type is UIApplication.Type: { UIApplication.shared }
    case "currentDevice" where type is UIDevice.Type: { UIDevice.current }
    case "mainScreen" where type is UIScreen.Type: { UIScreen.main }
    case "generalPasteboard" where type is UIPasteboard.Type: { UIPasteboard.general }
    default: nil
    }
  }
}
