#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// The controllers in and over some roots as they were at the last look, so that the next one finds what came and went
/// without going through what stayed.
///
/// A container's members are compared with those of before by their identity alone. Further in it looks where a person
/// sees something, and where something was inside or presented before: a screen that nobody sees changes nothing but
/// with its container.
@MainActor
final class HierarchyPicture {
  /// One controller with something in or over it.
  private final class Node {
    weak var controller: UIViewController?
    let kind: LastSeen.Kind
    /// Whether the node hangs together with the window's root.
    let isInWindow: Bool
    var members: ContiguousArray<ObjectIdentifier> = []
    var presented: ObjectIdentifier?
    /// Those of the members, and what is presented, that have something in or over them.
    var inner: [ObjectIdentifier: Node] = [:]

    init(of controller: UIViewController, isInWindow: Bool) {
      self.controller = controller
      self.isInWindow = isInWindow
      kind = controller is UINavigationController ? .stack : .child
    }

    var isEmpty: Bool { members.isEmpty && presented == nil }
  }

  /// Where a controller stood.
  @MainActor private final class Place {
    /// What it is in, or presented over; nil for a root.
    let node: Node?
    let isInWindow: Bool
    private(set) weak var controller: UIViewController?

    init(_ controller: UIViewController, in node: Node?, isInWindow: Bool) {
      self.controller = controller
      self.node = node
      self.isInWindow = isInWindow
    }
  }

  private var roots: [ObjectIdentifier: Node] = [:]
  private var places: [ObjectIdentifier: Place] = [:]
  private var guards: Set<ObjectIdentifier> = []
  private var tabs: Set<ObjectIdentifier> = []
  private let departures = Departures()

  /// What the last look found new, containers before what is in them and stacks from the bottom up.
  private(set) var came: [UIViewController] = []
  /// What the last look found gone and still alive; what is freed tells its flows itself (``ScreenOwnership``).
  private(set) var left: [UIViewController] = []
  /// What a person may see, and what is around it.
  private(set) var seen: [UIViewController] = []

  /// Whether a controller was there at the last look.
  func contains(_ controller: UIViewController) -> Bool { places[ObjectIdentifier(controller)] != nil }

  /// Whether it was in the window's root, or over that.
  func standsInWindow(_ controller: UIViewController) -> Bool {
    places[ObjectIdentifier(controller)]?.isInWindow == true
  }

  /// Whether one of the controllers is a ``LeavingGuard``, whatever it says now.
  var hasGuards: Bool { !guards.isEmpty }

  /// Whether one of them is a tab bar controller.
  var hasTabs: Bool { !tabs.isEmpty }

  // MARK: Looking

  /// Compares what is there with what was there.
  ///
  /// - Parameters:
  ///   - windowRoot: the window's root.
  ///   - others: further outermost controllers, each once.
  func update(_ windowRoot: UIViewController?, _ others: [UIViewController]) {
    endLook()
    forgetDeparted()
    let old = roots
    roots.removeAll(keepingCapacity: true)
    var rest = old
    let controllers = [windowRoot].compactMap { $0 } + others
    var known: [Node?] = []
    for controller in controllers {
      let identity = ObjectIdentifier(controller)
      guard let root = old[identity], root.controller === controller,
        root.isInWindow == (controller === windowRoot)
      else {
        known.append(nil)
        continue
      }
      rest[identity] = nil
      known.append(root)
    }
    for (identity, root) in rest { leave(identity, from: nil, root) }
    for (controller, known) in zip(controllers, known) {
      let isInWindow = controller === windowRoot
      if known == nil { note(controller, in: nil, isInWindow: isInWindow) }
      let root = known ?? Node(of: controller, isInWindow: isInWindow)
      roots[ObjectIdentifier(controller)] = root
      visit(controller, root)
    }
  }

  /// Forgets what the look found.
  func endLook() {
    came = []
    left = []
    seen = []
  }

