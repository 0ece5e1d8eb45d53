#if !canImport(ObjectiveC)
  public import Foundation

  /// What an observer of a key path wants to be told.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options of their bits.
    ///
    /// - Parameter rawValue: the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Once at the beginning, with the value as it is.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Before each change as well.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// The names of what a change says.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change, a number: ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The places in a collection that changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True where the change is about to happen.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// The kind of a change.
  public enum NSKeyValueChange: UInt, Sendable {
    /// The property got a value.
    case setting = 1
    /// Objects came into a collection.
    case insertion = 2
    /// Objects left a collection.
    case removal = 3
    /// Objects of a collection were replaced.
    case replacement = 4
  }

  /// What an observer is told of a change.
  public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The new value; nil where it was not asked for.
    public let newValue: Value?
    /// The value before; nil where it was not asked for.
    public let oldValue: Value?
    /// The places in a collection that changed; nil where the property was set.
    public let indexes: IndexSet?
    /// Whether the change is about to happen.
    public let isPrior: Bool
  }

  /// Keeps a closure told of changes for as long as it lives.
  public final class NSKeyValueObservation: NSObject {
    private let end: () -> Void

    init(end: @escaping () -> Void) { self.end = end }

    /// Ends the observation.
    public func invalidate() { end() }

    deinit { end() }
  }
#endif
