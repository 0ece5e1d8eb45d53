import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Navigation on every clock` {
  @Test(arguments: Stage.Time.allCases)
  func `NAV-PUSH-03 NAV-POP-01 TAB-04 the order of events is the same whoever moves time on`(
    time: Stage.Time
  ) async {
    await Stage.play(time) { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      let tabs = stage.tabs("tab", navigation, stage.controller("X"))
      stage.window.rootViewController = tabs
      stage.window.makeKeyAndVisible()
      await stage.idle()
      #expect(stage.happened().hasSuffix("A.wA willShow(A) A.iA A.dA A.dM(nav) didShow(A)"))
      navigation.pushViewController(stage.controller("B"), animated: true)
      await stage.idle()
      #expect(
        stage.happened()
          == "B.wM(nav) B.load B.vdl A.wD B.wA willShow(B) B.iA A.dD B.dA B.dM(nav) didShow(B)")
      navigation.popViewController(animated: false)
      await stage.idle()
      #expect(stage.happened() == "B.wM(nil) B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) didShow(A)")
      tabs.selectedIndex = 1
      await stage.idle()
      #expect(stage.happened() == "X.load X.vdl X.wA A.wD A.dD X.iA X.dA")
    }
  }
}
