public import Foundation

/// A row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The identifier by which the cell is used again.
  open private(set) var reuseIdentifier: String?

  /// What the cell shows and where.
  private(set) var style = CellStyle.default

  /// The table view that shows the cell.
  weak var tableView: UITableView?

  /// What a storyboard's segue does when the row is chosen (SEG-29).
  var selectionSegue: (() -> Void)?

  /// What a storyboard's segue does when the detail button is tapped (SEG-31).
  var accessorySegue: (() -> Void)?

  /// The height that a storyboard gives the cell, in points.
  var designedHeight: CGFloat?

  private var storedContentView: UIView?
  private var storedTextLabel: UILabel?
  private var storedDetailTextLabel: UILabel?
  private var storedImageView: UIImageView?

  // MARK: Creation

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - style: what it shows and where.
  ///   - reuseIdentifier: the identifier by which it is used again; nil for never.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  /// Makes a cell with a picture and words that is never used again.
  ///
  /// - Parameter frame: place and size in the superview's coordinates, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func adopt(reuseIdentifier: String?) {
    if self.reuseIdentifier == nil { self.reuseIdentifier = reuseIdentifier }
  }

  /// Takes what a storyboard says of the cell.
  func adopt(style: CellStyle, contentView: UIView?, designedHeight: CGFloat?) {
    self.style = style
    self.designedHeight = designedHeight
    guard let contentView else { return }
    storedContentView?.removeFromSuperview()
    storedContentView = contentView
    insertSubview(contentView, at: 0)
  }

  /// Takes the views of a storyboard's cell of one of the ready-made styles.
  func adopt(textLabel: UILabel?, detailTextLabel: UILabel?, imageView: UIImageView?) {
    storedTextLabel = textLabel
    storedDetailTextLabel = detailTextLabel
    storedImageView = imageView
  }

  // MARK: Content

  /// Where the cell's own views go.
  open var contentView: UIView {
    if let storedContentView { return storedContentView }
    let view = UIView(frame: bounds)
    storedContentView = view
    insertSubview(view, at: 0)
    return view
  }

  /// The words.
  open var textLabel: UILabel? {
    if storedTextLabel == nil { storedTextLabel = addLabel(size: 17) }
    return storedTextLabel
  }

  /// The other words; nil for a cell that shows none.
  open var detailTextLabel: UILabel? {
    if storedDetailTextLabel == nil, style != .default {
      storedDetailTextLabel = addLabel(size: style == .subtitle ? 12 : 17)
    }
    return storedDetailTextLabel
  }

  /// The picture.
  open var imageView: UIImageView? {
    if storedImageView == nil {
      let view = UIImageView(frame: .zero)
      contentView.addSubview(view)
      storedImageView = view
      setNeedsLayout()
    }
    return storedImageView
  }

  private func addLabel(size: CGFloat) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  // MARK: Configurations

  /// How the content looks and what it shows, in place of the cell's own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configurationDidChange() }
  }

  /// How the ground looks.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Whether the content takes on the look of the state; true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the ground takes on the look of the state; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  private var configuredView: (any UIView & UIContentView)?

  /// A configuration with the ordinary look of the cell's style.
  ///
  /// - Returns: the configuration, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  private func configurationDidChange() {
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

  // MARK: Looks

  /// The view behind the content.
  open var backgroundView: UIView?

  /// The view behind the content of a chosen cell.
  open var selectedBackgroundView: UIView?

  /// The view behind the content of a cell that is chosen among several.
  open var multipleSelectionBackgroundView: UIView?

  /// How a chosen cell looks.
  open var selectionStyle = SelectionStyle.default

  /// What stands at the right.
  open var accessoryType = AccessoryType.none {
    didSet { updateAccessoryButton() }
  }

  /// A view at the right, in place of the ready-made ones.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// What stands at the right while editing.
  open var editingAccessoryType = AccessoryType.none

  /// A view at the right while editing.
  open var editingAccessoryView: UIView?

  /// How far the content is moved in, in steps of ``indentationWidth``.
  open var indentationLevel = 0

  /// The width of a step, in points; 10 by default.
  open var indentationWidth: CGFloat = 10

  /// How far the line below stays from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// Whether the cell moves in while editing; true by default.
  open var shouldIndentWhileEditing = true

  /// Whether the handle to move the row shows while editing; false by default.
  open var showsReorderControl = false

  /// What editing offers for the row.
  open internal(set) var editingStyle = EditingStyle.none

  private var accessoryButton: UIButton?

  /// Whether a detail button shows at the right.
  var hasAccessoryButton: Bool {
    accessoryView == nil && (accessoryType == .detailButton || accessoryType == .detailDisclosureButton)
  }

  private func updateAccessoryButton() {
    guard hasAccessoryButton else {
      accessoryButton?.removeFromSuperview()
      accessoryButton = nil
      return
    }
    guard accessoryButton == nil else { return }
    let button = UIButton(type: .detailDisclosure)
    button.accessibilityLabel = "More Info"
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      tableView?.tapAccessory(of: self)
    }
    button.addAction(action, for: .touchUpInside)
    addSubview(button)
    accessoryButton = button
    setNeedsLayout()
  }

  // MARK: State

  /// Whether the row is chosen.
  open var isSelected = false

  /// Whether a finger is on the row.
  open var isHighlighted = false

  /// Whether the row shows what editing offers.
  open var isEditing = false

  /// Whether the row shows the delete button.
  open var showingDeleteConfirmation: Bool { false }

  /// Chooses the row or gives it up; only how the cell looks.
  ///
  /// - Parameters:
  ///   - selected: whether it is chosen.
  ///   - animated: whether the change is shown.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
    setNeedsUpdateConfiguration()
  }

  /// Makes the row look touched or not.
  ///
  /// - Parameters:
  ///   - highlighted: whether it looks touched.
  ///   - animated: whether the change is shown.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }

  /// Shows or hides what editing offers.
  ///
  /// - Parameters:
  ///   - editing: whether it shows.
  ///   - animated: whether the change is shown.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let state: StateMask = editing ? .showingEditControl : []
    let isNew = editing != isEditing
    if isNew { willTransition(to: state) }
    isEditing = editing
    setNeedsUpdateConfiguration()
    if isNew { didTransition(to: state) }
  }

  /// Where a cell is on its way to show what editing offers.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It shows what editing offers.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// It shows the button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// What is done with a cell that is dragged.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// It is lifted.
    case lifting
    /// It is under the finger.
    case dragging
  }

  /// How the cell shows that a keyboard's or remote control's focus is on it.
  public enum FocusStyle: Int, Sendable {
    /// As UIKit does.
    case `default`
    /// As the app does.
    case custom
  }

  /// Called before the cell shows something of editing; does nothing by default.
  ///
  /// - Parameter state: what it will show.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell showed something of editing; does nothing by default.
  ///
  /// - Parameter state: what it shows.
  open func didTransition(to state: StateMask) {}

  /// Called when the cell is lifted, dragged or dropped; does nothing by default.
  ///
  /// - Parameter dragState: what is done with it.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// How the cell shows that a focus is on it.
  open var focusStyle = FocusStyle.default

  /// Whether the cell can be used while it is dragged; false by default.
  open var userInteractionEnabledWhileDragging = false

  /// A ground with the ordinary look.
  ///
  /// - Returns: the ground.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// How the cell stands.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    return state
  }

  /// Called to take the looks of a state over, after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

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

  private func updateConfigurationIfNeeded() {
    guard configurationIsOutdated else { return }
    configurationIsOutdated = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    setEditing(false, animated: false)
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeViews(accessoryButton: accessoryButton)
  }

  /// The views of a ready-made style that are there.
  var styleViews: (text: UILabel?, detail: UILabel?, image: UIImageView?) {
    (storedTextLabel, storedDetailTextLabel, storedImageView)
  }
}
