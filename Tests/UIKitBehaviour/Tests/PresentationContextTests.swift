import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Presentations in a context` {
  /// A container and who defines the context in it.
  enum Context: CaseIterable {
    case navigation
    case topOfNavigation
    case tabs
    case tab
    case navigationInTab
  }

  /// Shows A in a container and tells who is to present, and inside of which view.
  private func show(
    _ stage: Stage, _ context: Context, _ a: UIViewController
  ) -> (presenter: UIViewController, place: UIView) {
    switch context {
    case .navigation, .topOfNavigation:
      let navigation = stage.navigation("nav", a)
      a.definesPresentationContext = context == .topOfNavigation
      stage.show(navigation)
      return context == .navigation ? (navigation, stage.window) : (a, navigation.view)
    case .tabs, .tab:
      let tabs = stage.tabs("tab", a)
      a.definesPresentationContext = context == .tab
      tabs.definesPresentationContext = context == .tabs
      stage.show(tabs)
      return context == .tabs ? (tabs, stage.window) : (a, tabs.view)
    case .navigationInTab:
      let navigation = stage.navigation("nav", a)
      let tabs = stage.tabs("tab", navigation)
      stage.show(tabs)
      return (navigation, tabs.view)
    }
  }

  @Test(arguments: Context.allCases, [true, false])
  func `PRES-11 PRES-05 the nearest context presents, and its view alone is covered`(
    context: Context, covers: Bool
  ) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let (presenter, place) = show(stage, context, a)
      b.modalPresentationStyle = covers ? .currentContext : .overCurrentContext
      a.present(b, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.load B.vdl \(covers ? "A.wD B.wA B.iA B.dA A.dD" : "B.wA B.iA B.dA")")
      #expect(b.presentingViewController === presenter && presenter.presentedViewController === b)
      #expect(b.view.isDescendant(of: place))
      #expect((a.view.window == nil) == covers)
      #expect(b.view.bounds.size == stage.window.bounds.size)
      a.dismiss(animated: true)
      #expect(
        stage.happensUntilSettled() == (covers ? "B.wD A.wA A.iA A.dA B.dD" : "B.wD B.dD"))
      #expect(a.view.window === stage.window && b.view.window == nil)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: [true, false])
  func `PRES-11 without a context the root presents over the screen`(covers: Bool) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a)
      stage.show(tabs)
      b.modalPresentationStyle = covers ? .currentContext : .overCurrentContext
      a.present(b, animated: false)
      stage.settle()
      #expect(b.presentingViewController === tabs && !b.view.isDescendant(of: tabs.view))
      #expect((tabs.view.window == nil) == covers)
    }
  }

  @Test func `PRES-11 a child that is covered in its place leaves the tabs in reach`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a, stage.controller("C"))
      a.definesPresentationContext = true
      stage.show(tabs)
      b.modalPresentationStyle = .currentContext
      a.present(b, animated: false)
      stage.settle()
      stage.timeline.clear()
      #expect(stage.tap(tab: 1, in: tabs))
      stage.settle()
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func `TAB-20 what a child presents in its place goes and comes with its tab`(
    style: UIModalPresentationStyle
  ) async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let tabs = stage.tabs("tab", a, c)
      let covers = style == .currentContext
      a.definesPresentationContext = true
      stage.show(tabs)
      b.modalPresentationStyle = style
      a.present(b, animated: false)
      stage.settle()
      stage.timeline.clear()
      tabs.selectedIndex = 1
      #expect(
        stage.happensUntilSettled()
          == "C.load C.vdl C.wA \(covers ? "B.wD B.dD" : "B.wD A.wD A.dD B.dD") C.iA C.dA")
      #expect(b.view.window == nil && a.presentedViewController === b)
      tabs.selectedIndex = 0
      #expect(
        stage.happensUntilSettled()
          == (covers ? "B.wA C.wD C.dD B.iA B.dA" : "A.wA B.wA C.wD C.dD A.iA B.iA A.dA B.dA"))
      #expect(b.view.window === stage.window && (a.view.window == nil) == covers)
      a.dismiss(animated: false)
      #expect(
        stage.happensUntilSettled() == (covers ? "B.wD A.wA A.iA A.dA B.dD" : "B.wD B.dD"))
      #expect(a.view.window === stage.window)
      #expect(stage.said() == [])
    }
  }

  @Test func `TAB-20 an app may keep the tab with its delegate, and may dismiss behind its back`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let tabs = stage.tabs("tab", a, c)
      a.definesPresentationContext = true
      stage.show(tabs)
      b.modalPresentationStyle = .currentContext
      a.present(b, animated: false)
      stage.settle()
      stage.timeline.allowsSelection = false
      stage.timeline.clear()
      stage.tap(tab: 1, in: tabs)
      #expect(stage.happensUntilSettled() == "shouldSelect(C)")
      #expect(b.view.window === stage.window)
      tabs.selectedIndex = 1
      stage.settle()
      stage.timeline.clear()
      a.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "")
      #expect(a.presentedViewController == nil && a.view.window == nil)
      tabs.selectedIndex = 0
      #expect(stage.happensUntilSettled() == "A.wA C.wD C.dD A.iA A.dA")
      #expect(a.view.window === stage.window && c.view.window == nil)
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-11 what the top of a stack presents in its place goes and comes with the stack`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a)
      a.definesPresentationContext = true
      stage.show(navigation)
      b.modalPresentationStyle = .currentContext
      a.present(b, animated: false)
      stage.settle()
      stage.timeline.clear()
      navigation.pushViewController(c, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "C.wM(nav) C.load C.vdl B.wD C.wA willShow(C) C.iA B.dD C.dA C.dM(nav) didShow(C)")
      #expect(b.view.window == nil)
      navigation.popViewController(animated: true)
      #expect(
        stage.happensUntilSettled()
          == "C.wM(nil) C.wD B.wA willShow(A) B.iA C.dD B.dA C.dM(nil) didShow(A)")
      #expect(b.view.window === stage.window && a.view.window == nil && c.view.window == nil)
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-18 a full screen over it all takes it along`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let tabs = stage.tabs("tab", a)
      a.definesPresentationContext = true
      stage.show(tabs)
      b.modalPresentationStyle = .currentContext
      a.present(b, animated: false)
      stage.settle()
      stage.timeline.clear()
      c.modalPresentationStyle = .fullScreen
      b.present(c, animated: true)
      stage.settle()
      #expect(c.presentingViewController === b)
      #expect(stage.happened() == "C.load C.vdl B.wD C.wA C.iA C.dA B.dD")
      b.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "C.wD B.wA B.iA B.dA C.dD")
      #expect(b.view.window === stage.window)
    }
  }
}

@MainActor
@Suite struct `A presentation that runs and what it stops` {
  @Test(arguments: [true, false])
  func `16-17 MIS-01 NAV-SET-10 a presentation stops the stack from its commit to its end`(isDismissal: Bool)
    async
  {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      if isDismissal {
        a.present(b, animated: false)
        stage.settle()
        a.dismiss(animated: true)
      } else {
        a.present(b, animated: true)
      }
      let (x, y, z) = (UIViewController(), UIViewController(), UIViewController())
      navigation.pushViewController(x, animated: false)
      #expect(navigation.viewControllers == [a, x])
      stage.turn()
      #expect(stage.said() == [])
      navigation.pushViewController(y, animated: true)
      navigation.setViewControllers([a, y], animated: false)
      #expect(navigation.popViewController(animated: false) == nil)
      #expect(navigation.viewControllers == [a, x])
      let texts = stage.said().map { $0.prefix { $0 != " " } }
      #expect(
        texts == [
          "pushViewController:animated:", "setViewControllers:animated:", "popToViewController:transition:",
        ])
      stage.settle()
      navigation.pushViewController(z, animated: false)
      #expect(navigation.viewControllers == [a, x, z])
      stage.settle()
      #expect(stage.said() == [])
    }
  }

  @Test func `MIS-01 PRES-27 an animation of the app's own stops the stack until it says that it is over`()
    async
  {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      let animator = RecordingAnimator(stage.timeline)
      animator.completesByItself = false
      let choreographer = Choreographer(stage.timeline, animator)
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = choreographer
      a.present(b, animated: true)
      stage.settle()
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(navigation.viewControllers == [a] && stage.said().count == 1)
      animator.context?.completeTransition(true)
      navigation.pushViewController(UIViewController(), animated: false)
      #expect(navigation.viewControllers.count == 2 && stage.said() == [])
    }
  }
}

