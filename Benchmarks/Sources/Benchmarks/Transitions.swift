import Foundation
@_spi(Sceneway) import HeadlessUIKit

/// Transitions against the virtual calls that they consist of, made by hand on bare controllers.
///
/// A round makes a controller, loads its view, brings it and takes it away again, on both sides; what is left is what
/// containers, presentations, the clock and the complaints cost.
///
/// The floor holds: the controller and its view, the search for a nib named after the class (nearly all of the floor's
/// time), the appearance calls of both controllers, two layouts and the calls about the parent, on controllers that no
/// window holds. It does not hold what UIKit does besides: the view's way into a window and out of it, the bar's items,
/// the safe area, a transition object and, for a presentation, its presentation controller, its container view and the
/// same calls for the navigation controller that presents beside those for its top.
///
/// What is left is spread thin: no function of its own costs a tenth of it. About half goes to counting references, most of
/// it to views and controllers that are referred to weakly as well, which Swift keeps in a record beside the object: each
/// look at a superview, a parent, a window or a presenter is a use, and so is each property that holds an object and is
/// read across a call that the compiler cannot see through, as every `open` method is. A presentation costs more than a
/// push for what comes on top: the whole tree of the presenter's views leaves the window and comes back, the container
/// view, the presentation controller, two transitions, and the window's record of who takes part. Coordinators are made
/// for whoever asks, which nobody does here.
///
/// Tried and left: unchecked links to superviews and windows make it 4 in 100 faster and are unsafe where the last use of
/// an object ends on another thread, since the clearing of the link then races with a look at it; links to parents would
/// be the same. A search for nibs that remembers what it found would make both sides faster and the ratios larger: three
/// quarters of the floor are that search.
@MainActor
func measureTransitions() {
  let world = World()
  HeadlessEnvironment.withEnvironment(world.environment) {
    world.settle()
    let rounds = 2_000
    ratio("push and pop / its calls by hand", rounds: rounds, aim: 5) {
      world.pushAndPop(animated: false)
    } floor: {
      callByHand(comes: UIViewController(), goes: world.bare, changesParent: true)
    }
    ratio("push and pop with animation / its calls", rounds: rounds, aim: 5) {
      world.pushAndPop(animated: true)
    } floor: {
      callByHand(comes: UIViewController(), goes: world.bare, changesParent: true)
    }
    ratio("present and dismiss / its calls by hand", rounds: rounds, aim: 5) {
      world.presentAndDismiss()
    } floor: {
      callByHand(comes: UIViewController(), goes: world.bare, changesParent: false)
    }
    measureDepths(world)
    measureTabs(world)
    measureMemory(world)
  }
}

/// A window with a stack in it.
@MainActor
final class World {
  let environment = HeadlessEnvironment(mode: .virtual)
  let navigation: UINavigationController
  let window: UIWindow
  /// A controller that no container holds, with its view loaded.
  let bare: UIViewController

  init() {
    (navigation, window, bare) = HeadlessEnvironment.withEnvironment(environment) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      let bare = UIViewController()
      bare.loadViewIfNeeded()
      return (navigation, window, bare)
    }
  }

  func settle() { environment.clock.runUntilIdle() }

  func pushAndPop(animated: Bool) {
    navigation.pushViewController(UIViewController(), animated: animated)
    settle()
    navigation.popViewController(animated: animated)
    settle()
  }

  func presentAndDismiss() {
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    navigation.present(presented, animated: false)
    settle()
    navigation.dismiss(animated: false)
    settle()
  }
}

/// What UIKit calls while one controller comes over another and goes again.
@MainActor
func callByHand(
  comes controller: UIViewController, goes other: UIViewController, changesParent: Bool
) {
  controller.loadViewIfNeeded()
  if changesParent { controller.willMove(toParent: other) }
  other.viewWillDisappear(false)
  controller.viewWillAppear(false)
  controller.viewIsAppearing(false)
  layOut(controller)
  other.viewDidDisappear(false)
  controller.viewDidAppear(false)
  if changesParent {
    controller.didMove(toParent: other)
    controller.willMove(toParent: nil)
  }
  controller.viewWillDisappear(false)
  other.viewWillAppear(false)
  other.viewIsAppearing(false)
  layOut(other)
  controller.viewDidDisappear(false)
  other.viewDidAppear(false)
  if changesParent { controller.didMove(toParent: nil) }
}

@MainActor
private func layOut(_ controller: UIViewController) {
  controller.viewWillLayoutSubviews()
  controller.view.layoutSubviews()
  controller.viewDidLayoutSubviews()
}

// MARK: Depth

@MainActor
private func measureDepths(_ world: World) {
  var first = 0.0
  for depth in [1, 10, 100, 1_000] {
    let below = (0..<depth).map { _ in UIViewController() }
    world.navigation.setViewControllers(below, animated: false)
    world.settle()
    let times = (0..<5).map { _ in
      seconds {
        for _ in 0..<500 {
          world.pushAndPop(animated: false)
        }
      }
    }
    let time = median(times) / 500
    if depth == 1 { first = time }
    report(
      "push and pop on a stack of \(depth) / on a stack of 1",
      "\(number(time / first)) (\(number(time * 1e6)) µs)", aim: "at most 1.5", isMet: time <= first * 1.5)
  }
  world.navigation.setViewControllers([UIViewController()], animated: false)
  world.settle()
}

// MARK: Tabs

@MainActor
private func measureTabs(_ world: World) {
  let tabs = UITabBarController()
  tabs.setViewControllers((0..<5).map { _ in UIViewController() }, animated: false)
  world.window.rootViewController = tabs
  world.settle()
  for index in 0..<5 {
    tabs.selectedIndex = index
    world.settle()
  }
  let controllers = (0..<5).map { _ in UIViewController() }
  for controller in controllers { controller.loadViewIfNeeded() }
  var place = 0
  var handPlace = 0
  ratio("switch of tabs / its calls by hand", rounds: 5_000, aim: nil) {
    place = (place + 1) % 5
    tabs.selectedIndex = place
    world.settle()
  } floor: {
    let old = controllers[handPlace]
    handPlace = (handPlace + 1) % 5
    let new = controllers[handPlace]
    old.viewWillDisappear(false)
    new.viewWillAppear(false)
    new.viewIsAppearing(false)
    layOut(new)
    old.viewDidDisappear(false)
    new.viewDidAppear(false)
  }
  world.window.rootViewController = world.navigation
  world.settle()
}

// MARK: Memory

@MainActor
private func measureMemory(_ world: World) {
  let count = 10_000
  func each(_ name: String, aim: Int?, _ make: () -> AnyObject) -> Int {
    var kept: [AnyObject] = []
    kept.reserveCapacity(count)
    let before = allocatedBytes()
    for _ in 0..<count { kept.append(make()) }
    let bytes = (allocatedBytes() - before) / count
    withExtendedLifetime(kept) {}
    report(
      "memory of \(name)", "\(bytes) bytes", aim: aim.map { "at most \($0)" } ?? "",
      isMet: aim.map { bytes <= $0 } ?? true)
    return bytes
  }
  _ = each("a bare NSObject", aim: nil) { NSObject() }
  _ = each("a controller without its view", aim: nil) { UIViewController() }
  _ = each("a view", aim: nil) { UIView() }
  _ = each("a controller on a stack, its view loaded", aim: 4_096) {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    return controller
  }
}
