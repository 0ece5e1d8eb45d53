import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway

/// Does to a window of flows what persons and code do, in an order that a seed decides.
@MainActor
struct Storm {
  /// What is done; the more often in the list, the likelier.
  private enum Step {
    case start, quit, show, present, dismiss, backTap, edgeSwipe, sheetSwipe, popToRoot, dismissAll
    case tab, page, uikitPop, unwind, resize, replaceTop, backMenu

    static let lots: [Step] =
      Array(repeating: .start, count: 5) + [.quit, .quit]
      + [.show, .present, .dismiss, .backTap, .edgeSwipe, .sheetSwipe, .popToRoot, .dismissAll, .tab, .page]
      + [.uikitPop, .unwind, .resize, .replaceTop, .backMenu]
  }

  let stage: FlowStage
  let world: StormWorld

  var navigator: Navigator { Navigator.of(stage.window) }

  /// Starts the outermost flow: the seeds take turns at the kinds.
  func begin(seed: UInt64) {
    let outer: any StormMember =
      switch seed % 4 {
      case 0: StormFlow(world)
      case 1: StormTabs(world)
      case 2: StormSplit(world)
      default: StormPages(world)
      }
    outer.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    _ = navigator.trace
  }

  // MARK: Steps

  /// Does one thing, and perhaps lets it end.
  func step() {
    let flows = world.running
    guard !flows.isEmpty else { return }
    let flow = world.pick(flows)
    let step = world.pick(Step.lots)
    world.log.append("\(flow.number) \(step)")
    act(step, flow)
    if world.chance(percent: 50) { stage.settle() } else if world.chance(percent: 50) { stage.turn() }
  }

  private func act(_ step: Step, _ flow: any StormMember) {
    switch step {
    case .start: start(from: flow)
    case .quit: flow.quit(withResult: world.chance(percent: 50))
    case .show:
      if flow.showsScreens { flow.show(Screen("x\(flow.number)"), animated: world.chance(percent: 50)) }
    case .present: present(over: flow)
    case .dismiss: flow.dismiss(animated: world.chance(percent: 50))
    case .popToRoot: navigator.popToRoot(animated: world.chance(percent: 50))
    case .dismissAll: navigator.dismissAll(animated: world.chance(percent: 50))
    case .unwind: navigator.unwindToRoot(animated: world.chance(percent: 50))
    case .replaceTop:
      if flow.showsScreens {
        flow.replaceTop(with: Screen("r\(flow.number)"), animated: world.chance(percent: 50))
      }
    case .uikitPop: stack().popViewController(animated: world.chance(percent: 50))
    case .resize:
      let isNarrow = world.chance(percent: 50)
      UIApplication.shared.resizeScreen(to: isNarrow ? FlowStage.narrow : FlowStage.wide)
    case .backTap, .edgeSwipe, .sheetSwipe, .tab, .page, .backMenu: touch(step)
    }
  }

  private func touch(_ step: Step) {
    switch step {
    case .backTap: _ = stack().tapBackButton()
    case .backMenu: _ = stack().chooseBackMenuItem(at: world.pick([0, 1, 2]))
    case .edgeSwipe:
      let swipe = stack().beginInteractivePop()
      swipe?.update(0.5)
      if world.chance(percent: 50) { stage.turn() }
      world.chance(percent: 60) ? swipe?.finish() : swipe?.cancel()
    case .sheetSwipe: stage.presented.last?.swipeToDismiss(completes: world.chance(percent: 70))
    case .tab:
      guard let tabs = topmost(UITabBarController.self) else { return }
      tabs.tapTab(at: world.number(below: tabs.viewControllers?.count ?? 1))
    case .page:
      topmost(UIPageViewController.self)?
        .turnPage(world.pick([.forward, .reverse]), completes: world.chance(percent: 70))
    default: break
    }
  }

  private func start(from flow: any StormMember) {
    let child: any StormMember =
      switch world.number(below: 10) {
      case 0: StormTabs(world)
      case 1: StormPages(world)
      default: StormFlow(world)
      }
    start(child, from: flow, placement(of: child))
  }

