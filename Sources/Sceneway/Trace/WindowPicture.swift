#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// What a window holds at one moment, by name, so that two moments can be compared.
@MainActor
struct WindowPicture {
  struct Node {
    let name: String
    let kind: Kind
    /// The controllers inside, as the container orders them.
    let children: [ObjectIdentifier]
    /// Which of them stands for the container.
    let shown: ObjectIdentifier?
    /// The containers around, from what is presented or the root inwards.
    let containers: [String]
    /// The screen that a person would see in it.
    let face: String
  }

  enum Kind {
    case stack
    case tabs
    case pages
    case other
  }

  private(set) var nodes: [ObjectIdentifier: Node] = [:]
  /// The window's root and what is presented over it, from the bottom up.
  private(set) var levels: [ObjectIdentifier] = []

  /// An empty window.
  init() {}

  init(of root: UIViewController?) {
    var level = root
    while let current = level {
      levels.append(ObjectIdentifier(current))
      add(current, in: [])
      level = current.presentedOver
    }
  }

  /// The screen on top.
  var face: String? { levels.last.flatMap { nodes[$0]?.face } }

  /// The containers around the screen on top.
  var containers: [String] {
    var current = levels.last
    var found: [String] = []
    while let identity = current, let node = nodes[identity], let shown = node.shown {
      found.append(node.name)
      current = shown
    }
    return found
  }

  @discardableResult
  private mutating func add(_ controller: UIViewController, in containers: [String]) -> String {
    let inside: [UIViewController]
    let kind: Kind
    switch controller {
    case let stack as UINavigationController: (inside, kind) = (stack.viewControllers, .stack)
    case let tabs as UITabBarController: (inside, kind) = (tabs.viewControllers ?? [], .tabs)
    // Its children are also pages that come, or that it keeps at hand.
    case let pages as UIPageViewController: (inside, kind) = (pages.viewControllers ?? [], .pages)
    default: (inside, kind) = (controller.children, .other)
    }
    let name = controller.screenName
    // Which column shows is decided when it comes on the screen.
    let isUndecided = (controller as? UISplitViewController)?.isYetToCollapse == true
    let shown = isUndecided ? nil : controller.visibleChild
    var face = name
    for child in inside {
      let childFace = add(child, in: containers + [name])
      if child === shown { face = childFace }
    }
    nodes[ObjectIdentifier(controller)] = Node(
      name: name, kind: kind, children: inside.map { ObjectIdentifier($0) },
      shown: shown.map { ObjectIdentifier($0) }, containers: containers, face: face)
    return face
  }

  // MARK: Comparing

  /// One thing that differs.
  struct Change {
    let kind: Transition.Kind
    let from: String?
    let to: String?
    let containers: [String]
    var tab: Int?
  }

  /// What has to happen for this picture to become another one: from the window inwards.
  func changes(to new: WindowPicture) -> [Change] {
    guard levels.first == new.levels.first else {
      return [Change(kind: .root, from: face, to: new.face, containers: new.containers)]
    }
    var changes: [Change] = []
    let common = zip(levels, new.levels).prefix { $0 == $1 }.count
    if common < levels.count {
      let below = WindowPicture.face(of: Array(new.levels[..<common]), in: new)
      changes.append(Change(kind: .dismiss, from: face, to: below, containers: []))
    }
    for index in common..<max(common, new.levels.count) {
      guard let node = new.nodes[new.levels[index]] else { continue }
      let below = WindowPicture.face(of: Array(new.levels[..<index]), in: new)
      changes.append(
        Change(kind: .present, from: below, to: node.face, containers: new.containers(of: index)))
    }
    for level in new.levels[..<common] { compare(level, with: new, isVisible: true, into: &changes) }
    return changes
  }

  private static func face(of levels: [ObjectIdentifier], in picture: WindowPicture) -> String? {
    levels.last.flatMap { picture.nodes[$0]?.face }
  }

  private func containers(of index: Int) -> [String] {
    var picture = self
    picture.levels = Array(levels[...index])
    return picture.containers
  }

  /// Adds what differs in a container and in those inside it.
  ///
  /// Which child stands for a container that was hidden nobody saw: it may be decided only when its view loads, as that of a
  /// split view controller which collapses.
  private func compare(
    _ identity: ObjectIdentifier, with new: WindowPicture, isVisible: Bool, into changes: inout [Change]
  ) {
    guard let before = nodes[identity], let after = new.nodes[identity] else { return }
    let path = after.containers + [after.name]
    if !isVisible, after.kind == .other {
      // It comes on the screen with what surrounds it.
    } else if before.children != after.children {
      changes.append(
        Change(
          kind: kind(of: before, after), from: before.face, to: after.face,
          containers: path))
    } else if before.shown != after.shown, before.shown != nil {
      changes.append(
        Change(
          kind: .select, from: before.face, to: after.face, containers: path,
          tab: after.shown.flatMap { after.children.firstIndex(of: $0) }))
    }
    for child in after.children where nodes[child] != nil {
      compare(child, with: new, isVisible: isVisible && before.shown == child, into: &changes)
    }
  }

  private func kind(of before: Node, _ after: Node) -> Transition.Kind {
    if after.kind == .pages, !before.children.isEmpty { return .select }
    guard after.kind == .stack else { return .contain }
    if after.children.starts(with: before.children) { return .push }
    return before.children.starts(with: after.children) ? .pop : .set
  }
}

extension UISplitViewController {
  /// Whether there is no room for its columns beside each other, and it has not been seen there yet.
  fileprivate var isYetToCollapse: Bool { traitCollection.horizontalSizeClass == .compact && !isCollapsed }
}
