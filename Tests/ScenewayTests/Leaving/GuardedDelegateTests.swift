import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Delegates of the app beside guards` {
  final class Delegate: NSObject, UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate,
    UIGestureRecognizerDelegate
  {
    var allows = true
    private(set) var heard: [String] = []

    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
      heard.append("shouldSelect")
      return allows
    }

    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      heard.append("didSelect")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      heard.append("shouldDismiss")
      return allows
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("didAttempt")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("didDismiss")
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      heard.append("shouldBegin")
      return allows
    }
  }

  @Test(arguments: [true, false])
  func `Pain 5: a tab bar's delegate goes on answering, hears the choice once and is back after the guard`(
    _ allows: Bool
  ) async {
    await FlowStage.play { stage in
      let tabs = UITabBarController()
      let screen = GuardedScreen()
      tabs.viewControllers = [screen, Screen("other")]
      let delegate = Delegate()
      delegate.allows = allows
      tabs.delegate = delegate
      let navigator = stage.navigator(tabs)
      stage.settle()
      tabs.tapTab(at: 1)
      await stage.settle(until: { !allows || tabs.selectedIndex == 1 })
      stage.settle()
      #expect(delegate.heard == (allows ? ["shouldSelect", "didSelect"] : ["shouldSelect"]))
      #expect(screen.reasons == (allows ? [.tabTap] : []))
      if allows { #expect(tabs.delegate === delegate) }
      #expect(navigator.isIdle)
    }
  }

  @Test(arguments: [true, false])
  func `Pain 5: a sheet's delegate goes on answering and hears that a person dismissed it`(_ allows: Bool)
    async
  {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let sheet = GuardedScreen()
      let delegate = Delegate()
      delegate.allows = allows
      sheet.modalPresentationStyle = .pageSheet
      sheet.presentationController?.delegate = delegate
      navigator.present(sheet)
      stage.settle()
      sheet.letsGo = false
      sheet.swipeToDismiss()
      await stage.settle(until: { !allows || !sheet.reasons.isEmpty })
      #expect(delegate.heard == (allows ? ["shouldDismiss"] : ["shouldDismiss", "didAttempt"]))
      sheet.letsGo = true
      await stage.settle(until: { navigator.isIdle })
      sheet.swipeToDismiss()
      await stage.settle(until: { !allows || stage.presented.isEmpty })
      stage.settle()
      #expect(
        delegate.heard.suffix(2)
          == (allows ? ["shouldDismiss", "didDismiss"] : ["shouldDismiss", "didAttempt"]))
    }
  }

  @Test func `Pain 5: a delegate that the app sets while a guard is there is stood in for as well`() async {
    await FlowStage.play { stage in
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: Screen("A"))
      let screen = GuardedScreen()
      stack.pushViewController(screen, animated: false)
      tabs.viewControllers = [stack, Screen("other")]
      _ = stage.navigator(tabs)
      stage.settle()
      let delegate = Delegate()
      tabs.delegate = delegate
      stack.interactivePopGestureRecognizer?.delegate = delegate
      stack.pushViewController(Screen("C"), animated: false)
      stage.settle()
      stack.popViewController(animated: false)
      stage.settle()
      screen.letsGo = false
      tabs.tapTab(at: 1)
      #expect(stack.beginInteractivePop() == nil)
      await stage.settle(until: { screen.reasons.count == 2 })
      #expect(Set(screen.reasons) == [.tabTap, .edgeSwipe])
      #expect(delegate.heard == ["shouldSelect", "shouldBegin"])
      stack.popViewController(animated: true)
      stage.settle()
      #expect(tabs.delegate === delegate)
    }
  }
}
