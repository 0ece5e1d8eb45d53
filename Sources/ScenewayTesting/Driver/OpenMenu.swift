@_spi(Sceneway) internal import HeadlessUIKit

/// A menu that a tap opened, and what it belongs to.
@MainActor
struct OpenMenu {
  let menu: UIMenu
  let owner: AnyObject
}

extension AppDriver {
  func open(_ menu: UIMenu, of owner: AnyObject) -> AppDriverError.Reason? {
    openMenu = OpenMenu(menu: menu, owner: owner)
    return nil
  }

  /// Closes the open menu and does what was chosen in it.
  func close(menuWith action: UIAction) {
    let owner = openMenu?.owner
    if !action.attributes.contains(.keepsMenuPresented) { openMenu = nil }
    action.run(from: owner)
  }
}

extension ScreenReader {
  /// Reads a menu, the menus inside it included.
  mutating func readMenu(_ menu: UIMenu) {
    if !menu.title.isEmpty {
      append(LiveElement(value: ScreenElement(.header, menu.title, place: .menu), target: .none))
    }
    for child in menu.children {
      if let inner = child as? UIMenu {
        readMenu(inner)
      } else if let action = child as? UIAction, !action.attributes.contains(.hidden) {
        append(
          LiveElement(
            value: ScreenElement(
              .menuItem, action.title, isEnabled: !action.attributes.contains(.disabled),
              isSelected: action.state == .on, place: .menu),
            target: .menuAction(action), otherNames: [action.subtitle].compactMap { $0 }))
      }
    }
  }
}