  private func visit(_ controller: UIViewController, _ node: Node) {
    seen.append(controller)
    let members = controller.members
    compare(members, with: node)
    let presented = controller.presentedItself
    let identity = presented.map { ObjectIdentifier($0) }
    if identity != node.presented {
      let old = node.presented
      node.presented = identity
      if let old { leave(old, from: node, node.inner.removeValue(forKey: old)) }
      if let presented { arrive(presented, in: node, .presented) }
    } else if let presented {
      lookInto(presented, in: node)
    }
    switch controller {
    case is UINavigationController, is UITabBarController:
      let visible = controller.visibleChild
      if let visible, places[ObjectIdentifier(visible)]?.node === node { lookInto(visible, in: node) }
      // What a person does not see is rarely more than a screen.
      let seen = [visible, presented].count { $0.map { node.inner[ObjectIdentifier($0)] != nil } ?? false }
      guard node.inner.count > seen else { return }
      for member in members where member !== visible && node.inner[ObjectIdentifier(member)] != nil {
        lookInto(member, in: node)
      }
    default:
      for member in members { lookInto(member, in: node) }
    }
  }

  private func lookInto(_ controller: UIViewController, in node: Node) {
    let identity = ObjectIdentifier(controller)
    if let inner = node.inner[identity] {
      visit(controller, inner)
      if inner.isEmpty { node.inner[identity] = nil }
    } else if !controller.members.isEmpty || controller.presentedItself != nil {
      let inner = Node(of: controller, isInWindow: node.isInWindow)
      node.inner[identity] = inner
      visit(controller, inner)
    } else {
      seen.append(controller)
    }
  }

  private func compare(_ members: [UIViewController], with node: Node) {
    var start = 0
    let shorter = min(node.members.count, members.count)
    while start < shorter, node.members[start] == ObjectIdentifier(members[start]) { start += 1 }
    var (oldEnd, newEnd) = (node.members.count, members.count)
    guard start < max(oldEnd, newEnd) else { return }
    while oldEnd > start, newEnd > start, node.members[oldEnd - 1] == ObjectIdentifier(members[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    let new = members[start..<newEnd]
    let old = ContiguousArray(node.members[start..<oldEnd])
    node.members.replaceSubrange(start..<oldEnd, with: new.lazy.map { ObjectIdentifier($0) })
    // Mostly something comes or something goes, and nothing stands on both sides.
    let staying =
      old.isEmpty || new.isEmpty ? [] : Set(old).intersection(new.lazy.map { ObjectIdentifier($0) })
    for identity in old where !staying.contains(identity) {
      leave(identity, from: node, node.inner.removeValue(forKey: identity))
    }
    for member in new where !staying.contains(ObjectIdentifier(member)) {
      arrive(member, in: node, node.kind)
    }
  }

  // MARK: Coming and going

  private func arrive(_ controller: UIViewController, in node: Node, _ kind: LastSeen.Kind) {
    note(controller, in: node, isInWindow: node.isInWindow)
    LastSeen.mark(controller, kind).tells(departures, of: controller)
    node.inner[ObjectIdentifier(controller)] = nil
    lookInto(controller, in: node)
  }

  private func note(_ controller: UIViewController, in node: Node?, isInWindow: Bool) {
    let identity = ObjectIdentifier(controller)
    places[identity] = Place(controller, in: node, isInWindow: isInWindow)
    if ControllerClass.of(controller).isGuard { guards.insert(identity) }
    if controller is UITabBarController { tabs.insert(identity) }
    came.append(controller)
  }

  /// - Parameters:
  ///   - identity: who leaves.
  ///   - node: what it was in; one that is somewhere else by now has not left.
  ///   - inner: what was in it.
  private func leave(_ identity: ObjectIdentifier, from node: Node?, _ inner: Node?) {
    if let place = places[identity], place.node === node {
      places[identity] = nil
      guards.remove(identity)
      tabs.remove(identity)
      if let controller = place.controller { left.append(controller) }
    }
    guard let inner else { return }
    for member in inner.members { leave(member, from: inner, inner.inner[member]) }
    if let presented = inner.presented { leave(presented, from: inner, inner.inner[presented]) }
  }

  /// Takes out those that were freed, before another object has the identity of one of them.
  private func forgetDeparted() {
    for identity in departures.take() {
      guard let place = places[identity], place.controller == nil, let node = place.node else { continue }
      if let index = node.members.firstIndex(of: identity) { node.members.remove(at: index) }
      if node.presented == identity { node.presented = nil }
      leave(identity, from: node, node.inner.removeValue(forKey: identity))
    }
  }
}

extension UIViewController {
  /// What stands in the controller, if only to be shown another time.
  fileprivate var members: [UIViewController] {
    switch self {
    case let stack as UINavigationController: stack.viewControllers
    // The More list is UIKit's own.
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    default: children
    }
  }
}
