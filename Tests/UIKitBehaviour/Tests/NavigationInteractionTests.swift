import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Animations that something moves` {
  private typealias Percent = UIPercentDrivenInteractiveTransition

  private func shown(
    _ stage: Stage, _ animator: any UIViewControllerAnimatedTransitioning,
    _ percent: UIPercentDrivenInteractiveTransition
  ) -> (UINavigationController, RecordingViewController, RecordingViewController, Choreographer) {
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let navigation = stage.navigation("nav", a, b)
    let choreographer = Choreographer(stage.timeline, animator)
    choreographer.interactor = percent
    navigation.delegate = choreographer
    stage.show(navigation)
    return (navigation, a, b, choreographer)
  }

  private let began = "B.wM(nil) A.load A.vdl pop(B,A) interaction? B.wD A.wA willShow(A)"

  @Test(arguments: [true, false])
  func `NAV-PUSH-18 NAV-INT-03 NAV-INT-05 a share of the way is moved and the rest animated`(
    cancelled: Bool
  ) async throws {
    try await Stage.play { stage in
      let (animator, percent) = (RecordingAnimator(stage.timeline), Percent())
      let (navigation, a, b, choreographer) = shown(stage, animator, percent)
      b.onEvent = {
        if $0 == "wD" { #expect(b.transitionCoordinator?.initiallyInteractive == true) }
      }
      navigation.popViewController(animated: true)
      #expect(stage.happensUntilSettled() == "\(began) animate A.iA")
      let coordinator = try #require(navigation.transitionCoordinator)
      #expect(coordinator.isInteractive && animator.context?.isInteractive == true)
      var told: [String] = []
      coordinator.notifyWhenInteractionChanges { told.append("changed \($0.isCancelled)") }
      coordinator.notifyWhenInteractionEnds { told.append("ended \($0.isCancelled)") }
      #expect(percent.duration == 0.4)
      percent.update(0.25)
      #expect(percent.percentComplete == 0.25 && coordinator.percentComplete == 0.25)
      percent.update(7)
      #expect(percent.percentComplete == 1)
      percent.update(0.5)
      #expect(stage.happensUntilSettled() == "")
      percent.completionSpeed = 2
      if cancelled { percent.cancel() } else { percent.finish() }
      #expect(told == ["changed \(cancelled)", "ended \(cancelled)"])
      #expect(coordinator.completionVelocity == 2 && !coordinator.isInteractive)
      #expect(animator.context?.transitionWasCancelled == cancelled)
      #expect(stage.happensThisTurn() == "")
      #expect(
        stage.happensUntilSettled()
          == (cancelled
            ? "A.wD A.dD B.wA B.iA B.dA ended(false)" : "B.dD A.dA B.dM(nil) didShow(A) ended(true)"))
      #expect(navigation.viewControllers == (cancelled ? [a, b] : [a]))
      percent.finish()
      percent.cancel()
      percent.update(0.1)
      #expect(stage.happensUntilSettled() == "")
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test func `MIS-01 NAV-SET-10 calls while something moves the stack are dropped`() async {
    await Stage.play { stage in
      let (animator, percent) = (RecordingAnimator(stage.timeline), Percent())
      let (navigation, a, b, choreographer) = shown(stage, animator, percent)
      navigation.popViewController(animated: true)
      stage.settle()
      navigation.pushViewController(stage.controller("C"), animated: true)
      #expect(stage.complaints.first?.hasPrefix("pushViewController:animated: called on") == true)
      percent.cancel()
      stage.settle()
      #expect(navigation.viewControllers == [a, b])
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test(arguments: [true, false])
  func `NAV-PUSH-18 a gesture that is over within the turn is carried out all the same`(
    cancelled: Bool
  ) async {
    await Stage.play { stage in
      let (animator, percent) = (RecordingAnimator(stage.timeline), Percent())
      let (navigation, a, b, choreographer) = shown(stage, animator, percent)
      navigation.popViewController(animated: true)
      percent.update(0.5)
      if cancelled { percent.cancel() } else { percent.finish() }
      stage.settle()
      #expect(navigation.viewControllers == (cancelled ? [a, b] : [a]))
      // An end that comes too late is not kept for the next gesture.
      percent.cancel()
      stage.settle()
      navigation.setViewControllers([a, b], animated: false)
      stage.settle()
      navigation.popViewController(animated: true)
      stage.settle()
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test(arguments: [true, false])
  func `NAV-PUSH-18 an animation that can be interrupted is moved as the object that it is`(
    cancelled: Bool
  ) async {
    await Stage.play { stage in
      let (animator, percent) = (InterruptibleAnimator(stage.timeline), Percent())
      let (navigation, a, b, choreographer) = shown(stage, animator, percent)
      navigation.popViewController(animated: true)
      #expect(stage.happensUntilSettled() == "\(began) A.iA")
      #expect(navigation.transitionCoordinator?.isInterruptible == true)
      percent.update(0.75)
      #expect(animator.property?.fractionComplete == 0.75)
      if cancelled { percent.cancel() } else { percent.finish() }
      #expect(
        stage.happensUntilSettled()
          == (cancelled
            ? "at(start) A.wD A.dD B.wA B.iA B.dA ended(false)"
            : "at(end) B.dD A.dA B.dM(nil) didShow(A) ended(true)"))
      #expect(navigation.viewControllers == (cancelled ? [a, b] : [a]))
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test func `NAV-PUSH-18 a transition that runs by itself may be taken hold of`() async throws {
    try await Stage.play { stage in
      let (animator, percent) = (InterruptibleAnimator(stage.timeline), Percent())
      percent.wantsInteractiveStart = false
      let (navigation, a, b, choreographer) = shown(stage, animator, percent)
      navigation.popViewController(animated: true)
      stage.turn()
      let coordinator = try #require(navigation.transitionCoordinator)
      #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive && coordinator.isInterruptible)
      var told: [Bool] = []
      coordinator.notifyWhenInteractionChanges { told.append($0.isInteractive) }
      percent.update(0.3)
      percent.cancel()
      #expect(told == [])
      percent.pause()
      #expect(told == [true] && coordinator.isInteractive)
      percent.update(0.6)
      stage.settle()
      #expect(coordinator.percentComplete == 0.6)
      percent.cancel()
      #expect(told == [true, false])
      stage.settle()
      #expect(navigation.viewControllers == [a, b])
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test func `NAV-PUSH-18 what moves the transition may be an app's own class`() async {
    await Stage.play { stage in
      let animator = RecordingAnimator(stage.timeline)
      let (navigation, a, _, choreographer) = shown(stage, animator, Percent())
      let own = OwnInteraction()
      choreographer.interactor = own
      navigation.popViewController(animated: true)
      #expect(stage.happensUntilSettled() == "\(began) A.iA")
      own.context?.updateInteractiveTransition(0.5)
      #expect(navigation.transitionCoordinator?.percentComplete == 0.5)
      own.context?.finishInteractiveTransition()
      #expect(navigation.transitionCoordinator?.isInteractive == false)
      own.context?.completeTransition(true)
      #expect(stage.happensUntilSettled() == "B.dD A.dA B.dM(nil) didShow(A) ended(true)")
      #expect(navigation.viewControllers == [a])
    }
  }

  @Test(arguments: [true, false])
  func `NAV-POP-13 gestures leave nothing behind`(cancelled: Bool) async {
    await Stage.play { stage in
      let percent = Percent()
      let (navigation, a, _, choreographer) = shown(stage, RecordingAnimator(stage.timeline), percent)
      navigation.setViewControllers([a], animated: false)
      stage.settle()
      for _ in 0..<20 {
        weak var watched: UIViewController?
        do {
          let controller = UIViewController()
          watched = controller
          navigation.pushViewController(controller, animated: true)
        }
        stage.turn()
        if cancelled {
          percent.cancel()
        } else {
          percent.finish()
          stage.settle()
          navigation.popViewController(animated: false)
        }
        stage.settle()
        #expect(watched == nil)
      }
      withExtendedLifetime(choreographer) {}
    }
  }
}

private final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
  }
}
