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
      ViewLoadObserver.viewDidLoad(of: self)
      return viewDidLoad()
    }
    storedView?.viewDelegate = self
    ViewLoadObserver.viewDidLoad(of: self)
    viewDidLoad()
  }

  /// Takes another root view, or gives the present one up (LIFE-11, CONT-17).
  func setView(_ view: UIView?) {
    if let view, let owner = view.viewDelegate, owner !== self {
      UIKitComplaint.viewHasAnotherController(view, owner, self).report()
      return
    }
    storedView?.viewDelegate = nil
    if !attachments.isEmpty {
      storedView?.setAdditionalSafeAreaInsets(.zero)
      view?.setAdditionalSafeAreaInsets(storedAdditionalSafeAreaInsets)
    }
    storedView = view
    view?.viewDelegate = self
  }

  /// Makes the root view: from the storyboard, from a nib, or a plain one (LIFE-08).
  func makeView() {
    if let view = viewLoader?.load(self) ?? viewFromNib() {
      setView(view)
    } else if storedView == nil {
      let view = UIView(frame: UIScreen.main.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      setView(view)
    }
  }

  /// Who comes next in the responder chain: the window of a root, the presenter, the view's superview (RESP-01).
  var responderAround: UIResponder? {
    if let window = storedView?.storedWindow, window.rootViewController === self { return window }
    if ownPresentingViewController != nil { return ownPresentingViewController }
    return storedView?.storedSuperview ?? storedParent
  }
}
