import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Presenting what is around` {
  @Test func `MIS-16 a controller cannot present the container that it stands in`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      a.present(navigation, animated: false)
      stage.settle()
      #expect(stage.exceptions.count == 1)
      let text = "Application tried to present modally an active controller"
      #expect(stage.exceptions.first?.contains(text) == true)
      #expect(navigation.presentedViewController == nil)
      navigation.dismiss(animated: false)
      stage.settle()
      #expect(navigation.topViewController === a)
    }
  }
}
