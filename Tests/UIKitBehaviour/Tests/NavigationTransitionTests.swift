import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Navigation transitions` {
  @Test(arguments: [true, false])
  func `NAV-PUSH-03 NAV-PUSH-05 a push moves at once, loads and appears at the end of the turn`(
    animated: Bool
  )
    async
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
  func `NAV-POP-01 a pop brings back what was below`(animated: Bool) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)

      #expect(navigation.popViewController(animated: animated) === b)
      #expect(stage.happened() == "B.wM(nil)")
      #expect(
        stage.happensUntilSettled()
          == "A.load A.vdl B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) didShow(A)")
    }
  }
}
