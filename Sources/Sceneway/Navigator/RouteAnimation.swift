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
