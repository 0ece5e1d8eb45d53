import BehaviourRecorder
import Testing
import UIKit

/// Animations of the app's own that end in every way that an app can think of.
@MainActor
@Suite struct `Ends of custom presentations` {
  /// A presentation controller that takes the presenter's view away and writes its calls down.
  private final class Covering: UIPresentationController {
    var timeline: Timeline?
    override var shouldRemovePresentersView: Bool { true }
    override func presentationTransitionWillBegin() { timeline?.write("willPresent") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      timeline?.write("didPresent(\(completed))")
    }
    override func dismissalTransitionWillBegin() { timeline?.write("willDismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { timeline?.write("didDismiss(\(completed))") }
  }

  private struct Cast {
    let a: RecordingViewController
    let b: RecordingViewController
    let animator: RecordingAnimator
    let delegate: Choreographer
  }

  private func cast(_ stage: Stage) -> Cast {
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let animator = RecordingAnimator(stage.timeline)
    let delegate = Choreographer(stage.timeline, animator)
    delegate.presentationController = { presented, presenting in
      let controller = Covering(presentedViewController: presented, presenting: presenting)
      controller.timeline = stage.timeline
      return controller
    }
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    b.loadViewIfNeeded()
    stage.show(a)
    return Cast(a: a, b: b, animator: animator, delegate: delegate)
  }

  @Test
  func `PRES-24 PRES-27 a presentation that is completed with false brings everything back, and once only`()
    async
  {
    await Stage.play { stage in
      let cast = cast(stage)
      cast.animator.completesByItself = false
      cast.a.present(cast.b, animated: true) { stage.timeline.write("done") }
      stage.settle()
      stage.timeline.clear()
      let context = cast.animator.context
      for completed in [false, true, false] { context?.completeTransition(completed) }
      #expect(
        stage.happensUntilSettled() == "B.wD B.dD A.wA A.iA A.dA didPresent(false) ended(false)")
      #expect(cast.b.presentingViewController == nil && cast.a.view.window === stage.window)
      cast.animator.completesByItself = true
      cast.a.present(cast.b, animated: true) { stage.timeline.write("done") }
      #expect(
        stage.happensUntilSettled()
          == "controller(B,A,A) present(B,A,A) interaction? A.wD B.wA willPresent animate B.iA B.dA A.dD "
          + "didPresent(true) done ended(true)")
    }
  }

  @Test
  func
    `PRES-24 DISM-01 a dismissal that is completed with false leaves what was presented, and may be repeated`()
    async
  {
    await Stage.play { stage in
      let cast = cast(stage)
      cast.a.present(cast.b, animated: false)
      stage.settle()
      stage.timeline.clear()
      cast.animator.completesByItself = false
      cast.b.dismiss(animated: true) { stage.timeline.write("gone") }
      stage.settle()
      cast.animator.context?.completeTransition(false)
      #expect(
        stage.happensUntilSettled()
          == "dismiss(B) interaction? willDismiss B.wD A.wA animate A.iA A.wD A.dD B.wA B.iA B.dA "
          + "didDismiss(false) ended(false)")
      #expect(cast.a.view.window == nil && cast.b.presentingViewController === cast.a)
      cast.b.dismiss(animated: true) { stage.timeline.write("gone") }
      stage.settle()
      cast.animator.context?.completeTransition(true)
      #expect(
        stage.happensUntilSettled()
          == "dismiss(B) interaction? willDismiss B.wD A.wA animate A.iA A.dA B.dD didDismiss(true) gone ended(true)"
      )
    }
  }

  @Test func `PRES-27 an animation that is over as it begins, and a dismissal that the system animates`()
    async
  {
    await Stage.play { stage in
      let cast = cast(stage)
      cast.animator.completesByItself = false
      cast.animator.onAnimate = { context in
        cast.animator.place(context)
        context.completeTransition(true)
      }
      cast.a.present(cast.b, animated: true) { stage.timeline.write("done") }
      #expect(
        stage.happensUntilSettled()
          == "controller(B,A,A) present(B,A,A) interaction? A.wD B.wA willPresent animate B.iA B.dA A.dD "
          + "didPresent(true) done ended(true)")
      cast.delegate.animator = nil
      cast.b.dismiss(animated: true) { stage.timeline.write("gone") }
      #expect(
        stage.happensUntilSettled()
          == "dismiss(B) willDismiss B.wD A.wA A.iA A.dA B.dD didDismiss(true) gone")
    }
  }

  @Test func `NAV-INT-06 PRES-27 an interactive presentation ends as it is told first`() async {
    await Stage.play { stage in
      let cast = cast(stage)
      let finger = UIPercentDrivenInteractiveTransition()
      cast.delegate.interactor = finger
      cast.a.present(cast.b, animated: true) { stage.timeline.write("done") }
      let coordinator = cast.b.transitionCoordinator
      coordinator?.animate(
        alongsideTransition: { context in
          stage.timeline.write("along")
          context.viewController(forKey: .to)?.transitionCoordinator?.animate(
            alongsideTransition: { _ in stage.timeline.write("nested") },
            completion: { stage.timeline.write("nestedEnd(\($0.isCancelled))") })
        }, completion: { stage.timeline.write("end(\($0.isCancelled))") })
      coordinator?.notifyWhenInteractionChanges { stage.timeline.write("change(\($0.isCancelled))") }
      stage.turn()
      finger.update(0.4)
      #expect(coordinator?.percentComplete == 0.4 && coordinator?.isInteractive == true)
      stage.timeline.clear()
      finger.cancel()
      finger.finish()
      #expect(
        stage.happensUntilSettled()
          == "change(true) B.wD B.dD A.wA A.iA A.dA didPresent(false) end(true) nestedEnd(true) ended(false)")
      #expect(coordinator?.animate(alongsideTransition: nil, completion: nil) == false)
      cast.a.present(cast.b, animated: true) { stage.timeline.write("done") }
      stage.turn()
      stage.timeline.clear()
      finger.update(2)
      finger.update(-1)
      finger.finish()
      finger.cancel()
      #expect(stage.happensUntilSettled() == "B.dA A.dD didPresent(true) done ended(true)")
    }
  }
}
