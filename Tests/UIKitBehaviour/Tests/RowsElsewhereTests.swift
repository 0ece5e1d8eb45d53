import BehaviourRecorder
import Testing
import UIKit

/// Rows that other tests prove in plain places, in places that are less plain.
@MainActor
@Suite struct `Rows in other places` {
  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test(arguments: Stage.Time.allCases, [true, false])
  func
    `NAV-PUSH-03 NAV-PUSH-05 NAV-PUSH-06 NAV-POP-01 NAV-POP-02 NAV-POP-03 NAV-POP-08 a stack in a tab inside a sheet does as one in a window, whoever moves time on`(
      time: Stage.Time, animated: Bool
    ) async
  {
    await Stage.play(time) { stage in
      let a = stage.controller("A"), b = stage.controller("B")
      let navigation = stage.navigation("nav", a)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let host = stage.controller("H")
      stage.window.rootViewController = host
      stage.window.makeKeyAndVisible()
      await stage.idle()
      host.present(tabs, animated: false)
      await stage.idle()
      stage.timeline.clear()
      navigation.pushViewController(b, animated: animated)
      #expect(stage.happened() == "B.wM(nav)")
      #expect(!b.isViewLoaded && navigation.topViewController === b && b.navigationController === navigation)
      await stage.idle()
      #expect(stage.happened() == "B.load B.vdl A.wD B.wA willShow(B) B.iA A.dD B.dA B.dM(nav) didShow(B)")
      #expect(navigation.popViewController(animated: animated) === b)
      #expect(stage.happened() == "B.wM(nil)")
      await stage.idle()
      #expect(stage.happened() == "B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) didShow(A)")
      let c = stage.controller("C")
      navigation.setViewControllers([a, b, c], animated: animated)
      await stage.idle()
      stage.timeline.clear()
      #expect(navigation.popToRootViewController(animated: animated) == [b, c])
      await stage.idle()
      #expect(
        stage.happened()
          == "B.wM(nil) C.wM(nil) C.wD A.wA willShow(A) A.iA C.dD A.dA B.dM(nil) C.dM(nil) didShow(A)")
      #expect(navigation.popToRootViewController(animated: animated)?.isEmpty != false)
      #expect(navigation.popViewController(animated: animated) == nil)
      await stage.idle()
      #expect(stage.happened() == "")
    }
  }

  @Test func `NAV-INT-01 NAV-INT-02 NAV-INT-03 NAV-INT-05 a swipe back in a tab that covers the screen`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A"), b = stage.controller("B")
      let navigation = stage.navigation("nav", a, b)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      tabs.modalPresentationStyle = .fullScreen
      let host = stage.controller("H")
      stage.show(host)
      host.present(tabs, animated: true)
      stage.settle()
      stage.timeline.clear()
      var from = false
      b.onEvent = {
        if $0 == "wD" {
          from =
            b.isMovingFromParent && navigation.topViewController === a
            && navigation.transitionCoordinator?.isInteractive == true
        }
      }
      let finger = stage.swipe(navigation)
      finger?.move(to: 0.5)
      #expect(stage.happensThisTurn() == "B.wM(nil) A.load A.vdl B.wD A.wA willShow(A) A.iA")
      #expect(from && navigation.viewControllers == [a])
      finger?.cancel()
      #expect(stage.happensUntilSettled() == "A.wD A.dD B.wA B.iA B.dA")
      #expect(navigation.viewControllers == [a, b])
      let second = stage.swipe(navigation)
      stage.turn()
      second?.move(to: 0.9)
      second?.finish()
      stage.settle()
      #expect(stage.happened() == "B.wM(nil) B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) didShow(A)")
    }
  }

  @Test
  func `PRES-04 PRES-11 DISM-02 no style that leaves the presenter on screen tells a child of a container`()
    async
  {
    for style in [
      UIModalPresentationStyle.pageSheet, .formSheet, .automatic, .overFullScreen, .overCurrentContext,
      .popover,
    ] {
      for animated in [true, false] {
        await Stage.play { stage in
          let o = stage.controller("O"), a = stage.controller("A"), b = stage.controller("B")
          embed(a, in: o)
          a.definesPresentationContext = true
          stage.use(.pad, 1180, 820)
          stage.show(o)
          b.modalPresentationStyle = style
          a.present(b, animated: animated) { stage.timeline.write("done") }
          b.popoverPresentationController?.sourceView = a.view
          #expect(stage.happensUntilSettled() == "B.load B.vdl B.wA B.iA B.dA done", "\(style.rawValue)")
          #expect(b.presentingViewController === (style == .overCurrentContext ? a : o))
          b.dismiss(animated: animated) { stage.timeline.write("done") }
          #expect(stage.happensUntilSettled() == "B.wD B.dD done", "\(style.rawValue)")
        }
      }
    }
  }

  @Test
  func
    `PRES-12 PRES-13 PRES-14 PRES-15 PRES-16 DISM-03 DISM-04 DISM-05 DISM-06 a tab sees the values of the page`()
    async
  {
    for animated in [true, false] {
      await Stage.play { stage in
        let a = stage.controller("A"), b = stage.controller("B")
        stage.show(stage.tabs("tab", a))
        b.modalPresentationStyle = .fullScreen
        var seen: [String] = []
        stage.timeline.onEntry = { e in
          switch e {
          case "B.vdl": seen.append("vdl \(a.viewIfLoaded?.window != nil)")
          case "A.wD":
            seen.append(
              "A.wD \(a.isBeingDismissed) \(a.presentedViewController === b) \(a.isMovingFromParent)")
          case "B.wA":
            seen.append(
              "B.wA \(b.isBeingPresented) \(b.presentingViewController != nil) \(b.presentedViewController == nil)"
            )
          case "done": seen.append("done \(b.isBeingPresented)")
          case "B.wD": seen.append("B.wD \(b.isBeingDismissed) \(b.presentingViewController != nil)")
          case "A.wA":
            seen.append("A.wA \(a.presentedViewController === b) \(a.isBeingPresented) \(a.isMovingToParent)")
          case "B.dD":
            seen.append(
              "B.dD \(b.presentingViewController == nil) \(b.isBeingDismissed) \(a.presentedViewController == nil)"
            )
          case "gone": seen.append("gone \(b.isBeingDismissed)")
          default: break
          }
        }
        a.present(b, animated: animated) { stage.timeline.write("done") }
        #expect(a.presentedViewController === b && stage.happened() == "")
        stage.settle()
        a.dismiss(animated: animated) { stage.timeline.write("gone") }
        #expect(b.isBeingDismissed && a.presentedViewController === b)
        stage.settle()
        #expect(
          seen == [
            "vdl true", "A.wD false true false", "B.wA true true true", "done false", "B.wD true true",
            "A.wA true false false", "B.dD true true true", "gone false",
          ])
        stage.timeline.onEntry = nil
      }
    }
  }

  @Test func `SHEET-01 SHEET-02 SHEET-03 SHEET-07 DISM-17 a sheet with a stack over a split view`() async {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var should = true
      let timeline: Timeline
      init(_ timeline: Timeline) { self.timeline = timeline }
      func presentationControllerShouldDismiss(_ p: UIPresentationController) -> Bool {
        timeline.write("should"); return should
      }
      func presentationControllerWillDismiss(_ p: UIPresentationController) {
        timeline.write("will(\(p.presentedViewController.transitionCoordinator != nil))")
      }
      func presentationControllerDidDismiss(_ p: UIPresentationController) { timeline.write("did") }
      func presentationControllerDidAttemptToDismiss(_ p: UIPresentationController) {
        timeline.write("attempt")
      }
    }
    await Stage.play { stage in
      let a = stage.controller("A"), b = stage.controller("B")
      stage.use(.pad, 1180, 820)
      stage.show(stage.split(UINavigationController(rootViewController: a), UIViewController()))
      let navigation = UINavigationController(rootViewController: b)
      let delegate = Delegate(stage.timeline)
      a.present(navigation, animated: true)
      navigation.presentationController?.delegate = delegate
      stage.settle()
      stage.timeline.clear()
      delegate.should = false
      stage.swipeAway(navigation)
      #expect(stage.happensUntilSettled() == "should attempt")
      b.isModalInPresentation = true
      delegate.should = true
      stage.swipeAway(navigation)
      #expect(stage.happensUntilSettled() == "attempt")
      b.isModalInPresentation = false
      stage.swipeAway(navigation, completes: false)
      stage.settle()
      stage.timeline.clear()
      stage.swipeAway(navigation)
      #expect(stage.happensUntilSettled() == "should will(true) B.wD B.dD did")
      a.present(navigation, animated: true)
      navigation.presentationController?.delegate = delegate
      stage.settle()
      stage.timeline.clear()
      b.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "B.wD B.dD")
    }
  }

  @Test
  func
    `CONT-11 CONT-12 CONT-14 a pushed container that forwards nothing leaves its child to those who begin and end`()
    async
  {
    final class Mute: RecordingViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    await Stage.play { stage in
      let m = Mute()
      stage.timeline.name(m, "M")
      m.timeline = stage.timeline
      let c = stage.controller("C")
      embed(c, in: m)
      let navigation = UINavigationController(rootViewController: m)
      stage.show(navigation)
      c.beginAppearanceTransition(true, animated: true)
      c.endAppearanceTransition()
      #expect(stage.happensUntilSettled() == "C.wA C.iA C.dA")
      c.endAppearanceTransition()
      #expect(
        stage.said().first?.hasPrefix("Unbalanced calls to begin/end appearance transitions for") == true)
      c.beginAppearanceTransition(false, animated: false)
      #expect(stage.happened() == "C.wD")
      c.endAppearanceTransition()
      #expect(stage.happened() == "C.dD")
      navigation.pushViewController(stage.controller("B"), animated: false)
      #expect(!stage.happensUntilSettled().contains("C."))
    }
  }

  @Test
  func `NAV-MISC-01 NAV-MISC-02 NAV-MISC-06 NAV-MISC-07 NAV-MISC-13 a stack in a tab names its way back`()
    async
  {
    await Stage.play { stage in
      let a = stage.controller("A"), b = stage.controller("B"), k = stage.controller("K"),
        p = stage.controller("P")
      let navigation = stage.navigation("nav", a, b)
      let tabs = stage.tabs("tab", navigation)
      stage.show(tabs)
      embed(k, in: b)
      k.present(p, animated: true)
      stage.settle()
      #expect(
        navigation.visibleViewController === p && navigation.topViewController === b
          && p.navigationController == nil
          && k.navigationController === navigation)
      p.dismiss(animated: false)
      stage.settle()
      #expect(stage.backButtonTitle(in: navigation) == "Back")
      a.title = "T"
      #expect(stage.backButtonTitle(in: navigation) == "T")
      #expect(
        navigation.tabBarItem === a.tabBarItem && navigation.tabBarItem.title == "T"
          && navigation.title == nil)
      a.navigationItem.title = "N"
      #expect(stage.backButtonTitle(in: navigation) == "N" && a.title == "T")
      a.navigationItem.backButtonTitle = "BT"
      #expect(stage.backButtonTitle(in: navigation) == "BT")
      a.navigationItem.backBarButtonItem = UIBarButtonItem(
        title: "BB", style: .plain, target: nil, action: nil)
      #expect(stage.backButtonTitle(in: navigation) == "BB")
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "L", style: .plain, target: nil, action: nil)
      #expect(stage.backButtonTitle(in: navigation) == nil)
      b.navigationItem.leftItemsSupplementBackButton = true
      #expect(stage.backButtonTitle(in: navigation) == "BB")
      b.navigationItem.hidesBackButton = true
      #expect(stage.backButtonTitle(in: navigation) == nil)
    }
  }
}
