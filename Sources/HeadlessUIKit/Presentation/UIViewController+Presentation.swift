internal import Foundation

extension UIViewController {
  /// The controller that this one, or the nearest one around it, presents (PRES-09).
  public var presentedViewController: UIViewController? {
    for controller in selfAndAncestors {
      if let presented = controller.ownPresentedViewController { return presented }
    }
    return nil
  }

  /// The real presenter of this controller, or of the nearest one around it that is presented (PRES-08, PRES-10).
  public var presentingViewController: UIViewController? {
    for controller in selfAndAncestors {
      if let presenting = controller.ownPresentingViewController { return presenting }
    }
    return nil
  }

  /// The controller that really presents when this one is asked to (PRES-08, PRES-11).
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    if style.isContextual, let context = selfAndAncestors.first(where: { $0.definesPresentationContext }) {
      return context
    }
    return rootAncestor
  }

  /// Whether this controller is presenting or dismissing one between T1 and T2 (semantics, 16.17).
  var isPresentationRunning: Bool {
    guard let presented = ownPresentedViewController else { return false }
    return presented.presentationIsRunning
  }

  // MARK: T0

  func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = controller.modalPresentationStyle
    let presenter = presenter(for: style)
    if let complaint = complaint(presenting: controller, by: presenter, style: style) {
      complaint.report()
      return
    }
    if !presenter.isAttachedToWindow {
      UIKitComplaint.presentingOnDetached(self).report()
    }
    let presentation = controller.ensurePresentationController(presenting: presenter, source: self)
    presentation.presentingViewController = presenter
    presentation.retainedPresented = controller
    presenter.ownPresentedViewController = controller
    controller.ownPresentingViewController = presenter
    controller.presentationSource = self
    controller.presentationPhase = .presenting
    storedView?.storedWindow?.presentations.append(presentation)
    let transition = PresentationTransition(
      presentation, animated: animated, isDismissal: false, completion: completion)
    transition.start()
  }

  private func complaint(
    presenting controller: UIViewController, by presenter: UIViewController, style: UIModalPresentationStyle
  ) -> UIKitComplaint? {
    if controller === self { return .presentingItself(self) }
    if let parent = controller.storedParent { return .presentingChild(controller, of: parent) }
    if let other = controller.ownPresentingViewController, other !== presenter {
      return .presentingActive(controller, presentedBy: other)
    }
    if style == .none { return .presentationStyleNone }
    if let current = presenter.ownPresentedViewController {
      return .alreadyPresenting(controller, on: presenter, from: self, current: current)
    }
    if presenter.presentationIsRunning {
      return .presentationInProgress(controller, on: presenter, from: self)
    }
    if viewIfLoaded?.storedWindow == nil { return .notInWindow(controller, on: presenter, from: self) }
    return nil
  }

  /// Whether the controller belongs to what its window shows: the root, or something presented (MIS-13).
  private var isAttachedToWindow: Bool {
    storedView?.storedWindow?.rootViewController === self || ownPresentingViewController != nil
      || storedParent != nil
  }
}

extension UIKitComplaint {
  @MainActor static func presentingItself(_ controller: UIViewController) -> Self {
    .invalidArgument(
      "MIS-18",
      "Application tried to present modal view controller on itself. Presenting controller is \(describe(controller))."
    )
  }

  @MainActor static func presentingChild(_ controller: UIViewController, of parent: UIViewController) -> Self
  {
    .invalidArgument(
      "MIS-17",
      "Application tried to present modally a view controller \(describe(controller)) that has a parent view "
        + "controller \(describe(parent)).")
  }

  @MainActor static func presentingActive(_ controller: UIViewController, presentedBy other: UIViewController)
    -> Self
  {
    .invalidArgument(
      "MIS-16",
      "Application tried to present modally a view controller \(describe(controller)) that is already being presented "
        + "by \(describe(other)).")
  }

  static var presentationStyleNone: Self {
    .inconsistency(
      "MIS-21",
      "The specified modal presentation style doesn't have a corresponding presentation controller.")
  }

  @MainActor static func alreadyPresenting(
    _ controller: UIViewController, on presenter: UIViewController, from source: UIViewController,
    current: UIViewController
  ) -> Self {
    .log(
      "MIS-10",
      "[Presentation] Attempt to present \(describe(controller)) on \(describe(presenter)) (from \(describe(source))) "
        + "which is already presenting \(describe(current)).")
  }

  @MainActor static func notInWindow(
    _ controller: UIViewController, on presenter: UIViewController, from source: UIViewController
  ) -> Self {
    .log(
      "MIS-11",
      "[Presentation] Attempt to present \(describe(controller)) on \(describe(presenter)) (from \(describe(source))) "
        + "whose view is not in the window hierarchy.")
  }

  @MainActor static func presentationInProgress(
    _ controller: UIViewController, on presenter: UIViewController, from source: UIViewController
  ) -> Self {
    .log(
      "MIS-12",
      "[Presentation] Attempt to present \(describe(controller)) on \(describe(presenter)) (from \(describe(source))) "
        + "while a presentation is in progress.")
  }

  @MainActor static func presentingOnDetached(_ controller: UIViewController) -> Self {
    .log(
      "MIS-13",
      "Presenting view controllers on detached view controllers is discouraged \(describe(controller)).")
  }
}
