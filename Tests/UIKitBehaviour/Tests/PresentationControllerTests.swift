import BehaviourRecorder
import Testing
import UIKit

/// A presentation controller that writes down what it is told.
private final class RecordingPresentation: UIPresentationController {
  var timeline: Timeline?
  var removes = false
  var staysInContext = false
  var frameInContainer: CGRect?
  var wrapper: UIView?

  override var shouldRemovePresentersView: Bool { removes }
  override var shouldPresentInFullscreen: Bool { !staysInContext }
  override var presentedView: UIView? { wrapper ?? super.presentedView }
  override var frameOfPresentedViewInContainerView: CGRect {
    frameInContainer ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    #expect(containerView?.window != nil)
    timeline?.write("begin")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { timeline?.write("end(\(completed))") }
  override func dismissalTransitionWillBegin() { timeline?.write("go") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { timeline?.write("gone(\(completed))") }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if timeline?.recordsLayout == true { timeline?.write("P.wL") }
  }
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    if timeline?.recordsLayout == true { timeline?.write("P.dL") }
  }
}

@MainActor
@Suite struct `Presentation controllers of an app's own` {
  private struct Cast {
    let a: RecordingViewController
    let b: RecordingViewController
    let animator: RecordingAnimator
    let choreographer: Choreographer
    @MainActor var presentation: RecordingPresentation? { b.presentationController as? RecordingPresentation }
  }

  private func cast(
    _ stage: Stage, in container: UITabBarController? = nil,
    _ setUp: @escaping @MainActor (RecordingPresentation) -> Void = { _ in }
  ) -> Cast {
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let animator = RecordingAnimator(stage.timeline)
    let choreographer = Choreographer(stage.timeline, animator)
    choreographer.presentationController = { presented, presenting in
      let made = RecordingPresentation(presentedViewController: presented, presenting: presenting)
      made.timeline = stage.timeline
      setUp(made)
      return made
    }
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = choreographer
    container?.viewControllers = [a]
    stage.show(container ?? a)
    return Cast(a: a, b: b, animator: animator, choreographer: choreographer)
  }

