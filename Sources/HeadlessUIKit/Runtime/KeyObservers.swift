internal import Foundation

#if !canImport(ObjectiveC)
  /// Who is told of the changes of one object.
  ///
  /// Unchecked: an object's observers come, are told and go where the object is used, as on Apple's systems.
  final class KeyObservers: @unchecked Sendable {
    /// One that is told.
    final class Entry {
      let keyPath: String
      let options: NSKeyValueObservingOptions
      let context: UnsafeMutableRawPointer?
      weak var observer: NSObject?
      /// What is told the value before, the new one and whether the change is still to come.
      let tell: (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
      /// The values before the changes that have begun.
      var olds: [Any?] = []

      init(
        _ keyPath: String, _ options: NSKeyValueObservingOptions, _ observer: NSObject?,
        _ context: UnsafeMutableRawPointer?, tell: @escaping (Any?, Any?, Bool) -> Void
      ) {
        (self.keyPath, self.options, self.observer, self.context, self.tell) =
          (keyPath, options, observer, context, tell)
      }
    }

    var entries: [Entry] = []

    nonisolated(unsafe) private static let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    /// The observers of an object; nil where it has none and none are to be made.
    static func of(_ object: NSObject, making isMaking: Bool = false) -> KeyObservers? {
      if let known = objc_getAssociatedObject(object, key) as? KeyObservers { return known }
      guard isMaking else { return nil }
      let made = KeyObservers()
      objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }

    func willChange(_ key: String, value: () -> Any?) {
      for entry in entries where entry.keyPath == key {
        let old = entry.options.contains(.old) ? value() : nil
        entry.olds.append(old)
        if entry.options.contains(.prior) { entry.tell(old, nil, true) }
      }
    }

    func didChange(_ key: String, value: () -> Any?) {
      for entry in entries where entry.keyPath == key {
        guard let old = entry.olds.popLast() else { continue }
        entry.tell(old, entry.options.contains(.new) ? value() : nil, false)
      }
    }
  }
#endif
