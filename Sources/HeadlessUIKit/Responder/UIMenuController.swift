public import Foundation

/// One of the app's own entries in the menu over what is chosen.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The words.
  open var title: String

  /// The method that the first responder gets.
  open var action: Selector

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - title: the words.
  ///   - action: the method that the first responder gets.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu over what is chosen: cut, copy, paste and what the app adds.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The one menu.
  open class var shared: UIMenuController { HeadlessEnvironment.current.menuController }

  /// The app's own entries.
  open var menuItems: [UIMenuItem]?

  /// Whether the menu shows.
  open private(set) var isMenuVisible = false

  /// Where the menu stands, in points of the screen; empty while it does not show.
  open private(set) var menuFrame = CGRect.zero

  nonisolated override init() {
    super.init()
  }

  /// Shows the menu over a part of a view.
  ///
  /// - Parameters:
  ///   - targetView: the view.
  ///   - targetRect: the part, in points of the view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    isMenuVisible = true
  }

  /// Hides the menu.
  open func hideMenu() {
    isMenuVisible = false
    menuFrame = .zero
  }

  /// Hides the menu of a view.
  ///
  /// - Parameter targetView: the view.
  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Shows or hides the menu.
  ///
  /// - Parameters:
  ///   - menuVisible: whether it shows.
  ///   - animated: whether the change is seen.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { isMenuVisible = true } else { hideMenu() }
  }

  /// Says what the menu is to stand over.
  ///
  /// - Parameters:
  ///   - targetRect: the part, in points of the view.
  ///   - targetView: the view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }

  /// Looks again at which entries there are; a headless menu always does.
  open func update() {}
}
