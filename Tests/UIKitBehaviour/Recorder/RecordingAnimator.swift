public import UIKit

/// An animation that writes down when it is asked to move and when it has ended.
open class RecordingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// Where it is written.
  public let timeline: Timeline
  /// How long it takes, in seconds.
  public var duration: TimeInterval = 0.4
  /// Whether it puts the view that comes into the container.
  public var addsView = true
  /// Whether it says that it is complete once its time is over.
  public var completesByItself = true
  /// The transition that it animates, or animated last.
  public private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Called when it is asked to move; a test looks at values there.
  public var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?

  /// Makes an animation.
  public init(_ timeline: Timeline) {
    self.timeline = timeline
    super.init()
  }

  /// The duration that was set.
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  /// Puts the view in its place, and says after the duration that the transition is complete.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    timeline.write("animate")
    context = transitionContext
    onAnimate?(transitionContext)
    place(transitionContext)
    guard completesByItself else { return }
    UIView.animate(withDuration: duration) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Puts the view that comes in its place.
  public func place(_ context: any UIViewControllerContextTransitioning) {
    guard addsView, let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
      return
    }
    view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(view)
  }

  /// Writes `ended(true)` or `ended(false)` down.
  open func animationEnded(_ transitionCompleted: Bool) {
    timeline.write("ended(\(transitionCompleted))")
    context = nil
  }
}

/// An animation that is an object of its own, which can be held and turned back.
public final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let timeline: Timeline
  /// The object; made when the transition is there.
  public private(set) var property: UIViewPropertyAnimator?

  /// Makes an animation.
  public init(_ timeline: Timeline) {
    self.timeline = timeline
    super.init()
  }

  /// Not quite half a second.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  /// Starts the object.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    timeline.write("animate")
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// The object, made when first asked for.
  public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let property { return property }
    let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    }
    made.addCompletion { [self] position in
      timeline.write("at(\(position))")
      property = nil
      transitionContext.completeTransition(position == .end)
    }
    property = made
    return made
  }

  /// Writes `ended(true)` or `ended(false)` down.
  public func animationEnded(_ transitionCompleted: Bool) {
    timeline.write("ended(\(transitionCompleted))")
  }
}

/// A delegate of every kind that gives animations, and writes down when it is asked for them.
@MainActor
public final class Choreographer: NSObject {
  fileprivate let timeline: Timeline
  /// The animation that it gives.
  public var animator: (any UIViewControllerAnimatedTransitioning)?
  /// What moves the animation.
  public var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Makes presentation controllers; the system's own where it is nil.
  public var presentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?

  /// Makes a delegate.
  public init(_ timeline: Timeline, _ animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
    self.timeline = timeline
    self.animator = animator
    super.init()
  }

  private func ask(_ what: String, _ names: [AnyObject?]) -> (any UIViewControllerAnimatedTransitioning)? {
    timeline.write("\(what)(\(names.map { timeline.name(of: $0) }.joined(separator: ",")))")
    return animator
  }

  private func askInteraction() -> (any UIViewControllerInteractiveTransitioning)? {
    timeline.write("interaction?")
    return interactor
  }
}

extension Choreographer: UINavigationControllerDelegate {
  /// Writes `willShow(A)` down.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    timeline.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  /// Writes `didShow(A)` down.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    timeline.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  /// Writes `push(A,B)` or `pop(B,A)` down.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask("\(operation)", [fromVC, toVC])
  }

  /// Writes `interaction?` down.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { askInteraction() }
}

extension Choreographer: UITabBarControllerDelegate {
  /// Writes `change(A,B)` down.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ask("change", [fromVC, toVC]) }

  /// Writes `interaction?` down.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { askInteraction() }
}

extension Choreographer: UIViewControllerTransitioningDelegate {
  /// Writes `present(B,A,A)` down.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ask("present", [presented, presenting, source]) }

  /// Writes `dismiss(B)` down.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { ask("dismiss", [dismissed]) }

  /// Writes `interaction?` down.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { askInteraction() }

  /// Writes `interaction?` down.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { askInteraction() }

  /// Writes `controller(B,A,A)` down, where it makes one.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    guard let presentationController else { return nil }
    let names = [presented, presenting, source].map { timeline.name(of: $0) }.joined(separator: ",")
    timeline.write("controller(\(names))")
    return presentationController(presented, presenting)
  }
}
