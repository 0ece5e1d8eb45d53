internal import UIKit

/// A delegate that has transitions animated in a manner of its own.
@MainActor
final class ModelChoreographer: NSObject {
  weak var world: ModelWorld?
  private var count = 0
  private weak var last: ModelAnimation?

  /// Every fourth transition is animated by the system, one ends by itself, one when it is told to, and one follows a
  /// finger.
  private func animation(_ subject: ModelAnimation.Subject) -> ModelAnimation? {
    count += 1
    let kinds: [ModelAnimation.Kind?] = [.timed, .held, .interactive, nil]
    guard let world, let kind = kinds[count % 4] else { return nil }
    let animation = ModelAnimation(kind, of: subject, in: world)
    last = animation
    return animation
  }

  private var interactor: (any UIViewControllerInteractiveTransitioning)? { last?.interactor }
}

extension ModelChoreographer: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation(.stack(navigationController)) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

extension ModelChoreographer: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animation(.tab(tabBarController, from: fromVC, to: toVC))
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

extension ModelChoreographer: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animation(.presentation(presented)) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animation(.dismissal(dismissed)) }

  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactor }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    ModelPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// A presentation of a style of its own, which may take the presenter's view away.
final class ModelPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentedViewController.definesPresentationContext }
}

/// One transition that the choreographer animates.
@MainActor
final class ModelAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  enum Kind {
    case timed
    case held
    case interactive
  }

  /// What moves.
  enum Subject {
    case presentation(UIViewController)
    case dismissal(UIViewController)
    case stack(UINavigationController)
    case tab(UITabBarController, from: UIViewController, to: UIViewController)
  }

  let kind: Kind
  let subject: Subject
  let interactor: UIPercentDrivenInteractiveTransition?
  private weak var world: ModelWorld?
  private var context: (any UIViewControllerContextTransitioning)?

  init(_ kind: Kind, of subject: Subject, in world: ModelWorld) {
    self.kind = kind
    self.subject = subject
    self.world = world
    interactor = kind == .interactive ? UIPercentDrivenInteractiveTransition() : nil
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    world?.animations.append(self)
    container?.transitionCoordinator?.animate(alongsideTransition: nil) { [self] in
      ended(completed: !$0.isCancelled)
    }
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    guard kind != .held else { return }
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Lets it go on, or back; what ends by itself is left alone.
  func end(completes: Bool) {
    switch kind {
    case .timed: break
    case .held: context?.completeTransition(completes)
    case .interactive: completes ? interactor?.finish() : interactor?.cancel()
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended(completed: transitionCompleted) }

  /// The container that ends the transition itself where it leaves the screen.
  private var container: UIViewController? {
    switch subject {
    case .presentation, .dismissal: nil
    case .stack(let navigation): navigation
    case .tab(let tabs, _, _): tabs
    }
  }

  private func ended(completed: Bool) {
    guard context != nil else { return }
    context = nil
    world?.animationEnded(self, completed: completed)
  }
}
