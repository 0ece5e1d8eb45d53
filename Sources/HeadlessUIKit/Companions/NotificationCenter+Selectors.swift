#if !canImport(ObjectiveC)
  public import Foundation

  extension NotificationCenter {
    /// Lets an object hear of notifications by a method of its own; it is not kept alive.
    ///
    /// What is posted on another thread than the main one is heard in a later turn, since methods are registered for the
    /// main thread alone.
    ///
    /// - Parameters:
    ///   - observer: who hears; its class registered the method.
    ///   - aSelector: the method's name; it gets the notification where it takes an argument.
    ///   - aName: which notifications; all where it is nil.
    ///   - anObject: whose notifications; everybody's where it is nil.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let observer = observer as AnyObject
      let observation = SelectorObservation(
        of: observer, by: aSelector, name: aName, object: anObject.map { ObjectIdentifier($0 as AnyObject) },
        in: self)
      SelectorObservations.shared.add(observation)
      observation.token = addObserver(forName: aName, object: anObject, queue: nil) { observation.take($0) }
    }

    /// Takes an object, or what `addObserver(forName:object:queue:using:)` gave, out of all lists.
    ///
    /// - Parameter observer: who hears no longer.
    public func removeObserver(_ observer: AnyObject) {
      SelectorObservations.shared.remove(observer, from: self)
      removeObserver(observer as Any)
    }

    /// Takes an object, or what `addObserver(forName:object:queue:using:)` gave, out of some lists.
    ///
    /// - Parameters:
    ///   - observer: who hears no longer.
    ///   - aName: of which notifications; of all where it is nil.
    ///   - anObject: of whose notifications; of everybody's where it is nil.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?)
    {
      let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
      SelectorObservations.shared.remove(observer, name: aName, object: object, from: self)
      removeObserver(observer as Any, name: aName, object: anObject)
    }
  }

  /// One object that hears of notifications by a method.
  ///
  /// Its values never change, but for the token that is set once, before anybody else sees it.
  private final class SelectorObservation: @unchecked Sendable {
    /// Who the observer was, once it can no longer be reached.
    let identity: ObjectIdentifier
    private(set) weak var observer: AnyObject?
    private let selector: Selector
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
    private(set) weak var center: NotificationCenter?
    var token: (any NSObjectProtocol)?

    init(
      of observer: AnyObject, by selector: Selector, name: NSNotification.Name?, object: ObjectIdentifier?,
      in center: NotificationCenter
    ) {
      identity = ObjectIdentifier(observer)
      self.observer = observer
      self.selector = selector
      self.name = name
      self.object = object
      self.center = center
    }

    func take(_ notification: Notification) {
      nonisolated(unsafe) let notification = notification
      MainQueue.run { [self] in send(notification) }
    }

    @MainActor private func send(_ notification: Notification) {
      guard let observer = observer as? NSObject else { return }
      observer.invoke(selector, Array([notification].prefix(selector.argumentCount)))
    }

    /// Ends what the center keeps of the observation.
    func end() {
      if let token { center?.removeObserver(token as Any) }
    }
  }

  /// All objects that hear of notifications by a method, on any thread.
  private final class SelectorObservations: @unchecked Sendable {
    static let shared = SelectorObservations()

    private let lock = NSLock()
    private var observations: [ObjectIdentifier: [SelectorObservation]] = [:]
    /// How many there were when those of gone objects were looked for last.
    private var countAfterSweep = 0

    func add(_ observation: SelectorObservation) {
      let gone = lock.withLock {
        var gone = observations[observation.identity, default: []].filter { $0.observer == nil }
        observations[observation.identity, default: []].removeAll { $0.observer == nil }
        observations[observation.identity, default: []].append(observation)
        gone += sweep()
        return gone
      }
      for observation in gone { observation.end() }
    }

    /// Forgets those of gone objects, once there are twice as many as the last time; called under the lock.
    private func sweep() -> [SelectorObservation] {
      guard observations.count > 2 * countAfterSweep + 16 else { return [] }
      let gone = observations.values.joined().filter { $0.observer == nil }
      observations = observations.compactMapValues { kept in
        let kept = kept.filter { $0.observer != nil }
        return kept.isEmpty ? nil : kept
      }
      countAfterSweep = observations.count
      return gone
    }

    /// Forgets an object, which may be about to go.
    func remove(
      _ observer: AnyObject, name: NSNotification.Name? = nil, object: ObjectIdentifier? = nil,
      from center: NotificationCenter
    ) {
      let identity = ObjectIdentifier(observer)
      let removed = lock.withLock {
        let isMeant = { (observation: SelectorObservation) in
          observation.center === center && (name == nil || observation.name == name)
            && (object == nil || observation.object == object)
        }
        let removed = observations[identity]?.filter(isMeant) ?? []
        observations[identity]?.removeAll(where: isMeant)
        if observations[identity]?.isEmpty == true { observations[identity] = nil }
        return removed
      }
      for observation in removed { observation.end() }
    }
  }
#endif
