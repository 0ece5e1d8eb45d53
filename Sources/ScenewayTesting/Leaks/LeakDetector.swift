@_spi(Sceneway) internal import HeadlessUIKit

/// Watches which controllers come on the screen, to tell later which of them are still alive.
@MainActor
package final class LeakDetector {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  private let known: Set<ObjectIdentifier>

  init(knownControllers: [UIViewController]) {
    known = Set(knownControllers.map(ObjectIdentifier.init))
  }

  func watch(_ controller: UIViewController) {
    guard !known.contains(ObjectIdentifier(controller)) else { return }
    let title = controller.screenTitle.map { " “\($0)”" } ?? ""
    watch(controller, name: controller.declaredClassName + title)
  }

  func watch(_ object: AnyObject, name: String) {
    let key = ObjectIdentifier(object)
    // An address is used again once its object is gone.
    if entries[key]?.object == nil { order.removeAll { $0 == key } }
    if entries[key]?.object == nil { order.append(key) }
    entries[key] = Entry(object: object, name: name)
  }

  /// What is alive though its app is gone.
  package var survivors: [LeakError.Leak] { leaks(inTree: []) }

  /// What is alive though the tree of controllers no longer holds it.
  func leaks(inTree controllers: [UIViewController]) -> [LeakError.Leak] {
    let inTree = Set(controllers.map(ObjectIdentifier.init))
    return order.compactMap { key in
      guard let entry = entries[key], entry.object != nil, !inTree.contains(key) else { return nil }
      return LeakError.Leak(name: entry.name)
    }
  }

  /// The objects that are alive though the tree of controllers no longer holds them, each with its name.
  func leakedObjects(inTree controllers: [UIViewController]) -> [HolderSearch.Root] {
    let inTree = Set(controllers.map(ObjectIdentifier.init))
    return order.compactMap { key in
      guard let entry = entries[key], let object = entry.object, !inTree.contains(key) else { return nil }
      return HolderSearch.Root(name: entry.name, object: object)
    }
  }

  /// Does not tell of objects again, unless they come back on the screen.
  func forget(_ objects: [HolderSearch.Root]) {
    for key in objects.map({ ObjectIdentifier($0.object) }) {
      entries[key] = nil
      order.removeAll { $0 == key }
    }
  }
}
