public import Foundation

extension NSObject {
  /// Whether the object's class, or one above it, registered a method of this name.
  ///
  /// - Parameter aSelector: the method's name.
  /// - Returns: whether a message of that name would be answered.
  public func responds(to aSelector: Selector) -> Bool {
    // UIKit sends messages on the main thread alone, where `assumeIsolated` stops whoever does not; so nothing is shared.
    nonisolated(unsafe) let object = self
    return MainActor.assumeIsolated {
      if let own = RuntimeRegistry.shared.method("respondsToSelector:", of: object) {
        return own(object, [aSelector]) as? Bool ?? false
      }
      return object.__bridged_responds(to: aSelector)
    }
  }

  /// What ``responds(to:)`` is where no class overrides it: whether a method of this name is registered.
  ///
  /// - Parameter aSelector: the method's name; nil is answered by nobody.
  /// - Returns: whether a message of that name would be answered.
  public func __bridged_responds(to aSelector: Selector?) -> Bool {
    guard let aSelector else { return false }
    nonisolated(unsafe) let object = self
    return MainActor.assumeIsolated { RuntimeRegistry.shared.method(aSelector, of: object) != nil }
  }

  /// Sends a message without arguments.
  ///
  /// - Parameter aSelector: the method's name. One that nobody registered raises UIKit's own exception (MIS-31).
  /// - Returns: the method's result where it is an object, which lives to the end of the turn.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
  }

  /// Sends a message with one argument.
  ///
  /// - Parameters:
  ///   - aSelector: the method's name. One that nobody registered raises UIKit's own exception (MIS-31).
  ///   - object: the argument.
  /// - Returns: the method's result where it is an object, which lives to the end of the turn.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  /// Sends a message with two arguments.
  ///
  /// - Parameters:
  ///   - aSelector: the method's name. One that nobody registered raises UIKit's own exception (MIS-31).
  ///   - object1: the first argument.
  ///   - object2: the second argument.
  /// - Returns: the method's result where it is an object, which lives to the end of the turn.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>!
  {
    send(aSelector, [object1, object2])
  }

  private func send(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    nonisolated(unsafe) let (object, arguments) = (self, arguments)
    nonisolated(unsafe) var result: Unmanaged<AnyObject>?
    MainActor.assumeIsolated {
      result = (object.invoke(selector, arguments) as? NSObject).map(ReleasePool.autoreleased)
    }
    return result
  }

  /// Calls a registered method, or complains as the Objective-C runtime does (MIS-31).
  @MainActor @discardableResult
  func invoke(_ selector: Selector, _ arguments: [Any?]) -> Any? {
    guard let method = RuntimeRegistry.shared.method(selector, of: self) else {
      UIKitComplaint.unrecognizedSelector(selector, self).report()
      return nil
    }
    return method(self, arguments)
  }
}

extension NSObjectProtocol {
  /// Whether the object's class, or one above it, registered a method of this name.
  ///
  /// For objects that are known by their protocols alone, such as a router.
  ///
  /// - Parameter aSelector: the method's name.
  /// - Returns: whether a message of that name would be answered.
  public func responds(to aSelector: Selector) -> Bool {
    (self as? NSObject)?.responds(to: aSelector) ?? false
  }

  /// Sends a message without arguments.
  ///
  /// - Parameter aSelector: the method's name. One that nobody registered raises UIKit's own exception (MIS-31).
  /// - Returns: the method's result where it is an object, which lives to the end of the turn.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(aSelector)
  }

  /// Sends a message with one argument.
  ///
  /// - Parameters:
  ///   - aSelector: the method's name. One that nobody registered raises UIKit's own exception (MIS-31).
  ///   - object: the argument.
  /// - Returns: the method's result where it is an object, which lives to the end of the turn.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(aSelector, with: object)
  }

  /// Sends a message with two arguments.
  ///
  /// - Parameters:
  ///   - aSelector: the method's name. One that nobody registered raises UIKit's own exception (MIS-31).
  ///   - object1: the first argument.
  ///   - object2: the second argument.
  /// - Returns: the method's result where it is an object, which lives to the end of the turn.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>!
  {
    (self as? NSObject)?.perform(aSelector, with: object1, with: object2)
  }
}
