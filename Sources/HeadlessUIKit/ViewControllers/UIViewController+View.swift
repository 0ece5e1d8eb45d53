internal import Foundation

extension UIViewController {
  /// Whether the view is loaded; does not load it (LIFE-06).
  public var isViewLoaded: Bool { storedView != nil }

  /// The view where it is loaded; does not load it (LIFE-06).
  public var viewIfLoaded: UIView? { storedView }

  /// Loads the view where it is not loaded; sends no appearance calls (LIFE-07).
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    weak let alive = self
    guard alive != nil else {
      UIKitComplaint.loadingViewWhileDeallocating(self).report()
      return
    }
    guard !isLoadingView else {
      UIKitComplaint.viewReadWhileLoading(self).report()
      storedView = UIView(frame: UIScreen.main.bounds)
      return
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    guard storedView != nil else {
      UIKitComplaint.viewNotLoaded(self).report()
      setView(UIView(frame: UIScreen.main.bounds))
      return viewDidLoad()
    }
    storedView?.viewDelegate = self
    viewDidLoad()
  }

  /// Takes another root view, or gives the present one up (LIFE-11, CONT-17).
  func setView(_ view: UIView?) {
    if let view, let owner = view.viewDelegate, owner !== self {
      UIKitComplaint.viewHasAnotherController(view, owner, self).report()
      return
    }
    storedView?.viewDelegate = nil
    storedView = view
    view?.viewDelegate = self
  }
}

extension UIKitComplaint {
  @MainActor static func loadingViewWhileDeallocating(_ controller: UIViewController) -> Self {
    .log(
      "LIFE-21",
      "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in "
        + "undefined behavior (\(describe(controller)))")
  }

  @MainActor static func viewReadWhileLoading(_ controller: UIViewController) -> Self {
    .inconsistency(
      "LIFE-10",
      "\(describe(controller)) read its view inside -loadView before setting it. "
        + "Set the view first, or call super's -loadView.")
  }

  @MainActor static func viewNotLoaded(_ controller: UIViewController) -> Self {
    .inconsistency(
      "LIFE-10", "\(describe(controller)) returned from -loadView without a view. Set the view there.")
  }

  @MainActor static func viewHasAnotherController(
    _ view: UIView, _ owner: UIViewController, _ controller: UIViewController
  ) -> Self {
    .hierarchyInconsistency(
      "CONT-17",
      "A view can only be associated with at most one view controller at a time! View \(describe(view)) is associated "
        + "with \(describe(owner)). Clear this association before associating this view with \(describe(controller))."
    )
  }
}
