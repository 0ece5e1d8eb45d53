#if !canImport(ObjectiveC)
  public import Foundation

  // Swift without Objective-C lets nobody override what an extension declares, and these belong to Foundation's class. The
  // source bridge has a class's own version registered by its selector, where each of these asks for it; `super` in it leads to
  // the one whose name begins with `__bridged_`.
  extension NSObject {
    /// The version that the object's class registered.
    private func overriding(_ selector: Selector) -> (@MainActor (AnyObject, [Any?]) -> Any?)? {
      nonisolated(unsafe) let object = self
      return MainActor.assumeIsolated { RuntimeRegistry.shared.method(selector, of: object) }
    }

    private func call(
      _ method: @escaping @MainActor (AnyObject, [Any?]) -> Any?, _ arguments: [Any?]
    ) -> Any? {
      nonisolated(unsafe) let (object, arguments) = (self, arguments)
      nonisolated(unsafe) var result: Any?
      MainActor.assumeIsolated { result = method(object, arguments) }
      return result
    }

    // MARK: Key-value observing

    /// Hears of a change that the object asked for (`addObserver(_:forKeyPath:options:context:)`).
    ///
    /// - Parameters:
    ///   - keyPath: the name of the property.
    ///   - object: whose property it is.
    ///   - change: what changed.
    ///   - context: what came with the request.
    public func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard let own = overriding("observeValueForKeyPath:ofObject:change:context:") else {
        return __bridged_observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      _ = call(own, [keyPath, object, change, context])
    }

    /// What ``observeValue(forKeyPath:of:change:context:)`` is where no class overrides it: nothing hears of the change.
    ///
    /// - Parameters:
    ///   - keyPath: the name of the property.
    ///   - object: whose property it is.
    ///   - change: what changed.
    ///   - context: what came with the request.
    public func __bridged_observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Keys that are not there

    /// Answers to a key that nobody registered.
    ///
    /// - Parameter key: the key.
    /// - Returns: its value. Where no class overrides this, `NSUnknownKeyException` is raised.
    public func value(forUndefinedKey key: String) -> Any? {
      guard let own = overriding("valueForUndefinedKey:") else {
        return __bridged_value(forUndefinedKey: key)
      }
      return call(own, [key])
    }

    /// What ``value(forUndefinedKey:)`` is where no class overrides it: `NSUnknownKeyException`.
    ///
    /// - Parameter key: the key.
    /// - Returns: nil.
    public func __bridged_value(forUndefinedKey key: String) -> Any? {
      nonisolated(unsafe) let object = self
      MainActor.assumeIsolated { UIKitComplaint.undefinedReadKey(key, of: object).report() }
      return nil
    }

    /// Takes a value for a key that nobody registered.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - key: the key. Where no class overrides this, `NSUnknownKeyException` is raised.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
      guard let own = overriding("setValue:forUndefinedKey:") else {
        return __bridged_setValue(value, forUndefinedKey: key)
      }
      _ = call(own, [value, key])
    }

    /// What ``setValue(_:forUndefinedKey:)`` is where no class overrides it: `NSUnknownKeyException`.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - key: the key.
    public func __bridged_setValue(_ value: Any?, forUndefinedKey key: String) {
      nonisolated(unsafe) let object = self
      MainActor.assumeIsolated { UIKitComplaint.undefinedKey(key, of: object).report() }
    }

    /// Hears that a key which cannot be nil was to be set to nil.
    ///
    /// - Parameter key: the key.
    public func setNilValueForKey(_ key: String) {
      guard let own = overriding("setNilValueForKey:") else { return __bridged_setNilValueForKey(key) }
      _ = call(own, [key])
    }

    /// What ``setNilValueForKey(_:)`` is where no class overrides it: the property keeps its value.
    ///
    /// - Parameter key: the key.
    public func __bridged_setNilValueForKey(_ key: String) {}

    // MARK: Nibs

    /// What `super.awakeFromNib()` leads to in a class that is none of UIKit's: nothing.
    ///
    /// Such a class registers the method, which is called where everything in the nib is connected (LIFE-27).
    public func __bridged_awakeFromNib() {}

    /// What `super.prepareForInterfaceBuilder()` leads to in a class that is none of UIKit's: nothing.
    public func __bridged_prepareForInterfaceBuilder() {}

    // MARK: Messages

    /// Complains of a message that the object does not know (MIS-31).
    ///
    /// - Parameter aSelector: the message's name.
    public func doesNotRecognizeSelector(_ aSelector: Selector!) {
      nonisolated(unsafe) let object = self
      let selector: Selector = aSelector ?? "nil"
      MainActor.assumeIsolated { UIKitComplaint.unrecognizedSelector(selector, object).report() }
    }
  }
#endif
