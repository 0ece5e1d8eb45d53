import BehaviourRecorder
import Testing
import UIKit

/// One call, and all that follows from it.
struct LifecycleSequence: Sendable, CustomTestStringConvertible {
  /// Makes a call, animated or not.
  typealias Call = @MainActor (Bool) -> Void

  let name: String
  /// Puts everything in place, and gives back the call to make.
  let arrange: @MainActor @Sendable (Stage) -> Call
  /// What happens before the call returns.
  let atOnce: String
  /// What happens until everything has ended.
  let then: String

  init(
    _ name: String, atOnce: String, then: String, _ arrange: @escaping @MainActor @Sendable (Stage) -> Call
  ) {
    self.name = name
    self.arrange = arrange
    self.atOnce = atOnce
    self.then = then
  }

  var testDescription: String { name }

  static let all = navigation + presentation + containers
}

extension Stage {
  /// A navigation controller with screens of these names on the timeline.
  fileprivate func stack(_ names: String...) -> (UINavigationController, [RecordingViewController]) {
    let screens = names.map { controller($0) }
    let navigation = navigation()
    navigation.viewControllers = screens
    return (navigation, screens)
  }
}

extension LifecycleSequence {
  static let navigation = [
    LifecycleSequence(
      "NAV-PUSH-03 NAV-PUSH-05 push", atOnce: "B.wM(nav)",
      then: "B.load B.vdl A.wD B.wA willShow(B) B.iA A.dD B.dA B.dM(nav) didShow(B)"
    ) { stage in
      let (navigation, _) = stage.stack("A")
      stage.window.rootViewController = navigation
      let b = stage.controller("B")
      return { navigation.pushViewController(b, animated: $0) }
    },
    LifecycleSequence(
      "NAV-POP-01 pop", atOnce: "B.wM(nil)",
      then: "A.load A.vdl B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) didShow(A)"
    ) { stage in
      let (navigation, _) = stage.stack("A", "B")
      stage.window.rootViewController = navigation
      return { navigation.popViewController(animated: $0) }
    },
    LifecycleSequence(
      "NAV-POP-08 pop to a screen", atOnce: "C.wM(nil) D.wM(nil)",
      then: "B.load B.vdl D.wD B.wA willShow(B) B.iA D.dD B.dA C.dM(nil) D.dM(nil) didShow(B)"
    ) { stage in
      let (navigation, screens) = stage.stack("A", "B", "C", "D")
      stage.window.rootViewController = navigation
      return { navigation.popToViewController(screens[1], animated: $0) }
    },
    LifecycleSequence(
      "NAV-POP-08 pop to the root", atOnce: "B.wM(nil) C.wM(nil)",
      then: "A.load A.vdl C.wD A.wA willShow(A) A.iA C.dD A.dA B.dM(nil) C.dM(nil) didShow(A)"
    ) { stage in
      let (navigation, _) = stage.stack("A", "B", "C")
      stage.window.rootViewController = navigation
      return { navigation.popToRootViewController(animated: $0) }
    },
    LifecycleSequence(
      "NAV-SET-04 NAV-SET-09 set a new top", atOnce: "A.wM(nil) B.wM(nav)",
      then: "B.load B.vdl A.wD B.wA willShow(B) B.iA A.dD B.dA A.dM(nil) B.dM(nav) didShow(B)"
    ) { stage in
      let (navigation, _) = stage.stack("A")
      stage.window.rootViewController = navigation
      let b = stage.controller("B")
      return { navigation.setViewControllers([b], animated: $0) }
    },
    LifecycleSequence(
      "NAV-SET-03 set a top that lay below", atOnce: "B.wM(nil) C.wM(nav)",
      then: "A.load A.vdl B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) C.dM(nav) didShow(A)"
    ) { stage in
      let (navigation, screens) = stage.stack("A", "B")
      stage.window.rootViewController = navigation
      let c = stage.controller("C")
      return { navigation.setViewControllers([c, screens[0]], animated: $0) }
    },
    LifecycleSequence(
      "NAV-SET-02 set another stack under the same top", atOnce: "A.wM(nil) C.wM(nav) A.dM(nil) C.dM(nav)",
      then: ""
    ) { stage in
      let (navigation, screens) = stage.stack("A", "B")
      stage.window.rootViewController = navigation
      let c = stage.controller("C")
      return { navigation.setViewControllers([c, screens[1]], animated: $0) }
    },
    LifecycleSequence(
      "NAV-PUSH-03 two pushes in one turn", atOnce: "B.wM(nav) C.wM(nav)",
      then: "C.load C.vdl A.wD C.wA willShow(C) C.iA A.dD C.dA B.dM(nav) C.dM(nav) didShow(C)"
    ) { stage in
      let (navigation, _) = stage.stack("A")
      stage.window.rootViewController = navigation
      let (b, c) = (stage.controller("B"), stage.controller("C"))
      return {
        navigation.pushViewController(b, animated: $0)
        navigation.pushViewController(c, animated: $0)
      }
    },
  ]

