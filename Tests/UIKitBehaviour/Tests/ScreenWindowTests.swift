import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Windows and their roots` {
  @Test func `BOOT-07 a window that is hidden again before the turn ends does not bring its new root`() async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.window.isHidden = false
      stage.window.isHidden = true
      stage.window.rootViewController = a
      #expect(stage.happensUntilSettled() == "")
      stage.window.makeKeyAndVisible()
      #expect(stage.happensUntilSettled() == "A.load A.vdl A.wA A.iA A.dA")
    }
  }

  @Test func `BOOT-12 a new window is hidden, at the normal level, and empty`() async {
    await Stage.play { _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(!window.isKeyWindow && window.isHidden)
      #expect(window.windowLevel == .normal && UIWindow.Level.normal.rawValue == 0)
      #expect(window.rootViewController == nil)
    }
  }

  @Test func `BOOT-07 a hidden window loads nothing, showing it loads the root at once`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.window.rootViewController = a
      #expect(stage.happensUntilSettled() == "")
      stage.window.isHidden = false
      #expect(stage.happened() == "A.load A.vdl")
      #expect(stage.happensUntilSettled() == "A.wA A.iA A.dA")
    }
  }

  @Test func `BOOT-08 making a window key takes the key from the other`() async {
    await Stage.play { stage in
      let other = KeyWindow(frame: UIScreen.main.bounds)
      other.rootViewController = UIViewController()
      other.makeKeyAndVisible()
      #expect(other.isKeyWindow && other.calls == ["become"])
      let a = stage.controller("A")
      stage.window.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      stage.window.rootViewController = a
      stage.window.makeKeyAndVisible()
      #expect(stage.window.isKeyWindow && !other.isKeyWindow)
      #expect(other.calls == ["become", "resign"])
      #expect(a.view.superview === stage.window && a.view.frame == stage.window.bounds)
    }
  }

  @Test func `BOOT-06 BOOT-09 BOOT-10 a new root: first the old one goes, then the new one comes`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      stage.show(a)
      b.onEvent = { if $0 == "wA" { #expect(!b.isMovingToParent && !b.isBeingPresented) } }
      stage.window.rootViewController = b
      #expect(stage.happened() == "A.wD A.dD B.load B.vdl")
      #expect(a.view.window == nil && b.view.window === stage.window)
      #expect(stage.happensUntilSettled() == "B.wA B.iA B.dA")
      #expect(a.animatedFlags + b.animatedFlags == Array(repeating: false, count: 8))
    }
  }

  @Test func `BOOT-10 two new roots in one turn: only the last appears`() async {
    await Stage.play { stage in
      let b = stage.controller("B")
      let c = stage.controller("C")
      stage.show(stage.controller("A"))
      stage.window.rootViewController = b
      stage.window.rootViewController = c
      #expect(stage.happensUntilSettled() == "A.wD A.dD B.load B.vdl C.load C.vdl C.wA C.iA C.dA")
    }
  }

  @Test func `BOOT-11 a new root does not dismiss what the old one presented`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let sheet = stage.controller("S")
      let b = stage.controller("B")
      stage.show(a)
      a.present(sheet, animated: false)
      stage.settle()
      stage.timeline.clear()
      stage.window.rootViewController = b
      #expect(stage.happensUntilSettled() == "A.wD A.dD B.load B.vdl B.wA B.iA B.dA")
      #expect(sheet.view.window === stage.window && sheet.presentingViewController === a)
      // It can still be dismissed, and the old root does not come back with that.
      sheet.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "S.wD S.dD")
      #expect(a.view.window == nil)
    }
  }

  @Test
  func `BOOT-11 a new root below a full screen presentation: the old root stays away after the dismissal`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let modal = stage.controller("M")
      modal.modalPresentationStyle = .fullScreen
      let b = stage.controller("B")
      stage.show(a)
      a.present(modal, animated: false)
      stage.settle()
      stage.timeline.clear()
      stage.window.rootViewController = b
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA")
      modal.dismiss(animated: false)
      #expect(stage.happensUntilSettled() == "M.wD M.dD")
      #expect(a.view.window == nil && b.view.window === stage.window)
    }
  }

  @Test func `BOOT-10 PRES-26 a root that is replaced before its presentation began presents nothing`() async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let m = stage.controller("M")
      stage.show(a)
      a.present(m, animated: true) { stage.timeline.write("presented") }
      stage.window.rootViewController = stage.controller("B")
      #expect(stage.happensUntilSettled() == "A.wD A.dD B.load B.vdl M.load M.vdl B.wA B.iA B.dA")
      #expect(a.presentedViewController == nil && m.presentingViewController == nil && !m.isBeingPresented)
      #expect(
        stage.said() == [
          "[Presentation] Attempt to present <BehaviourRecorder.RecordingViewController: 0x…> on "
            + "<BehaviourRecorder.RecordingViewController: 0x…> (from <BehaviourRecorder.RecordingViewController: 0x…>) "
            + "whose view is not in the window hierarchy."
        ])
    }
  }

  @Test
  func
    `BOOT-10 BOOT-11 a root that is replaced while its presentation moves: every call has its counterpart`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let m = stage.controller("M")
      m.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(m, animated: true) { stage.timeline.write("presented") }
      #expect(stage.happensThisTurn() == "M.load M.vdl A.wD M.wA M.iA")
      stage.window.rootViewController = stage.controller("B")
      #expect(stage.happened() == "A.dD B.load B.vdl")
      #expect(stage.happensUntilSettled() == "B.wA B.iA B.dA M.dA presented")
    }
  }

  @Test func `LIFE-13 a window that is hidden takes what it shows off the screen, and brings it back`() async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let m = stage.controller("M")
      stage.show(a)
      a.present(m, animated: false)
      stage.settle()
      stage.timeline.clear()
      stage.window.isHidden = true
      #expect(stage.happensUntilSettled() == "M.wD A.wD A.dD M.dD")
      stage.window.isHidden = false
      #expect(stage.happensUntilSettled() == "A.wA M.wA A.iA M.iA A.dA M.dA")
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `BOOT-08 DISM-01 a window that is shown and dismisses in one turn brings the root back`(
    isShownFirst: Bool, animated: Bool
  ) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      stage.show(a)
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: false)
      stage.settle()
      stage.window.isHidden = true
      stage.settle()
      stage.timeline.clear()
      if isShownFirst { stage.window.isHidden = false }
      a.dismiss(animated: animated)
      if !isShownFirst { stage.window.isHidden = false }
      #expect(
        stage.happensUntilSettled()
          == (isShownFirst ? "B.wA B.iA B.wD A.wA A.iA A.dA B.dD" : "A.wA A.iA A.dA"))
      #expect(a.view.window === stage.window && b.view.window == nil)
      #expect(stage.said() == [])
    }
  }

  @Test func `LIFE-13 a window that is hidden while a presentation moves`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let m = stage.controller("M")
      m.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(m, animated: true)
      stage.turn()
      stage.timeline.clear()
      stage.window.isHidden = true
      #expect(stage.happensUntilSettled() == "M.wD A.dD M.dD")
      stage.window.isHidden = false
      // The presenter is covered by now.
      #expect(stage.happensUntilSettled() == "M.wA M.iA M.dA")
      a.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "M.wD A.wA A.iA A.dA M.dD")
    }
  }

  @Test func `LIFE-13 a window that is hidden while a push moves`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      navigation.pushViewController(b, animated: true)
      stage.turn()
      stage.timeline.clear()
      stage.window.isHidden = true
      #expect(stage.happensUntilSettled() == "B.wD A.dD B.dD B.dM(nav) didShow(B)")
      stage.window.isHidden = false
      #expect(stage.happensUntilSettled() == "B.wA B.iA B.dA")
    }
  }

  @Test func `BOOT-12 a window lets go of its root and of what it presented`() async {
    await Stage.play { stage in
      weak var root: UIViewController?
      weak var modal: UIViewController?
      do {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let a = stage.controller("A")
        let m = stage.controller("M")
        (root, modal) = (a, m)
        window.rootViewController = a
        window.makeKeyAndVisible()
        stage.settle()
        a.present(m, animated: true)
        stage.settle()
        #expect(m.view.window === window)
      }
      #expect(root == nil && modal == nil)
    }
  }
}

private final class KeyWindow: UIWindow {
  var calls: [String] = []

  override func becomeKey() { calls.append("become") }
  override func resignKey() { calls.append("resign") }
}
