public import Foundation

/// Looks after a search bar and what was found.
///
/// The bar stands in the navigation bar of the item whose `searchController` this is, or wherever the app puts it. While
/// something is searched the controller is presented over the context of the screen that the bar stands in: over that
/// screen alone where its `definesPresentationContext` is true, otherwise over all that is around it. What else the
/// presenter is to present is refused meanwhile (MIS-10), and `dismiss(animated:completion:)` there ends the search.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Shows what was found; nil where the searched list does so itself.
  ///
  /// A child of the controller from its first presentation on. Its view is hidden while nothing is typed.
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

  /// Whether the results come and go with what is typed; true by default.
  open var automaticallyShowsSearchResultsController = true {
    didSet { updateResults() }
  }

  /// Whether the results show now; setting it takes that out of the controller's hands.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasText : storedShowsResults }
    set {
      storedShowsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  private var storedShowsResults = false
  private var storedSearchBar: UISearchBar?
  /// What the controller is doing by itself.
  var course = Course()

  /// Makes a controller.
  ///
  /// - Parameter searchResultsController: shows what was found; nil where the searched list does so itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overCurrentContext
  }

  /// Makes a controller whose view comes from a nib.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: the nib; where it is nil, one named after the class, if there is one.
  ///   - nibBundleOrNil: where the nib is; the app's main bundle where it is nil.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overCurrentContext
  }

  /// Makes a controller from a storyboard.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overCurrentContext
  }

  /// The bar with the text that is searched.
  open var searchBar: UISearchBar {
    if let storedSearchBar { return storedSearchBar }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.searchController = self
    storedSearchBar = bar
    return bar
  }

  /// Whether something is being searched: from the call that presents the controller to the one that dismisses it.
  ///
  /// Setting it begins or ends searching, as a tap into the bar and one on its cancel button do.
  open var isActive: Bool {
    get { ownPresentingViewController != nil && presentationPhase != .dismissing && !course.isEnding }
    set { newValue ? begin() : end() }
  }

  /// Makes a view that lets touches through to what is searched, unless that is dimmed.
  open override func loadView() {
    let view = SearchContainerView(frame: UIScreen.main.bounds)
    view.controller = self
    self.view = view
  }

  /// As the screen below has them.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    ownPresentingViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  // MARK: Results

  private var hasText: Bool { storedSearchBar?.text?.isEmpty == false }

  /// The results, where they lie over what is searched now.
  @_spi(Sceneway) public var shownResultsController: UIViewController? {
    guard isActive, let results = searchResultsController, results.parent === self,
      results.viewIfLoaded?.isHidden == false
    else { return nil }
    return results
  }

  /// Takes the results in, below the bar, when searching begins for the first time.
  func adoptResults() {
    guard let results = searchResultsController, results.parent == nil else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
    updateResults()
  }

  /// Shows the results or hides them.
  func updateResults() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.viewIfLoaded?.isHidden = !showsSearchResultsController
  }
}

/// The view of a search controller: what is not dimmed can be touched through it.
private final class SearchContainerView: UIView {
  weak var controller: UISearchController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && controller?.obscuresBackgroundDuringPresentation != true ? nil : hit
  }
}
