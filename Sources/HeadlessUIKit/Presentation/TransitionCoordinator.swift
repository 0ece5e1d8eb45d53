internal import Foundation

/// The coordinator of one transition.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var from: UIViewController?
  private var to: UIViewController?
  private(set) var isAnimated: Bool
  private(set) var transitionDuration: TimeInterval
  var completionVelocity: CGFloat { context?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context?.interactor?.completionCurve ?? .easeInOut }
  var isInterruptible: Bool { context?.interruptible != nil }
  /// The transition that somebody animates in a manner of their own.
  private weak var context: TransitionContext?
  let presentationStyle: UIModalPresentationStyle
  var initiallyInteractive = false
  var isInteractive = false
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0
  private var hasBegun = false
  private(set) var hasEnded = false
  @exclusivity(unchecked) private var animations: [Block] = []
  @exclusivity(unchecked) private var completions: [Block] = []
  @exclusivity(unchecked) private var interactionHandlers: [Block] = []
  @exclusivity(unchecked) private var endHandlers: [Block] = []

  init(
    from: UIViewController?, to: UIViewController?, animated: Bool, duration: TimeInterval,
    style: UIModalPresentationStyle
  ) {
    self.from = from
    self.to = to
    isAnimated = animated
    transitionDuration = animated ? duration : 0
    presentationStyle = style
    super.init()
  }

  var targetTransform: CGAffineTransform { .identity }

  var containerView: UIView {
    context?.containerView ?? viewThatMoves(for: to)?.storedSuperview
      ?? viewThatMoves(for: from)?.storedSuperview ?? UIView()
  }

  /// The view that moves for a controller: in a container that of what covers it in its place (PRES-11); a presentation
  /// is about the controllers' own views.
  private func viewThatMoves(for controller: UIViewController?) -> UIView? {
    presentationStyle == .none ? controller?.placeholderView : controller?.storedView
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if let context { return context.view(forKey: key) }
    return viewThatMoves(for: key == .from ? from : to)
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !hasEnded else { return false }
    if let animation {
      if hasBegun { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {
    endHandlers.append(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  /// Takes in that somebody animates the transition in a manner of their own.
  func take(_ context: TransitionContext) {
    self.context = context
    transitionDuration = context.duration
    initiallyInteractive = context.isInteractive
    isInteractive = context.isInteractive
  }

  /// Takes in that the transition goes elsewhere, because a further call joined it before it began.
  func retarget(
    from: UIViewController?, to: UIViewController?, animated: Bool, duration: TimeInterval
  ) {
    self.from = from
    self.to = to
    isAnimated = animated
    transitionDuration = animated ? duration : 0
  }

  func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Tells those who asked that the person let go (NAV-INT-06).
  func changeInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    let blocks = interactionHandlers + endHandlers
    endHandlers = []
    for block in blocks { block(self) }
  }

  /// Tells those who asked that a person took hold of a transition that ran by itself.
  func takeHold() {
    isInteractive = true
    for block in interactionHandlers { block(self) }
  }

  func end(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    percentComplete = cancelled ? 0 : 1
    hasEnded = true
    let blocks = completions
    completions = []
    interactionHandlers = []
    endHandlers = []
    for block in blocks { block(self) }
  }
}

extension UIViewController {
  /// The coordinator of the transition that this controller takes part in; nil outside of one (NAV-PUSH-16).
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var current: UIViewController? = self
    while let controller = current {
      if let coordinator = controller.ownTransitionCoordinator { return coordinator }
      current = controller.storedParent
    }
    return nil
  }

  /// The coordinator of the transition that this controller takes part in.
  var activeTransitionCoordinator: TransitionCoordinator? {
    get {
      let active = activeTransition
      return active as? TransitionCoordinator ?? (active as? PresentationTransition)?.coordinator
    }
    set { activeTransition = newValue }
  }

  /// Takes part no more in a transition; another that it takes part in by now stays.
  ///
  /// - Parameter transition: the transition's coordinator; for a presentation or dismissal, the transition itself.
  func forget(_ transition: AnyObject) {
    if activeTransition === transition { activeTransition = nil }
  }
}
