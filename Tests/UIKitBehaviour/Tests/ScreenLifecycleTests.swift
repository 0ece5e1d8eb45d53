import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Lifecycle on the screen` {
  @Test func `BOOT-08 BOOT-09 LIFE-13 a window loads its root at once and shows it at the end of the turn`()
    async
  {
    await Stage.play { stage in
      stage.timeline.recordsLayout = true
      let root = stage.controller("R")
      stage.window.rootViewController = root
      #expect(stage.happened() == "")
      stage.window.makeKeyAndVisible()
      #expect(stage.happened() == "R.load R.vdl")
      #expect(stage.happensThisTurn() == "R.wA R.iA R.wL R.dL R.dA")
    }
  }

  @Test func `16-20 BOOT-08 LIFE-17 a root's view has its window before it appears, a pushed one's does not`()
    async
  {
    await Stage.play { stage in
      let (root, pushed) = (stage.controller("R"), stage.controller("P"))
      let navigation = stage.navigation("nav", stage.controller("A"))
      var windows: [UIWindow?] = []
      for controller in [root, pushed] {
        controller.onEvent = { [weak controller] in
          if $0 == "wA" { windows.append(controller?.viewIfLoaded?.window) }
        }
      }
      stage.show(root)
      #expect(windows == [stage.window])
      stage.show(navigation)
      navigation.pushViewController(pushed, animated: true)
      stage.settle()
      #expect(windows == [stage.window, nil])
      #expect(pushed.view.window === stage.window)
    }
  }

  @Test(arguments: [true, false])
  func `PRES-01 PRES-02 DISM-01 a full screen presentation covers its presenter`(animated: Bool) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(b, animated: animated) { stage.timeline.write("presented") }
      #expect(stage.happened() == "")
      #expect(stage.happensUntilSettled() == "B.load B.vdl A.wD B.wA B.iA B.dA A.dD presented")
      a.dismiss(animated: animated) { stage.timeline.write("dismissed") }
      #expect(stage.happensUntilSettled() == "B.wD A.wA A.iA A.dA B.dD dismissed")
    }
  }

  @Test func `TAB-04 TAB-05 a tab is loaded at its first selection`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let tabs = stage.tabs("tab", a, b)
      stage.show(tabs)
      tabs.selectedIndex = 1
      #expect(stage.happensThisTurn() == "B.load B.vdl B.wA A.wD A.dD B.iA B.dA")
      tabs.selectedIndex = 0
      #expect(stage.happensThisTurn() == "A.wA B.wD B.dD A.iA A.dA")
    }
  }
}
