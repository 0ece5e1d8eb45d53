import BehaviourRecorder
import UIKit

/// A window with containers, whose screens present in their own places.
@MainActor
final class PlaceWorld {
  private let stage: Stage
  private let balance = Balance()
  private var random: Dice
  private var cast: [(name: String, reference: WeakReference)] = []
  /// A root that was taken away, and may come back.
  private var oldRoot: UIViewController?
  /// What was done, in order.
  private(set) var trace: [String] = []

  init(_ stage: Stage, seed: UInt64) {
    self.stage = stage
    random = Dice(state: seed)
    stage.window.rootViewController = tree(depth: 2)
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  // MARK: Cast

  private var screens: [RecordingViewController] {
    cast.compactMap { $0.reference.object as? RecordingViewController }
  }

  private var all: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ controller: UIViewController) {
      guard !found.contains(controller) else { return }
      found.append(controller)
      if let parent = controller.parent { visit(parent) }
      for child in controller.children { visit(child) }
    }
    for screen in screens { visit(screen) }
    return found
  }

  private func containers<Container: UIViewController>(_ type: Container.Type) -> [Container] {
    all.compactMap { $0 as? Container }
  }

  private func screen() -> RecordingViewController {
    let name = "c\(cast.count)"
    let controller = stage.controller(name)
    controller.definesPresentationContext = random.roll(4) > 0
    controller.onEvent = { [balance] in balance.hear(name, $0) }
    cast.append((name, WeakReference(object: controller)))
    return controller
  }

  /// A screen, or a container of some.
  private func tree(depth: Int, inNavigation: Bool = false) -> UIViewController {
    let children = { [self] (count: Int) in (0..<count).map { _ in tree(depth: depth - 1) } }
    switch depth > 0 ? random.roll(6) : 5 {
    case 0:
      let tabs = stage.tabs("tabs")
      tabs.viewControllers = children(2)
      return tabs
    case 1 where !inNavigation:
      let navigation = UINavigationController()
      navigation.viewControllers = [tree(depth: depth - 1, inNavigation: true)]
      return navigation
    case 2:
      let pages = UIPageViewController(
        transitionStyle: random.roll(2) == 0 ? .scroll : .pageCurl, navigationOrientation: .horizontal)
      pages.setViewControllers(children(1), direction: .forward, animated: false)
      return pages
    case 3 where !inNavigation:
      return random.roll(2) == 0
        ? stage.split(tree(depth: depth - 1), tree(depth: depth - 1))
        : stage.columns(screen(), screen())
    case 4:
      let plain = UIViewController()
      let child = tree(depth: depth - 1)
      plain.addChild(child)
      child.view.frame = plain.view.bounds
      plain.view.addSubview(child.view)
      child.didMove(toParent: plain)
      return plain
    default: return screen()
    }
  }

  // MARK: Steps

  private func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.roll(elements.count)]
  }

  private func note(_ words: String, _ controller: UIViewController? = nil) {
    trace.append(controller == nil ? words : "\(words) \(stage.timeline.name(of: controller))")
  }

  /// Does something.
  func step() {
    let animated = random.roll(2) == 0
    switch random.roll(20) {
    case 0..<4: present(animated)
    case 4, 5:
      guard let someone = pick(screens) else { return }
      note("dismiss \(animated)", someone)
      someone.dismiss(animated: animated)
    case 6, 7:
      guard let tabs = pick(containers(UITabBarController.self)) else { return }
      tabs.selectedIndex = random.roll(2)
      note("tab \(tabs.selectedIndex)")
    case 8, 9, 10: changeStack(animated)
    case 11:
      guard let pages = pick(containers(UIPageViewController.self)) else { return }
      note("page \(animated)")
      pages.setViewControllers([screen()], direction: .forward, animated: animated)
    case 12, 13: changeColumns()
    case 14:
      let next = random.roll(2) == 0 ? oldRoot ?? tree(depth: 2) : tree(depth: 2)
      note("root")
      oldRoot = random.roll(2) == 0 ? stage.window.rootViewController : nil
      stage.window.rootViewController = next
    case 15:
      stage.window.isHidden.toggle()
      note("hidden \(stage.window.isHidden)")
    case 16, 17:
      note("turn")
      stage.turn()
    default:
      note("settle")
      stage.settle()
    }
    stage.timeline.clear()
  }

  private func present(_ animated: Bool) {
    let inWindow = screens.filter { $0.viewIfLoaded?.window != nil }
    guard let presenter = pick(inWindow) else { return }
    let presented = screen()
    presented.modalPresentationStyle =
      [
        .currentContext, .overCurrentContext, .currentContext, .overCurrentContext, .fullScreen,
        .overFullScreen,
      ][
        random.roll(6)]
    note(
      "\(stage.timeline.name(of: presenter)) presents \(presented.modalPresentationStyle.rawValue) \(animated)",
      presented)
    presenter.present(presented, animated: animated)
  }

  private func changeStack(_ animated: Bool) {
    guard let navigation = pick(containers(UINavigationController.self)) else { return }
    switch random.roll(3) {
    case 0:
      note("push \(animated)")
      navigation.pushViewController(screen(), animated: animated)
    case 1:
      note("pop \(animated)")
      navigation.popViewController(animated: animated)
    default:
      note("set \(animated)")
      navigation.setViewControllers(
        [navigation.viewControllers.first ?? screen(), screen()], animated: animated)
    }
  }

  private func changeColumns() {
    if random.roll(4) == 0 {
      let width: CGFloat = random.roll(2) == 0 ? 320 : 1024
      note("resize \(width)")
      return stage.resize(width, 768)
    }
    guard let split = pick(containers(UISplitViewController.self)) else { return }
    switch random.roll(4) {
    case 0:
      note("hide")
      split.hide(.primary)
    case 1:
      note("show")
      split.show(.primary)
    case 2:
      split.preferredDisplayMode = split.displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
      note("prefer")
    default:
      note("detail")
      split.showDetailViewController(screen(), sender: nil)
    }
  }

  // MARK: Checks

  /// What is wrong at any time.
  func faults() -> [String] { balance.faults }

  /// What is wrong where nothing moves.
  func faultsAtRest() -> [String] {
    var faults: [String] = []
    for (name, reference) in cast {
      guard let controller = reference.object as? UIViewController else { continue }
      let state = balance.states[name] ?? .away
      let stands = controller.viewIfLoaded?.window === stage.window && !stage.window.isHidden
      switch state {
      case .coming, .going: faults.append("\(name) is \(state) at rest")
      case .there: if !stands { faults.append("\(name) has appeared without a window") }
      case .away: if stands { faults.append("\(name) is in the window and has not appeared") }
      }
    }
    for controller in all where controller.transitionCoordinator != nil {
      faults.append("\(stage.timeline.name(of: controller)) has a coordinator at rest")
    }
    return faults
  }

  /// What is wrong once everything has been dismissed and another root stands in the window.
  func faultsAtEnd() -> [String] {
    stage.window.isHidden = false
    stage.settle()
    oldRoot = nil
    // A full screen stays in the window until somebody dismisses it (BOOT-11).
    for _ in 0..<2 {
      for controller in screens {
        controller.dismiss(animated: false)
        stage.settle()
      }
    }
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.settle()
    stage.timeline.clear()
    var faults = screens.map { "\(stage.timeline.name(of: $0)) is still alive" }
    if stage.window.subviews != [root.view] {
      faults.append("the window holds \(stage.window.subviews.count) views")
    }
    return faults
  }
}

/// A generator with a seed, so that what fails can be played again.
private struct Dice {
  var state: UInt64

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}
