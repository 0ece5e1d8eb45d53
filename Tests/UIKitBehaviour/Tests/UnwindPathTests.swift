import BehaviourRecorder
import Testing
import UIKit

/// Unwinds through containers that code put together around scenes of a storyboard.
@MainActor
@Suite struct `Ways back through containers` {
  private func scene<Screen: UIViewController>(
    _ name: String, of storyboard: UIStoryboard, as type: Screen.Type = StoryScreen.self
  ) throws -> Screen {
    try #require(storyboard.instantiateViewController(withIdentifier: name) as? Screen)
  }

  /// A container that writes down what an unwind asks of it, and shows the child that it is asked to.
  private final class Shelf: UIViewController {
    var timeline: Timeline?
    var front: UIViewController?

    func put(_ children: [UIViewController]) {
      for child in children {
        addChild(child)
        child.didMove(toParent: self)
      }
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
      timeline?.write("shelf.unwind(\(timeline?.name(of: subsequentVC) ?? ""))")
      front = subsequentVC
    }
  }

  @Test func `UNW-05 UNW-06 UNW-13 a container of one's own is asked to show the branch of the end`()
    async throws
  {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try scene("one", of: storyboard, as: ReturnScreen.self)
      let source = try scene("three", of: storyboard)
      let stack = stage.navigation("stack", home, try scene("two", of: storyboard))
      let shelf = Shelf()
      shelf.timeline = stage.timeline
      shelf.put([stack, source])
      shelf.view.addSubview(source.view)
      stage.show(shelf)
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(
        stage.happened()
          == "three.asked two.asked one.asked one.load one.vdl three.prepare(home) one.comeHome shelf.unwind(stack) two.wM(nil) "
          + "two.dM(nil)")
      stage.settle()
      #expect(shelf.front === stack)
      #expect(stack.viewControllers == [home])
    }
  }

  /// A screen that offers itself and what it stands in to be searched.
  private final class Offering: UIViewController {
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
      -> [UIViewController]
    {
      [self, parent].compactMap { $0 } + super.allowedChildrenForUnwinding(from: source)
    }
  }

  @Test func `UNW-05 UNW-06 a search ends where controllers offer themselves or those around them`()
    async throws
  {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try scene("one", of: storyboard, as: ReturnScreen.self)
      let source = try scene("three", of: storyboard)
      let stack = stage.navigation("stack", home)
      let shelf = Shelf()
      shelf.timeline = stage.timeline
      shelf.put([stack, Offering(), source])
      shelf.view.addSubview(source.view)
      stage.show(shelf)
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(stage.happened().contains("one.comeHome shelf.unwind(stack)"))
    }
  }

  /// A container that lets nobody into one of its children.
  private final class Picky: UIViewController {
    var closed: UIViewController?

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
      -> [UIViewController]
    {
      super.allowedChildrenForUnwinding(from: source).filter { $0 !== closed }
    }
  }

  @Test func `UNW-06 UNW-14 a container may keep a child out of the search`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try scene("one", of: storyboard, as: ReturnScreen.self)
      let source = try scene("three", of: storyboard)
      let picky = Picky()
      picky.closed = home
      for child in [home, source] {
        picky.addChild(child)
        child.didMove(toParent: picky)
      }
      picky.view.addSubview(source.view)
      stage.show(picky)
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(stage.happened() == "three.asked")
      #expect(home.returns.isEmpty)
    }
  }

  @Test func `UNW-10 UNW-13 the stack of another tab is popped and its tab chosen, without a presentation`()
    async throws
  {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try scene("one", of: storyboard, as: ReturnScreen.self)
      let left = UINavigationController()
      left.viewControllers = [home, try scene("two", of: storyboard)]
      let source = try scene("three", of: storyboard)
      let right = UINavigationController(rootViewController: source)
      let tabs = UITabBarController()
      tabs.viewControllers = [left, right]
      tabs.selectedIndex = 1
      stage.show(tabs)
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(
        stage.happened().hasPrefix(
          "three.asked two.asked one.asked one.load one.vdl three.prepare(home) one.comeHome"))
      #expect(tabs.selectedViewController === left)
      #expect(left.viewControllers == [home])
      stage.settle()
      #expect(home.view.window === stage.window)
      #expect(right.viewControllers == [source])
    }
  }

  @Test func `UNW-13 TAB-15 a tab behind More is shown by its unwind`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try scene("one", of: storyboard, as: ReturnScreen.self)
      let source = try scene("three", of: storyboard)
      let tabs = UITabBarController()
      tabs.viewControllers = [source] + (0..<5).map { _ in UIViewController() } + [home]
      stage.show(tabs)
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(home.returns.count == 1)
      #expect(tabs.selectedViewController === home)
      #expect(home.view.window === stage.window)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen])
  func `UNW-07 UNW-12 UNW-19 from a screen pushed inside a modal the whole modal goes, animated once`(
    style: UIModalPresentationStyle
  ) async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try scene("one", of: storyboard, as: ReturnScreen.self)
      let second = try scene("two", of: storyboard)
      let base = UINavigationController()
      base.viewControllers = [home, second]
      let source = try scene("three", of: storyboard)
      let modal = UINavigationController()
      modal.viewControllers = [UIViewController(), source]
      modal.modalPresentationStyle = style
      stage.show(base)
      second.present(modal, animated: false)
      stage.settle()
      stage.timeline.clear()
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(home.returns.count == 1)
      #expect(base.viewControllers == [home])
      #expect(base.presentedViewController == nil)
      // The dismissal is seen; the pop behind it is not.
      #expect(source.animatedFlags.suffix(2) == [true, true])
      #expect(home.animatedFlags.allSatisfy { !$0 || style == .fullScreen })
      #expect(home.view.window === stage.window)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `UNW-19 an unwind that only pops is animated`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try scene("one", of: storyboard, as: ReturnScreen.self)
      let source = try scene("three", of: storyboard)
      let navigation = stage.navigation("nav", home, source)
      stage.show(navigation)
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.turn()
      #expect(source.animatedFlags.last == true)
      #expect(source.view.window === stage.window)
      stage.settle()
      #expect(source.view.window == nil)
    }
  }

  @Test func `UNW-06 UNW-13 a page goes back to a stack around its pages`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try scene("one", of: storyboard, as: ReturnScreen.self)
      let source = try scene("three", of: storyboard)
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([source], direction: .forward, animated: false)
      let navigation = stage.navigation("nav", home, pages)
      stage.show(navigation)
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(
        stage.happened().hasPrefix("three.asked one.asked one.load one.vdl three.prepare(home) one.comeHome"))
      stage.settle()
      #expect(navigation.viewControllers == [home])
    }
  }

  @Test(arguments: [true, false])
  func `UNW-06 UNW-13 the other side of a split view is an end too`(isCollapsed: Bool) async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      stage.use(.pad, isCollapsed ? 400 : 1180, 820)
      let home = try scene("one", of: storyboard, as: ReturnScreen.self)
      let source = try scene("three", of: storyboard)
      let navigation = UINavigationController(rootViewController: home)
      let split = UISplitViewController()
      split.viewControllers = [navigation, source]
      stage.show(split)
      #expect(split.isCollapsed == isCollapsed)
      #expect(source.viewIfLoaded?.window === stage.window)
      #expect(navigation.viewControllers == (isCollapsed ? [home, source] : [home]))
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(home.returns.count == 1)
      #expect(navigation.viewControllers == [home] && home.view.window === stage.window)
      #expect((source.view.window == nil) == isCollapsed)
      #expect(split.viewControllers == (isCollapsed ? [navigation] : [navigation, source]))
    }
  }

  /// A screen whose way home takes no segue.
  final class Careless: UIViewController {
    func comeHome() {}
  }

  @Test func `UNW-23 an action without an argument is no end of an unwind`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let careless = Careless()
      let source = try scene("three", of: storyboard)
      let navigation = stage.navigation("nav", careless, source)
      stage.show(navigation)
      // What can be wired is a method with a colon, `comeHome:`; this class has none.
      #expect(!careless.canPerformUnwindSegueAction("comeHome:", from: source, sender: nil))
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(stage.happensUntilSettled() == "three.asked")
      #expect(navigation.viewControllers == [careless, source])
    }
  }
}
