public import Foundation

/// Looks after one presentation from its start to the end of its dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The real presenter (PRES-08); the presented controller until the presentation starts, a bare one where it has gone.
  open internal(set) var presentingViewController: UIViewController {
    get { weakPresenting ?? UIViewController() }
    set { weakPresenting = newValue }
  }

  /// The controller that is presented; a bare one where it has gone.
  open var presentedViewController: UIViewController { weakPresented ?? UIViewController() }

  /// Neither is retained here: the window does that while the presentation lasts, and asking early keeps nothing alive.
  private weak var weakPresenting: UIViewController?
  private weak var weakPresented: UIViewController?

  /// The style of the presentation.
  open internal(set) var presentationStyle: UIModalPresentationStyle

  /// The view that holds the presented view; nil before the presentation starts.
  open internal(set) var containerView: UIView?

  /// Hears about gestures and adapting; not retained (NAV-MISC-11).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The window that the presentation happens in.
  weak var window: UIWindow?
  /// Where the presenter's view goes back to.
  weak var presenterSuperview: UIView?
  /// The presentation or dismissal that somebody animates in a manner of their own, as long as it runs.
  var runningTransition: PresentationTransition?

  /// Makes a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller to present.
  ///   - presentingViewController: the presenter, nil where it is not known yet.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    weakPresented = presentedViewController
    weakPresenting = presentingViewController ?? presentedViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The view that is moved in: the presented controller's.
  open var presentedView: UIView? { presentedViewController.view }

  /// Whether the presenter's view is removed at the end (PRES-05).
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  /// Whether the presentation stays in the nearest context; true by default for contextual styles.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.isContextual }

  /// Where the presented view ends up in the container view, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Takes the presented view and what holds it off the screen.
  func removeViews() {
    if let container = containerView, let view = presentedView, view.isDescendant(of: container) {
      view.removeFromSuperview()
    }
    containerView?.removeFromSuperview()
    containerView = nil
  }

  /// T1 has come; the presented view is not in the window yet.
  func willPresent() {}

  /// Called before the presentation moves (PRES-24).
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation has ended (PRES-24).
  ///
  /// - Parameter completed: whether the controller is presented now.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal moves (PRES-24).
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal has ended (PRES-24).
  ///
  /// - Parameter completed: whether the controller is dismissed now.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container view lays out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container view laid out.
  open func containerViewDidLayoutSubviews() {}
}

extension UIViewController {
  /// The presentation controller of this controller, or of the nearest one around it that is presented.
  ///
  /// Made when first asked for and kept until the dismissal has ended (PRES-20, SHEET-12).
  public var presentationController: UIPresentationController? {
    if let presented = selfAndAncestors.first(where: { $0.ownPresentingViewController != nil }) {
      return presented.storedPresentationController
    }
    return ensurePresentationController(presenting: nil, source: self)
  }

  func ensurePresentationController(presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    if let storedPresentationController { return storedPresentationController }
    let custom =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
      : nil
    let controller = custom ?? systemPresentationController(presenting: presenting)
    controller.presentationStyle = modalPresentationStyle
    storedPresentationController = controller
    return controller
  }

  private func systemPresentationController(presenting: UIViewController?) -> UIPresentationController {
    switch modalPresentationStyle {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default:
      UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }
}