  @Test(arguments: [true, false], [true, false])
  func `PRES-24 what it is told when all goes well`(animated: Bool, isCustom: Bool) async {
    await Stage.play { stage in
      let cast = cast(stage)
      if !isCustom { cast.choreographer.animator = nil }
      let moves = animated && isCustom
      cast.a.present(cast.b, animated: animated) { stage.timeline.write("presented") }
      stage.turn()
      stage.settle()
      let asked = "controller(B,A,A) " + (animated ? "present(B,A,A) " : "") + (moves ? "interaction? " : "")
      #expect(
        stage.happened()
          == asked + "B.load B.vdl B.wA begin \(moves ? "animate " : "")B.iA B.dA end(true) presented"
          + (moves ? " ended(true)" : ""))
      cast.a.dismiss(animated: animated) { stage.timeline.write("dismissed") }
      #expect(
        stage.happensUntilSettled()
          == (animated ? "dismiss(B) " : "") + (moves ? "interaction? " : "")
          + "go B.wD \(moves ? "animate " : "")B.dD gone(true) dismissed" + (moves ? " ended(true)" : ""))
    }
  }

  @Test func `PRES-24 what it is told when a presentation and a dismissal are given up`() async {
    await Stage.play { stage in
      let cast = cast(stage)
      cast.animator.completesByItself = false
      cast.a.present(cast.b, animated: true)
      stage.settle()
      stage.timeline.clear()
      let first = cast.presentation
      cast.animator.context?.completeTransition(false)
      #expect(stage.happensUntilSettled() == "B.wD B.dD end(false) ended(false)")
      #expect(first?.containerView == nil && cast.a.presentedViewController == nil)
      cast.a.present(cast.b, animated: false)
      stage.settle()
      let second = cast.presentation
      #expect(second !== first)
      stage.timeline.clear()
      cast.b.dismiss(animated: true)
      stage.settle()
      cast.animator.context?.completeTransition(false)
      #expect(
        stage.happensUntilSettled()
          == "dismiss(B) interaction? go B.wD animate B.wA B.iA B.dA gone(false) ended(false)")
      #expect(cast.presentation === second && second?.containerView?.window != nil)
    }
  }

  @Test func `PRES-24 every one of a chain is told that it goes`() async {
    await Stage.play { stage in
      let cast = cast(stage)
      let c = stage.controller("C")
      c.modalPresentationStyle = .custom
      c.transitioningDelegate = cast.choreographer
      cast.choreographer.animator = nil
      cast.a.present(cast.b, animated: false)
      stage.settle()
      cast.b.present(c, animated: false)
      stage.settle()
      stage.timeline.clear()
      cast.a.dismiss(animated: false)
      #expect(stage.happensUntilSettled() == "go go C.wD B.wD C.dD gone(true) B.dD gone(true)")
    }
  }

  @Test func `PRES-24 the frame that it gives is where the view ends up`() async {
    await Stage.play { stage in
      let frame = CGRect(x: 20, y: 300, width: 200, height: 100)
      let cast = cast(stage) { $0.frameInContainer = frame }
      var looked = false
      cast.animator.onAnimate = {
        looked = true
        #expect($0.finalFrame(for: cast.b) == frame)
      }
      cast.a.present(cast.b, animated: true)
      stage.settle()
      #expect(looked && cast.b.view.frame == frame)
      cast.a.dismiss(animated: false)
      stage.settle()
      cast.a.present(cast.b, animated: false)
      stage.settle()
      #expect(cast.b.view.frame == frame)
    }
  }

  @Test func `PRES-24 it may put a view of its own around the presented one`() async {
    await Stage.play { stage in
      let wrapper = UIView()
      let cast = cast(stage) { $0.wrapper = wrapper }
      wrapper.addSubview(cast.b.view)
      var looked = false
      cast.animator.onAnimate = {
        looked = true
        #expect($0.view(forKey: .to) === wrapper)
      }
      stage.timeline.clear()
      cast.a.present(cast.b, animated: true)
      #expect(stage.happensUntilSettled().hasSuffix("B.wA begin animate B.iA B.dA end(true) ended(true)"))
      cast.animator.onAnimate = nil
      #expect(looked && wrapper.superview === cast.presentation?.containerView)
      #expect(cast.b.view.superview === wrapper && cast.b.view.window != nil)
      cast.a.dismiss(animated: true)
      stage.settle()
      #expect(wrapper.superview == nil && cast.b.view.window == nil)
    }
  }

  @Test(arguments: [true, false])
  func `PRES-05 PRES-24 it may take the presenter's view away`(animated: Bool) async {
    await Stage.play { stage in
      let cast = cast(stage) { $0.removes = true }
      cast.choreographer.animator = nil
      cast.a.present(cast.b, animated: animated)
      #expect(stage.happensUntilSettled().hasSuffix("A.wD B.wA begin B.iA B.dA A.dD end(true)"))
      #expect(cast.a.view.window == nil)
      cast.a.dismiss(animated: animated)
      #expect(stage.happensUntilSettled().hasSuffix("go B.wD A.wA A.iA A.dA B.dD gone(true)"))
      #expect(cast.a.view.superview === stage.window)
    }
  }

  @Test(arguments: [true, false])
  func `PRES-24 it may stay where its presenter stands`(stays: Bool) async {
    await Stage.play { stage in
      let tabs = stage.tabs()
      let cast = cast(stage, in: tabs) { $0.staysInContext = stays }
      cast.choreographer.animator = nil
      cast.a.definesPresentationContext = true
      cast.a.present(cast.b, animated: false)
      stage.settle()
      #expect(cast.b.presentingViewController === tabs)
      #expect(cast.presentation?.containerView?.superview === stage.window)
    }
  }

  @Test func `PRES-24 it lays its views out around the container's own layout`() async {
    await Stage.play { stage in
      let cast = cast(stage)
      stage.timeline.recordsLayout = true
      cast.choreographer.animator = nil
      cast.a.present(cast.b, animated: false)
      let text = stage.happensUntilSettled()
      #expect(text.contains("P.wL P.dL"))
      stage.timeline.clear()
      cast.presentation?.containerView?.setNeedsLayout()
      #expect(stage.happensUntilSettled().hasPrefix("P.wL P.dL"))
      stage.rotate()
      #expect(stage.happensUntilSettled().contains("P.wL P.dL"))
      #expect(cast.b.view.frame == stage.window.bounds)
    }
  }
}
