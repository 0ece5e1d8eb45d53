public import Foundation

/// Who is told that what is searched changed.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Told that the search bar's text changed, or that it became the first responder.
  func updateSearchResults(for searchController: UISearchController)

  /// Told that another suggestion was chosen.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: String)
}

extension UISearchResultsUpdating {
  /// Told that another suggestion was chosen; does nothing by default.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: String
  ) {}
}

/// Who is told that searching begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Told that searching is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Told that searching began.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Told that searching is about to end.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Told that searching ended.
  func didDismissSearchController(_ searchController: UISearchController)

  /// Asked to show the controller in another way.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Told that searching is about to begin; does nothing by default.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Told that searching began; does nothing by default.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Told that searching is about to end; does nothing by default.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Told that searching ended; does nothing by default.
  public func didDismissSearchController(_ searchController: UISearchController) {}

  /// Asked to show the controller in another way; does nothing by default.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// Looks after a search bar and what was found.
///
/// The bar stands in the navigation bar of the item whose `searchController` this is. Results show where the app puts
/// them: the controller itself is not presented.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Shows what was found; nil where the searched list does so itself.
  open private(set) var searchResultsController: UIViewController?

  /// Who is told that what is searched changed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Who is told that searching begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether what is behind is dimmed while searching; true by default.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether what is behind is dimmed while searching, by its old name; true by default.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the navigation bar goes away while searching; true by default.
  open var hidesNavigationBarDuringPresentation = true

  /// Whether the cancel button comes and goes by itself; true by default.
  open var automaticallyShowsCancelButton = true

  /// Whether the scopes come and go by themselves; true by default.
  open var automaticallyShowsScopeBar = true

  /// Whether the results show while nothing is searched; false by default.
  open var showsSearchResultsController = false

  private var storedIsActive = false
  private var storedSearchBar: UISearchBar?

  /// Makes a controller.
  ///
  /// - Parameter searchResultsController: shows what was found; nil where the searched list does so itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller whose view comes from a nib.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the nib; where it is nil, one named after the class, if there is one.
  ///   - nibBundleOrNil: where the nib is; the app's main bundle where it is nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from a storyboard.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The bar with the text that is searched.
  open var searchBar: UISearchBar {
    if let storedSearchBar { return storedSearchBar }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.searchController = self
    storedSearchBar = bar
    return bar
  }

  /// Whether something is being searched; setting it begins or ends searching.
  open var isActive: Bool {
    get { storedIsActive }
    set { newValue ? begin() : end() }
  }

  // MARK: Course

  /// Begins searching: the cancel button comes, and the delegate is told.
  func begin() {
    guard !storedIsActive else { return }
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    update()
    delegate?.didPresentSearchController(self)
  }

  /// Ends searching: the text goes, and the delegate is told.
  func end() {
    guard storedIsActive else { return }
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    searchBar.text = nil
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    update()
    delegate?.didDismissSearchController(self)
  }

  /// Tells that what is searched changed.
  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}
