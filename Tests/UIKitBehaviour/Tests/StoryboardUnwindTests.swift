import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Unwind segues of a storyboard` {
  /// Shows a scene and performs segues one after the other, each from the screen that the last one led to.
  private func walk(_ stage: Stage, from root: UIViewController, first: StoryScreen, _ identifiers: [String])
    -> StoryScreen
  {
    stage.show(root)
    var current = first
    for identifier in identifiers {
      current.performSegue(withIdentifier: identifier, sender: nil)
      stage.settle()
      if let next = current.segues.last?.destination as? StoryScreen { current = next }
    }
    stage.timeline.clear()
    return current
  }

  private func playStack(
    _ identifiers: [String],
    _ body: @MainActor (Stage, UINavigationController, StoryScreen) throws -> Void
  ) async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
      let first = try #require(navigation.topViewController as? StoryScreen)
      let last = walk(stage, from: navigation, first: first, identifiers)
      try body(stage, navigation, last)
    }
  }

  @Test func `UNW-01 UNW-05 UNW-06 UNW-15 UNW-17 a control goes back within a stack`() async throws {
    try await playStack(["next", "next"]) { stage, navigation, source in
      let button = source.view.subviews.lazy.compactMap { $0 as? UIButton }.first
      button?.sendActions(for: .touchUpInside)
      let home = try #require(navigation.viewControllers.first as? ReturnScreen)
      #expect(
        stage.happened()
          == "three.should(back) three.asked two.asked one.asked three.prepare(back) one.comeHome "
          + "two.wM(nil) three.wM(nil)")
      #expect(home.returns.first?.source === source)
      #expect(home.returns.first?.destination === home)
      #expect(home.returns.first?.identifier == "back")
      #expect(source.senders.last as? UIButton === button)
      stage.settle()
      #expect(navigation.viewControllers == [home])
      #expect(source.animatedFlags.last == true)
    }
  }

  @Test func `UNW-02 code is not asked whether it should`() async throws {
    try await playStack(["next", "next"]) { stage, _, source in
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(stage.happened().hasPrefix("three.asked two.asked one.asked three.prepare(home) one.comeHome"))
    }
  }

  @Test func `UNW-03 nothing is searched where the screen refuses`() async throws {
    try await playStack(["next", "next"]) { stage, navigation, source in
      source.permits = false
      source.view.subviews.lazy.compactMap { $0 as? UIButton }.first?.sendActions(for: .touchUpInside)
      #expect(stage.happened() == "three.should(back)")
      #expect(navigation.viewControllers.count == 3)
    }
  }

  @Test func `UNW-04 a screen is no end of its own segue, though it has the action`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let five = try #require(storyboard.instantiateViewController(withIdentifier: "five") as? ReturnScreen)
      stage.show(five)
      five.performSegue(withIdentifier: "home", sender: nil)
      #expect(stage.happened() == "five.asked")
      #expect(five.returns.isEmpty)
    }
  }

  @Test func `UNW-07 UNW-12 a cascade of presentations goes in one dismissal`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let base = try #require(storyboard.instantiateViewController(withIdentifier: "base") as? ReturnScreen)
      let top = walk(stage, from: base, first: base, ["up", "up", "up"])
      #expect(top.restorationIdentifier == "five")
      top.performSegue(withIdentifier: "home", sender: nil)
      #expect(
        stage.happened()
          == "five.asked top.asked middle.asked base.asked five.prepare(home) base.comeHome base.dismiss")
      stage.settle()
      #expect(base.presentedViewController == nil)
      #expect(stage.window.rootViewController === base)
    }
  }

  @Test func `16-17 16-18 UNW-08 UNW-13 below presentations a stack is popped too`() async throws {
    try await playStack(["next", "next", "up", "up"]) { stage, navigation, source in
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(
        stage.happened()
          == "five.asked four.asked three.asked two.asked one.asked five.prepare(home) one.comeHome "
          + "two.wM(nil) three.wM(nil) two.dM(nil) three.dM(nil)")
      #expect(navigation.viewControllers.count == 1)
      stage.settle()
      #expect(navigation.presentedViewController == nil)
      #expect(navigation.topViewController?.view.window === stage.window)
    }
  }

  @Test func `UNW-09 a screen presented above a pushed one goes back to the root`() async throws {
    try await playStack(["next", "up"]) { stage, navigation, source in
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      let home = navigation.viewControllers.first as? ReturnScreen
      #expect(navigation.viewControllers.count == 1)
      #expect(home?.returns.count == 1)
      #expect(navigation.presentedViewController == nil)
    }
  }

  @Test func `16-18 UNW-10 UNW-13 UNW-22 another tab is chosen and its stack popped`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let tabs = try #require(
        storyboard.instantiateViewController(withIdentifier: "tabs") as? UITabBarController)
      let left = try #require(tabs.viewControllers?.first as? UINavigationController)
      let front = try #require(left.topViewController as? ReturnScreen)
      stage.show(tabs)
      front.performSegue(withIdentifier: "next", sender: nil)
      stage.settle()
      tabs.selectedIndex = 1
      stage.settle()
      weak var source: StoryScreen?
      do {
        let right = try #require(tabs.viewControllers?.last as? StoryScreen)
        right.performSegue(withIdentifier: "up", sender: nil)
        stage.settle()
        source = right.segues.last?.destination as? StoryScreen
        right.segues = []
        front.segues = []
      }
      stage.timeline.clear()
      source?.performSegue(withIdentifier: "home", sender: nil)
      #expect(
        stage.happened()
          .hasPrefix("five.asked right.asked pushed.asked front.asked five.prepare(home) front.comeHome"))
      stage.settle()
      #expect(tabs.selectedViewController === left)
      #expect(left.viewControllers == [front])
      #expect(tabs.presentedViewController == nil)
      source?.segues = []
      #expect(front.returns.count == 1)
    }
  }

  @Test func `UNW-11 over its presenter a screen goes back to it alone`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let parent = UIViewController()
      let child = try #require(storyboard.instantiateViewController(withIdentifier: "one") as? ReturnScreen)
      child.definesPresentationContext = true
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      child.onPrepare = { $0.destination.modalPresentationStyle = .overCurrentContext }
      let source = walk(stage, from: parent, first: child, ["up"])
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(stage.happened() == "five.asked one.asked five.prepare(home) one.comeHome one.dismiss")
      stage.settle()
      #expect(child.presentedViewController == nil)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `16-17 UNW-19 the dismissal is seen and takes time, the pop below it is not`(
    style: UIModalPresentationStyle
  ) async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
      let first = try #require(navigation.topViewController as? StoryScreen)
      stage.show(navigation)
      first.performSegue(withIdentifier: "next", sender: nil)
      stage.settle()
      let second = try #require(navigation.topViewController as? StoryScreen)
      second.onPrepare = { $0.destination.modalPresentationStyle = style }
      second.performSegue(withIdentifier: "up", sender: nil)
      stage.settle()
      let source = try #require(second.segues.last?.destination as? StoryScreen)
      second.segues = []
      let flags = second.animatedFlags.count
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.turn()
      #expect(navigation.viewControllers == [first] && navigation.presentedViewController === source)
      stage.settle()
      #expect(source.animatedFlags.suffix(2) == [true, true])
      #expect(second.animatedFlags.dropFirst(flags).allSatisfy { !$0 })
      #expect(first.view.window === stage.window && navigation.presentedViewController == nil)
      #expect(stage.said() == [])
    }
  }

  @Test func `UNW-11 UNW-12 in a stack inside a container the context that presents is dismissed`()
    async throws
  {
    try await Cast.play("Unwind") { stage, storyboard in
      let child = try #require(storyboard.instantiateViewController(withIdentifier: "one") as? ReturnScreen)
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: child)
      tabs.viewControllers = [navigation, UIViewController()]
      child.onPrepare = { $0.destination.modalPresentationStyle = .currentContext }
      let source = walk(stage, from: tabs, first: child, ["up"])
      #expect(source.presentingViewController === navigation)
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(child.returns.count == 1)
      #expect(navigation.presentedViewController == nil && child.view.window === stage.window)
      #expect(source.view.window == nil)
    }
  }

  @Test func `UNW-14 where nobody wants to be the end nothing happens`() async throws {
    try await playStack(["next", "next"]) { stage, navigation, source in
      source.performSegue(withIdentifier: "lost", sender: nil)
      #expect(stage.happened() == "three.asked two.asked one.asked")
      #expect(navigation.viewControllers.count == 3)
      #expect(stage.complaints.isEmpty && stage.exceptions.isEmpty)
    }
  }

  @Test func `16-18 UNW-16 outside of a window the action runs and the stack stays`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try #require(storyboard.instantiateViewController(withIdentifier: "one") as? ReturnScreen)
      let source = try #require(storyboard.instantiateViewController(withIdentifier: "three") as? StoryScreen)
      let navigation = UINavigationController()
      navigation.viewControllers = [home, source]
      stage.timeline.clear()
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(home.returns.count == 1)
      #expect(source.segues.count == 1)
      #expect(navigation.viewControllers == [home, source])
    }
  }

  @Test func `UNW-18 UNW-24 a container is asked after its children, with the sender`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let first = try #require(storyboard.instantiateViewController(withIdentifier: "two") as? StoryScreen)
      let source = try #require(storyboard.instantiateViewController(withIdentifier: "three") as? StoryScreen)
      let navigation = AskingNavigationController()
      navigation.viewControllers = [first, source]
      stage.show(navigation)
      navigation.answer = { action, from, sender in
        stage.timeline.write("nav.asked(\(action))")
        #expect(from === source)
        #expect(sender as? String == "me")
        return false
      }
      source.performSegue(withIdentifier: "home", sender: "me")
      #expect(stage.happened() == "three.asked two.asked nav.asked(comeHome:)")
    }
  }

  @Test func `UNW-20 an unwind segue may have a class of its own`() async throws {
    try await playStack(["next", "next"]) { stage, navigation, source in
      source.performSegue(withIdentifier: "styled", sender: nil)
      #expect(stage.happened().contains("three.prepare(styled) one.comeHome styled"))
      stage.settle()
      #expect(navigation.viewControllers.count == 1)
      #expect(source.segues.last is StyledSegue)
    }
  }

  @Test func `UNW-21 an unwind segue without an exit in its scene is dropped`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let screen = try #require(
        storyboard.instantiateViewController(withIdentifier: "misplaced") as? StoryScreen)
      screen.performSegue(withIdentifier: "gone", sender: nil)
      #expect(stage.exceptions.first?.hasSuffix("has no segue with identifier 'gone'") == true)
    }
  }
}

/// A stack that answers whether an unwind segue may end at it.
private final class AskingNavigationController: UINavigationController {
  var answer: ((Selector, UIViewController, Any?) -> Bool)?

  override func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool
  {
    answer?(action, from, sender) ?? false
  }
}
