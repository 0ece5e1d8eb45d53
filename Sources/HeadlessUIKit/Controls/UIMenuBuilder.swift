public import Foundation

/// Changes the menus of an app or of a context, by their names.
///
/// It is handed to ``UIResponder/buildMenu(with:)`` and holds for the time of that call.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
  /// Which menus are built.
  var system: UIMenuSystem { get }

  /// A menu by its name.
  ///
  /// - Parameter identifier: the menu's name.
  /// - Returns: the menu; nil where there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?

  /// An action by its name.
  ///
  /// - Parameter identifier: the action's name.
  /// - Returns: the action; nil where there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?

  /// A command by what it sends.
  ///
  /// - Parameters:
  ///   - action: the method that it sends.
  ///   - propertyList: what it is about.
  /// - Returns: the command; nil where there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Puts a menu in the place of another one.
  ///
  /// - Parameters:
  ///   - replacedIdentifier: the name of the one that goes.
  ///   - replacementMenu: the one that comes.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

  /// Gives a menu other things to choose.
  ///
  /// - Parameters:
  ///   - parentIdentifier: the menu's name.
  ///   - childrenBlock: gets what is in the menu and returns what is to be in it.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

  /// Puts a menu before another one.
  ///
  /// - Parameters:
  ///   - siblingMenu: the menu.
  ///   - siblingIdentifier: the name of the one that it comes before.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

  /// Puts a menu behind another one.
  ///
  /// - Parameters:
  ///   - siblingMenu: the menu.
  ///   - siblingIdentifier: the name of the one that it comes behind.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

  /// Puts a menu at the beginning of another one.
  ///
  /// - Parameters:
  ///   - childMenu: the menu.
  ///   - parentIdentifier: the name of the one that it comes into.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

  /// Puts a menu at the end of another one.
  ///
  /// - Parameters:
  ///   - childMenu: the menu.
  ///   - parentIdentifier: the name of the one that it comes into.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Takes a menu away.
  ///
  /// - Parameter removedIdentifier: its name.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus as a tree of values: each change makes the menus along the way anew.
final class MenuBuilder: NSObject, UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, root: UIMenu) {
    self.system = system
    self.root = root
    super.init()
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.firstElement { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.firstElement { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.firstElement { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return ObjectEquality.areEqual(command.propertyList, propertyList)
    } as? UICommand
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
    let changed = root.changed(identifier, body)
    // Nothing stands beside the root, so a change there alone gives another root.
    if let menu = changed.first as? UIMenu, changed.count == 1 { root = menu }
  }
}

extension UIMenu {
  /// The first element in it, itself included, that is asked for; from the outside in.
  func firstElement(where isAskedFor: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if isAskedFor(self) { return self }
    for child in children {
      if let found = (child as? UIMenu)?.firstElement(where: isAskedFor) ?? (isAskedFor(child) ? child : nil)
      {
        return found
      }
    }
    return nil
  }

  /// What stands in its place when one menu in it is changed.
  fileprivate func changed(
    _ identifier: Identifier, _ body: (UIMenu) -> [UIMenuElement]
  ) -> [UIMenuElement] {
    if self.identifier == identifier { return body(self) }
    let changed = children.flatMap { ($0 as? UIMenu)?.changed(identifier, body) ?? [$0] }
    let isSame = changed.count == children.count && zip(changed, children).allSatisfy { $0 === $1 }
    return isSame ? [self] : [replacingChildren(changed)]
  }

  /// The commands in it, in order.
  var commands: [UICommand] {
    children.flatMap { ($0 as? UIMenu)?.commands ?? ($0 as? UICommand).map { [$0] } ?? [] }
  }
}

/// Compares values that nobody knows the types of.
enum ObjectEquality {
  /// Whether two values are equal; two that are not there are.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as AnyHashable, let other as AnyHashable): one == other
    case (let one as NSObject, let other as NSObject): one.isEqual(other)
    default: false
    }
  }
}
