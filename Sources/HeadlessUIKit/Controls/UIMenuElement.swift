public import Foundation

/// Something in a menu: an action or a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off
    /// Ticked.
    case on
    /// Ticked in part.
    case mixed
  }

  /// What is particular about an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The words.
  open internal(set) var title: String

  /// Words of second rank.
  open var subtitle: String?

  /// The picture.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// Something to choose, with a closure that runs then.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name by which an action replaces another one.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name by which the action replaces another one; a new one for each action by default.
  public let identifier: Identifier

  /// A longer title for lists of commands.
  open var discoverabilityTitle: String?

  /// What is particular about the action.
  open var attributes: Attributes

  /// Whether the action is ticked.
  open var state: State

  /// What the action was chosen on: a control, a bar button item; nil outside of its closure.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: the words; none by default.
  ///   - subtitle: words of second rank.
  ///   - image: the picture.
  ///   - identifier: the name by which it replaces another one; a new one by default.
  ///   - discoverabilityTitle: a longer title for lists of commands.
  ///   - attributes: what is particular about it.
  ///   - state: whether it is ticked.
  ///   - handler: runs when the action is chosen.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Runs the closure.
  ///
  /// - Parameter sender: what the action was chosen on.
  @_spi(Sceneway)
  public func run(from sender: Any?) {
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    handler(self)
  }
}

/// What runs when an action is chosen.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A list of things to choose.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    ///
    /// - Parameter rawValue: the name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Inside the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its elements is ticked at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// As a row of small pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The menu's name; a new one for each menu by default.
  public let identifier: Identifier

  /// How the menu shows.
  public let options: Options

  /// What there is to choose.
  open internal(set) var children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: the words; none by default.
  ///   - subtitle: words of second rank.
  ///   - image: the picture.
  ///   - identifier: the menu's name; a new one by default.
  ///   - options: how it shows.
  ///   - children: what there is to choose.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other things to choose.
  ///
  /// - Parameter newChildren: what there is to choose.
  /// - Returns: the new menu.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
