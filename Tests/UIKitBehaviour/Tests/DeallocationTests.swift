import BehaviourRecorder
import Foundation
import Testing
import UIKit

/// When what leaves is freed: not in the call, not while it is on its way, but with the end of that.
@MainActor
@Suite struct `When controllers are freed` {
  /// A way to leave.
  enum Way: String, CaseIterable, Sendable {
    case pop, popTo, popToRoot, set, edgeSwipe, dismiss, dismissSheet, dismissFromPresenter, swipeAway, tabs,
      root,
      page, removed
  }

  /// What is on the stage, and who goes.
  @MainActor
  private final class Scene {
    weak var leaving: UIViewController?
    var leave: () -> Void = {}
  }

  private func prepare(_ way: Way, animated: Bool, on stage: Stage) -> Scene {
    let scene = Scene()
    let leaving = UIViewController()
    scene.leaving = leaving
    let root = UIViewController()
    switch way {
    case .pop, .popTo, .popToRoot, .set, .edgeSwipe:
      let navigation = UINavigationController(rootViewController: root)
      navigation.pushViewController(leaving, animated: false)
      stage.show(navigation)
      scene.leave = {
        switch way {
        case .pop: navigation.popViewController(animated: animated)
        case .popTo: navigation.popToViewController(root, animated: animated)
        case .popToRoot: navigation.popToRootViewController(animated: animated)
        case .set: navigation.setViewControllers([root, UIViewController()], animated: animated)
        default: stage.swipe(navigation)?.finish()
        }
      }
    case .dismiss, .dismissSheet, .dismissFromPresenter, .swipeAway:
      leaving.modalPresentationStyle =
        way == .dismiss || way == .dismissFromPresenter ? .fullScreen : .pageSheet
      stage.show(root)
      root.present(leaving, animated: false)
      stage.settle()
      scene.leave = { [weak leaving] in
        switch way {
        case .swipeAway: if let leaving { stage.swipeAway(leaving) }
        case .dismissFromPresenter: root.dismiss(animated: animated)
        default: leaving?.dismiss(animated: animated)
        }
      }
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [leaving]
      stage.show(tabs)
      scene.leave = { tabs.setViewControllers([UIViewController()], animated: animated) }
    case .root:
      stage.show(leaving)
      scene.leave = { stage.window.rootViewController = UIViewController() }
    case .page:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([leaving], direction: .forward, animated: false)
      stage.show(pages)
      scene.leave = {
        pages.setViewControllers([UIViewController()], direction: .forward, animated: animated)
      }
    case .removed:
      root.addChild(leaving)
      root.view.addSubview(leaving.view)
      leaving.didMove(toParent: root)
      stage.show(root)
      scene.leave = { [weak leaving] in
        leaving?.willMove(toParent: nil)
        leaving?.view.removeFromSuperview()
        leaving?.removeFromParent()
      }
    }
    return scene
  }

  @Test(arguments: Way.allCases, [true, false])
  func `NAV-POP-13 PRES-25 TAB-13 BOOT-10 CONT-02 what leaves lives until it has left, and no longer`(
    way: Way, animated: Bool
  ) async {
    await Stage.play { stage in
      let scene = prepare(way, animated: animated, on: stage)
      #expect(scene.leaving != nil)
      scene.leave()
      // What UIKit does at once is over with the call.
      let isAtOnce = way == .root || way == .removed
      if !isAtOnce { #expect(scene.leaving != nil, "T0") }
      stage.turn()
      let takesTime =
        way == .edgeSwipe || way == .swipeAway || (animated && way != .tabs && !isAtOnce)
      #expect((scene.leaving != nil) == takesTime, "T1")
      stage.settle()
      #expect(scene.leaving == nil, "T2")
    }
  }

  @Test(arguments: Stage.Time.allCases, Way.allCases)
  func `NAV-POP-13 UNW-22 in every time nothing is left of what left`(time: Stage.Time, way: Way) async {
    await Stage.play(time) { stage in
      let scene = prepare(way, animated: true, on: stage)
      await stage.idle()
      scene.leave()
      await stage.idle()
      #expect(scene.leaving == nil)
    }
  }

  @Test func `UNW-22 what an unwind leaves behind is freed when the screen is back`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
      let home = try #require(navigation.topViewController as? StoryScreen)
      stage.show(navigation)
      weak var second: StoryScreen?
      weak var third: StoryScreen?
      do {
        home.performSegue(withIdentifier: "next", sender: nil)
        stage.settle()
        second = navigation.topViewController as? StoryScreen
        second?.performSegue(withIdentifier: "next", sender: nil)
        stage.settle()
        third = navigation.topViewController as? StoryScreen
        home.segues = []
        second?.segues = []
      }
      third?.performSegue(withIdentifier: "home", sender: nil)
      third?.segues = []
      (home as? ReturnScreen)?.forgetReturns()
      stage.turn()
      #expect(third != nil)
      stage.settle()
      #expect(second == nil && third == nil)
    }
  }
}
