/// A screen as a value: what a person sees and what can be touched, at one moment.
public struct ScreenSnapshot: Hashable, Sendable {
  /// The identifier under which the storyboard knows the screen's controller; nil for one made in code.
  public var storyboardIdentifier: String?

  /// The class of the screen's controller, without its module.
  public var controllerClass: String

  /// The words at the top of the screen: the title in the navigation bar, of an alert, or of the controller.
  public var title: String?

  /// How the screen lies over another one; nil where it does not.
  public var cover: Cover?

  /// What is on the screen, in reading order.
  public var elements: [ScreenElement]

  /// How a screen lies over another one.
  public struct Cover: Hashable, Sendable, Codable {
    /// The kind of cover, as a person would call it.
    public enum Kind: String, Hashable, Sendable, Codable {
      /// A box with a question.
      case alert
      /// Buttons that slid up from the bottom.
      case actionSheet
      /// A sheet that leaves the screen below partly visible.
      case sheet
      /// A bubble beside what it was opened from.
      case popover
      /// The whole screen.
      case fullScreen
    }

    /// The kind of cover.
    public var kind: Kind

    /// What lies below, by its title or class.
    public var over: String

    /// Makes a cover.
    ///
    /// - Parameters:
    ///   - kind: the kind of cover.
    ///   - over: what lies below, by its title or class.
    public init(kind: Kind, over: String) {
      self.kind = kind
      self.over = over
    }
  }

  /// Makes a snapshot.
  ///
  /// - Parameters:
  ///   - controllerClass: the class of the screen's controller, without its module.
  ///   - storyboardIdentifier: the identifier under which the storyboard knows it; none by default.
  ///   - title: the words at the top of the screen; none by default.
  ///   - cover: how the screen lies over another one; it does not by default.
  ///   - elements: what is on the screen, in reading order; nothing by default.
  public init(
    controllerClass: String, storyboardIdentifier: String? = nil, title: String? = nil, cover: Cover? = nil,
    elements: [ScreenElement] = []
  ) {
    self.controllerClass = controllerClass
    self.storyboardIdentifier = storyboardIdentifier
    self.title = title
    self.cover = cover
    self.elements = elements
  }

  /// What a person would call the screen: its title, or else its class.
  public var name: String { title.flatMap { $0.isEmpty ? nil : $0 } ?? controllerClass }

  /// Whether some words stand on the screen: as a title, a text, a value, or a part of one.
  ///
  /// - Parameter words: the words, as they are written.
  /// - Returns: whether they are there.
  public func shows(_ words: String) -> Bool {
    title?.contains(words) ?? false
      || elements.contains { $0.text.contains(words) || $0.value?.contains(words) ?? false }
  }
}

extension ScreenSnapshot: Codable {
  /// The names of the parts in JSON.
  private enum CodingKeys: String, CodingKey {
    case storyboardIdentifier
    case controllerClass = "class"
    case title, cover, elements
  }
}

extension ScreenSnapshot: CustomStringConvertible {
  /// The screen as text, with a number before each thing to touch.
  public var description: String { ScreenText().text(of: self) }
}
