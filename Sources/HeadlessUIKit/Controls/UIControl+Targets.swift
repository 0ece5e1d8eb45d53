internal import Foundation

extension UIControl {
  /// Tells a target of events from now on; the target is not kept alive (RESP-08).
  ///
  /// - Parameters:
  ///   - target: who is told; the first responder that answers where it is nil.
  ///   - action: the method's name; it may take the control, and the control and the event (RESP-05).
  ///   - controlEvents: the events. The same target and method is kept once (RESP-07).
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let index = registrations.firstIndex {
      guard case .target(let known, let selector) = $0.receiver else { return false }
      return selector == action && known.isSame(as: target)
    }
    if let index {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(
        Registration(receiver: .target(WeakTarget(target), action), events: controlEvents))
    }
  }

  /// Tells a target of events no longer.
  ///
  /// - Parameters:
  ///   - target: who was told; every target where it is nil.
  ///   - action: the method's name; every method where it is nil.
  ///   - controlEvents: the events.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    change(events: controlEvents) {
      guard case .target(let known, let selector) = $0 else { return false }
      return (target == nil || known.isSame(as: target)) && (action == nil || action == selector)
    }
  }

  /// Runs an action at events from now on, in the place of one with the same identifier (RESP-09).
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - controlEvents: the events.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(receiver: .action(action), events: controlEvents))
  }

  /// Runs an action at events no longer.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - controlEvents: the events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Runs an action at events no longer.
  ///
  /// - Parameters:
  ///   - actionIdentifier: the action's name.
  ///   - controlEvents: the events.
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    change(events: controlEvents) {
      guard case .action(let action) = $0 else { return false }
      return action.identifier == actionIdentifier
    }
  }

  private func change(events: Event, where matches: (Registration.Receiver) -> Bool) {
    for index in registrations.indices.reversed() where matches(registrations[index].receiver) {
      registrations[index].events.subtract(events)
      if registrations[index].events.isEmpty { registrations.remove(at: index) }
    }
  }

  // MARK: Reading

  /// Everyone who is told; `NSNull` stands for the responder chain.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for registration in registrations {
      guard case .target(let target, _) = registration.receiver else { continue }
      if target.isNil {
        targets.insert(NSNull())
      } else if let object = target.object as? NSObject {
        targets.insert(object)
      }
    }
    return targets
  }

  /// Every event that somebody is told of.
  public var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The methods that a target gets.
  ///
  /// - Parameters:
  ///   - target: who is told; the responder chain where it is nil.
  ///   - controlEvent: the event.
  /// - Returns: the methods' names in the order of their registration; nil where there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.compactMap { registration -> String? in
      guard case .target(let known, let selector) = registration.receiver, known.isSame(as: target),
        !registration.events.isDisjoint(with: controlEvent)
      else { return nil }
      return selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Visits everyone who is told.
  ///
  /// - Parameter iterator: gets the action, or the target with the method's name, and the events; sets the last argument
  ///   to true to stop.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isStopped = false
    for registration in registrations where !isStopped {
      switch registration.receiver {
      case .action(let action): iterator(action, nil, registration.events, &isStopped)
      case .target(let target, let selector):
        iterator(nil, (target.object, selector), registration.events, &isStopped)
      }
    }
  }
}
