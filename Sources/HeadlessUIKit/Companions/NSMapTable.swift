#if !canImport(ObjectiveC)
  public import Foundation

  /// A dictionary that can hold its keys and values weakly.
  ///
  /// Foundation has this class on Apple's systems only. An entry goes when a key or value goes that it holds weakly.
  open class NSMapTable<KeyType, ObjectType>: NSObject {
    /// How a table holds and compares its keys and values.
    public typealias Options = NSPointerFunctions.Options

    private var entries: [(key: ObjectReference, value: ObjectReference)] = []
    private let keyOptions: Options
    private let valueOptions: Options

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - keyOptions: how it holds and compares keys; strongly and by `isEqual(_:)` by default.
    ///   - valueOptions: how it holds values; strongly by default.
    ///   - initialCapacity: how many entries to make room for.
    public init(
      keyOptions: Options = [], valueOptions: Options = [], capacity initialCapacity: Int = 0
    ) {
      self.keyOptions = keyOptions
      self.valueOptions = valueOptions
      entries.reserveCapacity(max(0, initialCapacity))
    }

    /// Makes a table that keeps keys and values alive.
    ///
    /// - Returns: the table, which is empty.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// Makes a table that keeps keys alive, and lets values go.
    ///
    /// - Returns: the table, which is empty.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(valueOptions: .weakMemory)
    }

    /// Makes a table that lets keys go, and keeps values alive while their keys live.
    ///
    /// - Returns: the table, which is empty.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory)
    }

    /// Makes a table that lets keys and values go.
    ///
    /// - Returns: the table, which is empty.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var living: [(key: KeyType, value: ObjectType)] {
      entries.compactMap { entry in
        guard let key = entry.key.value(as: KeyType.self), let value = entry.value.value(as: ObjectType.self)
        else {
          return nil
        }
        return (key, value)
      }
    }

    /// How many entries there are; those that have gone are not counted.
    open var count: Int { living.count }

    private func isMeant(_ key: ObjectReference, _ other: KeyType?) -> Bool {
      key.isSame(as: other.map { $0 as AnyObject }, byPlace: keyOptions.contains(.objectPointerPersonality))
    }

    /// The value of a key.
    ///
    /// - Parameter aKey: the key.
    /// - Returns: its value; nil where there is none.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
      entries.first { isMeant($0.key, aKey) }?.value.value()
    }

    /// Sets the value of a key.
    ///
    /// - Parameters:
    ///   - anObject: the value; nil takes the entry out.
    ///   - aKey: the key; nil is passed over.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      removeObject(forKey: aKey)
      guard let aKey, let anObject else { return }
      entries.append(
        (
          ObjectReference(aKey as AnyObject, isWeak: keyOptions.contains(.weakMemory)),
          ObjectReference(anObject as AnyObject, isWeak: valueOptions.contains(.weakMemory))
        ))
    }

    /// Takes out the entry of a key, and those that have gone.
    ///
    /// - Parameter aKey: the key.
    open func removeObject(forKey aKey: KeyType?) {
      entries.removeAll { $0.key.object == nil || $0.value.object == nil || isMeant($0.key, aKey) }
    }

    /// Takes all entries out.
    open func removeAllObjects() { entries = [] }

    /// Walks through the keys.
    ///
    /// - Returns: gives one after the other.
    open func keyEnumerator() -> NSEnumerator { (living.map(\.key) as NSArray).objectEnumerator() }

    /// Walks through the values.
    ///
    /// - Returns: gives one after the other; nil never.
    open func objectEnumerator() -> NSEnumerator? { (living.map(\.value) as NSArray).objectEnumerator() }

    /// The entries as a dictionary.
    ///
    /// - Returns: the entries whose keys are hashable.
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
      Dictionary(
        living.compactMap { entry in (entry.key as? AnyHashable).map { ($0, entry.value) } },
        uniquingKeysWith: { $1 })
    }
  }
#endif
