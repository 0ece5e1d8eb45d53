import BehaviourRecorder
import Testing
import UIKit

/// A window's root that is set from inside the calls that setting a root makes.
@MainActor
@Suite struct `Setting a root while a root is set` {
  @Test(arguments: ["vdl", "wA", "iA", "dA"])
  func `BOOT-10 a root that sets another one while it comes goes again`(call: String) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      a.onEvent = { event in
        guard event == call else { return }
        a.onEvent = nil
        stage.window.rootViewController = b
      }
      stage.window.rootViewController = a
      stage.window.makeKeyAndVisible()
      let coming = "A.load A.vdl A.wA A.iA A.dA".split(separator: " ")
      let heard = coming.prefix { $0 != "A.\(call)" } + ["A.\(call)"]
      let going = call == "vdl" ? "" : "A.wD A.dD "
      #expect(
        stage.happensUntilSettled()
          == heard.joined(separator: " ") + " \(going)B.load B.vdl B.wA B.iA B.dA")
      #expect(b.view.window === stage.window && a.view.window == nil)
    }
  }

  @Test(arguments: ["wD", "dD"])
  func `BOOT-10 of two roots that are set in one another the outer one stays`(call: String) async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      stage.show(a)
      a.onEvent = { if $0 == call { stage.window.rootViewController = b } }
      stage.window.rootViewController = c
      let going = call == "wD" ? "A.wD B.load B.vdl A.dD" : "A.wD A.dD B.load B.vdl"
      #expect(stage.happensUntilSettled() == "\(going) C.load C.vdl C.wA C.iA C.dA")
      #expect(stage.window.rootViewController === c)
      #expect(c.view.window === stage.window && a.view.window == nil && b.view.window == nil)
    }
  }
}
