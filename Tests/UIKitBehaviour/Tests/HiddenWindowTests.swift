import BehaviourModel
import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Hidden windows` {
  @Test
  func `SHEET-05 a swipe taken back in a window that was hidden meanwhile brings nothing on the screen`()
    async
  {
    await Stage.play { stage in
      let sheet = stage.controller("S")
      stage.show(stage.controller("A"))
      stage.window.rootViewController?.present(sheet, animated: false)
      stage.settle()
      stage.swipeAway(sheet, completes: false)
      stage.turn()
      stage.timeline.clear()
      stage.window.isHidden = true
      #expect(stage.happensUntilSettled() == "A.wD A.dD S.dD")
      stage.window.isHidden = false
      #expect(stage.happensUntilSettled() == "A.wA S.wA A.iA S.iA A.dA S.dA")
    }
  }

  @Test func `BOOT-08 a window that is shown while a dismissal runs brings who returns on the screen`() async
  {
    await Stage.play { stage in
      let sheet = stage.controller("S")
      let cover = stage.controller("C")
      cover.modalPresentationStyle = .fullScreen
      stage.show(stage.controller("A"))
      stage.window.rootViewController?.present(sheet, animated: false)
      stage.settle()
      sheet.present(cover, animated: false)
      stage.settle()
      stage.window.isHidden = true
      cover.dismiss(animated: true)
      stage.turn()
      stage.timeline.clear()
      stage.window.isHidden = false
      #expect(stage.happensUntilSettled() == "A.wA S.wA A.iA S.iA A.dA S.dA")
    }
  }
}