  private func placement(of child: any StormMember) -> Placement {
    let everywhere: [Placement] = [
      .pushed, .presented(.sheet), .presented(.fullScreen), .presented(.formSheet), .replacingTop,
      .clearingStack, .detail, .presented(.overFullScreen),
    ]
    let placement = world.pick(world.chance(percent: 10) ? [.root] : everywhere)
    // A container is pushed nowhere.
    let forContainers: [Placement] = [.presented(.sheet), .presented(.fullScreen), .root]
    return child.showsScreens || forContainers.contains(placement) ? placement : .presented(.fullScreen)
  }

  private func start(_ child: any StormMember, from flow: any StormMember, _ placement: Placement) {
    let (world, number) = (world, child.number)
    world.log.append("  \(number) \(placement)")
    start(child as Coordinator<Int>, number, from: flow, placement, world)
  }

  private func start(
    _ child: Coordinator<Int>, _ number: Int, from flow: any StormMember, _ placement: Placement,
    _ world: StormWorld
  ) {
    guard world.chance(percent: 30) else {
      return flow.start(child, placement) { world.hears(number, $0.ending) }
    }
    let task = Task { [weak flow] in
      guard let flow else { return }
      do throws(FlowCancelled) {
        _ = try await flow.run(child, placement)
        world.hears(number, .finished)
      } catch {
        world.hears(number, error.ending)
      }
    }
    if world.chance(percent: 15) { task.cancel() }
  }

  private func present(over flow: any StormMember) {
    let screen =
      world.chance(percent: 50)
      ? UIAlertController(title: "a", message: nil, preferredStyle: .alert) : Screen("p\(flow.number)")
    flow.present(screen, world.pick([.asIs, .sheet, .fullScreen]))
  }

  // MARK: What is there

  /// One of the stacks that are there, or one that is nowhere.
  private func stack() -> UINavigationController {
    var found: [UINavigationController] = []
    func visit(_ controller: UIViewController) {
      if let stack = controller as? UINavigationController { found.append(stack) }
      controller.children.forEach(visit)
    }
    for level in levels { visit(level) }
    return world.pick(found + [UINavigationController()])
  }

  /// The window's root and what lies over it.
  private var levels: [UIViewController] {
    [stage.window.rootViewController].compactMap { $0 } + stage.presented
  }

  private func topmost<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    (stage.presented.reversed() + levels.prefix(1)).lazy.compactMap { $0 as? Container }.first
  }

  /// Lets everything end that was asked for, alerts that others wait for included.
  func rest() async {
    await settle(rounds: 30)
    var rounds = 0
    while let alert = stage.presented.last as? UIAlertController, rounds < 20 {
      rounds += 1
      alert.presentingViewController?.dismiss(animated: false)
      await settle(rounds: 20)
    }
    // Several guards may be asked one after the other, each of which takes its time.
    rounds = 0
    while navigator.transitions.contains(where: \.hasBegun), rounds < 20 {
      rounds += 1
      await settle(rounds: 20)
    }
  }

  func settle(rounds: Int) async {
    for _ in 0..<rounds {
      stage.settle()
      await Task.yield()
    }
    stage.settle()
  }

  // MARK: Faults

  /// Where the tree of flows and the screens disagree, and what nobody was told or was told twice.
  var faults: [String] {
    var faults =
      world.faults
      + world.running.filter(isGone).map { flow in
        "\(flow.number) of \((flow.parent as? any StormMember)?.number ?? 0) runs, and its screens are gone"
      }
    for transition in navigator.transitions where transition.hasBegun {
      faults.append("a \(transition.kind) has no end ")
    }
    // One who presents over a controller that presents is told so by UIKit.
    return faults + stage.complaints.filter { !$0.contains("while an existing") }
  }

  /// Whether a flow has screens, none of them stands in the window, and no child goes on for it.
  private func isGone(_ flow: any StormMember) -> Bool {
    guard navigator.isIdle, !flow.screens.isEmpty, !flow.children.contains(where: \.isRunning) else {
      return false
    }
    // Pages that were turned away and columns that were collapsed are kept for another time.
    let isKept = sequence(first: flow as AnyCoordinator, next: \.parent)
      .contains { $0 is StormPages || $0 is StormSplit }
    return !isKept && !flow.screens.contains { base(of: $0) === stage.window.rootViewController }
  }

  private func base(of screen: UIViewController) -> UIViewController {
    var current = screen
    while let next = current.parent ?? current.presentingViewController { current = next }
    return current
  }
}
