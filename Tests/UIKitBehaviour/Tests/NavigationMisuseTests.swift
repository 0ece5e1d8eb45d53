import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Misusing navigation` {
  private func log(_ call: String, on navigation: UINavigationController, _ stage: Stage) -> String {
    "\(call) called on \(stage.description(of: navigation, separator: " ")) while an existing transition or "
      + "presentation is occurring; the navigation stack will not be updated."
  }

  @Test func `MIS-01 NAV-SET-10 calls during a presentation are dropped with a line in the log`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      b.present(stage.controller("P"), animated: true)
      stage.turn()
      stage.timeline.clear()
      navigation.pushViewController(stage.controller("C"), animated: true)
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToViewController(a, animated: true) == [])
      #expect(navigation.popToRootViewController(animated: true) == [])
      navigation.setViewControllers([a], animated: true)
      #expect(stage.happened() == "")
      #expect(navigation.viewControllers == [a, b])
      #expect(
        stage.complaints == [
          log("pushViewController:animated:", on: navigation, stage),
          log("popToViewController:transition:", on: navigation, stage),
          log("popToViewController:transition:", on: navigation, stage),
          log("popToViewController:transition:", on: navigation, stage),
          log("setViewControllers:animated:", on: navigation, stage),
        ])
      stage.settle()
      navigation.popViewController(animated: false)
      #expect(navigation.viewControllers == [a])
      #expect(stage.complaints.count == 5)
    }
  }

  @Test func `MIS-01 a call in the turn in which a presentation is asked for goes through`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      let b = stage.controller("B")
      a.present(stage.controller("P"), animated: true)
      navigation.pushViewController(b, animated: true)
      stage.settle()
      #expect(navigation.viewControllers == [a, b])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `16-11 MIS-01 where asked to, calls during a transition are dropped too`() async {
    await Stage.play { stage in
      stage.dropNavigationCallsDuringTransitions()
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.pushViewController(b, animated: true)
      stage.turn()
      navigation.pushViewController(stage.controller("C"), animated: true)
      #expect(stage.complaints == [log("pushViewController:animated:", on: navigation, stage)])
      stage.settle()
      #expect(navigation.viewControllers == [a, b])
      navigation.popViewController(animated: true)
      #expect(navigation.viewControllers == [a])
    }
  }

  @Test func `16-11 MIS-02 MIS-03 many pushes in a row keep bar, stack and screen together, without a word`()
    async
  {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      for index in 0..<4 {
        navigation.pushViewController(stage.controller("B\(index)"), animated: true)
        if index.isMultiple(of: 2) { stage.turn() }
      }
      stage.settle()
      #expect(
        navigation.viewControllers.map { stage.timeline.name(of: $0) } == ["A", "B0", "B1", "B2", "B3"])
      #expect(navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
      #expect(navigation.topViewController?.viewIfLoaded?.window === stage.window)
      #expect(stage.complaints.isEmpty && stage.exceptions.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `MIS-04 pushing the same instance twice raises UIKit's exception`(isInWindow: Bool) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      if isInWindow { stage.show(navigation) }
      stage.timeline.clear()
      navigation.pushViewController(a, animated: true)
      let text =
        "NSInvalidArgumentException: \(stage.description(of: navigation)) is pushing the same view controller "
        + "instance (\(stage.description(of: a))) more than once which is not supported and is most likely an error "
        + "in the application : "
      #expect(stage.exceptions.count == 1)
      #expect(stage.exceptions.first?.hasPrefix(text) == true)
      #expect(navigation.viewControllers == [a])
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test func `MIS-04 a double tap that pushes one instance twice raises it when the first push has ended`()
    async
  {
    await Stage.play { stage in
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      navigation.pushViewController(b, animated: true)
      stage.turn()
      navigation.pushViewController(b, animated: true)
      #expect(stage.exceptions.isEmpty)
      stage.settle()
      #expect(stage.exceptions.count == 1)
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test func `MIS-05 pushing a navigation controller raises UIKit's exception`() async {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      navigation.pushViewController(UINavigationController(), animated: false)
      #expect(
        stage.exceptions == ["NSInvalidArgumentException: Pushing a navigation controller is not supported"])
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test func `MIS-07 a tab bar controller may be pushed, and its tab appears with it`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let t = stage.controller("T")
      let tabs = stage.recordedTabs("tab", t, stage.controller("U"))
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.pushViewController(tabs, animated: true)
      #expect(
        stage.happensThisTurn()
          == "tab.wM(nav) tab.load tab.vdl A.wD tab.wA T.load T.vdl T.wA willShow(tab) tab.iA T.iA")
      #expect(stage.happensUntilSettled() == "A.dD tab.dA T.dA tab.dM(nav) didShow(tab)")
      #expect(stage.complaints.isEmpty && stage.exceptions.isEmpty)
    }
  }

  @Test func `SPLIT-16 pushing a split view controller raises UIKit's exception`() async {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      navigation.pushViewController(UISplitViewController(), animated: false)
      #expect(
        stage.exceptions == [
          "NSInvalidArgumentException: Split View Controllers cannot be pushed to a Navigation Controller "
            + stage.description(of: navigation)
        ])
    }
  }
}
