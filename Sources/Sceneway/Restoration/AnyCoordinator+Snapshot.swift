#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  /// Where a person is in the flow and in all flows below it, as a value.
  ///
  /// Flows in windows of their own are not in it: each window is restored by its own scene. Alerts are not in it either.
  ///
  /// - Returns: the snapshot; ``FlowSnapshot/gaps`` name what it leaves out.
  public func snapshot() -> NavigationSnapshot {
    var hierarchy = tree.hierarchy()
    var flow = snapshot(in: &hierarchy)
    // Equal places give equal snapshots, however the person came there.
    var orders: [Int] = []
    flow.changeOrders { order in
      orders.append(order)
      return order
    }
    let places = Dictionary(
      orders.sorted().enumerated().map { ($0.element, $0.offset + 1) },
      uniquingKeysWith: { first, _ in first })
    flow.changeOrders { places[$0] ?? $0 }
    return NavigationSnapshot(flow: flow)
  }

  private func snapshot(in hierarchy: inout Hierarchy) -> FlowSnapshot {
    var snapshot = FlowSnapshot(identifier: restorationIdentifier)
    snapshot.version = (self as? any RestorableFlow)?.writtenVersion
    let children = children.filter { child in
      if case .running = child.phase { child.tree === tree } else { false }
    }
    let beginning = children.filter { $0.steps.origin == .beginning }
    snapshot.children = beginning.map { $0.snapshot(in: &hierarchy) }
    snapshot.selection = shownChild.flatMap { shown in beginning.firstIndex { $0 === shown } }
    let entries = screenOrigins.filter { hierarchy.isThere($0.screen) }
    snapshot.screens = Self.states(of: entries.filter { $0.origin == .beginning }.map(\.screen))
    let remembered = steps.tags.flatMap(\.screens)
    let strangers = entries.filter {
      $0.origin == .other && $0.screen.isPlaceOfItsOwn && !remembered.contains($0.screen)
    }
    let strangeFlows = children.filter { $0.steps.origin == .other }
    snapshot.gaps = strangers.map(\.screen.screenName) + strangeFlows.map(\.name)
    let end = (strangers.map(\.order) + strangeFlows.map(\.steps.order)).min() ?? .max
    let owned = screens
    for tag in steps.tags {
      guard let order = tag.order, order < end else { continue }
      let child = tag.child.flatMap { child in children.first { $0 === child } }
      let brought = tag.screens.filter { owned.contains($0) && hierarchy.isThere($0) }
      guard child != nil || !brought.isEmpty else { continue }
      do {
        snapshot.steps.append(
          StepSnapshot(
            step: try tag.written(), order: order,
            presents: (brought + (child?.screens ?? [])).contains {
              $0.outermost.presentingViewController != nil
            },
            left: brought.isEmpty ? [] : tag.places(unless: brought.contains),
            flow: child?.snapshot(in: &hierarchy), screens: Self.states(of: brought)))
      } catch {
        snapshot.gaps.append("\((child?.name ?? brought.first?.screenName) ?? name): \(error)")
        break
      }
    }
    return snapshot
  }

  /// What screens hold, by their names.
  private static func states(of screens: [UIViewController]) -> [String: SnapshotValue] {
    var states: [String: SnapshotValue] = [:]
    for (name, screen) in restorable(screens) { states[name] = try? screen.written() }
    return states
  }

  /// The screens that hold something, each with a name of its own.
  static func restorable(_ screens: [UIViewController]) -> [(name: String, screen: any RestorableScreen)] {
    var counts: [String: Int] = [:]
    return screens.compactMap { screen in
      guard let restorable = screen as? any RestorableScreen else { return nil }
      let count = counts[screen.sceneName, default: 0] + 1
      counts[screen.sceneName] = count
      return (count == 1 ? screen.sceneName : "\(screen.sceneName)#\(count)", restorable)
    }
  }
}

extension FlowSnapshot {
  fileprivate mutating func changeOrders(_ change: (Int) -> Int) {
    for index in children.indices { children[index].changeOrders(change) }
    for index in steps.indices {
      steps[index].order = change(steps[index].order)
      steps[index].flow?.changeOrders(change)
    }
  }
}

extension Hierarchy {
  /// Whether a screen is on the screen or on its way there.
  fileprivate mutating func isThere(_ screen: UIViewController) -> Bool {
    if case .gone = standing(of: screen) { false } else { true }
  }
}

extension UIViewController {
  /// Whether a person can be at the screen: it is no part of another one, no container, and no alert.
  fileprivate var isPlaceOfItsOwn: Bool {
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIAlertController:
      false
    default: parent == nil || parent is UINavigationController
    }
  }
}
