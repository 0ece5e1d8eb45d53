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
}

/// Says what should be gone and is still alive.
public struct LeakError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One thing that is still alive.
  public struct Leak: Hashable, Sendable {
    /// What it is: class and title.
    public var name: String
  }

  /// What is still alive, in the order in which it came on the screen.
  public var leaks: [Leak]

  /// The leaks in words.
  public var description: String {
    "still alive after leaving the screen: " + leaks.map(\.name).joined(separator: ", ")
      + "; something other than the screen holds \(leaks.count == 1 ? "it" : "them")"
  }
}
