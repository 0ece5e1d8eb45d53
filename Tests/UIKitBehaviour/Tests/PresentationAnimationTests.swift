import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Animations of a transitioning delegate` {
  private struct Cast {
    let a: RecordingViewController
    let b: RecordingViewController
    let animator: RecordingAnimator
    let choreographer: Choreographer
  }

  private func cast(_ stage: Stage, _ style: UIModalPresentationStyle) -> Cast {
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let animator = RecordingAnimator(stage.timeline)
    let choreographer = Choreographer(stage.timeline, animator)
    b.modalPresentationStyle = style
    b.transitioningDelegate = choreographer
    stage.show(a)
    return Cast(a: a, b: b, animator: animator, choreographer: choreographer)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom, .overFullScreen, .pageSheet])
  func `PRES-27 PRES-01 PRES-04 DISM-01 DISM-02 the animation decides when a presentation is over`(
    style: UIModalPresentationStyle
  ) async {
    await Stage.play { stage in
      let cast = cast(stage, style)
      let covers = style == .fullScreen
      cast.a.present(cast.b, animated: true) { stage.timeline.write("presented") }
      #expect(stage.happened() == "present(B,A,A) interaction?")
      #expect(
        stage.happensThisTurn() == "B.load B.vdl \(covers ? "A.wD " : "")B.wA animate B.iA")
      #expect(
        stage.happensUntilSettled() == "B.dA \(covers ? "A.dD " : "")presented ended(true)")
      #expect((cast.a.view.window == nil) == covers)
      #expect(cast.a.transitionCoordinator == nil && !cast.b.isBeingPresented)
      cast.b.dismiss(animated: true) { stage.timeline.write("dismissed") }
      #expect(stage.happened() == "dismiss(B) interaction?")
      #expect(
        stage.happensUntilSettled()
          == (covers
            ? "B.wD A.wA animate A.iA A.dA B.dD dismissed ended(true)"
            : "B.wD animate B.dD dismissed ended(true)"))
      #expect(cast.a.view.superview === stage.window && cast.b.view.window == nil)
      #expect(cast.a.presentedViewController == nil)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func `PRES-27 the order is the same whoever moves time on`(time: Stage.Time) async {
    await Stage.play(time) { stage in
      let cast = cast(stage, .fullScreen)
      await stage.idle()
      stage.timeline.clear()
      cast.animator.duration = 0.05
      cast.a.present(cast.b, animated: true)
      await stage.idle()
      cast.a.dismiss(animated: true)
      await stage.idle()
      #expect(
        stage.happened()
          == "present(B,A,A) interaction? B.load B.vdl A.wD B.wA animate B.iA B.dA A.dD ended(true) "
          + "dismiss(B) interaction? B.wD A.wA animate A.iA A.dA B.dD ended(true)")
    }
  }

  @Test func `PRES-27 the presenter and the source that the delegate is told`() async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a)
      let choreographer = Choreographer(stage.timeline, RecordingAnimator(stage.timeline))
      choreographer.presentationController = {
        UIPresentationController(presentedViewController: $0, presenting: $1)
      }
      b.modalPresentationStyle = .custom
      b.transitioningDelegate = choreographer
      stage.show(navigation)
      a.present(b, animated: true)
      #expect(stage.happened() == "controller(B,nav,A) present(B,nav,A) interaction?")
      stage.settle()
      navigation.dismiss(animated: false)
      #expect(stage.happensUntilSettled().contains("dismiss(B)") == false)
      a.present(b, animated: false)
      #expect(stage.happened() == "controller(B,nav,A)")
      stage.settle()
    }
  }

  @Test func `PRES-27 only a custom style asks for a presentation controller`() async {
    await Stage.play { stage in
      let cast = cast(stage, .fullScreen)
      cast.choreographer.presentationController = {
        UIPresentationController(presentedViewController: $0, presenting: $1)
      }
      cast.a.present(cast.b, animated: true)
      #expect(stage.happened() == "present(B,A,A) interaction?")
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `PRES-27 what the animations are told`(style: UIModalPresentationStyle) async {
    await Stage.play { stage in
      let cast = cast(stage, style)
      let covers = style == .fullScreen
      var looks = 0
      cast.animator.onAnimate = { context in
        looks += 1
        #expect(context.viewController(forKey: .from) === cast.a)
        #expect(context.viewController(forKey: .to) === cast.b)
        #expect(context.view(forKey: .from) === (covers ? cast.a.view : nil))
        #expect(context.view(forKey: .to) === cast.b.view)
        #expect(context.presentationStyle == style)
        #expect(context.finalFrame(for: cast.b) == stage.window.bounds)
        #expect(context.containerView === cast.b.presentationController?.containerView)
        for controller in [cast.a, cast.b] {
          #expect(controller.transitionCoordinator?.transitionDuration == 0.4)
          #expect(controller.transitionCoordinator?.presentationStyle == style)
        }
      }
      cast.a.present(cast.b, animated: true)
      stage.settle()
      cast.animator.onAnimate = { context in
        looks += 1
        #expect(context.viewController(forKey: .from) === cast.b)
        #expect(context.viewController(forKey: .to) === cast.a)
        #expect(context.view(forKey: .from) === cast.b.view)
        #expect(context.view(forKey: .to) === (covers ? cast.a.view : nil))
        #expect(context.finalFrame(for: cast.a) == stage.window.bounds)
        #expect(context.initialFrame(for: cast.b) == stage.window.bounds)
      }
      cast.b.dismiss(animated: true)
      stage.settle()
      #expect(looks == 2)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom], [true, false])
  func `PRES-24 PRES-27 a gesture may move a presentation, and give it up`(
    style: UIModalPresentationStyle, cancelled: Bool
  ) async {
    await Stage.play { stage in
      let cast = cast(stage, style)
      let covers = style == .fullScreen
      let percent = UIPercentDrivenInteractiveTransition()
      cast.choreographer.interactor = percent
      cast.a.present(cast.b, animated: true) { stage.timeline.write("presented") }
      stage.settle()
      percent.update(0.5)
      stage.timeline.clear()
      #expect(cast.a.presentedViewController === cast.b && cast.b.isBeingPresented)
      if cancelled { percent.cancel() } else { percent.finish() }
      let back = covers ? "B.wD B.dD A.wA A.iA A.dA ended(false)" : "B.wD B.dD ended(false)"
      #expect(
        stage.happensUntilSettled()
          == (cancelled ? back : "B.dA \(covers ? "A.dD " : "")presented ended(true)"))
      #expect(cast.a.presentedViewController === (cancelled ? nil : cast.b))
      #expect(!cast.b.isBeingPresented && cast.a.transitionCoordinator == nil)
      guard cancelled else { return }
      #expect(cast.b.view.window == nil && cast.a.view.superview === stage.window)
      #expect(stage.window.subviews == [cast.a.view])
      cast.choreographer.interactor = nil
      cast.a.present(cast.b, animated: true)
      stage.settle()
      #expect(cast.a.presentedViewController === cast.b)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .custom], [true, false])
  func `SHEET-05 PRES-24 DISM-01 a gesture may move a dismissal, and give it up`(
    style: UIModalPresentationStyle, cancelled: Bool
  ) async {
    await Stage.play { stage in
      let cast = cast(stage, style)
      let covers = style == .fullScreen
      cast.a.present(cast.b, animated: false)
      stage.settle()
      let percent = UIPercentDrivenInteractiveTransition()
      cast.choreographer.interactor = percent
      stage.timeline.clear()
      cast.b.dismiss(animated: true) { stage.timeline.write("dismissed") }
      #expect(
        stage.happensUntilSettled()
          == "dismiss(B) interaction? B.wD \(covers ? "A.wA animate A.iA" : "animate")")
      percent.update(0.5)
      #expect(cast.b.isBeingDismissed && cast.b.transitionCoordinator?.isInteractive == true)
      if cancelled { percent.cancel() } else { percent.finish() }
      #expect(
        stage.happensUntilSettled()
          == (cancelled
            ? "\(covers ? "A.wD A.dD " : "")B.wA B.iA B.dA ended(false)"
            : "\(covers ? "A.dA " : "")B.dD dismissed ended(true)"))
      #expect(cast.a.presentedViewController === (cancelled ? cast.b : nil))
      #expect((cast.a.view.window == nil) == (cancelled && covers))
      #expect((cast.b.view.window == nil) == !cancelled)
      guard cancelled else { return }
      #expect(!cast.b.isBeingDismissed)
      cast.b.dismiss(animated: false)
      stage.settle()
      #expect(cast.a.view.superview === stage.window && cast.a.presentedViewController == nil)
      #expect(stage.said() == [])
    }
  }

  @Test func `DISM-15 MIS-14 an animation that never ends leaves the presentation running`() async {
    await Stage.play { stage in
      let cast = cast(stage, .custom)
      cast.animator.completesByItself = false
      cast.a.present(cast.b, animated: true) { stage.timeline.write("presented") }
      #expect(stage.happensUntilSettled().hasSuffix("animate B.iA"))
      #expect(cast.b.transitionCoordinator != nil && cast.a.presentedViewController === cast.b)
      cast.a.dismiss(animated: true)
      #expect(stage.complaints.first?.contains("while a presentation or dismiss is in progress!") == true)
      let context = cast.animator.context
      context?.completeTransition(true)
      context?.completeTransition(true)
      context?.completeTransition(false)
      #expect(stage.happensUntilSettled() == "B.dA presented ended(true)")
      #expect(cast.b.transitionCoordinator == nil && cast.a.presentedViewController === cast.b)
    }
  }

  @Test func `DISM-10 the topmost of a chain is animated, by its own delegate`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      stage.show(a)
      let choreographer = Choreographer(stage.timeline, RecordingAnimator(stage.timeline))
      for controller in [b, c] {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = choreographer
      }
      a.present(b, animated: false)
      stage.settle()
      b.present(c, animated: false)
      stage.settle()
      stage.timeline.clear()
      a.dismiss(animated: true)
      #expect(
        stage.happensUntilSettled() == "dismiss(C) interaction? C.wD B.wD animate C.dD B.dD ended(true)")
      #expect(b.animatedFlags.suffix(2) == [false, false] && c.animatedFlags.suffix(2) == [true, true])
    }
  }

  @Test(arguments: [true, false])
  func `PRES-25 a presentation that was animated leaves nothing behind`(cancelled: Bool) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      stage.show(a)
      weak var watched: UIViewController?
      weak var context: AnyObject?
      do {
        let b = UIViewController()
        watched = b
        let animator = RecordingAnimator(stage.timeline)
        animator.completesByItself = false
        let choreographer = Choreographer(stage.timeline, animator)
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = choreographer
        a.present(b, animated: true)
        stage.settle()
        context = animator.context
        animator.context?.completeTransition(!cancelled)
      }
      if !cancelled { a.dismiss(animated: true) }
      stage.settle()
      #expect(watched == nil && context == nil)
    }
  }
}
