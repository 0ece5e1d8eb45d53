public import Foundation

/// What a screen shows in the place of content that is not there.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The typeface.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The colour of the letters.
    public var color = UIColor.label
    /// How many lines there may be; nought for as many as there are.
    public var numberOfLines = 0
  }

  /// How a button looks.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// What a tap does; nil for nothing.
    public var primaryAction: UIAction?
    /// The menu behind the button.
    public var menu: UIMenu?
    /// Whether it can be tapped.
    public var isEnabled = true
  }

  /// How the picture looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// Its colour.
    public var tintColor: UIColor?
    /// The most that it measures, in points; nought for no limit.
    public var maximumSize = CGSize.zero
    /// How round its corners are, in points.
    public var cornerRadius: CGFloat = 0
  }

  /// The picture.
  public var image: UIImage?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The words.
  public var text: String?
  /// The words with their looks.
  public var attributedText: NSAttributedString?
  /// How the words look.
  public var textProperties = TextProperties()
  /// Words of second rank.
  public var secondaryText: String?
  /// Words of second rank with their looks.
  public var secondaryAttributedText: NSAttributedString?
  /// How the words of second rank look.
  public var secondaryTextProperties = TextProperties()
  /// The button below the words.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// A second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// What lies behind.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether something is being loaded.
  var isLoading = false

  /// Nothing is there.
  ///
  /// - Returns: a configuration without words.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Something is being loaded.
  ///
  /// - Returns: a configuration with UIKit's words.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.text = "Loading…"
    return made
  }

  /// A search found nothing.
  ///
  /// - Returns: a configuration with UIKit's words.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  /// Makes the view that shows it.
  ///
  /// - Returns: the view.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The same, whatever the state is.
  ///
  /// - Parameter state: the state.
  /// - Returns: the same.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The state that a configuration of missing content may depend on.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil where nothing is.
  public var searchText: String?

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the ordinary state.
  ///
  /// - Parameter traitCollection: the traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  init(traitCollection: UITraitCollection, searchText: String?) {
    self.traitCollection = traitCollection
    self.searchText = searchText
  }

  /// Something of the app's own; nil where it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// Shows that content is not there: words, a picture and buttons.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let label = UILabel()
  private let secondLabel = UILabel()
  private let buttons = [UIButton(type: .system), UIButton(type: .system)]

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  /// Makes a view.
  ///
  /// - Parameter configuration: what it shows.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [label, secondLabel] + buttons { addSubview(view) }
    for (place, button) in buttons.enumerated() {
      button.addAction(
        UIAction { [weak self] _ in self?.properties(place)?.primaryAction?.run(from: button) },
        for: .touchUpInside)
    }
    show()
  }

  /// Makes a view out of a storyboard.
  ///
  /// - Parameter coder: what is read.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }

  /// Whether the view can show a configuration: one of missing content.
  ///
  /// - Parameter configuration: the configuration.
  /// - Returns: whether it can.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  private func properties(_ place: Int) -> UIContentUnavailableConfiguration.ButtonProperties? {
    let shown = configuration as? UIContentUnavailableConfiguration
    return place == 0 ? shown?.buttonProperties : shown?.secondaryButtonProperties
  }

  private func show() {
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    label.text = shown.attributedText?.string ?? shown.text
    secondLabel.text = shown.secondaryAttributedText?.string ?? shown.secondaryText
    for (button, configuration) in zip(buttons, [shown.button, shown.secondaryButton]) {
      button.configuration = configuration
      button.isHidden = (configuration.title ?? "").isEmpty && configuration.image == nil
    }
    for (place, button) in buttons.enumerated() { button.isEnabled = properties(place)?.isEnabled ?? true }
    setNeedsLayout()
  }

  /// Puts words and buttons below each other, in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var y = bounds.midY - 80
    for view in [label, secondLabel] + buttons where !view.isHidden {
      view.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: 40)
      y += 40
    }
  }
}

/// What a controller shows in the place of its content; hangs on the controller.
private final class UnavailableContent {
  static let key = ObjectIdentifier(UnavailableContent.self)
  var configuration: (any UIContentConfiguration)?
  var view: UIView?
  var isUpdateDue = false
}

extension UIViewController {
  /// What the screen shows in the place of content that is not there; nil for nothing.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { (attachments[UnavailableContent.key] as? UnavailableContent)?.configuration }
    set {
      let shown = attachments[UnavailableContent.key] as? UnavailableContent ?? UnavailableContent()
      attachments[UnavailableContent.key] = shown
      shown.configuration = newValue
      shown.view?.removeFromSuperview()
      shown.view = nil
      guard let newValue else { return }
      let content = newValue.makeContentView()
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      shown.view = content
    }
  }

  /// The state that the configuration may depend on.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(
      traitCollection: traitCollection, searchText: navigationItem.searchController?.searchBar.text)
  }

  /// Asks for ``updateContentUnavailableConfiguration(using:)`` in this turn.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    let shown = attachments[UnavailableContent.key] as? UnavailableContent ?? UnavailableContent()
    attachments[UnavailableContent.key] = shown
    guard !shown.isUpdateDue else { return }
    shown.isUpdateDue = true
    HeadlessEnvironment.current.clock.schedule(after: 0) { [weak self] in
      guard let self else { return }
      shown.isUpdateDue = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }
}
