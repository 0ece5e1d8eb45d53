import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// What a change of a stack costs does not grow with its depth.
@Suite @MainActor
struct StackChangeTests {
  @Test(arguments: [false, true])
  func `a push and a pop change a deep stack in place`(animated: Bool) {
    onScreen(depth: 100) { navigation in
      // The first push makes room.
      navigation.pushViewController(UIViewController(), animated: animated)
      settle()
      let (stack, children) = (place(of: navigation.stack), place(of: navigation.storedChildren))
      for _ in 0..<3 {
        navigation.popViewController(animated: animated)
        settle()
        navigation.pushViewController(UIViewController(), animated: animated)
        settle()
      }
      #expect(place(of: navigation.stack) == stack)
      #expect(place(of: navigation.storedChildren) == children)
      #expect(navigation.children == navigation.viewControllers)
      #expect(navigation.navigationBar.items?.count == 101)
    }
  }

  @Test func `a list of the stack that somebody holds stays as it was`() {
    onScreen(depth: 3) { navigation in
      let before = navigation.viewControllers
      navigation.popViewController(animated: false)
      navigation.pushViewController(UIViewController(), animated: false)
      settle()
      #expect(before.count == 3)
      #expect(Array(before.dropLast()) == Array(navigation.viewControllers.dropLast()))
      #expect(before.last !== navigation.topViewController)
    }
  }

  @Test func `a transition knows the stack of before, whatever joins it`() {
    onScreen(depth: 2) { navigation in
      let before = navigation.viewControllers
      navigation.popViewController(animated: true)
      #expect(navigation.transition?.stackBefore == before)
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.pushViewController(UIViewController(), animated: true)
      #expect(navigation.transition?.stackBefore == before)
      navigation.popToRootViewController(animated: true)
      #expect(navigation.transition?.stackBefore == before)
      navigation.topViewController?.removeFromParent()
      // Who was taken away by hand does not come back with the others.
      #expect(navigation.transition?.stackBefore == [before[1]])
    }
  }

  @Test func `a pop that comes back in the same turn leaves the stack as it was`() {
    onScreen(depth: 3) { navigation in
      let before = navigation.viewControllers
      guard let top = navigation.popViewController(animated: false) else {
        Issue.record("nothing was popped")
        return
      }
      navigation.pushViewController(top, animated: false)
      settle()
      #expect(navigation.viewControllers == before)
      #expect(navigation.children == before)
      #expect(top.parent === navigation)
    }
  }

  @Test func `no screen is asked about the bottom where nothing is there to hide`() {
    onScreen(depth: 1) { navigation in
      let screen = AskedController()
      navigation.pushViewController(screen, animated: false)
      navigation.pushViewController(UIViewController(), animated: false)
      settle()
      #expect(screen.questions == 0)
      navigation.isToolbarHidden = false
      #expect(!navigation.showsToolbar)
      navigation.popToRootViewController(animated: false)
      #expect(navigation.showsToolbar)
    }
  }

  private func onScreen(depth: Int, _ body: @MainActor (UINavigationController) -> Void) {
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.viewControllers = (0..<depth).map { _ in UIViewController() }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      settle()
      body(navigation)
      settle()
      withExtendedLifetime(window) {}
    }
  }

  private func settle() { HeadlessEnvironment.current.clock.runUntilIdle() }

  /// Where a list lies in memory; another place means that it was copied.
  private func place(of list: [UIViewController]) -> UnsafeRawPointer? {
    list.withUnsafeBytes { $0.baseAddress }
  }
}

/// Counts how often it is asked whether it hides what is at the bottom, which it does.
private final class AskedController: UIViewController {
  private(set) var questions = 0

  override var hidesBottomBarWhenPushed: Bool {
    get {
      questions += 1
      return true
    }
    set {}
  }
}
