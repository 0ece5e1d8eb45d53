#if !canImport(ObjectiveC)
  public import Foundation

  /// A set of objects that can hold them weakly.
  ///
  /// Foundation has this class on Apple's systems only. Objects are told apart by being the same, as a table of weak objects
  /// does, unless it was made to compare them.
  open class NSHashTable<ObjectType>: NSObject {
    /// How a table holds and compares its objects.
    public typealias Options = NSPointerFunctions.Options

    private var references: [ObjectReference] = []
    private let options: Options

    /// Makes a table.
    ///
    /// - Parameters:
    ///   - options: how it holds and compares its objects; strongly and by `isEqual(_:)` by default.
    ///   - initialCapacity: how many objects to make room for.
    public init(options: Options = [], capacity initialCapacity: Int = 0) {
      self.options = options
      references.reserveCapacity(max(0, initialCapacity))
    }

    /// Makes a table that does not keep its objects alive.
    ///
    /// - Returns: the table, which is empty.
    open class func weakObjects() -> NSHashTable<ObjectType> {
      NSHashTable(options: [.weakMemory, .objectPointerPersonality])
    }

    private var isWeak: Bool { options.contains(.weakMemory) }
    private var comparesPlaces: Bool { options.contains(.objectPointerPersonality) }

    /// The objects that are there and live.
    open var allObjects: [ObjectType] { references.compactMap { $0.value() } }

    /// One of the objects; nil where there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// How many objects there are; those that have gone are not counted.
    open var count: Int { allObjects.count }

    /// The objects as a set.
    open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Puts an object in; one that is there stays once.
    ///
    /// - Parameter object: the object; nil is passed over.
    open func add(_ object: ObjectType?) {
      guard let object, !contains(object) else { return }
      references.removeAll { $0.object == nil }
      references.append(ObjectReference(object as AnyObject, isWeak: isWeak))
    }

    /// Takes an object out.
    ///
    /// - Parameter object: the object; nil is passed over.
    open func remove(_ object: ObjectType?) {
      references.removeAll {
        $0.object == nil || $0.isSame(as: object.map { $0 as AnyObject }, byPlace: comparesPlaces)
      }
    }

    /// Takes all objects out.
    open func removeAllObjects() { references = [] }

    /// Whether an object is there.
    ///
    /// - Parameter anObject: the object; nil never is.
    /// - Returns: whether it is.
    open func contains(_ anObject: ObjectType?) -> Bool {
      references.contains { $0.isSame(as: anObject.map { $0 as AnyObject }, byPlace: comparesPlaces) }
    }

    /// The object of the table that is the same as one.
    ///
    /// - Parameter object: the object.
    /// - Returns: the one in the table; nil where there is none.
    open func member(_ object: ObjectType?) -> ObjectType? {
      references.first { $0.isSame(as: object.map { $0 as AnyObject }, byPlace: comparesPlaces) }?.value()
    }

    /// Walks through the objects.
    ///
    /// - Returns: gives one after the other.
    open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
  }

  /// How tables hold and compare their objects.
  public enum NSPointerFunctions {
    /// The ways.
    public struct Options: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// Makes options of their bits.
      ///
      /// - Parameter rawValue: the bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Keeps the objects alive.
      public static let strongMemory: Options = []
      /// Lets the objects go.
      public static let weakMemory = Options(rawValue: 5)
      /// Compares by `isEqual(_:)`.
      public static let objectPersonality: Options = []
      /// Compares by being the same object.
      public static let objectPointerPersonality = Options(rawValue: 512)
      /// Copies what comes in.
      public static let copyIn = Options(rawValue: 65536)
    }
  }

  /// An object that is kept alive or not.
  struct ObjectReference {
    private var kept: AnyObject?
    private weak var weakObject: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
      if isWeak { weakObject = object } else { kept = object }
    }

    var object: AnyObject? { kept ?? weakObject }

    /// The object as what a table holds.
    ///
    /// Nothing is nothing: a cast of no object would make one where any object will do.
    func value<Value>(as type: Value.Type = Value.self) -> Value? {
      guard let object else { return nil }
      return object as? Value
    }

    func isSame(as other: AnyObject?, byPlace: Bool) -> Bool {
      guard let object, let other else { return false }
      if object === other { return true }
      return !byPlace && (object as? NSObject)?.isEqual(other) == true
    }
  }
#endif
