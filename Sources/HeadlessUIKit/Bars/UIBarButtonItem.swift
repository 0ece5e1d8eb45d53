public import Foundation

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How the item looks.
  open var style = Style.plain

  /// The width, in points; 0 for as wide as its content.
  open var width: CGFloat = 0

  /// The titles that the item may take, for a width that fits them all.
  open var possibleTitles: Set<String>?

  /// A view that stands in the bar instead of a button.
  open var customView: UIView?

  /// The method that the target gets.
  open var action: Selector?

  /// Who gets the action, not kept alive; the first responder that answers where it is nil.
  open weak var target: AnyObject?

  /// What is done by a tap, instead of target and action.
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set {
      storedPrimaryAction = newValue
      guard let newValue else { return }
      title = newValue.title.isEmpty ? title : newValue.title
      image = newValue.image ?? image
    }
  }

  private var storedPrimaryAction: UIAction?

  /// What a tap offers to choose from; where there is an action as well, a long press does.
  open var menu: UIMenu?

  /// Whether the menu's ticked element is the item's content.
  open var changesSelectionAsPrimaryAction = false

  /// Whether the item shows as chosen.
  open var isSelected = false

  /// The colour of what can be tapped; the bar's where it is nil.
  open var tintColor: UIColor?

  /// Whether the item has no place in the bar now.
  var showsNothing: Bool { false }

  /// The system's item that this one is.
  var systemItem: SystemItem?

  /// What a storyboard's segue does on a tap (SEG-32).
  var segueAction: ((UIBarButtonItem) -> Void)?

  /// Makes an item without content.
  public override init() {
    super.init()
  }

  /// Makes an item from a storyboard or nib.
  ///
  /// - Parameter coder: what the storyboard hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes an item with a picture.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - style: how it looks.
  ///   - target: who gets the action; the first responder that answers where it is nil.
  ///   - action: the method that the target gets.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  /// Makes an item with a picture and another one for landscape.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - landscapeImagePhone: the picture for bars in landscape on a phone.
  ///   - style: how it looks.
  ///   - target: who gets the action; the first responder that answers where it is nil.
  ///   - action: the method that the target gets.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes an item with words.
  ///
  /// - Parameters:
  ///   - title: the words.
  ///   - style: how it looks.
  ///   - target: who gets the action; the first responder that answers where it is nil.
  ///   - action: the method that the target gets.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes one of the system's items.
  ///
  /// - Parameters:
  ///   - systemItem: which one.
  ///   - target: who gets the action; the first responder that answers where it is nil.
  ///   - action: the method that the target gets.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    self.target = target as AnyObject?
    self.action = action
  }

  /// Makes an item that is a view.
  ///
  /// - Parameter customView: the view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes one of the system's items with an action or a menu.
  ///
  /// - Parameters:
  ///   - systemItem: which one.
  ///   - primaryAction: what is done by a tap.
  ///   - menu: what there is to choose from.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes an item with words or a picture, and an action or a menu.
  ///
  /// - Parameters:
  ///   - title: the words; the action's where there is one.
  ///   - image: the picture; the action's where there is one.
  ///   - primaryAction: what is done by a tap.
  ///   - menu: what there is to choose from.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    self.primaryAction = primaryAction
  }

  /// Room of a width between items.
  ///
  /// - Parameter width: the width, in points.
  /// - Returns: the item.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Room between items that takes what is left over.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
}
