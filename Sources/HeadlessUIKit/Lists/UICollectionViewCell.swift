public import Foundation

/// A view in a collection view that is used again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier by which the view is used again.
  open internal(set) var reuseIdentifier: String?

  /// The collection view that shows the view.
  weak var collectionView: UICollectionView?

  /// Called before the view is used again.
  open func prepareForReuse() {}

  /// Takes on where the view stands and how it shows.
  ///
  /// - Parameter layoutAttributes: the place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Asked for changes to the place that the layout worked out; none by default.
  ///
  /// - Parameter layoutAttributes: the place.
  /// - Returns: the place the view would like.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }

  /// Called before the view's collection view takes another layout; does nothing by default.
  ///
  /// - Parameters:
  ///   - oldLayout: the layout before.
  ///   - newLayout: the layout that comes.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the view's collection view took another layout; does nothing by default.
  ///
  /// - Parameters:
  ///   - oldLayout: the layout before.
  ///   - newLayout: the layout that came.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Takes on a place.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    frame = attributes.frame
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What a storyboard's segue does when the item is chosen.
  var selectionSegue: (() -> Void)?

  private var storedContentView: UIView?
  private var configuredView: (any UIView & UIContentView)?

  /// Where the cell's own views go.
  open var contentView: UIView {
    if let storedContentView { return storedContentView }
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    storedContentView = view
    insertSubview(view, at: 0)
    return view
  }

  /// Takes the content view of a storyboard's cell.
  func adopt(contentView view: UIView) {
    storedContentView?.removeFromSuperview()
    storedContentView = view
    insertSubview(view, at: 0)
  }

  /// Whether the item is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether a finger is on the item.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The view behind the content.
  open var backgroundView: UIView?

  /// The view behind the content of a chosen item.
  open var selectedBackgroundView: UIView?

  /// How the ground looks.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// How the content looks and what it shows, in place of the cell's own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let configuration = contentConfiguration else {
        configuredView?.removeFromSuperview()
        configuredView = nil
        return
      }
      if let view = configuredView, view.supports(configuration) {
        view.configuration = configuration
        return
      }
      configuredView?.removeFromSuperview()
      let view = configuration.makeContentView()
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
      configuredView = view
    }
  }

  // MARK: State

  /// What is done with a cell that is dragged.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// It is lifted.
    case lifting
    /// It is under the finger.
    case dragging
  }

  /// Called when the cell is lifted, dragged or dropped; does nothing by default.
  ///
  /// - Parameter dragState: what is done with it.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// How the cell stands.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = collectionView?.isEditing ?? false
    if let collectionView, let path = collectionView.indexPath(for: self) {
      state.isExpanded = (collectionView.dataSource as? any OutlineDataSource)?.isExpanded(at: path) ?? false
    }
    return state
  }

  /// Called to take the looks of a state over, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the content follows the cell's state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the ground follows the cell's state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// A new cell is asked before it first shows.
  private var configurationIsOutdated = true

  /// Asks for ``updateConfiguration(using:)`` in the layout at the end of the turn.
  open func setNeedsUpdateConfiguration() {
    guard !configurationIsOutdated else { return }
    configurationIsOutdated = true
    setNeedsLayout()
  }

  /// Takes the looks of a state over; has the content do so by default.
  ///
  /// - Parameter state: how the cell stands.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }

  /// A ground with the ordinary look.
  ///
  /// - Returns: the ground.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard configurationIsOutdated else { return }
    configurationIsOutdated = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }
}

/// An item of a collection view that looks like a row of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  var storedAccessories: [UICellAccessory] = []

  /// A configuration with the ordinary look of a row.
  ///
  /// - Returns: the configuration, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// How far the content is moved in.
  open var indentationLevel = 0

  /// Whether what stands at the start of the cell is moved in as well; true by default.
  open var indentsAccessories = true

  /// Where the line below the row stands; its leading edge can be tied to the content.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10
}
