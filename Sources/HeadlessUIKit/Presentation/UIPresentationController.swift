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
  weak var weakPresented: UIViewController?
  /// The style that the presentation took on in the traits of the moment; nil as long as it keeps its own (PRES-23).
  var adaptedStyle: UIModalPresentationStyle?
  /// Whether the traits changed while the presentation was on its way.
  var hasLateTraits = false
  /// What the delegate put in the presented controller's stead; the presenter keeps it.
  weak var substitute: UIViewController?
  /// The presented controller, kept while another stands in its stead.
  var keptOriginal: UIViewController?

  /// The style of the presentation.
  @exclusivity(unchecked) open internal(set) var presentationStyle: UIModalPresentationStyle

  /// The view that holds the presented view; nil before the presentation starts.
  @exclusivity(unchecked) open internal(set) var containerView: UIView?

  /// Hears about gestures and adapting; not retained (NAV-MISC-11).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The window that the presentation happens in.
  weak var window: UIWindow?
  /// The segue that presented, while the place of the presentation is off the screen; then it retains no controller.
  var segueAway: UIStoryboardSegue?
  /// Whether the presentation has its presenter's place inside a container, not the window; settled at its T1.
  var isInPlace = false
  /// Set while the presenter goes because of the presentation itself, not with its place.
  var isExchangingPresenter = false
  /// Where the presenter's view goes back to.
  weak var presenterSuperview: UIView?
  /// Whether the presenter stands in its window as the window's root, not where somebody put its view by hand.
  var presenterIsRoot = false
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
  open var presentedView: UIView? { shownController.view }

  /// Whether the presenter's view is removed at the end (PRES-05).
  open var shouldRemovePresentersView: Bool { effectiveStyle.removesPresenter }

  /// Whether the presentation covers the screen and not its context alone; false by default for contextual styles.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.isContextual }

  /// Where the presented view ends up in the container view, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Takes the presented view and what holds it off the screen.
  func removeViews() {
    // A controller that has no view yet does not get one for being dismissed.
    if let container = containerView {
      if shownController.isViewLoaded, let view = presentedView, view.isDescendant(of: container) {
        view.removeFromSuperview()
      }
      container.removeFromSuperview()
      containerView = nil
    }
    isInPlace = false
  }

  /// Ends the disappearance of the presenter that this presentation covers.
  func finishHidingPresenter(_ presenter: UIViewController) {
    isExchangingPresenter = true
    presenter.storedView?.removeFromSuperview()
    presenter.finishDisappearing()
    isExchangingPresenter = false
  }

  /// The views outside of the presentation that touches still reach.
  var viewsInReach: [UIView] { [] }

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

  // MARK: Adapting

  /// The style to take on where there is little room from left to right; `.none` where the presentation keeps its own.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    systemAdaptiveStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style to take on in given traits (PRES-23); asked at the presentation and whenever the traits change.
  ///
  /// The delegate has the first word, then the kind of presentation.
  ///
  /// - Parameter traitCollection: the traits.
  /// - Returns: the style, `.none` for the presentation's own.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegateStyle(in: traitCollection) ?? systemAdaptiveStyle(for: traitCollection)
  }

  /// The style that this kind of presentation takes on by itself.
  func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Makes the presentation controller of an adapted style, for the delegate to set up (PRES-23).
  func adaptivePresentationController(for style: UIModalPresentationStyle) -> UIPresentationController {
    let controller =
      style == .pageSheet || style == .formSheet
      ? UISheetPresentationController(presentedViewController: shownController, presenting: weakPresenting)
      : UIPresentationController(presentedViewController: shownController, presenting: weakPresenting)
    controller.presentationStyle = style
    return controller
  }

  /// Traits that the presented controller has instead of those around it; nil, the default, for none.
  @exclusivity(unchecked) open var overrideTraitCollection: UITraitCollection? {
    didSet { overrideTraits(with: overrideTraitCollection) }
  }

  // MARK: Size and traits

  /// The traits that the presentation lives with: those of the presenter.
  open var traitCollection: UITraitCollection { presentingViewController.traitCollection }

  /// Called after the traits changed.
  ///
  /// - Parameter previousTraitCollection: the traits before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that the presented controller would like, in points.
  open var preferredContentSize: CGSize { shownController.preferredContentSize }

  /// Called when the presented controller would like another size.
  ///
  /// - Parameter container: the presented controller.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of the presented controller in a container of a given size.
  ///
  /// - Parameters:
  ///   - container: the presented controller.
  ///   - parentSize: the container's size, in points.
  /// - Returns: by default the container's size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the container's size changes; `super` passes it on to the presented controller.
  ///
  /// - Parameters:
  ///   - size: the new size, in points.
  ///   - coordinator: lets changes go along with the transition.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presented = shownController
    let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: own, with: coordinator)
  }

  /// Called before the traits change; `super` passes it on to the presented controller.
  ///
  /// - Parameters:
  ///   - newCollection: the new traits.
  ///   - coordinator: lets changes go along with the transition.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    shownController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Layout

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
    if self is UISearchController {
      return SearchPresentationController(presentedViewController: self, presenting: presenting)
    }
    return switch modalPresentationStyle {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default:
      UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }
}
