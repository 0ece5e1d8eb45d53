internal import Foundation

/// How an associated value is held; every policy but the first keeps it alive.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// The value is not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is kept alive.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept alive, and may be read and set from any thread.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value is kept alive, and may be read and set from any thread.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Reads a value that hangs on an object.
///
/// - Parameters:
///   - object: the object.
///   - key: the address that the value was hung on with.
/// - Returns: the value; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(key, of: object as AnyObject)
}

/// Hangs a value on an object, which is let go with it.
///
/// - Parameters:
///   - object: the object.
///   - key: an address that names the value.
///   - value: the value; nil takes it off.
///   - policy: how it is held.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, key, of: object as AnyObject, policy)
}

/// Takes everything off an object that hangs on it.
///
/// - Parameter object: the object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}

/// Values that hang on objects of any class.
///
/// UIKit's own objects let go of theirs when they go. Nobody says when another object does: what hung on it is let go
/// when something is hung on an object next.
final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private enum Held {
    case strong(Any)
    case weak(WeakObject)

    var value: Any? {
      switch self {
      case .strong(let value): value
      case .weak(let entry): entry.object
      }
    }
  }

  private final class WeakObject {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private struct Entry {
    let owner: WeakObject
    var values: [UnsafeRawPointer: Held] = [:]
    var lock: NSRecursiveLock?
  }

  // Guarded by `lock`.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepLimit = 64
  private let lock = NSRecursiveLock()

  /// Whether anything was ever hung on an object.
  ///
  /// Read without the lock by objects that go: they can only have something that was hung on them before.
  nonisolated(unsafe) private(set) static var areUsed = false

  func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.owner.object === object else { return nil }
      return entry.values[key]?.value
    }
  }

  func set(_ value: Any?, _ key: UnsafeRawPointer, of object: AnyObject, _ policy: objc_AssociationPolicy) {
    Self.areUsed = true
    // What is let go may hang something on an object itself, so it goes after the lock.
    var released: [Any] = []
    lock.withLock {
      released += sweep()
      var entry = self.entry(of: object)
      if let old = entry.values[key] { released.append(old) }
      if let value {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: entry.values[key] = .weak(WeakObject(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
          entry.values[key] = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        default: entry.values[key] = .strong(value)
        }
      } else {
        entry.values[key] = nil
      }
      entries[ObjectIdentifier(object)] = entry
    }
    withExtendedLifetime(released) {}
  }

  func removeAll(of object: ObjectIdentifier) {
    var released: Any?
    lock.withLock { released = entries.removeValue(forKey: object) }
    withExtendedLifetime(released) {}
  }

  /// The lock that an object is synchronised with.
  func synchronizer(of object: AnyObject) -> NSRecursiveLock {
    Self.areUsed = true
    return lock.withLock {
      var entry = self.entry(of: object)
      let found = entry.lock ?? NSRecursiveLock()
      entry.lock = found
      entries[ObjectIdentifier(object)] = entry
      return found
    }
  }

  private func entry(of object: AnyObject) -> Entry {
    if let entry = entries[ObjectIdentifier(object)], entry.owner.object === object { return entry }
    return Entry(owner: WeakObject(object))
  }

  /// Takes out what hung on objects that are gone, now and then.
  private func sweep() -> [Any] {
    guard entries.count > sweepLimit else { return [] }
    let gone = entries.filter { $0.value.owner.object == nil }
    for key in gone.keys { entries[key] = nil }
    sweepLimit = max(64, 2 * entries.count)
    return gone.values.map { $0 }
  }
}

/// Begins a part that only one thread runs at a time for an object; the same thread may begin it again.
///
/// - Parameter obj: the object.
/// - Returns: nought, as Objective-C does.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  AssociatedObjects.shared.synchronizer(of: obj as AnyObject).lock()
  return 0
}

/// Ends a part that ``objc_sync_enter(_:)`` began.
///
/// - Parameter obj: the object.
/// - Returns: nought, as Objective-C does.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  AssociatedObjects.shared.synchronizer(of: obj as AnyObject).unlock()
  return 0
}
