import BehaviourRecorder
import Testing
import UIKit

/// A transition that is given up moves everybody with the flag that it began with.
@MainActor
@Suite struct `Flags of what is given up` {
  /// Writes down its appearance calls with their flags.
  final class Flagged: UIViewController {
    let name: String
    let timeline: Timeline
    init(_ name: String, _ timeline: Timeline) {
      self.name = name
      self.timeline = timeline
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func write(_ call: String, _ animated: Bool) {
      timeline.write("\(name).\(call)\(animated ? "" : "!")")
    }
    override func viewWillAppear(_ animated: Bool) { write("wA", animated) }
    override func viewDidAppear(_ animated: Bool) { write("dA", animated) }
    override func viewWillDisappear(_ animated: Bool) { write("wD", animated) }
    override func viewDidDisappear(_ animated: Bool) { write("dD", animated) }
  }

  /// Slides the view that comes, and takes it out again where that is given up, as apps do.
  final class Slide: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    var removesView = true

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.insertSubview(view, at: 0)
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { _ in
        if transitionContext.transitionWasCancelled, self.removesView { view.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test(arguments: [true, false])
  func `LIFE-18 NAV-INT-03 a pop of one's own that is given up tells everybody that it was animated`(
    removes: Bool
  ) async {
    await Stage.play { stage in
      let (a, b) = (Flagged("A", stage.timeline), Flagged("B", stage.timeline))
      let navigation = UINavigationController()
      navigation.viewControllers = [a, b]
      stage.show(navigation)
      let slide = Slide()
      slide.removesView = removes
      navigation.delegate = slide
      navigation.popViewController(animated: true)
      stage.turn()
      slide.interaction.update(0.3)
      slide.interaction.cancel()
      #expect(stage.happensUntilSettled() == "B.wD A.wA A.wD A.dD B.wA B.dA")
      #expect(navigation.topViewController === b && b.view.window === stage.window)
    }
  }
}
