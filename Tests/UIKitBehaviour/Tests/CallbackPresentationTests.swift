import BehaviourRecorder
import Testing
import UIKit

/// Presentations and dismissals from inside appearance calls, completions and each other.
@MainActor
@Suite struct `Presenting from inside other calls` {
  @Test(arguments: ["wA", "iA", "dA"])
  func `PRES-12 BOOT-09 what a root presents while it appears follows its appearance`(call: String) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      a.onEvent = { if $0 == call { a.present(b, animated: true) { stage.timeline.write("done") } } }
      stage.window.rootViewController = a
      stage.window.makeKeyAndVisible()
      #expect(
        stage.happensUntilSettled()
          == "A.load A.vdl A.wA A.iA A.dA B.load B.vdl B.wA B.iA B.dA done")
      #expect(stage.said() == [])
    }
  }

  @Test
  func `MIS-11 MIS-12 what a presented controller presents too early is dropped, each time in its own words`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.show(a)
      let words = [
        "vdl": "whose view is not in the window hierarchy.",
        "wA": "whose view is not in the window hierarchy.",
        "iA": "while a presentation is in progress.",
      ]
      for call in ["vdl", "wA", "iA"] {
        let (b, c) = (stage.controller("B"), stage.controller("C"))
        b.onEvent = { if $0 == call { b.present(c, animated: true) { stage.timeline.write("done") } } }
        a.present(b, animated: true)
        #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA")
        #expect(c.presentingViewController == nil)
        let said = stage.said()
        #expect(said.count == 1 && said.first?.hasSuffix(words[call] ?? "") == true)
        b.dismiss(animated: false)
        stage.settle()
        stage.timeline.clear()
      }
    }
  }

  @Test func `PRES-03 DISM-06 completions may dismiss and present without end`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(b, animated: true) {
        a.dismiss(animated: true) { a.present(c, animated: true) { stage.timeline.write("done") } }
      }
      #expect(
        stage.happensUntilSettled()
          == "B.load B.vdl A.wD B.wA B.iA B.dA A.dD B.wD A.wA A.iA A.dA B.dD C.load C.vdl C.wA C.iA C.dA done"
      )
      #expect(a.presentedViewController === c && stage.said() == [])
    }
  }

  @Test func `MIS-15 dismissing once more while being dismissed is dropped, from either side`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      stage.show(a)
      a.present(b, animated: false)
      stage.settle()
      stage.timeline.clear()
      b.onEvent = { event in
        guard event == "wD" else { return }
        b.dismiss(animated: true)
        a.dismiss(animated: false)
      }
      b.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "B.wD B.dD")
      let words =
        "Trying to dismiss the presentation controller while transitioning already. "
        + "(<UISheetPresentationController: 0x…>)"
      #expect(stage.said() == [words, words])
    }
  }

  @Test func `PRES-11 TAB-05 NAV-PUSH-03 what covers a screen in place goes and comes with tab and stack`()
    async
  {
    await Stage.play { stage in
      let (a, b, c, d) = (
        stage.controller("A"), stage.controller("B"), stage.controller("C"), stage.controller("D")
      )
      a.definesPresentationContext = true
      let navigation = stage.navigation("nav", a)
      let tabs = stage.tabs("tab", navigation, d)
      stage.show(tabs)
      b.modalPresentationStyle = .currentContext
      a.present(b, animated: true)
      stage.settle()
      c.modalPresentationStyle = .overCurrentContext
      b.definesPresentationContext = true
      b.present(c, animated: false)
      stage.settle()
      stage.timeline.clear()
      #expect(b.presentingViewController === a && c.presentingViewController === b)
      tabs.selectedIndex = 1
      #expect(stage.happensUntilSettled() == "D.load D.vdl D.wA C.wD B.wD B.dD C.dD D.iA D.dA")
      tabs.selectedIndex = 0
      #expect(stage.happensUntilSettled() == "B.wA C.wA D.wD D.dD B.iA C.iA B.dA C.dA")
      a.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "C.wD B.wD A.wA A.iA A.dA C.dD B.dD")
      #expect(b.presentingViewController == nil && c.presentingViewController == nil)
    }
  }
}
