#if !canImport(ObjectiveC)
  public import Foundation

  // Nothing here sees a property change by itself: that is the Objective-C runtime's work, and the source bridge says so at
  // each line that observes. Who says `willChangeValue` and `didChangeValue` around a change is heard.
  extension NSObject {
    /// Has an object told of the changes of a property.
    ///
    /// Without the Objective-C runtime it is told at the beginning (`.initial`), and of what
    /// `willChangeValue(forKey:)` and `didChangeValue(forKey:)` announce.
    ///
    /// - Parameters:
    ///   - observer: who is told, by `observeValue(forKeyPath:of:change:context:)`; not kept alive.
    ///   - keyPath: the property's name.
    ///   - options: what it is told.
    ///   - context: comes with each change.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      let entry = KeyObservers.Entry(keyPath, options, observer, context) {
        [weak self, weak observer] old, new, isPrior in
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
        if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
        if isPrior { change[.notificationIsPriorKey] = true }
        observer?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
      }
      KeyObservers.of(self, making: true)?.entries.append(entry)
      if options.contains(.initial) {
        entry.tell(nil, options.contains(.new) ? currentValue(forKeyPath: keyPath) : nil, false)
      }
    }

    /// Ends the observation of a property by an object, the latest first.
    ///
    /// - Parameters:
    ///   - observer: who was told.
    ///   - keyPath: the property's name.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      removeObserver(keyPath) { $0.observer === observer }
    }

    /// Ends the observation of a property by an object, with what came with each change.
    ///
    /// - Parameters:
    ///   - observer: who was told.
    ///   - keyPath: the property's name.
    ///   - context: what the observation was begun with.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
      removeObserver(keyPath) { $0.observer === observer && $0.context == context }
    }

    private func removeObserver(_ keyPath: String, where isMeant: (KeyObservers.Entry) -> Bool) {
      guard let observers = KeyObservers.of(self),
        let index = observers.entries.lastIndex(where: { $0.keyPath == keyPath && isMeant($0) })
      else { return }
      observers.entries.remove(at: index)
    }

    /// Announces that a property is about to change.
    ///
    /// - Parameter key: its name.
    public func willChangeValue(forKey key: String) {
      KeyObservers.of(self)?.willChange(key) { currentValue(forKeyPath: key) }
    }

    /// Tells whoever observes a property that it has changed.
    ///
    /// - Parameter key: its name, as in the `willChangeValue(forKey:)` before it.
    public func didChangeValue(forKey key: String) {
      KeyObservers.of(self)?.didChange(key) { currentValue(forKeyPath: key) }
    }

    /// The value at the end of a path; nil where a class on the way registered nothing of that name.
    fileprivate func currentValue(forKeyPath keyPath: String) -> Any? {
      nonisolated(unsafe) let object = self
      nonisolated(unsafe) var result: Any?
      MainActor.assumeIsolated {
        var current: Any? = object
        for key in keyPath.split(separator: ".") {
          guard let next = current as? NSObject,
            let getter = RuntimeRegistry.shared.getter(String(key), of: next)
          else { return }
          current = getter(next)
        }
        result = current
      }
      return result
    }
  }

  /// An object whose properties can be observed by their key paths.
  public protocol KeyValueObservable: NSObject {}

  extension NSObject: KeyValueObservable {}

  extension KeyValueObservable {
    /// Has a closure told of the changes of a property.
    ///
    /// Without the Objective-C runtime it is told at the beginning (`.initial`), and of what
    /// `willChangeValue(for:)` and `didChangeValue(for:)`, or those for its name, announce.
    ///
    /// - Parameters:
    ///   - keyPath: the property.
    ///   - options: what it is told.
    ///   - changeHandler: gets the object and the change.
    /// - Returns: what has to be kept; when it goes, the observation ends.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let entry = KeyObservers.Entry(keyPath.observedName, options, nil, nil) {
        [weak self] old, _, isPrior in
        guard let self else { return }
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting,
            newValue: options.contains(.new) && !isPrior ? self[keyPath: keyPath] : nil,
            oldValue: old as? Value, indexes: nil, isPrior: isPrior))
      }
      let observers = KeyObservers.of(self, making: true)
      observers?.entries.append(entry)
      if options.contains(.initial) { entry.tell(nil, nil, false) }
      return NSKeyValueObservation { [weak observers] in observers?.entries.removeAll { $0 === entry } }
    }

    /// Announces that a property is about to change.
    ///
    /// - Parameter keyPath: the property.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
      KeyObservers.of(self)?.willChange(keyPath.observedName) { self[keyPath: keyPath] }
    }

    /// Tells whoever observes a property that it has changed.
    ///
    /// - Parameter keyPath: the property, as in the `willChangeValue(for:)` before it.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
      KeyObservers.of(self)?.didChange(keyPath.observedName) { self[keyPath: keyPath] }
    }
  }

  extension AnyKeyPath {
    /// The names of the properties on the path, joined with dots: what stands in its description after the type.
    fileprivate var observedName: String {
      let description = debugDescription
      return description.firstIndex(of: ".").map { String(description[description.index(after: $0)...]) }?
        .replacingOccurrences(of: "?", with: "") ?? description
    }
  }
#endif
