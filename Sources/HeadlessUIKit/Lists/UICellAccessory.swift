public import Foundation

/// Something at an end of a list's cell: an arrow, a tick, a handle, a view of the app's own.
///
/// Nothing is drawn; a cell keeps what it was given.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// Which accessory it is.
  public enum AccessoryType: Int, Sendable {
    /// An arrow that says that more comes.
    case disclosureIndicator
    /// A button with an i.
    case detail
    /// A tick.
    case checkmark
    /// A button that deletes.
    case delete
    /// A button that inserts.
    case insert
    /// A handle to move the cell by.
    case reorder
    /// A mark of cells that are chosen together.
    case multiselect
    /// An arrow that opens what is inside.
    case outlineDisclosure
    /// Words.
    case label
    /// A menu.
    case popUpMenu
    /// A view of the app's own.
    case customView
  }

  /// When an accessory shows.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While the list is being edited.
    case whenEditing
    /// While the list is not being edited.
    case whenNotEditing
  }

  /// How much room an accessory takes.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as UIKit's own do.
    case standard
    /// As much as it measures.
    case actual
    /// So much, in points.
    case custom(CGFloat)
  }

  /// At which end an accessory stands.
  public enum Placement: Hashable, Sendable {
    /// At the end where lines begin.
    case leading(displayed: DisplayedState = .always)
    /// At the end where lines end.
    case trailing(displayed: DisplayedState = .always)
  }

  /// Which way the arrow of what can be opened looks.
  public enum OutlineDisclosureStyle: Int, Sendable {
    /// As the cell's content has it.
    case automatic
    /// As a header's.
    case header
    /// As a cell's.
    case cell
  }

  /// How an accessory looks.
  @preconcurrency @MainActor
  public struct Options {
    /// Whether it is not shown; nil for UIKit's own choice.
    public var isHidden: Bool?
    /// How much room it takes.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// Which way an arrow looks.
    public var style = OutlineDisclosureStyle.automatic
    /// The typeface of words.
    public var font: UIFont?

    /// Makes options.
    ///
    /// - Parameters:
    ///   - isHidden: whether it is not shown; UIKit's own choice by default.
    ///   - reservedLayoutWidth: how much room it takes; UIKit's own choice by default.
    ///   - tintColor: its colour; UIKit's own by default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    /// Makes options of an arrow that opens what is inside.
    ///
    /// - Parameters:
    ///   - style: which way it looks and whether a tap on the whole cell does the same, as a header's does.
    ///   - isHidden: whether it is not shown; UIKit's own choice by default.
    ///   - reservedLayoutWidth: how much room it takes; UIKit's own choice by default.
    ///   - tintColor: its colour; UIKit's own by default.
    public init(
      style: OutlineDisclosureStyle, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.style = style
    }

    /// Makes options of words.
    ///
    /// - Parameters:
    ///   - isHidden: whether they are not shown; UIKit's own choice by default.
    ///   - reservedLayoutWidth: how much room they take; UIKit's own choice by default.
    ///   - tintColor: their colour; UIKit's own by default.
    ///   - font: their typeface.
    ///   - adjustsFontForContentSizeCategory: whether their size follows the person's text size.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont?, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.init(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.font = font
    }
  }

  /// How an arrow looks that says that more comes.
  public typealias DisclosureIndicatorOptions = Options
  /// How a button with an i looks.
  public typealias DetailOptions = Options
  /// How a tick looks.
  public typealias CheckmarkOptions = Options
  /// How a button that deletes looks.
  public typealias DeleteOptions = Options
  /// How a button that inserts looks.
  public typealias InsertOptions = Options
  /// How a handle looks.
  public typealias ReorderOptions = Options
  /// How a mark of chosen cells looks.
  public typealias MultiselectOptions = Options
  /// How an arrow looks that opens what is inside.
  public typealias OutlineDisclosureOptions = Options
  /// How words look.
  public typealias LabelOptions = Options
  /// How a menu looks.
  public typealias PopUpMenuOptions = Options

  /// A view of the app's own, with its place.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// At which end it stands.
    public let placement: Placement
    /// Whether it is not shown.
    public var isHidden: Bool?
    /// How much room it takes.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour.
    public var tintColor: UIColor?
    /// Whether it keeps its size.
    public var maintainsFixedSize: Bool?

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - customView: the view.
    ///   - placement: at which end it stands.
    ///   - isHidden: whether it is not shown; UIKit's own choice by default.
    ///   - reservedLayoutWidth: how much room it takes; UIKit's own choice by default.
    ///   - tintColor: its colour; UIKit's own by default.
    ///   - maintainsFixedSize: whether it keeps its size; UIKit's own choice by default.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  /// Which accessory it is.
  public let accessoryType: AccessoryType
  /// When it shows.
  @_spi(Sceneway) public let displayed: DisplayedState
  /// Its words, where it has some.
  @_spi(Sceneway) public private(set) var text: String?
  /// What a tap does.
  @_spi(Sceneway) public private(set) var actionHandler: (@MainActor () -> Void)?
  /// Its menu, where it has one.
  @_spi(Sceneway) public private(set) var menu: UIMenu?
  /// The app's own view.
  private(set) var customView: UIView?
  private let options: Options

  /// Whether it is an arrow of a header.
  var isOfHeader: Bool { options.style == .header }

  private init(
    _ accessoryType: AccessoryType, _ displayed: DisplayedState, _ options: Options,
    _ actionHandler: (@MainActor () -> Void)? = nil
  ) {
    self.accessoryType = accessoryType
    self.displayed = displayed
    self.options = options
    self.actionHandler = actionHandler
  }
}

