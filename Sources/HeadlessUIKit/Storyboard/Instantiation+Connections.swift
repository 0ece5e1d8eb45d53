internal import Foundation
internal import InterfaceBuilder

extension Instantiation {
  /// Makes the connections of the new objects (SB-05, SB-06).
  func connect() {
    makeConstraints()
    for entry in entries {
      for connection in entry.element.connections where connection.outletCollection == nil {
        make(connection, of: entry.object, missingClass: entry.missingClass)
      }
      connectCollections(of: entry)
    }
    for template in scene?.orderedTemplates ?? [] { template.findAnchors(in: self) }
  }

  /// Makes the connections of the scene's objects that waited for the view.
  func connectDeferred() {
    for deferred in scene?.deferredConnections ?? [] {
      guard let object = deferred.object.object else { continue }
      make(deferred.connection, of: object, missingClass: deferred.missingClass)
    }
  }

  private func make(_ connection: Connection, of object: NSObject, missingClass: String?) {
    switch connection {
    case .outlet(let outlet):
      guard let destination = self.object(id: outlet.destinationID) else {
        wait(for: connection, of: object, missingClass)
        return
      }
      set(destination, forKey: outlet.property, of: object, missingClass: missingClass)
    case .action(let action):
      connect(action, of: object, missingClass)
    case .segue(let segue):
      guard let template = scene?.templates[segue.id] else { return }
      template.connect(to: object)
      if segue.kind == .embed { embedTemplates.append(template) }
    case .outletCollection(let collection):
      connect(collection, of: object, missingClass)
    case .other:
      break
    }
  }

  // MARK: Outlets

  /// Sets an outlet by key-value coding; a key that is not there is UIKit's own exception (SB-12),
  /// unless the class takes such keys.
  private func set(_ value: Any, forKey key: String, of object: NSObject, missingClass: String?) {
    if object.setValueIfPossible(value, forKey: key) { return }
    if HeadlessEnvironment.current.passesOver(key, of: object, standingInFor: missingClass) { return }
    object.setValue(value, forUndefinedKey: key)
  }

  /// Sets outlet collections as arrays in document order (SB-28).
  private func connectCollections(of entry: Entry) {
    var keys: Set<String> = []
    for collection in entry.element.connections.compactMap(\.outletCollection)
    where keys.insert(collection.property).inserted {
      make(.outletCollection(collection), of: entry.object, missingClass: entry.missingClass)
    }
  }

  private func connect(_ collection: OutletCollection, of object: NSObject, _ missingClass: String?) {
    let all = collection.owner?.connections.compactMap(\.outletCollection) ?? []
    let destinations = all.filter { $0.property == collection.property }.map(\.destinationID)
    let values = destinations.compactMap { self.object(id: $0) }
    if values.count < destinations.count, wait(for: .outletCollection(collection), of: object, missingClass) {
      return
    }
    if collection.property == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
    } else {
      set(values, forKey: collection.property, of: object, missingClass: missingClass)
    }
  }

  /// Leaves a connection for the time when the view is loaded.
  ///
  /// - Returns: whether it waits; false while the view itself is loaded, when nothing more is to come.
  @discardableResult
  private func wait(for connection: Connection, of object: NSObject, _ missingClass: String?) -> Bool {
    guard let scene, session != nil else { return false }
    scene.deferredConnections.append(
      DeferredConnection(
        object: WeakReference(object: object), missingClass: missingClass, connection: connection))
    return true
  }

  // MARK: Actions

  private func connect(_ action: Action, of sender: NSObject, _ missingClass: String?) {
    let isForFirstResponder = action.destination.flatMap(Placeholder.init)?.isFirstResponder ?? false
    let target = object(id: action.destinationID)
    guard target != nil || isForFirstResponder else {
      wait(for: .action(action), of: sender, missingClass)
      return
    }
    let selector = Selector(action.selector)
    if let target, !target.responds(to: selector),
      HeadlessEnvironment.current.passesOver(
        action.selector, of: target, standingInFor: nameOfMissingClass(behind: target))
    {
      return
    }
    switch sender {
    case let control as UIControl:
      let event = action.eventType.flatMap(UIControl.Event.init(interfaceBuilderName:))
      control.addTarget(target, action: selector, for: event ?? control.defaultEvent)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default:
      break
    }
  }

  private func nameOfMissingClass(behind target: NSObject) -> String? {
    if target === scene?.controller { return scene?.missingClass }
    return entries.first { $0.object === target }?.missingClass
  }
}

extension UIControl {
  /// The event that Interface Builder connects where it names none.
  var defaultEvent: Event { self is UIButton ? .touchUpInside : .valueChanged }
}

extension UIControl.Event {
  /// Reads an event as Interface Builder writes it.
  ///
  /// - Parameter name: the event's name, such as `touchUpInside`.
  init?(interfaceBuilderName name: String) {
    let events: [String: UIControl.Event] = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
      "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
      "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
      "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
      "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    guard let event = events[name] else { return nil }
    self = event
  }
}