@MainActor
@Suite struct `The coordinator of a presentation` {
  @Test func `PRES-27 SHEET-07 everybody who takes part has it, until the blocks have run`() async throws {
    try await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      b.modalPresentationStyle = .fullScreen
      navigation.present(b, animated: true)
      for controller in [navigation, a, b] { #expect(controller.transitionCoordinator != nil) }
      let coordinator = try #require(b.transitionCoordinator)
      var told: [String] = []
      let willRun = coordinator.animate { context in
        told.append("alongside")
        #expect(context.viewController(forKey: .from) === navigation)
        #expect(context.viewController(forKey: .to) === b)
        #expect(context.view(forKey: .to) === b.view)
        #expect(context.isAnimated && !context.isInteractive && !context.isInterruptible)
        #expect(context.presentationStyle == .fullScreen && context.targetTransform == .identity)
        #expect(context.completionVelocity == 1 && context.completionCurve == .easeInOut)
        #expect(b.view.isDescendant(of: context.containerView))
      } completion: { context in
        told.append("completed")
        #expect(!context.isCancelled && context.percentComplete == 1)
        #expect(b.transitionCoordinator != nil)
      }
      #expect(willRun)
      let runsToo = coordinator.animateAlongsideTransition(in: stage.window) { _ in
        told.append("beside")
      } completion: { _ in
        told.append("beside completed")
      }
      #expect(runsToo)
      stage.turn()
      #expect(told == ["alongside", "beside"])
      let runsLate = coordinator.animate { _ in told.append("late") }
      #expect(runsLate && told.last == "late")
      stage.settle()
      #expect(told == ["alongside", "beside", "late", "completed", "beside completed"])
      for controller in [navigation, a, b] { #expect(controller.transitionCoordinator == nil) }
      let runsTooLate = coordinator.animate { _ in told.append("too late") }
      #expect(!runsTooLate && told.last == "beside completed")
    }
  }

  @Test(arguments: [true, false])
  func `NAV-PUSH-16 whoever asks on the way has blocks run at once, and hears of the end`(
    animated: Bool
  ) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      stage.show(a)
      b.modalPresentationStyle = .fullScreen
      var told: [String] = []
      @MainActor func ask(_ asked: RecordingViewController, _ from: UIViewController, _ to: UIViewController)
      {
        let coordinator = asked.transitionCoordinator
        #expect(coordinator != nil && coordinator === asked.transitionCoordinator)
        #expect(coordinator?.viewController(forKey: .from) === from)
        #expect(coordinator?.viewController(forKey: .to) === to)
        #expect(coordinator?.isAnimated == animated)
        coordinator?.animate { _ in
          told.append("alongside")
        } completion: { _ in
          told.append("completed")
        }
        told.append("asked")
      }
      stage.timeline.onEntry = { entry in
        if entry == "B.dA" { ask(b, a, b) }
        if entry == "A.dA" { ask(a, b, a) }
      }
      a.present(b, animated: animated)
      stage.settle()
      #expect(told == ["alongside", "asked", "completed"] && b.transitionCoordinator == nil)
      a.dismiss(animated: animated)
      stage.settle()
      #expect(told == ["alongside", "asked", "completed", "alongside", "asked", "completed"])
      #expect(a.transitionCoordinator == nil && b.transitionCoordinator == nil)
    }
  }

  @Test func `NAV-PUSH-16 NAV-PUSH-12 it is readable in didShow, when its blocks have run, and gone after`()
    async
  {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      var told: [String] = []
      stage.timeline.onEntry = { entry in
        guard entry == "didShow(B)" else { return }
        told.append("didShow")
        #expect(navigation.transitionCoordinator?.viewController(forKey: .from) === a)
      }
      navigation.pushViewController(b, animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in told.append("completed") }
      stage.settle()
      #expect(told == ["completed", "didShow"])
      #expect(navigation.transitionCoordinator == nil && b.transitionCoordinator == nil)
    }
  }
}
