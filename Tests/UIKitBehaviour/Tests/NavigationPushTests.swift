import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Pushing` {
  @Test func `NAV-PUSH-01 a navigation controller made with a root is one whose root was pushed`() async {
    await Stage.play { stage in
      let root = stage.controller("R")
      let navigation = UINavigationController(rootViewController: root)
      stage.timeline.name(navigation, "nav")
      #expect(stage.happened() == "R.wM(UINavigationController)")
      #expect(navigation.viewControllers == [root])
      #expect(root.parent === navigation)
      #expect(!root.isViewLoaded)
      #expect(!navigation.isViewLoaded)
    }
  }

  @Test func `NAV-PUSH-02 LIFE-17 LIFE-22 the root appears inside its navigation controller`() async {
    await Stage.play { stage in
      let root = stage.controller("R")
      let navigation = stage.recordedNavigation("nav", root)
      #expect(stage.happened() == "R.wM(nav)")
      root.onEvent = { event in
        if event == "wA" { #expect(root.view.window == nil) }
        if event == "iA" || event == "dA" { #expect(root.view.window === stage.window) }
        if ["wA", "iA", "dA"].contains(event) { #expect(root.isMovingToParent) }
      }
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
      #expect(stage.happened() == "nav.load nav.vdl")
      #expect(
        stage.happensThisTurn()
          == "nav.wA R.load R.vdl R.wA willShow(R) nav.iA R.iA nav.dA R.dA R.dM(nav) didShow(R)")
      #expect(!root.isMovingToParent)
    }
  }

  @Test(arguments: [true, false])
  func
    `16-01 NAV-PUSH-03 NAV-PUSH-04 NAV-PUSH-05 a push moves at once, loads and appears at the end of the turn`(
      animated: Bool
    ) async
  {
    await Stage.play { stage in
      stage.timeline.recordsLayout = true
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)

      navigation.pushViewController(b, animated: animated)
      #expect(stage.happened() == "B.wM(nav)")
      let begin = "B.load B.vdl A.wD B.wA willShow(B) B.iA B.wL B.dL"
      let end = "A.dD B.dA B.dM(nav) didShow(B)"
      if animated {
        #expect(stage.happensThisTurn() == begin)
        #expect(stage.happensUntilSettled() == end)
      } else {
        #expect(stage.happensThisTurn() == begin + " " + end)
      }
    }
  }

  @Test(arguments: [true, false])
  func `NAV-PUSH-06 the stack has its new values as soon as the call returns`(animated: Bool) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.pushViewController(b, animated: animated)
      #expect(navigation.viewControllers == [a, b])
      #expect(navigation.topViewController === b)
      #expect(navigation.visibleViewController === b)
      #expect(b.navigationController === navigation)
      #expect(!b.isViewLoaded)
    }
  }

  @Test func `16-02 NAV-PUSH-07 a push right after a set without animation is carried out at once`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let c = stage.controller("C")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.setViewControllers([b], animated: false)
      navigation.pushViewController(c, animated: true)
      #expect(navigation.viewControllers == [b, c])
      #expect(navigation.transitionCoordinator != nil)
      #expect(
        stage.happensThisTurn()
          == "A.wM(nil) B.wM(nav) C.wM(nav) C.load C.vdl A.wD C.wA willShow(C) C.iA")
      #expect(stage.happensUntilSettled() == "A.dD C.dA A.dM(nil) B.dM(nav) C.dM(nav) didShow(C)")
      #expect(!b.isViewLoaded)
    }
  }

  @Test func `16-02 NAV-PUSH-07 where asked to, it waits for the commit as before iOS 18`() async {
    await Stage.play { stage in
      stage.holdPushesAfterUnanimatedSets()
      let a = stage.controller("A")
      let b = stage.controller("B")
      let c = stage.controller("C")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.setViewControllers([b], animated: false)
      navigation.pushViewController(c, animated: true)
      #expect(navigation.viewControllers == [b])
      #expect(navigation.transitionCoordinator == nil)
      stage.turn()
      #expect(navigation.viewControllers == [b, c])
      #expect(navigation.transitionCoordinator != nil)
      stage.settle()
      #expect(b.isViewLoaded)
      #expect(navigation.visibleViewController === c)
    }
  }

  @Test func `NAV-PUSH-08 outside of a window a push changes the stack alone, and the top appears later`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      navigation.pushViewController(b, animated: true)
      #expect(navigation.viewControllers == [a, b])
      #expect(stage.happensUntilSettled() == "A.wM(nav) B.wM(nav) A.dM(nav)")
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
      #expect(
        stage.happensUntilSettled() == "B.load B.vdl B.wA willShow(B) B.iA B.dA B.dM(nav) didShow(B)")
      #expect(!a.isViewLoaded)
    }
  }

  @Test func `NAV-PUSH-09 LIFE-23 what a push covers sees the new stack and is not moving away`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      var seen = 0
      a.onEvent = { event in
        guard ["wD", "dD"].contains(event) else { return }
        seen += 1
        #expect(navigation.viewControllers == [a, b])
        #expect(navigation.topViewController === b)
        #expect(!a.isMovingFromParent)
      }
      navigation.pushViewController(b, animated: true)
      stage.settle()
      #expect(seen == 2)
    }
  }

  @Test func `NAV-PUSH-10 NAV-PUSH-11 NAV-PUSH-12 NAV-PUSH-16 each call finds the values of its moment`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      var seen: [String] = []
      let ends: @MainActor () -> [UIViewController?] = {
        let coordinator = navigation.transitionCoordinator
        return [coordinator?.viewController(forKey: .from), coordinator?.viewController(forKey: .to)]
      }
      b.onEvent = { event in
        guard event == "vdl" else { return }
        seen.append(event)
        #expect(b.parent === navigation)
        #expect(b.navigationController === navigation)
        #expect(navigation.viewControllers == [a, b])
        #expect(b.transitionCoordinator != nil)
      }
      stage.timeline.onEntry = { entry in
        guard entry.contains("Show") else { return }
        seen.append(entry)
        #expect(navigation.topViewController === b)
        #expect(navigation.viewControllers.contains(b))
        #expect(ends() == [a, b])
      }
      navigation.pushViewController(b, animated: true)
      for controller in [navigation, a, b] { #expect(controller.transitionCoordinator != nil) }
      navigation.transitionCoordinator?.animate { _ in
        seen.append("along")
      } completion: { context in
        seen.append("completion")
        #expect(!context.isCancelled)
      }
      stage.turn()
      for controller in [navigation, a, b] { #expect(controller.transitionCoordinator != nil) }
      stage.settle()
      #expect(seen == ["vdl", "willShow(B)", "along", "completion", "didShow(B)"])
      for controller in [navigation, a, b] { #expect(controller.transitionCoordinator == nil) }
    }
  }

  @Test func `NAV-PUSH-16 a push without animation has no coordinator`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      var looks = 0
      stage.timeline.onEntry = { _ in
        looks += 1
        #expect(navigation.transitionCoordinator == nil)
      }
      navigation.pushViewController(b, animated: false)
      #expect(navigation.transitionCoordinator == nil)
      stage.settle()
      #expect(looks == 11)
    }
  }

  @Test(arguments: [true, false])
  func `NAV-PUSH-13 LIFE-18 the flag of the push goes to every call`(animated: Bool) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      #expect(a.animatedFlags == [false, false, false])
      #expect(stage.timeline.animatedFlags == [false, false])
      navigation.pushViewController(b, animated: animated)
      stage.settle()
      #expect(a.animatedFlags.suffix(2) == [animated, animated])
      #expect(b.animatedFlags == [animated, animated, animated])
      #expect(stage.timeline.animatedFlags.suffix(2) == [animated, animated])
    }
  }

  @Test func `NAV-PUSH-14 showing inside a navigation controller pushes with animation`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      a.show(b, sender: nil)
      #expect(navigation.viewControllers == [a, b])
      stage.settle()
      #expect(b.animatedFlags == [true, true, true])
    }
  }

  @Test func `NAV-PUSH-15 the bars show the items of the top`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      a.title = "Alpha"
      let done = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
      b.onEvent = { if $0 == "vdl" { b.toolbarItems = [done] } }
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      #expect(navigation.navigationBar.topItem === a.navigationItem)
      #expect(navigation.toolbar.items == nil)
      navigation.pushViewController(b, animated: true)
      #expect(navigation.navigationBar.topItem === b.navigationItem)
      #expect(navigation.navigationBar.backItem === a.navigationItem)
      stage.settle()
      #expect(navigation.toolbar.items == [done])
      navigation.popViewController(animated: true)
      #expect(navigation.navigationBar.items == [a.navigationItem])
      #expect(navigation.toolbar.items == nil)
    }
  }
}
