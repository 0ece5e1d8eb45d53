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

  // MARK: Never shown

  @Test(arguments: [false, true])
  func
    `PRES-26 what is presented over a view put by hand into a window that was never shown comes with the window`(
      animated: Bool
    ) async
  {
    await Stage.play { stage in
      let (root, sheet) = (stage.controller("A"), stage.controller("S"))
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      window.addSubview(root.view)
      stage.settle()
      stage.timeline.clear()
      var isDone = false
      root.present(sheet, animated: animated) { isDone = true }
      #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
      #expect(stage.happensUntilSettled() == "S.load S.vdl")
      #expect(isDone && stage.complaints.isEmpty)
      window.isHidden = false
      #expect(stage.happensUntilSettled() == "A.wA S.wA A.iA S.iA A.dA S.dA")
      root.dismiss(animated: animated)
      #expect(stage.happensUntilSettled() == "S.wD S.dD")
    }
  }

  @Test
  func `PRES-26 a cover dismissed before its window is shown gives a view put by hand its place back`() async
  {
    await Stage.play { stage in
      let (alone, cover) = (stage.controller("A"), stage.controller("C"))
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.addSubview(alone.view)
      cover.modalPresentationStyle = .fullScreen
      alone.present(cover, animated: false)
      stage.settle()
      #expect(alone.view.superview == nil && cover.view.window === window)
      cover.dismiss(animated: false)
      stage.settle()
      #expect(alone.view.superview === window && cover.viewIfLoaded?.superview == nil)
      #expect(alone.presentedViewController == nil && cover.presentingViewController == nil)
    }
  }

  @Test
  func
    `PRES-26 in a window that was never shown a child whose view stands nowhere yet presents by its container`()
    async
  {
    await Stage.play { stage in
      let (child, sheet) = (stage.controller("A"), stage.controller("S"))
      let container = UINavigationController(rootViewController: child)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = container
      window.addSubview(container.view)
      #expect(child.viewIfLoaded?.window == nil)
      child.present(sheet, animated: false)
      #expect(container.presentedViewController === sheet && child.presentedViewController === sheet)
      stage.settle()
      #expect(sheet.presentingViewController === container && stage.complaints.isEmpty)
    }
  }

  @Test func `PRES-26 a root that nobody put into its hidden window presents nothing`() async {
    await Stage.play { stage in
      let root = stage.controller("A")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = root
      root.loadViewIfNeeded()
      root.present(stage.controller("S"), animated: false)
      stage.settle()
      #expect(root.presentedViewController == nil)
      #expect(stage.rows == ["MIS-11"] || stage.rows.isEmpty, "a Mac does not tell")
    }
  }

  @Test func `BOOT-12 a window that is given no frame fills the screen`() {
    final class Window: UIWindow {}
    #expect(UIWindow().frame == UIScreen.main.bounds && UIWindow(frame: .zero).frame == .zero)
    #expect(Window().frame == UIScreen.main.bounds && Window().isHidden)
  }
}
