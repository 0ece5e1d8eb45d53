import BehaviourRecorder
import Testing
import UIKit

/// What a controller can read about itself at one moment of its life.
@MainActor
private func place(_ controller: UIViewController) -> String {
  let facts = [
    (controller.viewIfLoaded?.window != nil, "window"), (controller.isMovingToParent, "comes"),
    (controller.isMovingFromParent, "goes"), (controller.isBeingPresented, "presented"),
    (controller.isBeingDismissed, "dismissed"),
  ]
  return facts.filter(\.0).map(\.1).joined(separator: "+")
}

@MainActor
@Suite struct `A controller's way on and off the screen` {
  /// Writes what a controller can read at each event into a table.
  @MainActor
  final class Watch {
    var seen: [String: String] = [:]

    init(_ controllers: RecordingViewController...) {
      for controller in controllers {
        let name = controller.timeline?.name(of: controller) ?? ""
        controller.onEvent = { [unowned self, unowned controller] event in
          seen["\(name).\(event)"] = place(controller)
        }
      }
    }

    func take(_ name: String) -> [String] {
      defer { seen = seen.filter { !$0.key.hasPrefix(name + ".") } }
      return ["wA", "iA", "dA", "wD", "dD"].compactMap { event in
        seen["\(name).\(event)"].map { "\(event) \($0)" }
      }
    }
  }

