public import Foundation

/// The view above or below a section of a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier by which the view is used again.
  open private(set) var reuseIdentifier: String?

  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?

  /// Makes a view.
  ///
  /// - Parameter reuseIdentifier: the identifier by which it is used again; nil for never.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
  }

  /// Makes a view that is never used again.
  ///
  /// - Parameter frame: place and size in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func adopt(reuseIdentifier: String?) {
    if self.reuseIdentifier == nil { self.reuseIdentifier = reuseIdentifier }
  }

  /// Where the view's own views go.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }()

  /// The words.
  open var textLabel: UILabel? {
    if storedTextLabel == nil {
      let label = UILabel(frame: contentView.bounds)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.font = .systemFont(ofSize: 13)
      contentView.addSubview(label)
      storedTextLabel = label
    }
    return storedTextLabel
  }

  /// The words of second rank.
  open var detailTextLabel: UILabel? {
    if storedDetailTextLabel == nil {
      let label = UILabel(frame: .zero)
      contentView.addSubview(label)
      storedDetailTextLabel = label
    }
    return storedDetailTextLabel
  }

  /// The view behind the content.
  open var backgroundView: UIView?

  /// How the ground looks.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// How the content looks and what it shows, in place of the view's own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView?.removeFromSuperview()
      guard let contentConfiguration else { return }
      let view = contentConfiguration.makeContentView()
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
      configuredView = view
    }
  }

  private var configuredView: UIView?

  /// A configuration with the ordinary look.
  ///
  /// - Returns: the configuration, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}
}
