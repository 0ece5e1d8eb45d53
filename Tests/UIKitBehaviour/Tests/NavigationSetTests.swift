import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Setting the stack` {
  /// A navigation controller on the screen with A, B and C, all loaded.
  private func shown(_ stage: Stage) -> (UINavigationController, [RecordingViewController]) {
    let stack = ["A", "B", "C"].map { stage.controller($0) }
    let navigation = stage.navigation("nav")
    navigation.viewControllers = stack
    stage.show(navigation)
    for controller in stack { controller.loadViewIfNeeded() }
    stage.timeline.clear()
    return (navigation, stack)
  }

  @Test func `NAV-SET-01 NAV-SET-09 the property sets without animation`() async {
    await Stage.play { stage in
      let (navigation, stack) = shown(stage)
      let d = stage.controller("D")
      d.loadViewIfNeeded()
      stage.timeline.clear()
      navigation.viewControllers = [stack[0], d]
      #expect(navigation.viewControllers == [stack[0], d])
      #expect(stage.happened() == "B.wM(nil) C.wM(nil) D.wM(nav)")
      #expect(
        stage.happensThisTurn()
          == "C.wD D.wA willShow(D) D.iA C.dD D.dA B.dM(nil) C.dM(nil) D.dM(nav) didShow(D)")
      #expect(stage.timeline.animatedFlags.suffix(2) == [false, false])
    }
  }

  @Test(arguments: [true, false])
  func `NAV-SET-02 the same top stays on the screen while the stack below changes`(animated: Bool) async {
    await Stage.play { stage in
      let (navigation, stack) = shown(stage)
      let d = stage.controller("D")
      navigation.setViewControllers([d, stack[2]], animated: animated)
      #expect(navigation.transitionCoordinator == nil)
      #expect(
        stage.happensUntilSettled() == "A.wM(nil) B.wM(nil) D.wM(nav) A.dM(nil) B.dM(nil) D.dM(nav)")
      #expect(navigation.viewControllers == [d, stack[2]])
      #expect(stack[0].parent == nil)
      #expect(d.parent === navigation)
    }
  }

  @Test func `NAV-SET-03 a new top that was on the stack comes by a pop`() async {
    await Stage.play { stage in
      let (navigation, stack) = shown(stage)
      navigation.setViewControllers([stack[1], stack[0]], animated: true)
      #expect(
        stage.happensUntilSettled()
          == "C.wM(nil) C.wD A.wA willShow(A) A.iA C.dD A.dA C.dM(nil) didShow(A)")
      #expect(!stack[0].isMovingToParent)
    }
  }

  @Test(arguments: [true, false])
  func `NAV-SET-04 a new top comes by a push, and what goes knows whether it leaves`(staysBelow: Bool) async {
    await Stage.play { stage in
      let (navigation, stack) = shown(stage)
      let d = stage.controller("D")
      var looks = 0
      stack[2].onEvent = { event in
        guard ["wD", "dD"].contains(event) else { return }
        looks += 1
        #expect(stack[2].isMovingFromParent == !staysBelow)
      }
      navigation.setViewControllers(staysBelow ? [stack[2], d] : [d], animated: true)
      stage.settle()
      #expect(looks == 2)
      #expect(d.animatedFlags == [true, true, true])
    }
  }

  @Test func `NAV-SET-05 NAV-SET-06 one pop, with a newcomer at the bottom that is not loaded`() async {
    await Stage.play { stage in
      let (navigation, stack) = shown(stage)
      let d = stage.controller("D")
      navigation.setViewControllers([d, stack[0], stack[1]], animated: true)
      #expect(navigation.viewControllers == [d, stack[0], stack[1]])
      #expect(
        stage.happensUntilSettled()
          == "C.wM(nil) D.wM(nav) C.wD B.wA willShow(B) B.iA C.dD B.dA C.dM(nil) D.dM(nav) didShow(B)")
      #expect(!d.isViewLoaded)
      navigation.popToRootViewController(animated: true)
      stage.settle()
      #expect(d.isViewLoaded)
    }
  }

  @Test(arguments: [true, false])
  func `NAV-SET-07 an empty stack shows nothing`(animated: Bool) async {
    await Stage.play { stage in
      let (navigation, stack) = shown(stage)
      navigation.setViewControllers([], animated: animated)
      #expect(navigation.viewControllers == [])
      #expect(navigation.topViewController == nil)
      #expect(navigation.visibleViewController == nil)
      #expect(
        stage.happensUntilSettled()
          == "A.wM(nil) B.wM(nil) C.wM(nil) C.wD C.dD A.dM(nil) B.dM(nil) C.dM(nil)")
      navigation.pushViewController(stack[0], animated: animated)
      #expect(
        stage.happensUntilSettled() == "A.wM(nav) A.wA willShow(A) A.iA A.dA A.dM(nav) didShow(A)")
    }
  }

  @Test func `NAV-SET-08 the same controller twice raises UIKit's exception`() async {
    await Stage.play { stage in
      let (navigation, stack) = shown(stage)
      let d = stage.controller("D")
      navigation.setViewControllers([d, d], animated: true)
      let text = stage.description(of: d)
      #expect(
        stage.exceptions == [
          "NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct "
            + "(( \"\(text)\", \"\(text)\" ))"
        ])
      #expect(navigation.viewControllers == stack)
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test func `16-17 NAV-SET-10 a set during a transition waits for its end`() async {
    await Stage.play { stage in
      let (navigation, stack) = shown(stage)
      let d = stage.controller("D")
      d.loadViewIfNeeded()
      stage.timeline.clear()
      navigation.popViewController(animated: true)
      stage.turn()
      navigation.setViewControllers([d], animated: true)
      #expect(navigation.viewControllers == [stack[0], stack[1]])
      #expect(
        stage.happensUntilSettled()
          == "C.wM(nil) C.wD B.wA willShow(B) B.iA C.dD B.dA C.dM(nil) didShow(B) "
          + "A.wM(nil) B.wM(nil) D.wM(nav) B.wD D.wA willShow(D) D.iA B.dD D.dA A.dM(nil) B.dM(nil) D.dM(nav) didShow(D)"
      )
    }
  }
}
