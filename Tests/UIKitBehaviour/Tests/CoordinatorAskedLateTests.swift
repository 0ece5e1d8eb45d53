import BehaviourRecorder
import Testing
import UIKit

/// A coordinator is the same whether somebody asked for it at the start of a transition or at the end.
@MainActor
@Suite struct `A coordinator that nobody asked for before` {
  @Test(arguments: [true, false], [0, 1, 2])
  func `NAV-PUSH-16 runs at once what is to go along with a transition that has begun`(
    pushes: Bool, asking: Int
  ) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = UINavigationController(rootViewController: a)
      if !pushes { navigation.pushViewController(b, animated: false) }
      stage.show(navigation)
      if pushes {
        navigation.pushViewController(b, animated: true)
      } else {
        navigation.popViewController(animated: true)
      }
      stage.turn()
      var told: [String] = []
      let coordinator = [navigation, a, b][asking].transitionCoordinator
      coordinator?.animate { context in
        told.append("along")
        #expect(context.viewController(forKey: .from) === (pushes ? a : b))
      } completion: { context in
        told.append("completed")
        #expect(!context.isCancelled)
      }
      #expect(told == ["along"])
      for controller in [navigation, a, b] { #expect(controller.transitionCoordinator === coordinator) }
      stage.settle()
      #expect(told == ["along", "completed"])
      for controller in [navigation, a, b] { #expect(controller.transitionCoordinator == nil) }
    }
  }

  @Test(arguments: [true, false])
  func `NAV-PUSH-16 a popped controller finds it in the last calls that it hears`(animated: Bool) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = UINavigationController(rootViewController: a)
      navigation.pushViewController(b, animated: false)
      stage.show(navigation)
      var heard: [String] = []
      b.onEvent = { event in
        guard event == "dD" || event.hasPrefix("dM") else { return }
        heard.append(event)
        #expect(b.parent == nil)
        #expect((b.transitionCoordinator != nil) == animated)
        #expect(b.transitionCoordinator?.viewController(forKey: .to) === (animated ? a : nil))
      }
      navigation.popViewController(animated: animated)
      stage.settle()
      #expect(heard.count == 2)
      #expect(b.transitionCoordinator == nil && navigation.transitionCoordinator == nil)
    }
  }

  @Test func `NAV-PUSH-12 a delegate finds it in didShow, and that of a push made there in its stead`() async
  {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      var looks = 0
      stage.timeline.onEntry = { entry in
        guard entry == "didShow(B)" else { return }
        looks += 1
        #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === b)
        navigation.pushViewController(c, animated: true)
        #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === c)
      }
      navigation.pushViewController(b, animated: true)
      stage.settle()
      #expect(looks == 1 && navigation.topViewController === c)
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  @Test func `NAV-PUSH-16 nobody keeps a transition whose navigation controller goes before it began`() async
  {
    await Stage.play { stage in
      weak var pushed: UIViewController?
      do {
        let navigation = UINavigationController(rootViewController: stage.controller("A"))
        let controller = UIViewController()
        pushed = controller
        navigation.pushViewController(controller, animated: true)
        #expect(navigation.topViewController === controller)
      }
      stage.settle()
      #expect(pushed == nil)
    }
  }
}
