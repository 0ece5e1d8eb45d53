import BehaviourRecorder
import Testing
import UIKit

/// Unwinds at moments and with answers that nobody planned for.
@MainActor
@Suite struct `Unwinds in the middle of something` {
  private func scene<Screen: UIViewController>(
    _ name: String, of storyboard: UIStoryboard, as type: Screen.Type = StoryScreen.self
  ) throws -> Screen {
    try #require(storyboard.instantiateViewController(withIdentifier: name) as? Screen)
  }

  private func home(_ storyboard: UIStoryboard) throws -> ReturnScreen {
    try scene("one", of: storyboard, as: ReturnScreen.self)
  }

  /// The root, with a screen above it that goes back there.
  private func stack(_ stage: Stage, _ storyboard: UIStoryboard) throws -> (
    UINavigationController, home: ReturnScreen, source: StoryScreen
  ) {
    let (home, source) = (try home(storyboard), try scene("three", of: storyboard))
    let navigation = stage.navigation("nav", home, source)
    stage.show(navigation)
    return (navigation, home, source)
  }

  @Test func `UNW-05 of two screens with the action the nearer is the end`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let (navigation, home, source) = try stack(stage, storyboard)
      let nearer = try scene("five", of: storyboard, as: ReturnScreen.self)
      navigation.setViewControllers([home, nearer, source], animated: false)
      stage.settle()
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(navigation.viewControllers == [home, nearer])
      #expect(nearer.returns.count == 1 && home.returns.isEmpty)
    }
  }

  /// A screen that wants to be the end of everything.
  private final class Willing: UIViewController {
    override func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?)
      -> Bool
    {
      true
    }
  }

  @Test func `UNW-04 MIS-31 a screen that wants to be the end without having the action raises`() async throws
  {
    try await Cast.play("Unwind") { stage, storyboard in
      let (navigation, home, source) = try stack(stage, storyboard)
      navigation.setViewControllers([home, Willing(), source], animated: false)
      stage.settle()
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(stage.exceptions.count == 1)
      #expect(stage.exceptions.first?.contains("comeHome:]: unrecognized selector sent") == true)
    }
  }

  @Test func `UNW-17 16-16 an unwind during a push waits for its end and pops then`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let (navigation, home, _) = try stack(stage, storyboard)
      navigation.setViewControllers([home], animated: false)
      stage.settle()
      let source = try scene("three", of: storyboard)
      navigation.pushViewController(source, animated: true)
      stage.turn()
      stage.timeline.clear()
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(
        stage.happensUntilSettled()
          == "three.asked one.asked three.prepare(home) one.comeHome one.dD three.dA three.dM(nav) "
          + "didShow(three) three.wM(nil) three.wD one.wA willShow(one) one.iA three.dD one.dA three.dM(nil) "
          + "didShow(one)")
      #expect(navigation.viewControllers == [home] && stage.said().isEmpty)
    }
  }

  @Test func `UNW-17 16-16 NAV-INT-03 an unwind during a swipe runs its action, and the pop is dropped`()
    async throws
  {
    try await Cast.play("Unwind") { stage, storyboard in
      let (navigation, home, source) = try stack(stage, storyboard)
      let finger = try #require(stage.swipe(navigation))
      stage.turn()
      source.performSegue(withIdentifier: "home", sender: nil)
      finger.cancel()
      stage.settle()
      #expect(home.returns.count == 1)
      #expect(navigation.viewControllers == [home, source])
      #expect(stage.rows == ["MIS-01"])
    }
  }

  @Test(arguments: ["vdl", "wA", "dA"])
  func `UNW-17 a pushed screen that goes back while it comes is gone in the end`(event: String) async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let (navigation, home, _) = try stack(stage, storyboard)
      navigation.setViewControllers([home], animated: false)
      stage.settle()
      let source = try scene("three", of: storyboard)
      source.onEvent = {
        guard $0 == event else { return }
        source.onEvent = nil
        source.performSegue(withIdentifier: "home", sender: nil)
      }
      navigation.pushViewController(source, animated: true)
      stage.settle()
      #expect(home.returns.count == 1)
      #expect(navigation.viewControllers == [home] && home.view.window === stage.window)
      #expect(stage.said().isEmpty)
    }
  }

  @Test func `UNW-12 MIS-14 an unwind while its screen is being presented is run, its dismissal dropped`()
    async throws
  {
    try await Cast.play("Unwind") { stage, storyboard in
      let base = try scene("base", of: storyboard, as: ReturnScreen.self)
      let source = try scene("four", of: storyboard)
      stage.show(base)
      base.present(source, animated: true)
      stage.turn()
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(base.returns.count == 1)
      #expect(base.presentedViewController === source)
      #expect(stage.rows == ["MIS-14"])
    }
  }

  @Test func `UNW-12 MIS-10 an unwind action presents too early, as the source still stands`()
    async throws
  {
    try await Cast.play("Unwind") { stage, storyboard in
      let base = try scene("base", of: storyboard, as: ReturnScreen.self)
      let source = try scene("four", of: storyboard)
      stage.show(base)
      base.present(source, animated: false)
      stage.settle()
      let late = stage.controller("late")
      stage.timeline.onEntry = { if $0 == "base.comeHome" { base.present(late, animated: true) } }
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(base.presentedViewController == nil && late.presentingViewController == nil)
      #expect(stage.rows == ["MIS-10"])
    }
  }

  @Test func `UNW-17 DISM-20 a stack is popped under an alert, which stays`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let (navigation, home, source) = try stack(stage, storyboard)
      let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
      source.present(alert, animated: false)
      stage.settle()
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(navigation.viewControllers == [home])
      #expect(navigation.presentedViewController === alert)
      #expect(stage.said().isEmpty)
    }
  }

  @Test func `UNW-10 UNW-12 from a sheet over a sheet another tab's root is reached in one step`()
    async throws
  {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try home(storyboard)
      let left = stage.navigation("left", home, try scene("two", of: storyboard))
      let right = stage.navigation("right", UIViewController())
      let tabs = stage.tabs("tab", left, right)
      tabs.selectedIndex = 1
      stage.show(tabs)
      let sheet = stage.navigation("sheet", UIViewController(), try scene("four", of: storyboard))
      right.present(sheet, animated: false)
      stage.settle()
      let source = try scene("three", of: storyboard)
      sheet.present(stage.navigation("second", source), animated: false)
      stage.settle()
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(tabs.selectedViewController === left && left.viewControllers == [home])
      #expect(tabs.presentedViewController == nil && home.view.window === stage.window)
      #expect(stage.said().isEmpty)
    }
  }

  @Test func `UNW-12 from a screen over a sheet the sheet's own root is reached, and the sheet stays`()
    async throws
  {
    try await Cast.play("Unwind") { stage, storyboard in
      let below = UIViewController()
      stage.show(below)
      let end = try scene("five", of: storyboard, as: ReturnScreen.self)
      let second = try scene("two", of: storyboard)
      let sheet = stage.navigation("sheet", end, second)
      below.present(sheet, animated: false)
      stage.settle()
      let source = try scene("three", of: storyboard)
      second.present(source, animated: false)
      stage.settle()
      source.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(below.presentedViewController === sheet && sheet.presentedViewController == nil)
      #expect(sheet.viewControllers == [end] && end.returns.count == 1)
      #expect(stage.said().isEmpty)
    }
  }

  @Test func `UNW-06 UNW-13 a child inside the end goes back to it without any step`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let (navigation, home, child) = try stack(stage, storyboard)
      navigation.setViewControllers([UIViewController(), home], animated: false)
      home.addChild(child)
      home.view.addSubview(child.view)
      child.didMove(toParent: home)
      stage.settle()
      stage.timeline.clear()
      child.performSegue(withIdentifier: "home", sender: nil)
      #expect(
        stage.happensUntilSettled() == "three.asked one.asked three.prepare(home) one.comeHome")
      #expect(navigation.viewControllers.count == 2)
    }
  }
}
