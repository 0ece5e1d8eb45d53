import BehaviourRecorder
import Testing
import UIKit

/// Stacks that are set to every kind of shape, at every kind of moment.
@MainActor
@Suite struct `Shapes of a stack` {
  @Test
  func `NAV-SET-02 NAV-SET-03 NAV-SET-04 the same controllers in another order push or pop by the new top`()
    async
  {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a, b, c)
      stage.show(navigation)
      navigation.setViewControllers([c], animated: true)
      #expect(stage.happensUntilSettled() == "A.wM(nil) B.wM(nil) A.dM(nil) B.dM(nil)")
      navigation.setViewControllers([c, a], animated: true)
      #expect(
        stage.happensUntilSettled()
          == "A.wM(nav) A.load A.vdl C.wD A.wA willShow(A) A.iA C.dD A.dA A.dM(nav) didShow(A)")
      navigation.setViewControllers([a, c], animated: true)
      #expect(stage.happensUntilSettled() == "A.wD C.wA willShow(C) C.iA A.dD C.dA didShow(C)")
      navigation.setViewControllers([a, b, c], animated: true)
      navigation.setViewControllers([a, c], animated: true)
      #expect(stage.happensUntilSettled() == "B.wM(nav) B.dM(nav) B.wM(nil) B.dM(nil)")
    }
  }

  @Test func `NAV-SET-07 16-16 an emptied stack that is filled with the same top in one turn stays as it is`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.setViewControllers([], animated: false)
      navigation.pushViewController(a, animated: true)
      #expect(stage.happensUntilSettled() == "A.wM(nil) A.dM(nil) A.wM(nav) A.dM(nav)")
      #expect(a.view.window === stage.window)
      navigation.setViewControllers([], animated: true)
      #expect(stage.happensUntilSettled() == "A.wM(nil) A.wD A.dD A.dM(nil)")
      #expect(navigation.topViewController == nil && navigation.visibleViewController == nil)
    }
  }

  @Test func `NAV-SET-10 a stack that is set in the old top's viewWillDisappear comes second`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      a.onEvent = { if $0 == "wD" { navigation.setViewControllers([c], animated: false) } }
      navigation.setViewControllers([b], animated: false)
      #expect(
        stage.happensUntilSettled()
          == "A.wM(nil) B.wM(nav) B.load B.vdl A.wD B.wA willShow(B) B.iA A.dD B.dA A.dM(nil) B.dM(nav) didShow(B) "
          + "B.wM(nil) C.wM(nav) C.load C.vdl B.wD C.wA willShow(C) C.iA B.dD C.dA B.dM(nil) C.dM(nav) didShow(C)"
      )
    }
  }

  @Test func `CONT-03 NAV-SET-04 a stack that takes another's top leaves the other with what was below`()
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 1024, 768)
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let (c, d) = (stage.controller("C"), stage.controller("D"))
      let (list, detail) = (stage.navigation("list", a, b), stage.navigation("detail", c, d))
      stage.show(stage.split(list, detail))
      list.setViewControllers([a, d], animated: true)
      stage.settle()
      #expect(list.viewControllers == [a, d] && detail.viewControllers == [c])
      #expect(d.parent === list && d.view.isDescendant(of: list.view))
      #expect(c.view.isDescendant(of: detail.view) && b.view.window == nil)
      #expect(stage.said() == [])
    }
  }

  @Test func `NAV-POP-01 16-16 a controller may be pushed again while it is being popped`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      navigation.popViewController(animated: true)
      stage.turn()
      stage.timeline.clear()
      navigation.pushViewController(b, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.dD A.dA B.dM(nil) didShow(A) B.wM(nav) A.wD B.wA willShow(B) B.iA A.dD B.dA B.dM(nav) didShow(B)"
      )
      navigation.popViewController(animated: true)
      navigation.pushViewController(b, animated: true)
      #expect(stage.happensUntilSettled() == "B.wM(nil) B.dM(nil) B.wM(nav) B.dM(nav)")
      #expect(!b.isMovingFromParent)
    }
  }

  @Test func `NAV-PUSH-03 16-16 a controller that is pushed, popped and pushed in one turn moves in once`()
    async
  {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.pushViewController(b, animated: true)
      navigation.popViewController(animated: true)
      navigation.pushViewController(b, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nav) B.wM(nil) B.dM(nil) B.wM(nav) B.load B.vdl A.wD B.wA willShow(B) B.iA "
          + "A.dD B.dA B.dM(nav) didShow(B)")
    }
  }

  @Test func `NAV-SET-08 16-16 a wrong stack that waits is refused at its turn`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.pushViewController(b, animated: true)
      stage.turn()
      navigation.setViewControllers([a, a], animated: true)
      #expect(stage.said() == [])
      stage.settle()
      #expect(stage.said().count == 1)
      #expect(navigation.viewControllers == [a, b])
    }
  }

  /// A screen that uses UIKit while it is freed.
  private final class Clinging: UIViewController {
    weak var stack: UINavigationController?
    deinit {
      MainActor.assumeIsolated {
        _ = navigationController
        dismiss(animated: true)
        title = "gone"
        stack?.setNavigationBarHidden(true, animated: true)
        stack?.pushViewController(UIViewController(), animated: true)
      }
    }
  }

  @Test func `NAV-POP-13 a screen may use UIKit and its stack while it is freed`() async {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      do {
        let clinging = Clinging()
        clinging.stack = navigation
        navigation.pushViewController(clinging, animated: true)
        stage.settle()
      }
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(navigation.isNavigationBarHidden && navigation.viewControllers.count == 2)
      #expect(stage.said() == [])
    }
  }

  /// A stack that keeps the appearance calls to itself.
  private final class Silent: UINavigationController {
    override func viewWillAppear(_ animated: Bool) {}
    override func viewDidAppear(_ animated: Bool) {}
  }

  @Test
  func `MIS-32 NAV-PUSH-03 a stack that leaves super out keeps its root in the dark, not what it pushes`()
    async
  {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = Silent(rootViewController: a)
      stage.timeline.name(navigation, "nav")
      stage.show(navigation)
      #expect(stage.happened() == "")
      navigation.pushViewController(b, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nav) B.load B.vdl B.wA B.iA B.dA A.dM(nav) B.dM(nav)")
      navigation.popViewController(animated: true)
      #expect(
        stage.happensUntilSettled() == "B.wM(nil) A.load A.vdl B.wD A.wA A.iA B.dD A.dA B.dM(nil)")
    }
  }
}
