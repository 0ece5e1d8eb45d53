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
  open var isSelected = false

  /// Whether a finger is on the item.
  open var isHighlighted = false

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

  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10
}
