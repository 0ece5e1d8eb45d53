public import Foundation

extension UIButton {
  /// The kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom = 0
    /// As the system's buttons, which had round corners once.
    public static var roundedRect: ButtonType { .system }
    /// As the system's buttons.
    case system = 1
    /// An i in a circle, for details.
    case detailDisclosure = 2
    /// An i in a circle on dark ground.
    case infoLight = 3
    /// An i in a circle on light ground.
    case infoDark = 4
    /// A plus sign in a circle.
    case contactAdd = 5
    /// A cross in a circle.
    case close = 7
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing particular.
    case normal = 0
    /// The likeliest choice.
    case primary = 1
    /// Giving up.
    case cancel = 2
    /// Destroying something.
    case destructive = 3
  }

  // MARK: Contents for states

  /// Sets the words for a state.
  ///
  /// - Parameters:
  ///   - title: the words; nil for those of the ordinary state.
  ///   - state: when the button shows it.
  public func setTitle(_ title: String?, for state: State) {
    contents[state.rawValue, default: Content()].title = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentDidChange()
  }

  /// The words set for a state.
  ///
  /// - Parameter state: the state.
  /// - Returns: the words; for other states than the ordinary one, that of the ordinary one where nothing was set.
  public func title(for state: State) -> String? {
    contents[state.rawValue]?.title ?? contents[State.normal.rawValue]?.title
  }

  /// Sets the words with their looks for a state.
  ///
  /// - Parameters:
  ///   - title: the words with their looks; nil for those of the ordinary state.
  ///   - state: when the button shows it.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents[state.rawValue, default: Content()].attributedTitle = title
    contentDidChange()
  }

  /// The words with their looks set for a state.
  ///
  /// - Parameter state: the state.
  /// - Returns: the words with their looks; for other states than the ordinary one, that of the ordinary one where nothing was set.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    contents[state.rawValue]?.attributedTitle ?? contents[State.normal.rawValue]?.attributedTitle
  }

  /// Sets the colour of the words for a state.
  ///
  /// - Parameters:
  ///   - color: the colour of the words; nil for that of the ordinary state.
  ///   - state: when the button shows it.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    contents[state.rawValue, default: Content()].titleColor = color
    contentDidChange()
  }

  /// The colour of the words set for a state.
  ///
  /// - Parameter state: the state.
  /// - Returns: the colour of the words; for other states than the ordinary one, that of the ordinary one where nothing was set.
  public func titleColor(for state: State) -> UIColor? {
    contents[state.rawValue]?.titleColor ?? contents[State.normal.rawValue]?.titleColor
  }

  /// Sets the colour of the words' shadow for a state.
  ///
  /// - Parameters:
  ///   - color: the colour of the words' shadow; nil for that of the ordinary state.
  ///   - state: when the button shows it.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    contents[state.rawValue, default: Content()].titleShadowColor = color
    contentDidChange()
  }

  /// The colour of the words' shadow set for a state.
  ///
  /// - Parameter state: the state.
  /// - Returns: the colour of the words' shadow; for other states than the ordinary one, that of the ordinary one where nothing was set.
  public func titleShadowColor(for state: State) -> UIColor? {
    contents[state.rawValue]?.titleShadowColor ?? contents[State.normal.rawValue]?.titleShadowColor
  }

  /// Sets the picture for a state.
  ///
  /// - Parameters:
  ///   - image: the picture; nil for that of the ordinary state.
  ///   - state: when the button shows it.
  public func setImage(_ image: UIImage?, for state: State) {
    contents[state.rawValue, default: Content()].image = image
    if state == .normal, configuration != nil { configuration?.image = image }
    contentDidChange()
  }

  /// The picture set for a state.
  ///
  /// - Parameter state: the state.
  /// - Returns: the picture; for other states than the ordinary one, that of the ordinary one where nothing was set.
  public func image(for state: State) -> UIImage? {
    contents[state.rawValue]?.image ?? contents[State.normal.rawValue]?.image
  }

  /// Sets the picture behind the content for a state.
  ///
  /// - Parameters:
  ///   - image: the picture behind the content; nil for that of the ordinary state.
  ///   - state: when the button shows it.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents[state.rawValue, default: Content()].backgroundImage = image
    contentDidChange()
  }

  /// The picture behind the content set for a state.
  ///
  /// - Parameter state: the state.
  /// - Returns: the picture behind the content; for other states than the ordinary one, that of the ordinary one where nothing was set.
  public func backgroundImage(for state: State) -> UIImage? {
    contents[state.rawValue]?.backgroundImage ?? contents[State.normal.rawValue]?.backgroundImage
  }
}
