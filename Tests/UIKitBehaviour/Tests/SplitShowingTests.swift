import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Showing in split views` {
  @Test func `SPLIT-10 SPLIT-18 SHOW-04 a detail replaces the one before, without animation`() async {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let (list, old, new) = (stage.controller("L"), stage.controller("D"), stage.controller("N"))
      let navigation = stage.navigation("nav", list)
      let split = stage.split(navigation, old)
      stage.show(split)
      list.showDetailViewController(new, sender: nil)
      #expect(split.viewControllers == [navigation, new])
      #expect(stage.happened() == "showDetail(N) D.wM(nil) N.wM(split) N.dM(split)")
      #expect(stage.happensThisTurn() == "N.load N.vdl N.wA D.wD D.dD D.dM(nil) N.iA N.dA")
      #expect(new.animatedFlags == [false, false, false])
      #expect(old.parent == nil && old.view.superview == nil)
    }
  }

  @Test(arguments: [true, false])
  func `SPLIT-10 SPLIT-11 a delegate that shows the detail is left to it`(isCollapsed: Bool) async {
    await Stage.play { stage in
      if !isCollapsed { stage.use(.pad, 1180, 820) }
      let (list, old) = (stage.controller("L"), stage.controller("D"))
      let split = stage.split(stage.navigation("nav", list), old)
      stage.show(split)
      stage.timeline.splitAnswers.handlesShowDetail = true
      list.showDetailViewController(stage.controller("N"), sender: nil)
      #expect(stage.happensUntilSettled() == "showDetail(N)")
    }
  }

  @Test func `SPLIT-10 a detail that is replaced while it comes appears whole, goes whole and moves last`()
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 1024, 768)
      let (d, e, f) = (stage.controller("D"), stage.controller("E"), stage.controller("F"))
      let split = stage.split(stage.navigation("list", stage.controller("L")), d)
      stage.show(split)
      d.onEvent = { event in
        guard event == "wD" else { return }
        split.showDetailViewController(f, sender: nil)
      }
      split.showDetailViewController(e, sender: nil)
      let own = stage.happensUntilSettled().split(separator: " ").filter { $0.hasPrefix("E.") }
      #expect(
        own.joined(separator: " ")
          == "E.wM(split) E.dM(split) E.load E.vdl E.wA E.wM(nil) E.iA E.dA E.wD E.dD E.dM(nil)")
      #expect(split.viewControllers.last === f && f.view.window === stage.window && e.view.window == nil)
    }
  }

  @Test func `SPLIT-11 collapsed, a detail is pushed on the list's stack`() async {
    await Stage.play { stage in
      let (list, new) = (stage.controller("L"), stage.controller("N"))
      let navigation = stage.navigation("nav", list)
      let split = stage.split(navigation)
      stage.show(split)
      list.showDetailViewController(new, sender: nil)
      #expect(stage.happened() == "showDetail(N) N.wM(nav)")
      #expect(navigation.viewControllers == [list, new])
      stage.settle()
      #expect(new.animatedFlags == [true, true, true])
    }
  }

  @Test(arguments: [false, true])
  func `SPLIT-11 SPLIT-08 collapsed, a content is pushed over its column, and comes alone after going back`(
    goesBack: Bool
  ) async {
    await Stage.play { stage in
      let (p, d, new) = (stage.controller("P"), stage.controller("D"), stage.controller("N"))
      let split = stage.columns(p, d)
      stage.show(split)
      let navigation = p.navigationController
      if goesBack { navigation?.popViewController(animated: true) }
      stage.settle()
      p.showDetailViewController(new, sender: nil)
      stage.settle()
      #expect(navigation?.viewControllers == (goesBack ? [p, new] : [p, d, new]))
      #expect(new.view.window === stage.window && split.viewController(for: .secondary) === new)
      #expect(stage.rows.isEmpty)
    }
  }

  @Test func `SPLIT-11 SPLIT-04 collapsed, a detail in a navigation controller comes with it`() async {
    await Stage.play { stage in
      let (list, new) = (stage.controller("L"), stage.controller("N"))
      let navigation = stage.navigation("nav", list)
      let inner = stage.navigation("inner", new)
      stage.show(stage.split(navigation))
      list.showDetailViewController(inner, sender: nil)
      stage.settle()
      #expect(navigation.viewControllers == [list, inner])
      #expect(new.view.window === stage.window)
      #expect(list.presentedViewController == nil)
    }
  }

  @Test
  func `SPLIT-12 SHOW-03 a list's own stack shows first, then the split view asks and replaces the list`()
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let navigation = stage.navigation("nav", list)
      let split = stage.split(navigation, detail)
      stage.show(split)
      let (more, other) = (stage.controller("M"), stage.controller("O"))
      list.show(more, sender: nil)
      #expect(navigation.viewControllers == [list, more])
      stage.settle()
      stage.timeline.clear()
      stage.timeline.splitAnswers.handlesShow = true
      detail.show(other, sender: nil)
      #expect(stage.happened() == "show(O)")
      #expect(split.viewControllers == [navigation, detail])
      stage.timeline.splitAnswers.handlesShow = false
      detail.show(other, sender: nil)
      #expect(split.viewControllers == [other, detail])
      stage.settle()
      #expect(navigation.parent == nil && other.view.window === stage.window)
    }
  }

  @Test func `SPLIT-12 collapsed, a split view without a stack presents`() async {
    await Stage.play { stage in
      let list = stage.controller("L")
      let split = stage.split(list)
      stage.show(split)
      let (shown, detail) = (stage.controller("X"), stage.controller("Y"))
      list.show(shown, sender: nil)
      stage.settle()
      #expect(split.presentedViewController === shown)
      split.dismiss(animated: false)
      stage.settle()
      list.showDetailViewController(detail, sender: nil)
      stage.settle()
      #expect(split.presentedViewController === detail)
    }
  }

  @Test(arguments: [true, false])
  func `SPLIT-12 column styles ask no delegate`(isCollapsed: Bool) async {
    await Stage.play { stage in
      stage.use(.pad, isCollapsed ? 400 : 1180, 820)
      let (list, detail, new) = (stage.controller("L"), stage.controller("D"), stage.controller("N"))
      stage.timeline.splitAnswers.topColumn = .primary
      stage.timeline.splitAnswers.handlesShow = true
      stage.timeline.splitAnswers.handlesShowDetail = true
      let split = stage.columns(list, detail)
      stage.show(split)
      list.showDetailViewController(new, sender: nil)
      stage.settle()
      #expect(!stage.happened().contains("show"))
      #expect(split.viewController(for: .secondary) === new)
      #expect(new.view.window === stage.window)
      split.show(stage.controller("M"), sender: nil)
      stage.settle()
      #expect(!stage.happened().contains("show("))
      #expect(list.navigationController?.viewControllers.last?.view.window === stage.window)
    }
  }

  @Test(arguments: [true, false])
  func `SEG-14 a detail segue replaces the detail, or pushes it where the split view is collapsed`(
    isCollapsed: Bool
  ) async throws {
    try await Cast.play("Split") { stage, storyboard in
      stage.use(.pad, isCollapsed ? 400 : 1180, 820)
      let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
      let navigation = try #require(split.viewControllers.first as? UINavigationController)
      stage.show(split)
      if isCollapsed { navigation.popToRootViewController(animated: false) }
      stage.settle()
      let list = try #require(navigation.viewControllers.first as? StoryScreen)
      list.performSegue(withIdentifier: "pick", sender: nil)
      stage.settle()
      let shown = try #require(list.segues.last?.destination as? UINavigationController)
      #expect(shown.topViewController?.viewIfLoaded?.window === stage.window)
      if isCollapsed {
        #expect(navigation.viewControllers == [list, shown])
      } else {
        #expect(split.viewControllers == [navigation, shown])
      }
    }
  }

  @Test func `UNW-13 an unwind segue to a list shows its column`() async throws {
    try await Cast.play("Split") { stage, storyboard in
      stage.use(.pad, 820, 1180)
      let split = try #require(
        storyboard.instantiateViewController(withIdentifier: "double") as? UISplitViewController)
      split.preferredDisplayMode = .secondaryOnly
      stage.show(split)
      let list = try #require(
        (split.viewController(for: .primary) as? UINavigationController)?.topViewController as? ReturnScreen)
      let detail = try #require(split.viewController(for: .secondary) as? StoryScreen)
      #expect(list.viewIfLoaded?.window == nil)
      detail.performSegue(withIdentifier: "home", sender: nil)
      #expect(list.returns.count == 1)
      stage.settle()
      #expect(list.view.window === stage.window)
      #expect(split.displayMode == .oneBesideSecondary)
    }
  }

  @Test func `UNW-13 an unwind segue shows the hidden list of a classic split view`() async throws {
    try await Cast.play("Split") { stage, storyboard in
      stage.use(.pad, 820, 1180)
      let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
      stage.show(split)
      #expect(split.displayMode == .secondaryOnly)
      let detail = try #require(
        (split.viewControllers.last as? UINavigationController)?.topViewController as? StoryScreen)
      detail.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(split.displayMode == .oneOverSecondary)
      #expect(split.viewControllers.first?.view.window === stage.window)
    }
  }

  @Test func `UNW-13 collapsed, an unwind segue pops to the list`() async throws {
    try await Cast.play("Split") { stage, storyboard in
      let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
      stage.show(split)
      let navigation = try #require(split.viewControllers.first as? UINavigationController)
      let inner = try #require(navigation.viewControllers.last as? UINavigationController)
      (inner.topViewController as? StoryScreen)?.performSegue(withIdentifier: "home", sender: nil)
      stage.settle()
      #expect(navigation.viewControllers.count == 1)
      #expect(navigation.topViewController?.view.window === stage.window)
    }
  }
}
