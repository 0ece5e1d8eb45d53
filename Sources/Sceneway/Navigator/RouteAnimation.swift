internal import Foundation

#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// How a transition moves, chosen for each one.
@MainActor
public struct RouteAnimation {
  enum Form {
    case standard
    case none
    case crossDissolve
    case delegate(any UIViewControllerTransitioningDelegate)
    case animator(
      any UIViewControllerAnimatedTransitioning, back: (any UIViewControllerAnimatedTransitioning)?)
  }

  let form: Form

  /// As UIKit moves it: a push slides, a sheet rises.
  public static let standard = RouteAnimation(form: .standard)

  /// At once.
  public static let none = RouteAnimation(form: .none)

  /// The old fades into the new: for presentations and for another root.
  ///
  /// Pushes move as ``standard`` ones do.
  public static let crossDissolve = RouteAnimation(form: .crossDissolve)

  /// As UIKit's own delegate for presentations says; for presentations alone.
  ///
  /// - Parameter delegate: kept as long as the screen that is presented.
  /// - Returns: the animation.
  public static func transitioning(_ delegate: any UIViewControllerTransitioningDelegate) -> RouteAnimation {
    RouteAnimation(form: .delegate(delegate))
  }

  /// As an animator of the app's moves it: for this one transition of a stack, or for a presentation and its dismissal.
  ///
  /// The delegate of the stack stays the app's own and hears of the transition; it is only not asked for an animator.
  /// Another root fades instead.
  ///
  /// - Parameters:
  ///   - animator: moves the screen in, or on a stack from the old top to the new one; kept until it has.
  ///   - dismissal: moves a presented screen away again, whoever dismisses it; as UIKit does by default.
  /// - Returns: the animation.
  public static func custom(
    _ animator: any UIViewControllerAnimatedTransitioning,
    dismissal: (any UIViewControllerAnimatedTransitioning)? = nil
  ) -> RouteAnimation {
    RouteAnimation(form: .animator(animator, back: dismissal))
  }

  /// What moves a stack in a way of its own.
  var animator: (any UIViewControllerAnimatedTransitioning)? {
    guard case .animator(let animator, _) = form else { return nil }
    return animator
  }

  /// Whether it takes time.
  var isAnimated: Bool {
    if case .none = form { false } else { true }
  }

  /// Prepares a screen that is about to be presented.
  func prepare(_ screen: UIViewController) {
    switch form {
    case .standard, .none: break
    case .crossDissolve: screen.modalTransitionStyle = .crossDissolve
    case .delegate(let delegate):
      screen.attach(Keeper(delegate), as: Keeper.self)
      screen.transitioningDelegate = delegate
    case .animator(let animator, let back):
      let delegate = AnimatorDelegate(animator, back: back)
      screen.attach(Keeper(delegate), as: Keeper.self)
      screen.transitioningDelegate = delegate
    }
  }

  /// Keeps a delegate, which UIKit does not.
  private final class Keeper {
    let delegate: any UIViewControllerTransitioningDelegate

    init(_ delegate: any UIViewControllerTransitioningDelegate) {
      self.delegate = delegate
    }
  }
}

/// Hands an animator over for a presentation and one for its dismissal.
private final class AnimatorDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private let back: (any UIViewControllerAnimatedTransitioning)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning, back: (any UIViewControllerAnimatedTransitioning)?
  ) {
    self.animator = animator
    self.back = back
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    defer { animator = nil }
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { back }
}
