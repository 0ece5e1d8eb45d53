@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

/// Watches which controllers come on the screen, and which flows run, to tell later which of them are still alive.
@MainActor
package final class LeakDetector {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  private let known: Set<ObjectIdentifier>
  /// The screens that flows had, by flow; a screen that stays may hold the flow that it belonged to.
  private var screens: [ObjectIdentifier: [WeakScreen]] = [:]

  private struct WeakScreen {
    weak var screen: UIViewController?
  }

  init(known: [AnyObject]) {
    self.known = Set(known.map(ObjectIdentifier.init))
  }

  func watch(_ flow: AnyCoordinator) {
    let key = ObjectIdentifier(flow)
    guard !known.contains(key) else { return }
    if entries[key]?.object == nil { screens[key] = [] }
    watch(flow, name: "\(type(of: flow))")
    let seen = screens[key]?.compactMap(\.screen) ?? []
    screens[key]? += flow.screens.filter { !seen.contains($0) }.map { WeakScreen(screen: $0) }
  }

  func watch(_ controller: UIViewController) {
    guard !known.contains(ObjectIdentifier(controller)), !controller.belongsToSearch else { return }
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

  /// The controllers that the app had when it ended.
  var controllersAtEnd: Set<ObjectIdentifier> = []

  /// What is alive though its app is gone, and what holds it.
  ///
  /// What was on the screen at the end may be held by a task that waits for an answer, which only the end of a process ends;
  /// it counts only where it holds itself.
  package var survivors: [LeakError.Leak] {
    let objects = leakedObjects(inTree: [])
    let search = HolderSearch(roots: [], leaks: objects)
    return objects.compactMap { root in
      let holder = search.holder(of: root.object)
      if controllersAtEnd.contains(ObjectIdentifier(root.object)) {
        guard case .circle = holder else { return nil }
      }
      return LeakError.Leak(name: root.name, holder: holder)
    }
  }

  /// What is alive though the tree of controllers no longer holds it.
  func leaks(inTree controllers: [UIViewController]) -> [LeakError.Leak] {
    leakedObjects(inTree: controllers).map { LeakError.Leak(name: $0.name) }
  }

  /// The objects that are alive though the tree of controllers no longer holds them, each with its name.
  func leakedObjects(inTree controllers: [UIViewController]) -> [HolderSearch.Root] {
    let inTree = Set(controllers.map(ObjectIdentifier.init))
    return order.compactMap { key in
      guard let entry = entries[key], let object = entry.object, !inTree.contains(key) else { return nil }
      if let flow = object as? AnyCoordinator, isAliveByRight(flow, inTree) { return nil }
      return HolderSearch.Root(name: entry.name, object: object)
    }
  }

  /// Whether a flow has not ended, or a screen that it had is still there.
  private func isAliveByRight(_ flow: AnyCoordinator, _ inTree: Set<ObjectIdentifier>) -> Bool {
    guard flow.ending != nil else { return true }
    let screens = screens[ObjectIdentifier(flow)] ?? []
    return screens.contains { $0.screen.map { inTree.contains(ObjectIdentifier($0)) } ?? false }
  }

  /// Does not tell of objects again, unless they come back on the screen.
  func forget(_ objects: [HolderSearch.Root]) {
    for key in objects.map({ ObjectIdentifier($0.object) }) {
      entries[key] = nil
      order.removeAll { $0 == key }
    }
  }
}

extension UIViewController {
  /// Whether the controller is a search or shows its results: its screen keeps it for the next time, and is watched itself.
  fileprivate var belongsToSearch: Bool {
    sequence(first: self, next: \.parent).contains { $0 is UISearchController }
  }
}
