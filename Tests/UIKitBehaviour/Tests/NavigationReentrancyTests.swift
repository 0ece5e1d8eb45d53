import BehaviourRecorder
import Testing
import UIKit

/// Calls that change the stack from inside the calls that a change makes.
@MainActor
@Suite struct `Changing the stack while it changes` {
  private let pushed = "A.wD B.wA willShow(B) B.iA A.dD B.dA B.dM(nav) didShow(B)"

  @Test func `16-16 calls of one turn end in one transition to the final top`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let c = stage.controller("C")
      let d = stage.controller("D")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.pushViewController(b, animated: true)
      navigation.pushViewController(c, animated: true)
      #expect(navigation.popViewController(animated: false) === c)
      navigation.pushViewController(d, animated: true)
      #expect(navigation.viewControllers == [a, b, d])
      #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === d)
      #expect(
        stage.happensThisTurn()
          == "B.wM(nav) C.wM(nav) C.wM(nil) D.wM(nav) D.load D.vdl A.wD D.wA willShow(D) D.iA")
      #expect(stage.happensUntilSettled() == "A.dD D.dA C.dM(nil) B.dM(nav) D.dM(nav) didShow(D)")
      #expect(!b.isViewLoaded && !c.isViewLoaded)
    }
  }

  @Test(arguments: [true, false])
  func `16-16 a controller that left one stack and stands on another in the same turn appears there`(
    animated: Bool
  ) async {
    await Stage.play { stage in
      stage.use(.pad, 1024, 768)
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let list = stage.navigation("list", a, c)
      let detail = stage.navigation("detail", b)
      stage.show(stage.split(list, detail))
      let balance = Balance()
      balance.hear("C", "wA")
      balance.hear("C", "dA")
      c.onEvent = { balance.hear("C", $0) }
      detail.pushViewController(stage.controller("D"), animated: animated)
      list.popViewController(animated: animated)
      detail.pushViewController(c, animated: animated)
      stage.settle()
      #expect(balance.faults == [] && balance.visible == ["C"])
      #expect(c.parent === detail && c.view.isDescendant(of: detail.view))
      #expect(list.topViewController === a && a.view.window === stage.window)
    }
  }

  @Test func `16-16 a push taken back in the same turn leaves the screen alone`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.pushViewController(stage.controller("B"), animated: true)
      navigation.popViewController(animated: true)
      #expect(stage.happensUntilSettled() == "B.wM(nav) B.wM(nil) B.dM(nil)")
      #expect(navigation.transitionCoordinator == nil)
      #expect(a.animatedFlags.count == 3)
    }
  }

  @Test func `16-16 calls between T1 and T2 wait and are carried out in order`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let c = stage.controller("C")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.pushViewController(b, animated: true)
      stage.turn()
      navigation.pushViewController(c, animated: true)
      #expect(navigation.popToRootViewController(animated: true) == [])
      #expect(navigation.viewControllers == [a, b])
      stage.timeline.clear()
      stage.settle()
      #expect(
        stage.happened()
          == "A.dD B.dA B.dM(nav) didShow(B) C.wM(nav) B.wM(nil) C.wM(nil) "
          + "B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) C.dM(nil) didShow(A)")
      #expect(!c.isViewLoaded)
    }
  }

  @Test func `16-16 a waiting call is about the stack that it finds at its turn`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.pushViewController(b, animated: true)
      stage.turn()
      navigation.setViewControllers([c, b], animated: true)
      navigation.popToRootViewController(animated: true)
      stage.settle()
      #expect(navigation.viewControllers == [c])
      #expect(stage.exceptions.isEmpty)
    }
  }

  @Test func `NAV-PUSH-02 a push in the root's viewDidLoad shows what was pushed alone`() async {
    await Stage.play { stage in
      let root = stage.controller("R")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", root)
      root.onEvent = { if $0 == "vdl" { navigation.pushViewController(b, animated: true) } }
      stage.timeline.clear()
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
      #expect(
        stage.happensUntilSettled()
          == "R.load R.vdl B.wM(nav) R.dM(nav) B.load B.vdl B.wA willShow(B) B.iA B.dA B.dM(nav) didShow(B)")
      #expect(navigation.viewControllers == [root, b])
    }
  }

  @Test func `NAV-PUSH-02 a push in the root's viewWillAppear follows the first appearance`() async {
    await Stage.play { stage in
      let root = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", root)
      root.onEvent = { if $0 == "wA" { navigation.pushViewController(b, animated: true) } }
      stage.timeline.clear()
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
      #expect(
        stage.happensUntilSettled()
          == "A.load A.vdl A.wA B.wM(nav) willShow(A) A.iA A.dA A.dM(nav) didShow(A) B.load B.vdl " + pushed)
    }
  }

  @Test func `NAV-PUSH-02 a push in the root's viewDidAppear follows the first appearance`() async {
    await Stage.play { stage in
      let root = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", root)
      root.onEvent = { if $0 == "dA" { navigation.pushViewController(b, animated: true) } }
      stage.timeline.clear()
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
      #expect(
        stage.happensUntilSettled()
          == "A.load A.vdl A.wA willShow(A) A.iA A.dA B.wM(nav) A.dM(nav) didShow(A) B.load B.vdl " + pushed)
    }
  }

  @Test func `16-16 a push in the pushed controller's viewDidAppear comes after didShow`() async {
    await Stage.play { stage in
      let b = stage.controller("B")
      let c = stage.controller("C")
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      b.onEvent = { if $0 == "dA" { navigation.pushViewController(c, animated: true) } }
      navigation.pushViewController(b, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nav) B.load B.vdl \(pushed) C.wM(nav) C.load C.vdl "
          + "B.wD C.wA willShow(C) C.iA B.dD C.dA C.dM(nav) didShow(C)")
    }
  }

  @Test func `16-16 a pop in the pushed controller's viewWillAppear is carried out at the end`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      b.onEvent = { if $0 == "wA" { navigation.popViewController(animated: true) } }
      navigation.pushViewController(b, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nav) B.load B.vdl \(pushed) B.wM(nil) B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) didShow(A)"
      )
    }
  }

  @Test func `NAV-PUSH-03 a pushed controller may replace itself in viewDidLoad`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let c = stage.controller("C")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      b.onEvent = { if $0 == "vdl" { navigation.setViewControllers([a, c], animated: true) } }
      navigation.pushViewController(b, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nav) B.load B.vdl B.wM(nil) C.wM(nav) C.load C.vdl A.wD C.wA willShow(C) C.iA "
          + "A.dD C.dA B.dM(nil) C.dM(nav) didShow(C)")
    }
  }

  @Test(arguments: [true, false])
  func `NAV-PUSH-12 16-19 a delegate may push in didShow, and the values are those of the push`(
    animated: Bool
  ) async {
    await Stage.play { stage in
      let b = stage.controller("B")
      let c = stage.controller("C")
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      stage.timeline.onEntry = { entry in
        guard entry == "didShow(B)" else { return }
        #expect(navigation.topViewController === b)
        navigation.pushViewController(c, animated: animated)
        #expect(navigation.topViewController === c)
        if animated { #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === c) }
      }
      navigation.pushViewController(b, animated: animated)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nav) B.load B.vdl \(pushed) C.wM(nav) C.load C.vdl "
          + "B.wD C.wA willShow(C) C.iA B.dD C.dA C.dM(nav) didShow(C)")
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  @Test func `NAV-PUSH-16 a push in a coordinator's completion comes after didShow`() async {
    await Stage.play { stage in
      let b = stage.controller("B")
      let c = stage.controller("C")
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      navigation.pushViewController(b, animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        navigation.pushViewController(c, animated: true)
      }
      stage.turn()
      stage.timeline.clear()
      stage.settle()
      #expect(stage.happened().hasPrefix("A.dD B.dA B.dM(nav) didShow(B) C.wM(nav) C.load"))
      #expect(navigation.topViewController === c)
    }
  }

  @Test func `NAV-SET-02 a controller taken out of the middle leaves the screen alone`() async {
    await Stage.play { stage in
      let stack = ["A", "B", "C"].map { stage.controller($0) }
      let navigation = stage.navigation("nav")
      navigation.viewControllers = stack
      stage.show(navigation)
      navigation.viewControllers.remove(at: 1)
      #expect(stage.happensUntilSettled() == "B.wM(nil) B.dM(nil)")
      #expect(navigation.viewControllers == [stack[0], stack[2]])
      stack[0].willMove(toParent: nil)
      stack[0].removeFromParent()
      #expect(stage.happensUntilSettled() == "A.wM(nil) A.dM(nil)")
      #expect(navigation.viewControllers == [stack[2]])
      #expect(navigation.navigationBar.items == [stack[2].navigationItem])
    }
  }

  @Test func `CONT-02 a top that removes itself from its parent gives way to what is below`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      a.loadViewIfNeeded()
      stage.timeline.clear()
      b.willMove(toParent: nil)
      b.removeFromParent()
      #expect(navigation.topViewController === a)
      #expect(
        stage.happensUntilSettled() == "B.wM(nil) B.dM(nil) B.wD A.wA willShow(A) A.iA B.dD A.dA didShow(A)")
    }
  }

  @Test func `CONT-03 a controller pushed elsewhere leaves its first stack`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let first = stage.navigation("first", a, b)
      let second = stage.navigation("second")
      stage.show(first)
      second.pushViewController(b, animated: false)
      stage.settle()
      #expect(first.viewControllers == [a])
      #expect(second.viewControllers == [b])
      #expect(b.parent === second)
      #expect(a.viewIfLoaded?.window === stage.window)
      #expect(b.viewIfLoaded?.window == nil)
    }
  }
}
