public import Foundation

#if !canImport(ObjectiveC)
  // What stands in the place of properties marked `@NSManaged`, which Core Data or a layer fills on Apple's systems.
  extension NSObject {
    /// The value of a property that bridged sources mark `@NSManaged`.
    ///
    /// - Parameter key: the property's name.
    /// - Returns: what was set; before that nil, nought, false or nothing. A type without such a value ends the app.
    public func bridgedManagedValue<Value>(_ key: String) -> Value {
      if let value = ManagedValues.of(self).values[key] as? Value { return value }
      if let nothing = ManagedValues.empty(Value.self) { return nothing }
      preconditionFailure(
        "‘\(key)’ is marked @NSManaged and was read before it was set; set it first: nothing fills it on Linux."
      )
    }

    /// Sets a property that bridged sources mark `@NSManaged`.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - key: the property's name.
    public func setBridgedManagedValue<Value>(_ value: Value, _ key: String) {
      ManagedValues.of(self).values[key] = value
    }
  }

  /// What the managed properties of one object hold.
  ///
  /// Unchecked: they are used where the object is.
  private final class ManagedValues: @unchecked Sendable {
    var values: [String: Any] = [:]

    nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    static func of(_ object: NSObject) -> ManagedValues {
      if let known = objc_getAssociatedObject(object, key) as? ManagedValues { return known }
      let made = ManagedValues()
      objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }

    /// The value that a property of a type begins with.
    static func empty<Value>(_ type: Value.Type) -> Value? {
      let empty: Any? =
        switch type {
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
        case let type as any AdditiveArithmetic.Type: type.zero
        case is Bool.Type: false
        case let type as any RangeReplaceableCollection.Type: type.init()
        case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
        case is CGPoint.Type: CGPoint.zero
        case is CGSize.Type: CGSize.zero
        case is CGRect.Type: CGRect.zero
        case is UUID.Type: UUID()
        default: nil
        }
      return empty as? Value
    }
  }
#endif
