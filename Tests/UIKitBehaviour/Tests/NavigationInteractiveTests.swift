import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Popping by a swipe from the edge` {
  private let begin = "B.wD A.wA willShow(A) A.iA"
  private let finish = "B.dD A.dA B.dM(nil) didShow(A)"

  /// A navigation controller on the screen that shows B above A, both loaded.
  private func shown(
    _ stage: Stage
  ) -> (UINavigationController, RecordingViewController, RecordingViewController) {
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let navigation = stage.navigation("nav", a, b)
    stage.show(navigation)
    a.loadViewIfNeeded()
    stage.timeline.clear()
    return (navigation, a, b)
  }

  @Test(arguments: [true, false])
  func `NAV-INT-03 a swipe whose tab goes before the turn ends moves nobody, unless it was finished`(
    _ finishes: Bool
  ) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a, b)
      let tabs = stage.tabs("tab", navigation, stage.controller("C"))
      stage.show(tabs)
      tabs.selectedIndex = 1
      let finger = stage.swipe(navigation)
      finishes ? finger?.finish() : finger?.cancel()
      stage.settle()
      #expect(navigation.viewControllers == (finishes ? [a] : [a, b]))
      #expect(b.parent === (finishes ? nil : navigation))
      #expect(!b.isMovingFromParent)
      #expect(stage.happened().contains("B.dM(nil)") == finishes)
    }
  }

  @Test func `NAV-INT-01 NAV-INT-05 a swipe that is finished is a pop`() async throws {
    try await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      let swipe = try #require(stage.swipe(navigation))
      #expect(stage.happened() == "B.wM(nil)")
      #expect(stage.happensUntilSettled() == begin)
      swipe.move(to: 0.6)
      #expect(stage.happensUntilSettled() == "")
      swipe.finish()
      #expect(stage.happened() == "")
      #expect(stage.happensUntilSettled() == finish)
      #expect(navigation.viewControllers == [a])
      #expect(b.parent == nil && b.view.window == nil)
      #expect(b.animatedFlags.suffix(2) == [true, true])
      #expect(a.animatedFlags == [true, true, true])
    }
  }

  @Test func `16-13 NAV-INT-02 NAV-PUSH-16 the values while the finger moves`() async throws {
    try await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      var isMoving = false
      b.onEvent = { if $0 == "wD" { isMoving = b.isMovingFromParent } }
      let swipe = try #require(stage.swipe(navigation))
      stage.settle()
      #expect(isMoving)
      #expect(navigation.viewControllers == [a])
      #expect(navigation.topViewController === a)
      let coordinator = try #require(navigation.transitionCoordinator)
      #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
      swipe.move(to: 0.4)
      #expect(coordinator.percentComplete == 0.4)
      swipe.finish()
      #expect(!coordinator.isInteractive && coordinator.initiallyInteractive)
      stage.settle()
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  @Test func `NAV-INT-03 NAV-INT-04 a swipe that is given up brings everything back`() async throws {
    try await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      let swipe = try #require(stage.swipe(navigation))
      stage.turn()
      swipe.move(to: 0.3)
      stage.timeline.clear()
      b.onEvent = { event in
        #expect(!b.isMovingToParent)
        #expect(!b.isMovingFromParent)
        #expect(event != "dM(nil)")
      }
      swipe.cancel()
      #expect(stage.happensUntilSettled() == "A.wD A.dD B.wA B.iA B.dA")
      #expect(navigation.viewControllers == [a, b])
      #expect(navigation.children == [a, b])
      #expect(navigation.navigationBar.items == [a.navigationItem, b.navigationItem])
      #expect(b.parent === navigation)
      #expect(b.view.window === stage.window && a.view.window == nil)
      #expect(stage.complaints.isEmpty)
      b.onEvent = nil
      navigation.popViewController(animated: true)
      #expect(stage.happensUntilSettled() == "B.wM(nil) \(begin) \(finish)")
    }
  }

  @Test(arguments: [true, false])
  func `NAV-INT-06 the coordinator tells how the swipe ended, then completes`(cancelled: Bool) async throws {
    try await Stage.play { stage in
      let (navigation, _, _) = shown(stage)
      let swipe = try #require(stage.swipe(navigation))
      stage.turn()
      var told: [String] = []
      navigation.transitionCoordinator?.notifyWhenInteractionChanges {
        told.append("changed \($0.isCancelled)")
      }
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        told.append("completed \($0.isCancelled)")
      }
      if cancelled { swipe.cancel() } else { swipe.finish() }
      #expect(told == ["changed \(cancelled)"])
      stage.settle()
      #expect(told == ["changed \(cancelled)", "completed \(cancelled)"])
    }
  }

  @Test(arguments: [true, false])
  func `NAV-INT-07 after a swipe that was given up only didShow and didMove have told the truth`(
    cancelled: Bool
  ) async throws {
    try await Stage.play { stage in
      let (navigation, _, _) = shown(stage)
      var entries: [String] = []
      stage.timeline.onEntry = { entries.append($0) }
      let swipe = try #require(stage.swipe(navigation))
      stage.turn()
      if cancelled { swipe.cancel() } else { swipe.finish() }
      stage.settle()
      #expect(entries.filter { $0 == "willShow(A)" }.count == 1)
      #expect(entries.contains("B.wD"))
      #expect(entries.contains("didShow(A)") == !cancelled)
      #expect(entries.contains("B.dM(nil)") == !cancelled)
    }
  }

  @Test(arguments: [true, false])
  func `NAV-INT-01 a swipe that ends before the turn does is carried out all the same`(
    cancelled: Bool
  ) async throws {
    try await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      let swipe = try #require(stage.swipe(navigation))
      if cancelled { swipe.cancel() } else { swipe.finish() }
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nil) \(begin) " + (cancelled ? "A.wD A.dD B.wA B.iA B.dA" : finish))
      #expect(navigation.viewControllers == (cancelled ? [a, b] : [a]))
      swipe.cancel()
      swipe.finish()
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test func `MIS-01 NAV-SET-10 calls while a finger moves the stack are dropped with a line in the log`()
    async throws
  {
    try await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      let swipe = try #require(stage.swipe(navigation))
      stage.turn()
      navigation.pushViewController(stage.controller("C"), animated: true)
      navigation.setViewControllers([], animated: false)
      #expect(
        stage.complaints.map { $0.prefix { $0 != " " } } == [
          "pushViewController:animated:", "setViewControllers:animated:",
        ])
      swipe.cancel()
      stage.settle()
      #expect(navigation.viewControllers == [a, b])
    }
  }

  @Test
  func `NAV-PUSH-17 the gesture begins only above the root, when nothing moves and the back button shows`()
    async throws
  {
    try await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      b.navigationItem.hidesBackButton = true
      #expect(stage.swipe(navigation) == nil)
      b.navigationItem.hidesBackButton = false
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "X", style: .plain, target: nil, action: nil)
      #expect(stage.swipe(navigation) == nil)
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      navigation.interactivePopGestureRecognizer?.delegate = nil
      #expect(stage.swipe(navigation) == nil)
      navigation.interactivePopGestureRecognizer?.isEnabled = true
      let swipe = try #require(stage.swipe(navigation))
      #expect(stage.swipe(navigation) == nil)
      swipe.finish()
      stage.settle()
      #expect(navigation.viewControllers == [a])
      #expect(stage.swipe(navigation) == nil)
      navigation.pushViewController(b, animated: true)
      stage.turn()
      #expect(stage.swipe(navigation) == nil)
    }
  }

  @Test func `NAV-INT-03 a screen that goes away under the finger gives the swipe up`() async throws {
    try await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      let swipe = try #require(stage.swipe(navigation))
      stage.turn()
      stage.timeline.clear()
      stage.window.rootViewController = stage.controller("R")
      #expect(stage.happened() == "A.wD B.dD A.dD R.load R.vdl")
      #expect(navigation.viewControllers == [a, b])
      swipe.finish()
      stage.settle()
      #expect(navigation.viewControllers == [a, b])
    }
  }

  @Test(arguments: [true, false])
  func `NAV-POP-13 a hundred swipes leave nothing behind`(cancelled: Bool) async throws {
    try await Stage.play { stage in
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.show(navigation)
      for _ in 0..<100 {
        weak var watched: UIViewController?
        do {
          let controller = UIViewController()
          watched = controller
          navigation.pushViewController(controller, animated: false)
        }
        stage.settle()
        let swipe = try #require(stage.swipe(navigation))
        stage.turn()
        if cancelled {
          swipe.cancel()
          stage.settle()
          navigation.popViewController(animated: false)
        } else {
          swipe.finish()
        }
        stage.settle()
        #expect(watched == nil)
      }
    }
  }
}

@MainActor
@Suite struct `The menu behind the back button` {
  @Test func `NAV-POP-12 it lists the screens below, and choosing one pops to it at once`() async {
    await Stage.play { stage in
      let stack = ["Root", "Middle", "Upper", "Top"].map { name in
        let controller = stage.controller(name)
        controller.title = name
        return controller
      }
      let navigation = stage.navigation("nav")
      navigation.viewControllers = stack
      stage.show(navigation)
      stack[1].loadViewIfNeeded()
      stage.timeline.clear()
      #expect(stage.backMenuTitles(in: navigation) == ["Upper", "Middle", "Root"])
      #expect(!stage.chooseBackMenuItem(3, in: navigation))
      #expect(stage.chooseBackMenuItem(1, in: navigation))
      #expect(
        stage.happensUntilSettled()
          == "Upper.wM(nil) Top.wM(nil) Top.wD Middle.wA willShow(Middle) Middle.iA Top.dD Middle.dA "
          + "Upper.dM(nil) Top.dM(nil) didShow(Middle)")
      #expect(stage.chooseBackMenuItem(0, in: navigation))
      stage.settle()
      #expect(stage.backMenuTitles(in: navigation) == [])
    }
  }
}
