import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Animations of a navigation controller's delegate` {
  private struct Cast {
    let navigation: UINavigationController
    let a: RecordingViewController
    let b: RecordingViewController
    let animator: RecordingAnimator
    let choreographer: Choreographer
  }

  private func cast(_ stage: Stage, shows count: Int = 1) -> Cast {
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let navigation = stage.navigation("nav")
    navigation.viewControllers = Array([a, b].prefix(count))
    let animator = RecordingAnimator(stage.timeline)
    let choreographer = Choreographer(stage.timeline, animator)
    navigation.delegate = choreographer
    stage.show(navigation)
    return Cast(navigation: navigation, a: a, b: b, animator: animator, choreographer: choreographer)
  }

  @Test func `NAV-PUSH-18 NAV-PUSH-03 the animation puts B in its place and says when it is there`() async {
    await Stage.play { stage in
      let cast = cast(stage)
      cast.navigation.pushViewController(cast.b, animated: true)
      #expect(stage.happened() == "B.wM(nav)")
      #expect(
        stage.happensThisTurn()
          == "B.load B.vdl push(A,B) interaction? A.wD B.wA willShow(B) animate B.iA")
      #expect(stage.happensUntilSettled() == "A.dD B.dA B.dM(nav) didShow(B) ended(true)")
      #expect(cast.a.view.window == nil && cast.b.view.window === stage.window)
      cast.navigation.popViewController(animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nil) pop(B,A) interaction? B.wD A.wA willShow(A) animate A.iA "
          + "B.dD A.dA B.dM(nil) didShow(A) ended(true)")
      #expect(stage.said() == [])
    }
  }

  @Test func `NAV-PUSH-18 an animation that is held while its screen goes ends, and keeps nobody`() async {
    await Stage.play { stage in
      var references: [WeakReference] = []
      do {
        let cast = cast(stage)
        references = [cast.navigation, cast.a, cast.b, cast.animator].map { WeakReference(object: $0) }
        cast.choreographer.interactor = UIPercentDrivenInteractiveTransition()
        cast.navigation.pushViewController(cast.b, animated: true)
        stage.turn()
        stage.timeline.clear()
        stage.window.rootViewController = stage.controller("C")
        #expect(stage.happened().contains("ended(false)"))
        #expect(cast.navigation.viewControllers == [cast.a])
        stage.settle()
      }
      #expect(references.allSatisfy { $0.object == nil })
    }
  }

  @Test
  func `NAV-INT-03 a controller that came and left within the turn goes for good where that is given up`()
    async
  {
    await Stage.play { stage in
      let cast = cast(stage)
      cast.animator.completesByItself = false
      let passing = stage.controller("P")
      cast.navigation.setViewControllers([cast.a, passing], animated: false)
      cast.navigation.setViewControllers([cast.b], animated: true)
      stage.turn()
      stage.timeline.clear()
      cast.animator.context?.completeTransition(false)
      #expect(stage.happened().contains("P.dM(nil)"))
      #expect(cast.navigation.viewControllers == [cast.a] && passing.parent == nil)
    }
  }

  @Test func `NAV-PUSH-11 a push has its own coordinator while something is presented over its stack`() async
  {
    await Stage.play { stage in
      let cast = cast(stage)
      var ends: [UIViewController?] = []
      cast.b.onEvent = { event in
        guard event == "wA" else { return }
        let coordinator = cast.navigation.transitionCoordinator
        ends = [coordinator?.viewController(forKey: .from), coordinator?.viewController(forKey: .to)]
      }
      cast.navigation.present(stage.controller("S"), animated: true)
      cast.navigation.pushViewController(cast.b, animated: true)
      stage.settle()
      #expect(ends == [cast.a, cast.b])
      #expect(cast.navigation.transitionCoordinator == nil)
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func `NAV-PUSH-18 the order is the same whoever moves time on`(time: Stage.Time) async {
    await Stage.play(time) { stage in
      let cast = cast(stage)
      await stage.idle()
      stage.timeline.clear()
      cast.animator.duration = 0.05
      cast.navigation.pushViewController(cast.b, animated: true)
      await stage.idle()
      #expect(
        stage.happened()
          == "B.wM(nav) B.load B.vdl push(A,B) interaction? A.wD B.wA willShow(B) animate B.iA "
          + "A.dD B.dA B.dM(nav) didShow(B) ended(true)")
    }
  }

  @Test func `NAV-PUSH-18 without animation nobody is asked`() async {
    await Stage.play { stage in
      let cast = cast(stage)
      cast.navigation.pushViewController(cast.b, animated: false)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nav) B.load B.vdl A.wD B.wA willShow(B) B.iA A.dD B.dA B.dM(nav) didShow(B)")
      UIView.setAnimationsEnabled(false)
      cast.navigation.popViewController(animated: true)
      #expect(
        stage.happensUntilSettled() == "B.wM(nil) B.wD A.wA willShow(A) A.iA B.dD A.dA B.dM(nil) didShow(A)")
    }
  }

  @Test func `NAV-PUSH-18 without an animation nobody asks what moves it`() async {
    await Stage.play { stage in
      let cast = cast(stage)
      cast.choreographer.animator = nil
      cast.navigation.pushViewController(cast.b, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nav) B.load B.vdl push(A,B) A.wD B.wA willShow(B) B.iA A.dD B.dA B.dM(nav) didShow(B)")
    }
  }

  @Test func `NAV-PUSH-18 NAV-PUSH-16 what the animation is told`() async {
    await Stage.play { stage in
      let cast = cast(stage)
      var looked = false
      cast.animator.onAnimate = { context in
        looked = true
        #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
        #expect(context.presentationStyle == .none)
        #expect(context.targetTransform == .identity)
        #expect(context.viewController(forKey: .from) === cast.a)
        #expect(context.viewController(forKey: .to) === cast.b)
        #expect(context.view(forKey: .from) === cast.a.view)
        #expect(context.view(forKey: .to) === cast.b.view)
        #expect(cast.a.view.isDescendant(of: context.containerView) && cast.b.view.superview == nil)
        #expect(context.initialFrame(for: cast.a) == context.containerView.bounds)
        #expect(context.finalFrame(for: cast.b) == context.containerView.bounds)
        #expect(context.initialFrame(for: cast.b) == .zero && context.finalFrame(for: cast.a) == .zero)
        for controller in [cast.navigation, cast.a, cast.b] {
          #expect(controller.transitionCoordinator?.transitionDuration == 0.4)
        }
        #expect(cast.navigation.transitionCoordinator?.containerView === context.containerView)
      }
      cast.navigation.pushViewController(cast.b, animated: true)
      stage.settle()
      #expect(looked)
      #expect(cast.navigation.transitionCoordinator == nil)
    }
  }

  @Test func `NAV-PUSH-18 an animation that never says that it is over leaves the transition running`() async
  {
    await Stage.play { stage in
      let cast = cast(stage)
      cast.animator.completesByItself = false
      cast.navigation.pushViewController(cast.b, animated: true)
      #expect(stage.happensUntilSettled().hasSuffix("animate B.iA"))
      #expect(cast.b.transitionCoordinator != nil)
      cast.navigation.popViewController(animated: true)
      #expect(stage.happensUntilSettled() == "")
      #expect(cast.navigation.viewControllers == [cast.a, cast.b])
      let context = cast.animator.context
      context?.completeTransition(true)
      #expect(stage.happened() == "A.dD B.dA B.dM(nav) didShow(B) B.wM(nil) ended(true)")
      cast.animator.completesByItself = true
      context?.completeTransition(true)
      context?.completeTransition(false)
      #expect(stage.happensUntilSettled().hasSuffix("B.dD A.dA B.dM(nil) didShow(A) ended(true)"))
      #expect(cast.navigation.viewControllers == [cast.a])
    }
  }

  @Test func `NAV-PUSH-18 an animation may be over in the moment it begins`() async {
    await Stage.play { stage in
      let cast = cast(stage)
      cast.animator.duration = 0
      cast.navigation.pushViewController(cast.b, animated: true)
      cast.navigation.transitionCoordinator?.animate { _ in
        stage.timeline.write("alongside")
      } completion: { _ in
        stage.timeline.write("completed")
      }
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nav) B.load B.vdl push(A,B) interaction? A.wD B.wA willShow(B) animate B.iA alongside "
          + "A.dD B.dA B.dM(nav) completed didShow(B) ended(true)")
    }
  }

  @Test(arguments: [1, 2])
  func `NAV-INT-03 NAV-PUSH-18 an animation that is not completed brings the old stack back`(count: Int) async
  {
    await Stage.play { stage in
      let cast = cast(stage, shows: count)
      cast.animator.completesByItself = false
      if count == 1 {
        cast.navigation.pushViewController(cast.b, animated: true)
      } else {
        cast.navigation.popViewController(animated: true)
      }
      stage.settle()
      stage.timeline.clear()
      var cancelled: Bool?
      cast.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled = $0.isCancelled }
      cast.animator.context?.completeTransition(false)
      #expect(
        stage.happensUntilSettled()
          == (count == 1
            ? "B.wD B.dD B.dM(nil) A.wA A.iA A.dA ended(false)" : "A.wD A.dD B.wA B.iA B.dA ended(false)"))
      #expect(cancelled == true)
      #expect(cast.navigation.viewControllers == Array([cast.a, cast.b].prefix(count)))
      #expect((cast.b.parent === cast.navigation) == (count == 2))
      #expect(cast.navigation.topViewController?.view.window === stage.window)
      #expect(cast.navigation.navigationBar.items?.count == count)
      cast.animator.completesByItself = true
      cast.navigation.setViewControllers([cast.a, cast.b], animated: true)
      stage.settle()
      #expect(cast.navigation.viewControllers == [cast.a, cast.b])
      #expect(cast.b.view.window === stage.window && cast.a.view.window == nil)
      #expect(stage.said() == [])
    }
  }

  @Test func `NAV-PUSH-18 a screen that goes away ends the animation's transition`() async {
    await Stage.play { stage in
      let cast = cast(stage)
      cast.navigation.pushViewController(cast.b, animated: true)
      stage.turn()
      stage.timeline.clear()
      stage.window.rootViewController = stage.controller("R")
      #expect(stage.happensUntilSettled().hasPrefix("B.wD A.dD B.dD"))
      #expect(cast.navigation.viewControllers == [cast.a, cast.b])
      #expect(cast.navigation.transitionCoordinator == nil)
    }
  }

  @Test func `NAV-PUSH-18 NAV-POP-13 a transition that was animated leaves nothing behind`() async {
    await Stage.play { stage in
      let cast = cast(stage)
      weak var watched: UIViewController?
      weak var context: AnyObject?
      do {
        let controller = UIViewController()
        watched = controller
        cast.navigation.pushViewController(controller, animated: true)
        stage.turn()
        context = cast.animator.context
        #expect(context != nil)
      }
      stage.settle()
      #expect(context == nil)
      cast.navigation.popViewController(animated: true)
      stage.settle()
      #expect(watched == nil)
    }
  }
}