  @Test(arguments: [true, false])
  func `LIFE-13 LIFE-14 LIFE-15 LIFE-16 a cycle: wA, iA, layout, and dA at the end`(animated: Bool) async {
    await Stage.play { stage in
      stage.timeline.recordsLayout = true
      let a = stage.controller("A")
      let b = stage.controller("B")
      b.modalPresentationStyle = .fullScreen
      stage.show(a)
      a.present(b, animated: animated)
      let turn = stage.happensThisTurn()
      #expect(turn.hasPrefix("B.load B.vdl A.wD B.wA B.iA B.wL B.dL"))
      #expect(turn.contains("B.dA") == !animated)
      if animated { #expect(stage.happensUntilSettled() == "B.dA A.dD") }
    }
  }

  @Test(arguments: [true, false])
  func `LIFE-17 LIFE-22 LIFE-23 what a pushed and popped controller can read at each step`(animated: Bool)
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let watch = Watch(a, b)
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      #expect(watch.take("A") == ["wA comes", "iA window+comes", "dA window+comes"])

      navigation.pushViewController(b, animated: animated)
      stage.settle()
      #expect(watch.take("A") == ["wD window", "dD "])
      #expect(watch.take("B") == ["wA comes", "iA window+comes", "dA window+comes"])
      #expect(place(b) == "window")

      navigation.popViewController(animated: animated)
      stage.settle()
      #expect(watch.take("B") == ["wD window+goes", "dD goes"])
      #expect(watch.take("A") == ["wA ", "iA window", "dA window"])
      #expect(place(b) == "")
    }
  }

  @Test(arguments: [true, false])
  func `LIFE-24 what a presented and dismissed controller can read at each step`(animated: Bool) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      b.modalPresentationStyle = .fullScreen
      let watch = Watch(a, b)
      stage.show(a)
      #expect(watch.take("A") == ["wA window", "iA window", "dA window"])
      var atCompletion = ""
      a.present(b, animated: animated) { atCompletion = place(b) }
      stage.settle()
      #expect(watch.take("B") == ["wA presented", "iA window+presented", "dA window+presented"])
      #expect(watch.take("A") == ["wD window", "dD "])
      #expect(atCompletion == "window")
      a.dismiss(animated: animated) { atCompletion = place(b) }
      stage.settle()
      #expect(watch.take("B") == ["wD window+dismissed", "dD dismissed"])
      #expect(watch.take("A") == ["wA ", "iA window", "dA window"])
      #expect(atCompletion == "")
    }
  }

  @Test func `LIFE-24 only the navigation controller that is presented is being presented, not its child`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let r = stage.controller("R")
      let watch = Watch(r)
      let navigation = stage.navigation("nav", r)
      stage.show(a)
      r.onEvent = { [watch] event in
        watch.seen["R.\(event)"] = place(r)
        if event == "wA" { #expect(navigation.isBeingPresented) }
        if event == "wD" { #expect(navigation.isBeingDismissed) }
      }
      a.present(navigation, animated: true)
      stage.settle()
      #expect(watch.take("R") == ["wA comes", "iA window+comes", "dA window+comes"])
      a.dismiss(animated: true)
      stage.settle()
      #expect(watch.take("R") == ["wD window", "dD "])
    }
  }

  @Test(arguments: [true, false])
  func `LIFE-18 everyone in a transition gets the same animated flag, a root gets false`(animated: Bool) async
  {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let modal = stage.controller("M")
      modal.modalPresentationStyle = .fullScreen
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      #expect(a.animatedFlags == [false, false, false])
      navigation.pushViewController(b, animated: animated)
      stage.settle()
      #expect(a.animatedFlags.suffix(2) == [animated, animated])
      #expect(b.animatedFlags == [animated, animated, animated])
      b.present(modal, animated: animated)
      stage.settle()
      b.dismiss(animated: animated)
      stage.settle()
      #expect(modal.animatedFlags == Array(repeating: animated, count: 5))
      #expect(b.animatedFlags == Array(repeating: animated, count: 8))
    }
  }

  @Test func `LIFE-22 LIFE-23 a child that is added and taken out by hand`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let c = stage.controller("C")
      let watch = Watch(c)
      stage.show(a)
      a.addChild(c)
      a.view.addSubview(c.view)
      stage.settle()
      #expect(watch.take("C") == ["wA window+comes", "iA window+comes", "dA window+comes"])
      c.didMove(toParent: a)
      #expect(place(c) == "window")
      c.willMove(toParent: nil)
      c.view.removeFromSuperview()
      #expect(watch.take("C") == ["wD window+goes", "dD goes"])
      c.removeFromParent()
      #expect(place(c) == "")
    }
  }

  @Test func `LIFE-22 a tab that is selected again does not come from a parent`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let watch = Watch(a)
      let tabs = stage.tabs("tab", a, b)
      stage.show(tabs)
      tabs.selectedIndex = 1
      stage.settle()
      _ = watch.take("A")
      tabs.selectedIndex = 0
      stage.settle()
      #expect(watch.take("A") == ["wA ", "iA window", "dA window"])
    }
  }

  @Test func `LIFE-23 the children of a popped container do not leave their own parent`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let b = stage.controller("B")
      let c = stage.controller("C")
      let watch = Watch(b, c)
      b.addChild(c)
      b.view.addSubview(c.view)
      c.didMove(toParent: b)
      let navigation = stage.navigation("nav", a, b)
      stage.show(navigation)
      _ = (watch.take("B"), watch.take("C"))
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(watch.take("B") == ["wD window+goes", "dD goes"])
      #expect(watch.take("C") == ["wD window", "dD "])
    }
  }

  @Test func `LIFE-25 a willMove without super leaves isMovingFromParent unreliable`() async {
    await Stage.play { stage in
      let b = KeepsMovesToItself()
      let navigation = stage.navigation("nav", stage.controller("A"), b)
      stage.show(navigation)
      navigation.popViewController(animated: false)
      stage.settle()
      #expect(b.wasMovingFromParent == false)
    }
  }

  @Test func `LIFE-26 the app's way to the background and back sends no appearance calls`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.show(a)
      stage.enterBackground()
      stage.settle()
      stage.enterForeground()
      #expect(stage.happensUntilSettled() == "")
    }
  }
}

private final class KeepsMovesToItself: UIViewController {
  var wasMovingFromParent: Bool?

  override func willMove(toParent parent: UIViewController?) {}

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    wasMovingFromParent = isMovingFromParent
  }
}
