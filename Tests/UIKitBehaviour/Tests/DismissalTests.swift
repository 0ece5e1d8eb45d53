import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Dismissing` {
  /// Presents each controller by the one before it and wipes the timeline clean.
  private func stack(_ stage: Stage, _ style: UIModalPresentationStyle, _ chain: [RecordingViewController]) {
    stage.show(chain[0])
    for (lower, upper) in zip(chain, chain.dropFirst()) {
      upper.modalPresentationStyle = style
      lower.present(upper, animated: false)
      stage.settle()
    }
    stage.timeline.clear()
  }

  @Test(arguments: [true, false])
  func `DISM-01 DISM-03 DISM-04 DISM-05 DISM-06 DISM-18 what everyone can read on the way back`(
    animated: Bool
  ) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      stack(stage, .fullScreen, [a, b])
      b.onEvent = { event in
        #expect(b.isBeingDismissed)
        #expect((b.presentingViewController != nil) == (event == "wD"))
        if event == "dD" { #expect(a.presentedViewController == nil) }
      }
      a.onEvent = { event in
        #expect(!a.isBeingPresented && !a.isMovingToParent)
        if event == "wA" { #expect(a.presentedViewController === b) }
      }
      a.dismiss(animated: animated) {
        stage.timeline.write("completion")
        #expect(!b.isBeingDismissed && b.presentingViewController == nil)
      }
      #expect(b.isBeingDismissed && a.presentedViewController === b)
      if animated {
        #expect(stage.happensThisTurn() == "B.wD A.wA A.iA")
        #expect(a.presentedViewController === b)
        #expect(stage.happensUntilSettled() == "A.dA B.dD completion")
      } else {
        #expect(stage.happensThisTurn() == "B.wD A.wA A.iA A.dA B.dD completion")
      }
    }
  }

  @Test func `DISM-07 DISM-08 whoever stands in the presented controller may ask, the presenter dismisses`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.show(a)
      for asks in 0..<3 {
        let c = stage.controller("C")
        let top = stage.controller("T")
        let navigation = stage.navigation("nav", c, top)
        a.present(navigation, animated: false)
        stage.settle()
        stage.timeline.clear()
        [navigation, top, c][asks].dismiss(animated: true)
        #expect(stage.happensUntilSettled() == "T.wD T.dD")
        #expect(a.presentedViewController == nil)
      }
    }
  }

  @Test func `DISM-09 a controller that presents dismisses what it presents and stays`() async {
    await Stage.play { stage in
      let chain = ["A", "B", "C"].map(stage.controller)
      stack(stage, .pageSheet, chain)
      chain[1].dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "C.wD C.dD")
      #expect(chain[0].presentedViewController === chain[1])
    }
  }

  @Test func `DISM-10 DISM-11 a covered chain goes at once: only the top is seen to go, and it alone moves`()
    async
  {
    await Stage.play { stage in
      let chain = ["A", "B", "C", "D"].map(stage.controller)
      stack(stage, .fullScreen, chain)
      chain[0].dismiss(animated: true) { stage.timeline.write("completion") }
      #expect(stage.happensThisTurn() == "D.wD A.wA A.iA")
      #expect(stage.happensUntilSettled() == "A.dA D.dD completion")
      #expect(chain[3].animatedFlags.suffix(2) == [true, true])
      #expect(chain.allSatisfy { $0.presentedViewController == nil && $0.presentingViewController == nil })
      #expect(chain.dropFirst().allSatisfy { $0.viewIfLoaded?.window == nil && !$0.isBeingDismissed })
    }
  }

  @Test func `DISM-10 DISM-12 a chain of sheets goes from the top down, the lower ones unanimated`() async {
    await Stage.play { stage in
      let chain = ["A", "B", "C", "D"].map(stage.controller)
      stack(stage, .pageSheet, chain)
      chain[0].dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "D.wD C.wD B.wD D.dD C.dD B.dD")
      #expect(
        chain.dropFirst().map { $0.animatedFlags.suffix(2) } == [
          [false, false], [false, false], [true, true],
        ])
    }
  }

  @Test func `DISM-13 from the middle of a chain what is above goes`() async {
    await Stage.play { stage in
      let chain = ["A", "B", "C", "D"].map(stage.controller)
      stack(stage, .fullScreen, chain)
      chain[1].dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "D.wD B.wA B.iA B.dA D.dD")
      #expect(chain[1].presentedViewController == nil && chain[0].presentedViewController === chain[1])
    }
  }

  @Test func `16-13 DISM-14 where nothing is presented nothing happens, not even the completion`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.show(a)
      a.dismiss(animated: true) { stage.timeline.write("completion") }
      #expect(stage.happensUntilSettled() == "")
      #expect(stage.said() == [])
    }
  }

  @Test func `DISM-15 MIS-14 a dismissal while a presentation moves is dropped`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      stage.show(a)
      a.present(b, animated: true)
      stage.turn()
      a.dismiss(animated: true) { stage.timeline.write("completion") }
      #expect(
        stage.said() == [
          "Warning: Attempt to dismiss from view controller <BehaviourRecorder.RecordingViewController: 0x…> while a "
            + "presentation or dismiss is in progress!"
        ])
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA")
      #expect(a.presentedViewController === b)
    }
  }

  @Test func `DISM-15 MIS-14 MIS-15 a second dismissal is dropped, before and while the first moves`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      stack(stage, .pageSheet, [a, b])
      a.dismiss(animated: true) { stage.timeline.write("first") }
      b.dismiss(animated: true) { stage.timeline.write("second") }
      #expect(stage.said().map { $0.hasPrefix("Warning: Attempt to dismiss from view controller") } == [true])
      stage.turn()
      b.dismiss(animated: true) { stage.timeline.write("third") }
      #expect(
        stage.said() == [
          "Trying to dismiss the presentation controller while transitioning already. "
            + "(<UISheetPresentationController: 0x…>)"
        ])
      #expect(stage.happensUntilSettled() == "B.wD B.dD first")
    }
  }

  @Test func `DISM-15 the top of a chain is going: the rest cannot be dismissed before it has`() async {
    await Stage.play { stage in
      let chain = ["A", "B", "C"].map(stage.controller)
      stack(stage, .fullScreen, chain)
      chain[1].dismiss(animated: true)
      chain[0].dismiss(animated: true)
      #expect(stage.said().count == 1)
      #expect(stage.happensUntilSettled() == "C.wD B.wA B.iA B.dA C.dD")
      #expect(chain[0].presentedViewController === chain[1])
    }
  }

  @Test(arguments: [true, false])
  func `DISM-15 a dismissal in the turn of the presentation waits until that has ended`(animated: Bool) async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(b, animated: animated) { stage.timeline.write("presented") }
      a.dismiss(animated: animated) { stage.timeline.write("dismissed") }
      #expect(
        stage.happensUntilSettled()
          == "B.load B.vdl A.wD B.wA B.iA B.dA A.dD presented B.wD A.wA A.iA A.dA B.dD dismissed")
      #expect(stage.said() == [])
      #expect(a.presentedViewController == nil)
    }
  }

  @Test func `DISM-15 a dismissal from viewDidAppear of what is presented follows the presentation`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      stage.show(a)
      b.onEvent = { if $0 == "dA" { b.dismiss(animated: true) } }
      a.present(b, animated: true) { stage.timeline.write("presented") }
      #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA presented B.wD B.dD")
    }
  }

  @Test func `DISM-06 the completion may present anew`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let c = stage.controller("C")
      stack(stage, .fullScreen, [a, b])
      a.dismiss(animated: true) { a.present(c, animated: true) }
      #expect(
        stage.happensUntilSettled() == "B.wD A.wA A.iA A.dA B.dD C.load C.vdl C.wA C.iA C.dA")
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `DISM-20 a pop below what is presented: seen below a sheet, unseen below a full screen`(
    style: UIModalPresentationStyle
  ) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let m = stage.controller("M")
      m.modalPresentationStyle = style
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      b.present(m, animated: false)
      stage.settle()
      stage.timeline.clear()
      navigation.popViewController(animated: true)
      let popped = stage.happensUntilSettled()
      #expect(navigation.presentedViewController === m && m.view.window != nil)
      if style == .pageSheet {
        #expect(popped == "B.wM(nil) A.load A.vdl B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) didShow(A)")
      } else {
        #expect(popped == "B.wM(nil) B.dM(nil)")
        m.dismiss(animated: true)
        #expect(stage.happensUntilSettled() == "M.wD A.load A.vdl A.wA willShow(A) A.iA A.dA didShow(A) M.dD")
      }
    }
  }

  @Test func `PRES-18 DISM-08 presenting and dismissing from the top of a stack in a tab`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let other = stage.controller("O")
      let m = stage.controller("M")
      let tabs = stage.tabs("tab", stage.navigation("nav", a, b), other)
      stage.show(tabs)
      b.present(m, animated: true)
      #expect(m.presentingViewController === tabs)
      #expect(stage.happensUntilSettled() == "M.load M.vdl M.wA M.iA M.dA")
      // The tab changes below the sheet, and the sheet can still be dismissed.
      tabs.selectedIndex = 1
      #expect(stage.happensUntilSettled() == "O.load O.vdl O.wA B.wD B.dD O.iA O.dA")
      b.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "M.wD M.dD")
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-25 DISM-06 a thousand rounds leave nobody behind`() async {
    await Stage.play { stage in
      let a = UIViewController()
      stage.show(a)
      var left: [WeakReference] = []
      for round in 0..<1_000 {
        let b = UIViewController()
        let c = UINavigationController(rootViewController: UIViewController())
        b.modalPresentationStyle = round.isMultiple(of: 2) ? .fullScreen : .pageSheet
        left += [WeakReference(object: b), WeakReference(object: c)]
        a.present(b, animated: round.isMultiple(of: 3))
        stage.settle()
        b.present(c, animated: false)
        stage.settle()
        a.dismiss(animated: round.isMultiple(of: 5))
        stage.settle()
      }
      #expect(left.count == 2_000)
      #expect(left.allSatisfy { $0.object == nil })
      #expect(stage.window.subviews.count == 1)
    }
  }

  @Test
  func `BOOT-10 BOOT-11 a thousand new roots leave nobody behind, once what they presented is dismissed`()
    async
  {
    await Stage.play { stage in
      var left: [WeakReference] = []
      for round in 0..<1_000 {
        let root = UIViewController()
        let modal = UIViewController()
        left += [WeakReference(object: root), WeakReference(object: modal)]
        stage.window.rootViewController = root
        stage.window.makeKeyAndVisible()
        stage.settle()
        root.present(modal, animated: false)
        stage.settle()
        if round.isMultiple(of: 2) {
          root.dismiss(animated: false)
          stage.settle()
        } else {
          stage.window.rootViewController = nil
          modal.dismiss(animated: false)
          stage.settle()
        }
      }
      stage.window.rootViewController = nil
      stage.settle()
      #expect(left.allSatisfy { $0.object == nil })
    }
  }
}

struct WeakReference {
  weak var object: AnyObject?
}