  private static let covering: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
  private static let leaving: [UIModalPresentationStyle] = [
    .pageSheet, .formSheet, .automatic, .overFullScreen, .overCurrentContext,
  ]

  static let presentation =
    covering.map {
      presenting($0, "PRES-01 PRES-05 cover", then: "B.load B.vdl A.wD B.wA B.iA B.dA A.dD completion")
    }
    + leaving.map {
      presenting($0, "PRES-01 PRES-04 present over", then: "B.load B.vdl B.wA B.iA B.dA completion")
    }
    + covering.map {
      dismissing($0, "DISM-01 uncover", then: "B.wD A.wA A.iA A.dA B.dD completion")
    }
    + leaving.map { dismissing($0, "DISM-02 DISM-16 dismiss", then: "B.wD B.dD completion") }

  private static func presenting(
    _ style: UIModalPresentationStyle, _ name: String, then: String
  ) -> LifecycleSequence {
    LifecycleSequence("\(name) in style \(style)", atOnce: "", then: then) { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      b.modalPresentationStyle = style
      stage.window.rootViewController = a
      return { a.present(b, animated: $0) { stage.timeline.write("completion") } }
    }
  }

  private static func dismissing(
    _ style: UIModalPresentationStyle, _ name: String, then: String
  ) -> LifecycleSequence {
    LifecycleSequence("\(name) in style \(style)", atOnce: "", then: then) { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      b.modalPresentationStyle = style
      stage.show(a)
      a.present(b, animated: false)
      return { a.dismiss(animated: $0) { stage.timeline.write("completion") } }
    }
  }

  static let containers = [
    LifecycleSequence(
      "TAB-04 select a tab for the first time", atOnce: "", then: "B.load B.vdl B.wA A.wD A.dD B.iA B.dA"
    ) { stage in
      let tabs = stage.tabs("tab", stage.controller("A"), stage.controller("B"))
      stage.window.rootViewController = tabs
      return { _ in tabs.selectedIndex = 1 }
    },
    LifecycleSequence("TAB-05 select a tab again", atOnce: "", then: "A.wA B.wD B.dD A.iA A.dA") { stage in
      let tabs = stage.tabs("tab", stage.controller("A"), stage.controller("B"))
      stage.show(tabs)
      tabs.selectedIndex = 1
      return { _ in tabs.selectedIndex = 0 }
    },
    LifecycleSequence(
      "CONT-01 add a child", atOnce: "C.wM(P) C.load C.vdl C.wA C.iA C.dM(P)", then: "C.dA"
    ) { stage in
      let (p, c) = (stage.controller("P"), stage.controller("C"))
      stage.window.rootViewController = p
      return { _ in
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
      }
    },
    LifecycleSequence("CONT-02 take a child out", atOnce: "C.wM(nil) C.wD C.dD C.dM(nil)", then: "") {
      stage in
      let (p, c) = (stage.controller("P"), stage.controller("C"))
      stage.window.rootViewController = p
      p.addChild(c)
      p.view.addSubview(c.view)
      c.didMove(toParent: p)
      return { _ in
        c.willMove(toParent: nil)
        c.view.removeFromSuperview()
        c.removeFromParent()
      }
    },
    LifecycleSequence("BOOT-08 BOOT-09 boot", atOnce: "A.load A.vdl", then: "A.wA A.iA A.dA") { stage in
      stage.window.isHidden = true
      stage.window.rootViewController = stage.controller("A")
      return { _ in stage.window.makeKeyAndVisible() }
    },
    LifecycleSequence(
      "NAV-PUSH-02 boot with a stack", atOnce: "",
      then: "A.load A.vdl A.wA willShow(A) A.iA A.dA A.dM(nav) didShow(A)"
    ) {
      stage in
      let (navigation, _) = stage.stack("A")
      stage.window.isHidden = true
      stage.window.rootViewController = navigation
      stage.timeline.clear()
      return { _ in stage.window.makeKeyAndVisible() }
    },
  ]
}
