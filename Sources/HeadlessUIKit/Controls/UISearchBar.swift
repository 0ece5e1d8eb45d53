public import Foundation

/// A field for what is searched, with buttons and scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// How far the text is moved in its field, in points.
  open var searchTextPositionAdjustment = UIOffset.zero

  /// How far the field's ground is moved, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

  /// Whether looking at the bar lets a person dictate; false by default.
  open var isLookToDictateEnabled = false

  /// The pictures of its parts.
  var stateImages = StateImages()

  /// How much of the bar stands out.
  public enum Style: Int, Sendable {
    /// The ordinary look.
    case `default`
    /// With a ground that stands out.
    case prominent
    /// Without a ground.
    case minimal
  }

  /// The controller that the bar belongs to.
  weak var searchController: UISearchController?

  /// Who is asked and told about the bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field with the text.
  open private(set) lazy var searchTextField: UISearchTextField = {
    let field = UISearchTextField(frame: bounds)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.borderStyle = .roundedRect
    field.returnKeyType = .search
    field.searchBar = self
    addSubview(field)
    return field
  }()

  /// The text that is searched.
  ///
  /// Code that sets it tells the bar's delegate nothing; a search controller that is active updates its results.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      if let searchController, searchController.isActive { searchController.update() }
    }
  }

  /// The text that stands there while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line above the field.
  open var prompt: String?

  /// The colours of the bar.
  open var barStyle = UIBarStyle.default

  /// How much of the bar stands out.
  open var searchBarStyle = Style.default

  /// Whether what is behind shows through.
  open var isTranslucent = true

  /// The bar's ground.
  open var barTintColor: UIColor?

  /// The picture behind the bar.
  open var backgroundImage: UIImage?

  /// Whether the button with the book shows; false by default.
  open var showsBookmarkButton = false

  /// Whether the cancel button shows; false by default.
  open var showsCancelButton = false

  /// Whether the button with the list shows; false by default.
  open var showsSearchResultsButton = false

  /// Whether the button with the list shows as chosen; false by default.
  open var isSearchResultsButtonSelected = false

  /// The words of the scopes; nil for none.
  open var scopeButtonTitles: [String]?

  /// The chosen scope, counted from 0.
  ///
  /// Code that sets it tells nobody.
  open var selectedScopeButtonIndex = 0

  /// Whether the scopes show; false by default.
  open var showsScopeBar = false

  /// Whether the bar can be used; true by default.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  /// What stands above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// Where the bar stands, as its delegate says; not said by default.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// Shows or hides the cancel button.
  ///
  /// - Parameters:
  ///   - showsCancelButton: whether it shows.
  ///   - animated: whether the change is shown; it comes at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes.
  ///
  /// - Parameters:
  ///   - show: whether they show.
  ///   - animate: whether the change is shown; it comes at once.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    showsScopeBar = show
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: A person's doing

  /// Taps the cancel button as a person does.
  ///
  /// - Returns: whether it shows.
  @_spi(Sceneway) @discardableResult
  public func tapCancelButton() -> Bool {
    guard showsCancelButton, window != nil else { return false }
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
    return true
  }

  /// Taps the button with the book as a person does.
  ///
  /// - Returns: whether it shows.
  @_spi(Sceneway) @discardableResult
  public func tapBookmarkButton() -> Bool {
    guard showsBookmarkButton, window != nil else { return false }
    delegate?.searchBarBookmarkButtonClicked(self)
    return true
  }

  /// Chooses a scope as a person does.
  ///
  /// - Parameter index: the scope, counted from 0.
  /// - Returns: whether there is such a scope.
  @_spi(Sceneway) @discardableResult
  public func tapScope(at index: Int) -> Bool {
    guard scopeButtonTitles?.indices.contains(index) ?? false else { return false }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.update()
    return true
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// What is searched for beside the words.
  open var tokens: [UISearchToken] = []

  /// Whether a person may take tokens away; true by default.
  open var allowsDeletingTokens = true

  /// Whether a person may copy tokens; true by default.
  open var allowsCopyingTokens = true

  /// The colour behind tokens.
  open var tokenBackgroundColor: UIColor! = .systemGray

  /// The bar that the field belongs to; it is asked and told before the field's own delegate.
  weak var searchBar: UISearchBar?

  private var barDelegate: (any UISearchBarDelegate)? { searchBar?.delegate }

  override func shouldBeginEditing() -> Bool {
    if let searchBar, let barDelegate, !barDelegate.searchBarShouldBeginEditing(searchBar) { return false }
    return super.shouldBeginEditing()
  }

  override func shouldEndEditing() -> Bool {
    if let searchBar, let barDelegate, !barDelegate.searchBarShouldEndEditing(searchBar) { return false }
    return super.shouldEndEditing()
  }

  override func shouldChange(_ range: NSRange, to string: String) -> Bool {
    if let searchBar, let barDelegate,
      !barDelegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: string)
    {
      return false
    }
    return super.shouldChange(range, to: string)
  }

  override func didBeginEditing() {
    super.didBeginEditing()
    searchBar?.searchController?.begin()
    if let searchBar { barDelegate?.searchBarTextDidBeginEditing(searchBar) }
  }

  override func didEndEditing() {
    super.didEndEditing()
    if let searchBar { barDelegate?.searchBarTextDidEndEditing(searchBar) }
  }

  override func textDidChange() {
    super.textDidChange()
    if let searchBar { barDelegate?.searchBar(searchBar, textDidChange: text ?? "") }
    searchBar?.searchController?.update()
  }

  override func shouldReturn() -> Bool {
    if let searchBar { barDelegate?.searchBarSearchButtonClicked(searchBar) }
    return super.shouldReturn()
  }
}
