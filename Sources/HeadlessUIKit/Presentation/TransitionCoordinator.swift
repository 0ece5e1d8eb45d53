public import Foundation

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String

  /// Makes a key.
  ///
  /// - Parameter rawValue: UIKit's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that was on the screen.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String

  /// Makes a key.
  ///
  /// - Parameter rawValue: UIKit's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that was on the screen.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What a block that goes along with a transition may ask about it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// The style of a presentation, `.none` for another transition.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began as a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture moves it now.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far it has come, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view that it happens in.
  var containerView: UIView { get }
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets changes go along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs changes along with the transition.
  ///
  /// - Parameters:
  ///   - animation: changes to make; run when the transition begins, at once where it has.
  ///   - completion: called when it has ended (NAV-PUSH-16).
  /// - Returns: whether the changes will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a block when the person lets go of an interactive transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes along with the transition.
  ///
  /// - Parameter animation: changes to make.
  /// - Returns: whether the changes will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of one transition.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var from: UIViewController?
  private var to: UIViewController?
  private(set) var isAnimated: Bool
  private(set) var transitionDuration: TimeInterval
  let presentationStyle: UIModalPresentationStyle
  var initiallyInteractive = false
  var isInteractive = false
  private(set) var isCancelled = false
  var percentComplete: CGFloat = 0
  private var hasBegun = false
  private var hasEnded = false
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

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

  var containerView: UIView {
    to?.storedView?.storedSuperview ?? from?.storedView?.storedSuperview ?? UIView()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.storedView : to?.storedView
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

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
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
    hasBegun = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  /// Tells those who asked that the person let go (NAV-INT-06).
  func changeInteraction(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    let blocks = interactionHandlers
    interactionHandlers = []
    for block in blocks { block(self) }
  }

  func end(cancelled: Bool) {
    isCancelled = cancelled
    percentComplete = cancelled ? 0 : 1
    hasEnded = true
    let blocks = completions
    completions = []
    interactionHandlers = []
    for block in blocks { block(self) }
  }
}

extension UIViewController {
  /// The coordinator of the transition that this controller takes part in; nil outside of one (NAV-PUSH-16).
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    for controller in selfAndAncestors {
      if let coordinator = controller.activeTransitionCoordinator { return coordinator }
    }
    return nil
  }
}
