public import Foundation

// Foundation's own dictionaries have some of these methods themselves: theirs go first where both are meant.
extension NSObject {
  /// Sets a property by its name.
  ///
  /// - Parameters:
  ///   - value: the new value.
  ///   - key: a name that the object's class registered (``RuntimeClass``). Another raises UIKit's own exception
  ///     (SB-12).
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    if let dictionary = self as? NSMutableDictionary {
      if let value {
        dictionary.setObject(value, forKey: key as NSString)
      } else {
        dictionary.removeObject(forKey: key as NSString)
      }
      return
    }
    // The main thread alone comes here: `assumeIsolated` stops any other, so what crosses into it is not shared.
    nonisolated(unsafe) let (object, value) = (self, value)
    MainActor.assumeIsolated {
      guard object.setValueIfPossible(value, forKey: key) else {
        return object.setValue(value, forUndefinedKey: key)
      }
    }
  }

  /// Sets a property at the end of a path of names joined with dots.
  ///
  /// - Parameters:
  ///   - value: the new value.
  ///   - keyPath: the names; each but the last leads to an object.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: keys[0]) as? NSObject)?.setValue(value, forKeyPath: keys[1])
  }

  /// Reads a property by its name.
  ///
  /// A dictionary answers with what it has under the key, an array or set with what each of its objects answers.
  ///
  /// - Parameter key: a name that the object's class registered. Another raises `NSUnknownKeyException`.
  /// - Returns: the property's value.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    if key == "self" { return self }
    if let answer = collectionValue(forKey: key) { return answer }
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated {
      guard let getter = RuntimeRegistry.shared.getter(key, of: object) else {
        result = object.value(forUndefinedKey: key)
        return
      }
      result = getter(object)
    }
    return result
  }

  /// Reads a property at the end of a path of names joined with dots.
  ///
  /// A collection also answers to the operators `@count`, `@sum`, `@avg`, `@min`, `@max`, `@unionOfObjects` and
  /// `@distinctUnionOfObjects`, each but the first with a path after it.
  ///
  /// - Parameter keyPath: the names; each but the last leads to an object.
  /// - Returns: the value at the end, nil where an object on the way is.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    let (key, rest) = (keys.first ?? keyPath, keys.count == 2 ? keys[1] : nil)
    if let collection = CollectionOperator.Operands(self), let name = CollectionOperator(rawValue: key) {
      return name.value(of: collection, forKeyPath: rest)
    }
    guard let rest else { return value(forKey: keyPath) }
    return (value(forKey: key) as? NSObject)?.value(forKeyPath: rest)
  }

  /// Sets a property by its name where the class registered it.
  ///
  /// - Returns: whether it did.
  @MainActor func setValueIfPossible(_ value: Any?, forKey key: String) -> Bool {
    guard let setter = RuntimeRegistry.shared.setter(key, of: self) else { return false }
    setter(self, value)
    return true
  }

  /// Sets a property at the end of a path where every name on it is registered.
  ///
  /// - Returns: nil where it did, otherwise the object and the name that is missing.
  @MainActor func setValueIfPossible(_ value: Any?, forKeyPath keyPath: String) -> (NSObject, String)? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return setValueIfPossible(value, forKey: keyPath) ? nil : (self, keyPath) }
    guard let getter = RuntimeRegistry.shared.getter(keys[0], of: self) else { return (self, keys[0]) }
    return (getter(self) as? NSObject)?.setValueIfPossible(value, forKeyPath: keys[1])
  }
}
