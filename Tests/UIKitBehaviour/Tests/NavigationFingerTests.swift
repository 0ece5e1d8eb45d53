import BehaviourRecorder
import Testing
import UIKit

/// What else happens while a finger pops, and right after it is gone.
@MainActor
@Suite struct `Around a swipe from the edge` {
  private let begun = "B.wM(nil) A.load A.vdl B.wD A.wA willShow(A) A.iA"

  private func names(_ stage: Stage, _ navigation: UINavigationController) -> String {
    navigation.viewControllers.map { stage.timeline.name(of: $0) }.joined(separator: " ")
  }

  @Test func `NAV-INT-06 16-16 a push from the completion of a swipe that was given up is carried out`()
    async throws
  {
    try await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      let finger = try #require(stage.swipe(navigation))
      let coordinator = try #require(navigation.transitionCoordinator)
      coordinator.animate(alongsideTransition: nil) {
        stage.timeline.write("completed(\(!$0.isCancelled))")
        navigation.pushViewController(c, animated: true)
      }
      stage.turn()
      finger.move(to: 0.5)
      #expect(stage.happened() == begun)
      finger.cancel()
      #expect(
        stage.happensUntilSettled()
          == "A.wD A.dD B.wA B.iA B.dA completed(false) C.wM(nav) C.load C.vdl B.wD C.wA willShow(C) C.iA "
          + "B.dD C.dA C.dM(nav) didShow(C)")
      #expect(names(stage, navigation) == "A B C")
      #expect(stage.said() == [])
    }
  }

  @Test func `16-16 once the finger is gone a push waits for the end of the pop`() async throws {
    try await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      let finger = try #require(stage.swipe(navigation))
      stage.turn()
      navigation.pushViewController(c, animated: true)
      #expect(stage.said().count == 1)
      finger.finish()
      navigation.pushViewController(c, animated: true)
      stage.settle()
      #expect(names(stage, navigation) == "A C")
      #expect(stage.said() == [])
    }
  }

  @Test func `NAV-INT-03 CONT-02 a screen that code takes away under the finger does not come back`()
    async throws
  {
    try await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      let finger = try #require(stage.swipe(navigation))
      stage.turn()
      a.willMove(toParent: nil)
      a.removeFromParent()
      finger.cancel()
      stage.settle()
      #expect(names(stage, navigation) == "B")
      #expect(a.parent == nil && navigation.children == [b])
      #expect(b.view.window === stage.window && a.view.window == nil)
    }
  }

  @Test func `NAV-INT-03 TAB-09 a tab that is left under the finger has its stack of before`() async throws {
    try await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a, b)
      let tabs = stage.tabs("tab", navigation, c)
      stage.show(tabs)
      let finger = try #require(stage.swipe(navigation))
      stage.turn()
      #expect(stage.happened() == begun)
      tabs.selectedIndex = 1
      #expect(stage.happensUntilSettled() == "C.load C.vdl C.wA A.wD B.dD A.dD C.iA C.dA")
      finger.finish()
      #expect(stage.happensUntilSettled() == "")
      tabs.selectedIndex = 0
      #expect(stage.happensUntilSettled() == "B.wA C.wD C.dD B.iA B.dA")
      #expect(names(stage, navigation) == "A B")
    }
  }

  @Test func `NAV-INT-03 LIFE-13 a window that is hidden under the finger has its stack of before`()
    async throws
  {
    try await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      let finger = try #require(stage.swipe(navigation))
      stage.turn()
      stage.timeline.clear()
      stage.window.isHidden = true
      #expect(stage.happensUntilSettled() == "A.wD B.dD A.dD")
      stage.window.isHidden = false
      #expect(stage.happensUntilSettled() == "B.wA B.iA B.dA")
      finger.cancel()
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test
  func `MIS-01 NAV-INT-03 whatever the leaving screen does to the stack in viewWillDisappear is dropped`()
    async throws
  {
    try await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      b.onEvent = { event in
        guard event == "wD" else { return }
        navigation.popViewController(animated: true)
        navigation.viewControllers = [a]
        navigation.popToRootViewController(animated: false)
        navigation.dismiss(animated: true)
      }
      let finger = try #require(stage.swipe(navigation))
      stage.turn()
      let rest =
        "called on <UINavigationController 0x…> while an existing transition or presentation is occurring; "
      let end = "the navigation stack will not be updated."
      #expect(
        stage.said()
          == [
            "popToViewController:transition:", "setViewControllers:animated:",
            "popToViewController:transition:",
          ]
          .map { "\($0) \(rest)\(end)" })
      finger.cancel()
      stage.settle()
      #expect(names(stage, navigation) == "A B")
    }
  }

  @Test func `NAV-INT-05 PRES-08 what is presented under the finger stays when the pop has ended`()
    async throws
  {
    try await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      let finger = try #require(stage.swipe(navigation))
      stage.turn()
      stage.timeline.clear()
      a.present(c, animated: true)
      #expect(stage.happensThisTurn() == "C.load C.vdl C.wA C.iA")
      finger.finish()
      #expect(stage.happensUntilSettled() == "B.dD A.dA B.dM(nil) didShow(A) C.dA")
      #expect(c.presentingViewController === navigation && names(stage, navigation) == "A")
    }
  }
}
