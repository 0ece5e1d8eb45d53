import BehaviourRecorder
import Testing
import UIKit

/// Watches objects without keeping them.
@MainActor
private final class Watch {
  private struct Entry { weak var object: AnyObject? }
  private var entries: [Entry] = []

  func watch<Object: AnyObject>(_ object: Object) -> Object {
    entries.append(Entry(object: object))
    return object
  }

  var count: Int { entries.count }
  var alive: Int { entries.count { $0.object != nil } }
}

@MainActor
@Suite struct `Controllers that left are freed` {
  @Test(arguments: [true, false])
  func `NAV-POP-13 a thousand pushes and pops leave nothing behind`(animated: Bool) async {
    await Stage.play { stage in
      let watch = Watch()
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      for _ in 0..<1_000 {
        navigation.pushViewController(watch.watch(UIViewController()), animated: animated)
        stage.settle()
        navigation.popViewController(animated: animated)
        stage.settle()
      }
      #expect(watch.count == 1_000)
      #expect(watch.alive == 0)
    }
  }

  @Test func `NAV-POP-13 what was pushed over and popped under in many ways is freed`() async {
    await Stage.play { stage in
      let watch = Watch()
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      for round in 0..<100 {
        for _ in 0..<3 {
          navigation.pushViewController(watch.watch(UIViewController()), animated: round.isMultiple(of: 2))
        }
        if round.isMultiple(of: 3) { stage.turn() }
        navigation.popToRootViewController(animated: round.isMultiple(of: 5))
        navigation.setViewControllers(
          navigation.viewControllers.prefix(1) + [watch.watch(UIViewController())], animated: true)
        stage.settle()
        navigation.popToRootViewController(animated: false)
        stage.settle()
      }
      #expect(watch.alive == 0)
    }
  }

  @Test func `NAV-POP-14 a controller popped while its tab is not selected is freed at once`() async {
    await Stage.play { stage in
      let watch = Watch()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      stage.show(tabs)
      navigation.pushViewController(watch.watch(UIViewController()), animated: false)
      stage.settle()
      tabs.selectedIndex = 1
      stage.settle()
      navigation.popViewController(animated: false)
      #expect(watch.alive == 0)
    }
  }

  @Test(arguments: [true, false])
  func `TAB-12 tabs that were replaced are freed`(isVisible: Bool) async {
    await Stage.play { stage in
      let watch = Watch()
      let tabs = UITabBarController()
      stage.show(tabs)
      for _ in 0..<100 {
        tabs.viewControllers = [watch.watch(UIViewController()), watch.watch(UIViewController())]
        stage.settle()
        tabs.selectedIndex = 1
        stage.settle()
        if !isVisible { stage.window.rootViewController = UIViewController() }
        tabs.viewControllers = nil
        if isVisible { stage.settle() }
        #expect(watch.alive == 0)
        if !isVisible { stage.window.rootViewController = tabs }
      }
    }
  }

  @Test func `NAV-POP-13 a presented stack is freed with all it holds`() async {
    await Stage.play { stage in
      let watch = Watch()
      let root = UIViewController()
      stage.show(root)
      for round in 0..<100 {
        do {
          let navigation = watch.watch(
            UINavigationController(rootViewController: watch.watch(UIViewController())))
          navigation.modalPresentationStyle = round.isMultiple(of: 2) ? .fullScreen : .pageSheet
          root.present(navigation, animated: true)
          stage.settle()
          navigation.pushViewController(watch.watch(UIViewController()), animated: true)
          if round.isMultiple(of: 3) { stage.settle() } else { stage.turn() }
        }
        root.dismiss(animated: true)
        stage.settle()
      }
      #expect(watch.count == 300)
      #expect(watch.alive == 0)
    }
  }

  @Test func `BOOT-10 roots that were replaced in the middle of a push are freed`() async {
    await Stage.play { stage in
      let watch = Watch()
      for round in 0..<100 {
        do {
          let navigation = watch.watch(
            UINavigationController(rootViewController: watch.watch(UIViewController())))
          stage.window.rootViewController = navigation
          stage.window.makeKeyAndVisible()
          if round.isMultiple(of: 2) { stage.settle() }
          navigation.pushViewController(watch.watch(UIViewController()), animated: true)
          if round.isMultiple(of: 3) { stage.turn() }
        }
        stage.window.rootViewController = nil
        stage.settle()
      }
      #expect(watch.count == 300)
      #expect(watch.alive == 0)
    }
  }
}