extension UICellAccessory {
  /// An arrow that says that more comes.
  ///
  /// - Parameters:
  ///   - displayed: when it shows; always by default.
  ///   - options: how it looks.
  /// - Returns: the accessory.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options) }

  /// A button with an i.
  ///
  /// - Parameters:
  ///   - displayed: when it shows; always by default.
  ///   - options: how it looks.
  ///   - actionHandler: runs when it is tapped.
  /// - Returns: the accessory.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, options, actionHandler) }

  /// A tick.
  ///
  /// - Parameters:
  ///   - displayed: when it shows; always by default.
  ///   - options: how it looks.
  /// - Returns: the accessory.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options) }

  /// A button that deletes.
  ///
  /// - Parameters:
  ///   - displayed: when it shows; while editing by default.
  ///   - options: how it looks.
  ///   - actionHandler: runs when it is tapped.
  /// - Returns: the accessory.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, options, actionHandler) }

  /// A button that inserts.
  ///
  /// - Parameters:
  ///   - displayed: when it shows; while editing by default.
  ///   - options: how it looks.
  ///   - actionHandler: runs when it is tapped.
  /// - Returns: the accessory.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, options, actionHandler) }

  /// A handle to move the cell by.
  ///
  /// - Parameters:
  ///   - displayed: when it shows; while editing by default.
  ///   - options: how it looks.
  /// - Returns: the accessory.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, options) }

  /// A mark of cells that are chosen together.
  ///
  /// - Parameters:
  ///   - displayed: when it shows; while editing by default.
  ///   - options: how it looks.
  /// - Returns: the accessory.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options) }

  /// An arrow that opens what is inside.
  ///
  /// - Parameters:
  ///   - displayed: when it shows; always by default.
  ///   - options: how it looks.
  ///   - actionHandler: runs when it is tapped.
  /// - Returns: the accessory.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed, options, actionHandler) }

  /// A menu.
  ///
  /// - Parameters:
  ///   - menu: the menu.
  ///   - displayed: when it shows; always by default.
  ///   - options: how it looks.
  ///   - selectedElementDidChangeHandler: runs when another element is ticked.
  /// - Returns: the accessory.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(.popUpMenu, displayed, options)
    made.menu = menu
    return made
  }

  /// Words.
  ///
  /// - Parameters:
  ///   - text: the words.
  ///   - displayed: when they show; always by default.
  ///   - options: how they look.
  /// - Returns: the accessory.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var made = UICellAccessory(.label, displayed, options)
    made.text = text
    return made
  }

  /// A view of the app's own.
  ///
  /// - Parameter configuration: the view, with its place.
  /// - Returns: the accessory.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    var made = UICellAccessory(
      .customView, displayed,
      Options(
        isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
        tintColor: configuration.tintColor))
    made.customView = configuration.customView
    return made
  }
}

extension UICollectionViewListCell {
  /// What stands at the ends of the cell; views of the app's own are put into it.
  public var accessories: [UICellAccessory] {
    get { storedAccessories }
    set {
      for accessory in storedAccessories { accessory.customView?.removeFromSuperview() }
      storedAccessories = newValue
      for accessory in newValue {
        if let view = accessory.customView { contentView.addSubview(view) }
      }
    }
  }
}
