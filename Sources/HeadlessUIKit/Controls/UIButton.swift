public import Foundation

/// A control with words or a picture that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What the button shows in one state.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  var contents: [UInt: Content] = [:]

  /// The kind of button.
  open private(set) var buttonType = ButtonType.custom

  /// What the button is for.
  open var role = Role.normal

  /// The room around the whole content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The room around the words, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero

  /// The room around the picture, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// Whether the picture is dimmed while a finger is on it; true by default.
  open var adjustsImageWhenHighlighted = true

  /// Whether the picture is dimmed while the button cannot be used; true by default.
  open var adjustsImageWhenDisabled = true

  /// Whether the button glows while a finger is on it; false by default.
  open var showsTouchWhenHighlighted = false

  /// What a tap, or a long press, offers to choose from.
  open var menu: UIMenu?

  /// Whether the menu's ticked element is the button's content; false by default.
  open var changesSelectionAsPrimaryAction = false

  /// Whether a pointer changes over the button; false by default.
  open var isPointerInteractionEnabled = false

  /// Makes how a pointer looks over the button; kept, and not called by a headless app.
  open var pointerStyleProvider: PointerStyleProvider?

  /// Makes how a pointer looks over a button.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  /// In which order the button's menu shows.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether the button is held down where that is a state of its own.
  open var isHeld: Bool { false }

  /// Whether a title's shadow changes sides under a finger; false by default.
  open var reversesTitleShadowWhenHighlighted = false

  /// The label of the words of second rank; nil for a button without them.
  open var subtitleLabel: UILabel? { nil }

  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

  /// Sets how symbols are shown.
  ///
  /// - Parameters:
  ///   - configuration: how; nil for the ordinary way.
  ///   - state: when.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { symbolConfigurations[state.rawValue] = configuration }

  /// How symbols are shown.
  ///
  /// - Parameter state: when.
  /// - Returns: how; nil for the ordinary way.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue]
  }

  /// How symbols are shown as the button stands.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue] ?? symbolConfigurations[0]
  }

  /// Makes a button of the system's kind with a picture.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - target: who is told of taps.
  ///   - action: by which method.
  /// - Returns: the button.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  /// How the button looks and what it shows, in place of the contents for states.
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }

  /// Called when the button's state changed, to change its configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration takes on the look of the state; true by default.
  open var automaticallyUpdatesConfiguration = true

  /// What changes a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  private var storedTitleLabel: UILabel?
  private var storedImageView: UIImageView?
  private var isUpdatingConfiguration = false

  // MARK: Creation

  /// Makes a button of a kind.
  ///
  /// - Parameter buttonType: the kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a kind that does something, with the action's words and picture.
  ///
  /// - Parameters:
  ///   - buttonType: the kind; the system's by default.
  ///   - primaryAction: what is done by a tap.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button with a configuration, and an action's words and picture where it has none.
  ///
  /// - Parameters:
  ///   - configuration: how it looks and what it shows.
  ///   - primaryAction: what is done by a tap; nothing by default.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
    contentDidChange()
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Sets the kind that a storyboard says.
  func adopt(type: ButtonType) {
    buttonType = type
  }

  // MARK: What shows

  /// The words that show.
  open var currentTitle: String? { content(\.title) }

  /// The words that show, with their looks.
  open var currentAttributedTitle: NSAttributedString? { content(\.attributedTitle) }

  /// The colour of the words that show.
  open var currentTitleColor: UIColor {
    content(\.titleColor) ?? (buttonType == .custom ? .white : tintColor)
  }

  /// The colour of the shadow of the words that show.
  open var currentTitleShadowColor: UIColor? { content(\.titleShadowColor) }

  /// The picture that shows.
  open var currentImage: UIImage? { content(\.image) }

  /// The picture behind the content that shows.
  open var currentBackgroundImage: UIImage? { content(\.backgroundImage) }

  /// The label with the words.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UILabel(frame: bounds)
    label.font = .systemFont(ofSize: buttonType == .custom || buttonType == .system ? 15 : 17)
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    storedTitleLabel = label
    addSubview(label)
    showContent()
    return label
  }

  /// The view with the picture.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView(frame: bounds)
    storedImageView = view
    addSubview(view)
    showContent()
    return view
  }

  /// What shows in the button's state: that of the state, otherwise that of the ordinary one.
  private func content<Value>(_ path: KeyPath<Content, Value?>) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[State.normal.rawValue]?[keyPath: path]
  }

  /// Takes over a change of content or state.
  func contentDidChange() {
    showContent()
    invalidateIntrinsicContentSize()
  }

  /// The words that show, from the configuration or for the state.
  @_spi(Sceneway)
  public var displayedTitle: String? {
    if let attributed = configuration?.attributedTitle { return String(attributed.characters) }
    return configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
  }

  private func showContent() {
    let title = displayedTitle
    if title != nil || storedTitleLabel != nil {
      let label = titleLabel
      if label?.text != title { label?.text = title }
      label?.textColor = configuration?.baseForegroundColor ?? currentTitleColor
    }
    let image = configuration?.image ?? currentImage
    if image != nil || storedImageView != nil { imageView?.image = image }
  }

  // MARK: State

  open override var isEnabled: Bool {
    didSet { stateDidChange() }
  }

  open override var isSelected: Bool {
    didSet { stateDidChange() }
  }

  open override var isHighlighted: Bool {
    didSet { stateDidChange() }
  }

  private func stateDidChange() {
    contentDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Asks for the configuration to be changed for the state.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration, configuration != nil || configurationUpdateHandler != nil else { return }
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    updateConfiguration()
  }

  /// Changes the configuration for the state; calls the handler by default.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Touches

  override func touchUpInside(at point: CGPoint, with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    sendActions(for: [.touchUpInside, .primaryActionTriggered], with: event)
  }

  override var keepsTaps: Bool { true }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let font = storedTitleLabel?.font ?? .systemFont(ofSize: 15)
    let title = displayedTitle.map { TextMeasure.size(of: $0, font: font) } ?? .zero
    let image = (configuration?.image ?? currentImage)?.size ?? .zero
    var insets = contentEdgeInsets
    if let configured = configuration?.contentInsets {
      insets = UIEdgeInsets(
        top: configured.top, left: configured.leading, bottom: configured.bottom, right: configured.trailing)
    } else if buttonType != .custom, insets == .zero {
      insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }
    return CGSize(
      width: max(title.width + image.width, 30) + insets.left + insets.right,
      height: max(title.height, image.height, 18) + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Accessibility

  override var defaultAccessibilityLabel: String? {
    displayedTitle ?? (configuration?.image ?? currentImage)?.name
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
}
