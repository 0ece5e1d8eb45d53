#if !canImport(ObjectiveC)
  public import Foundation

  /// What an observer of a key path is told.
  ///
  /// Observing needs the Objective-C runtime: code that asks for it compiles, and the bridge tells at its line that nobody
  /// is told of changes.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits as Foundation numbers them.
    public let rawValue: UInt

    /// Makes options of bits.
    ///
    /// - Parameter rawValue: the bits as Foundation numbers them.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The value afterwards.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The value before.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// Once at the beginning, too.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// Before each change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
  }

  /// What kind of change an observer is told of.
  public enum NSKeyValueChange: UInt, Sendable {
    /// A value was set.
    case setting = 1
    /// Objects came into a collection.
    case insertion = 2
    /// Objects left a collection.
    case removal = 3
    /// Objects took others' places in a collection.
    case replacement = 4
  }

  /// A key of what an observer is told.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// Makes a key of text.
    ///
    /// - Parameter rawValue: the key as text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value afterwards.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The places in a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// Whether the change is still to come.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// One change of a property.
  public struct NSKeyValueObservedChange<Value> {
    /// What kind of change it is.
    public let kind: NSKeyValueChange
    /// The value afterwards, where it was asked for.
    public let newValue: Value?
    /// The value before, where it was asked for.
    public let oldValue: Value?
    /// The places in a collection.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
  }

  /// An observation, which ends with this object.
  public final class NSKeyValueObservation: NSObject {
    /// Ends the observation.
    public func invalidate() {}
  }

  extension NSObjectProtocol where Self: NSObject {
    /// Observes a property: the observer is told of the value that is there, where it asks for that, and of no change.
    ///
    /// - Parameters:
    ///   - keyPath: the property.
    ///   - options: what the observer is told.
    ///   - changeHandler: the observer.
    /// - Returns: the observation.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      if options.contains(.initial) {
        let value = options.contains(.new) ? self[keyPath: keyPath] : nil
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
      }
      return NSKeyValueObservation()
    }
  }

  extension NSObject {
    /// Observes a property by its name; nobody is told of changes.
    ///
    /// - Parameters:
    ///   - observer: who would be told.
    ///   - keyPath: the property.
    ///   - options: what the observer would be told.
    ///   - context: what the observer knows the observation by.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {}

    /// Ends an observation.
    ///
    /// - Parameters:
    ///   - observer: who would have been told.
    ///   - keyPath: the property.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Ends an observation.
    ///
    /// - Parameters:
    ///   - observer: who would have been told.
    ///   - keyPath: the property.
    ///   - context: what the observer knows the observation by.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}

    /// Takes what bridged sources hand on to a class that hears of no changes.
    ///
    /// - Parameters:
    ///   - keyPath: the property.
    ///   - object: whose it is.
    ///   - change: what changed.
    ///   - context: what the observer knows the observation by.
    public func bridgedObserveValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}

    /// Tells observers that a property is about to change; there are none.
    ///
    /// - Parameter key: the property.
    public func willChangeValue(forKey key: String) {}

    /// Tells observers that a property changed; there are none.
    ///
    /// - Parameter key: the property.
    public func didChangeValue(forKey key: String) {}
  }
#endif
