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

  @Test
  func `PRES-27 a presentation given up in a window that was hidden meanwhile leaves nobody on the way`()
    async
  {
    await Stage.play { stage in
      let (sheet, cover) = (stage.controller("S"), stage.controller("C"))
      let animator = RecordingAnimator(stage.timeline)
      animator.completesByItself = false
      let choreographer = Choreographer(stage.timeline, animator)
      cover.modalPresentationStyle = .fullScreen
      cover.transitioningDelegate = choreographer
      stage.show(stage.controller("A"))
      stage.window.rootViewController?.present(sheet, animated: false)
      stage.settle()
      sheet.present(cover, animated: true)
      stage.turn()
      stage.window.isHidden = true
      stage.timeline.clear()
      animator.context?.completeTransition(false)
      #expect(stage.happened() == "S.dD ended(false)")
      stage.window.isHidden = false
      #expect(stage.happensUntilSettled() == "A.wA S.wA A.iA S.iA A.dA S.dA")
    }
  }

  @Test func `PRES-27 a presentation given up while its window comes back leaves the presenter to that`()
    async
  {
    await Stage.play { stage in
      let cover = stage.controller("C")
      let animator = RecordingAnimator(stage.timeline)
      animator.completesByItself = false
      let choreographer = Choreographer(stage.timeline, animator)
      cover.modalPresentationStyle = .fullScreen
      cover.transitioningDelegate = choreographer
      stage.show(stage.controller("A"))
      stage.window.rootViewController?.present(cover, animated: true)
      stage.turn()
      stage.window.isHidden = true
      stage.window.isHidden = false
      stage.timeline.clear()
      animator.context?.completeTransition(false)
      #expect(stage.happensUntilSettled() == "ended(false) A.wA A.iA A.dA")
    }
  }

  @Test func `PRES-26 a dismissal that waits for a presentation that is dropped takes what lies below away`()
    async
  {
    await Stage.play { stage in
      let (root, sheet) = (stage.controller("A"), stage.controller("S"))
      stage.show(root)
      root.present(sheet, animated: false)
      stage.settle()
      let coming = stage.controller("C")
      sheet.present(coming, animated: true)
      root.dismiss(animated: true)
      stage.window.isHidden = true
      stage.settle()
      #expect(stage.rows == ["MIS-11"] || stage.rows.isEmpty, "a Mac does not tell")
      #expect(root.presentedViewController == nil && coming.presentingViewController == nil)
    }
  }
}
