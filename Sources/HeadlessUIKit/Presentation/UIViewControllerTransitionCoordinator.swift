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
  /// How fast the rest is animated once a gesture has ended, as a multiple of the usual speed.
  var completionVelocity: CGFloat { get }
  /// How the rest is animated once a gesture has ended.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a gesture may take hold of it while it runs.
  var isInterruptible: Bool { get }
  /// How the views are turned at the end; a headless screen turns nothing.
  var targetTransform: CGAffineTransform { get }
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

  /// Runs changes along with the transition, outside of the views that it moves.
  ///
  /// - Parameters:
  ///   - view: the view that the changes happen in.
  ///   - animation: changes to make; run when the transition begins, at once where it has.
  ///   - completion: called when it has ended.
  /// - Returns: whether the changes will run.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a block when the person lets go of an interactive transition; an older name of the next.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls a block each time a gesture takes hold of the transition or lets go of it (NAV-INT-06).
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
