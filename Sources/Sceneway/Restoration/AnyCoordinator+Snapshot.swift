#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  /// Where a person is in the flow and in all flows below it, as a value.
  ///
  /// Flows in windows of their own are in it; those in scenes of their own are not, since each scene is restored by
  /// itself. Alerts are not in it either. Where a link waits for a ``LinkGate``, such as a sign-in, the link is in it, with
  /// what was done in the flows that the gate has started (``NavigationSnapshot/passage``).
  ///
  /// - Returns: the snapshot; ``FlowSnapshot/gaps`` name what it leaves out.
  public func snapshot() -> NavigationSnapshot {
    let waiting = tree.links.waitingAtGate
    let links = self is any LinkOpening ? waiting.compactMap(\.url) : []
    var hierarchy = tree.hierarchy()
    let gate = waiting.first?.url != nil && !links.isEmpty ? waiting.first?.gate : nil
    var flow = snapshot(in: &hierarchy, gate)
    let passing = gate.map { gate in flows(passing: gate) } ?? []
    var passage = passing.map { $0.snapshot(below: self, in: &hierarchy, gate) }.filter { !$0.isFresh }
    if links.count < waiting.count {
      flow.gaps += waiting.filter { $0.url == nil || links.isEmpty }.map { "the link \($0.link)" }
    }
    // Equal places give equal snapshots, however the person came there.
    var orders: [Int] = []
    func note(_ order: Int) -> Int {
      orders.append(order)
      return order
    }
    flow.changeOrders(note)
    for index in passage.indices { passage[index].changeOrders(note) }
    let places = Dictionary(
      orders.sorted().enumerated().map { ($0.element, $0.offset + 1) },
      uniquingKeysWith: { first, _ in first })
    flow.changeOrders { places[$0] ?? $0 }
    for index in passage.indices { passage[index].changeOrders { places[$0] ?? $0 } }
    return NavigationSnapshot(flow: flow, links: links, passage: passage)
  }

  /// The flow and those below it.
  ///
  /// - Parameters:
  ///   - hierarchy: what is on the screen.
  ///   - gate: the gate whose passage is left out, since its link begins that anew.
  /// - Returns: the snapshot.
  private func snapshot(in hierarchy: inout Hierarchy, _ gate: LinkGate?) -> FlowSnapshot {
    var snapshot = FlowSnapshot(identifier: restorationIdentifier)
    snapshot.version = (self as? any RestorableFlow)?.writtenVersion
    let running = children.filter { if case .running = $0.phase { true } else { false } }
    let children = running.filter { !$0.isInSceneOfItsOwn }
    let beginning = children.filter { $0.steps.origin == .beginning }
    snapshot.children = beginning.map { $0.snapshot(below: self, in: &hierarchy, gate) }
    snapshot.selection = shownChild.flatMap { shown in beginning.firstIndex { $0 === shown } }
    let entries = screenOrigins.filter { hierarchy.isThere($0.screen) }
    snapshot.screens = Self.states(of: entries.filter { $0.origin == .beginning }.map(\.screen))
    let remembered = steps.tags.flatMap(\.screens)
    let strangers = entries.filter {
      $0.origin.isUnknown(gate) && $0.screen.isPlaceOfItsOwn && !remembered.contains($0.screen)
    }
    let strangeFlows = children.filter { child in
      child.steps.origin.isUnknown(nil) && !(gate.map(child.isStarted) ?? false)
    }
    snapshot.gaps = Self.gapNames(of: strangers.map(\.screen)) + strangeFlows.map(\.name)
    snapshot.gaps += running.filter(\.isInSceneOfItsOwn).map { "\($0.name) in a scene of its own" }
    // What is in another window is below nothing in this one.
    let below = strangeFlows.filter { $0.tree === tree }
    let end = (strangers.map(\.order) + below.map(\.steps.order)).min() ?? .max
    let owned = screens
    for tag in steps.tags where !(gate != nil && tag.isOfGate) {
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
            flow: child?.snapshot(below: self, in: &hierarchy, gate),
            screens: Self.states(of: brought)))
      } catch {
        snapshot.gaps.append("\((child?.name ?? brought.first?.screenName) ?? name): \(error)")
        break
      }
    }
    return snapshot
  }

  /// The snapshot of a flow that another one started, in whichever window it is.
  private func snapshot(
    below parent: AnyCoordinator, in hierarchy: inout Hierarchy, _ gate: LinkGate?
  ) -> FlowSnapshot {
    guard tree !== parent.tree else { return snapshot(in: &hierarchy, gate) }
    var other = tree.hierarchy()
    return snapshot(in: &other, gate)
  }

  /// Whether the flow has a scene of its own, or will have one, which is restored by itself.
  private var isInSceneOfItsOwn: Bool {
    if case .child(.scene) = place { true } else { ownsScene }
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

extension StepList.Origin {
  /// Whether nothing that a snapshot has brings back what came so.
  fileprivate func isUnknown(_ gate: LinkGate?) -> Bool {
    switch self {
    case .other: true
    case .gate: gate == nil
    case .beginning, .step: false
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
