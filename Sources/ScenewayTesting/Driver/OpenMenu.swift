@_spi(Sceneway) internal import HeadlessUIKit

/// A menu that a tap opened, and what it belongs to.
@MainActor
struct OpenMenu {
  var menu: UIMenu
  let owner: AnyObject
  /// What a tap on the preview beside the menu does.
  var commit: (@MainActor () -> Void)?
  /// What is to be done when the menu closes.
  var close: (@MainActor () -> Void)?
}

extension AppDriver {
  func open(_ menu: UIMenu, of owner: AnyObject) -> AppDriverError.Reason? {
    openMenu = OpenMenu(menu: menu, owner: owner)
    return nil
  }

  /// Closes the open menu and does what was chosen in it.
  func close(menuWith action: UIAction) {
    let owner = openMenu?.owner
    if !action.attributes.contains(.keepsMenuPresented) { closeMenu() }
    action.run(from: owner)
  }

  /// Closes the open menu and sends the command that was chosen in it along the responders.
  ///
  /// - Returns: why nothing comes of it; nil where somebody answered.
  func close(menuWith command: UICommand) -> AppDriverError.Reason? {
    let owner = openMenu?.owner as? UIResponder
    if !command.attributes.contains(.keepsMenuPresented) { closeMenu() }
    guard let target = owner?.target(forAction: command.action, withSender: command) else {
      return .nothingHappens
    }
    return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
      ? nil : .nothingHappens
  }

  /// Closes the open menu, where there is one.
  func closeMenu() {
    let menu = openMenu
    openMenu = nil
    menu?.close?()
  }
}

extension ScreenReader {
  /// Reads a menu, the sections inside it included; a menu inside it that is none opens by a tap.
  mutating func readMenu(_ menu: UIMenu) {
    if !menu.title.isEmpty {
      append(LiveElement(value: ScreenElement(.header, menu.title, place: .menu), target: .none))
    }
    for child in menu.children {
      if let inner = child as? UIMenu, inner.options.isDisjoint(with: [.displayInline, .displayAsPalette]) {
        append(
          LiveElement(
            value: ScreenElement(.menuItem, inner.title, place: .menu), target: .submenu(inner),
            otherNames: [inner.subtitle].compactMap { $0 }))
      } else if let inner = child as? UIMenu {
        readMenu(inner)
      } else if let action = child as? UIAction, !action.attributes.contains(.hidden) {
        append(
          LiveElement(
            value: ScreenElement(
              .menuItem, action.title, isEnabled: !action.attributes.contains(.disabled),
              isSelected: action.state == .on, place: .menu),
            target: .menuAction(action), otherNames: [action.subtitle].compactMap { $0 }))
      } else if let command = child as? UICommand, !command.attributes.contains(.hidden) {
        append(
          LiveElement(
            value: ScreenElement(
              .menuItem, command.title, isEnabled: !command.attributes.contains(.disabled),
              isSelected: command.state == .on, place: .menu),
            target: .menuCommand(command), otherNames: [command.subtitle].compactMap { $0 }))
      }
    }
  }
}
