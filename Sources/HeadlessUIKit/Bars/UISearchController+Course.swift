internal import Foundation

extension UISearchController {
  /// What the controller does by itself, and tells its delegate of.
  struct Course {
    /// Whether it asks its delegate, or presents itself.
    var isBeginning = false
    /// Whether the delegate is to hear that the controller has presented itself.
    var tellsOfPresentation = false
    /// Whether the bar shows what it has while searching.
    var hasBarReady = false
    /// Whether it has been told to end.
    var isEnding = false
    /// Whether the delegate is to hear that the controller has dismissed itself.
    var tellsOfDismissal = false
  }

  /// Begins searching: who wants to present the controller does so, otherwise it presents itself.
  func begin() {
    guard ownPresentingViewController == nil, !course.isBeginning else { return }
    // Nothing is left of one before that never came, or was told to end while it was refused.
    course = Course(isBeginning: true)
    defer { course.isBeginning = false }
    delegate?.presentSearchController(self)
    guard ownPresentingViewController == nil else { return }
    guard let host else { return UIKitComplaint.searchWithoutPlace(self).report() }
    delegate?.willPresentSearchController(self)
    host.present(self, animated: true)
    // A refused presentation has said so itself.
    guard ownPresentingViewController != nil else { return }
    course.tellsOfPresentation = true
    prepareBar()
  }

  /// Ends searching: the controller dismisses itself, once it has quite come.
  func end() {
    guard isActive, let presenter = ownPresentingViewController else { return }
    course.isEnding = true
    course.tellsOfDismissal = true
    delegate?.willDismissSearchController(self)
    guard presentationPhase != .presenting else {
      return afterPresentation.append(
        WaitingDismissal { [weak presenter] in presenter?.dismiss(animated: true) })
    }
    presenter.dismiss(animated: true)
    // A refused dismissal has said so itself, and leaves things as they are.
    if presentationPhase != .dismissing {
      course.isEnding = false
      course.tellsOfDismissal = false
    }
  }

  /// Tells that what is searched changed.
  func update() {
    updateResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// The screen that the bar stands in; nil where it is in no window.
  private var host: UIViewController? {
    guard searchBar.window != nil else { return nil }
    let around = sequence(first: searchBar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
    // The bar of a navigation controller shows it for one of the controller's screens.
    guard let navigation = around as? UINavigationController else { return around }
    return navigation.viewControllers.last { $0.navigationItem.searchController === self } ?? navigation
  }

  // MARK: Presentation

  /// T1 of the presentation, the first that is heard of one that the app began.
  func presentationBegins() {
    adoptResults()
    if !course.hasBarReady { prepareBar() }
  }

  /// Shows what the bar has while searching.
  private func prepareBar() {
    course.hasBarReady = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.showsScopeBar = true
    }
    update()
  }

  /// T2 of the presentation.
  ///
  /// - Parameter completed: whether the controller is presented now.
  func presentationEnds(_ completed: Bool) {
    let tells = course.tellsOfPresentation && completed
    course.tellsOfPresentation = false
    if tells { delegate?.didPresentSearchController(self) }
  }

  /// T1 of the dismissal.
  func dismissalBegins() {
    searchBar.resignFirstResponder()
    searchBar.searchTextField.text = nil
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    update()
  }

  /// T2 of the dismissal.
  ///
  /// - Parameter completed: whether the controller is dismissed now.
  func dismissalEnds(_ completed: Bool) {
    let tells = course.tellsOfDismissal && completed
    course = Course()
    if tells { delegate?.didDismissSearchController(self) }
    // Who tapped into the bar again on the way wants to go on.
    if completed, searchBar.isFirstResponder { begin() }
  }
}

/// Presents a search controller: nothing leaves the screen for it.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { weakPresented as? UISearchController }

  /// The bar stays in reach, and what is not dimmed.
  override var viewsInReach: [UIView] {
    guard let search else { return [] }
    let below = search.obscuresBackgroundDuringPresentation ? nil : presentingViewController.viewIfLoaded
    return [search.searchBar, below].compactMap { $0 }
  }

  override func willPresent() { search?.presentationBegins() }

  override func presentationTransitionDidEnd(_ completed: Bool) { search?.presentationEnds(completed) }

  override func dismissalTransitionWillBegin() { search?.dismissalBegins() }

  override func dismissalTransitionDidEnd(_ completed: Bool) { search?.dismissalEnds(completed) }
}
