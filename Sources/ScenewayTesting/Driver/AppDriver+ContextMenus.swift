@_spi(Sceneway) internal import HeadlessUIKit

/// Menus that a long press opens, with the preview beside them.
extension AppDriver {
  /// Taps the preview beside the menu that a long press opened.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no menu with a preview is open.
  public func tapPreview(file: String = #fileID, line: Int = #line) async throws {
    try await act("tap the preview", file, line) {
      guard let commit = openMenu?.commit else { return .nothingHappens }
      closeMenu()
      commit()
      return nil
    }
  }

  /// Whether a menu is open that has a preview beside it.
  package var hasPreview: Bool { openMenu?.commit != nil }

  /// The numbers of what shows that it waits for a finger that holds: menus of views, and the app's own recognisers.
  ///
  /// What rows and items offer is known by asking for it alone.
  package var numbersToHold: Set<Int> {
    perform {
      guard openMenu == nil, let screen = liveScreen else { return [] }
      return Set(
        screen.elements.compactMap { element in
          element.view.map(waitsForHold) == true ? element.value.number : nil
        })
    }
  }

  private func waitsForHold(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { around in
      around.interactions.contains { $0 is UIContextMenuInteraction }
        || around.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } == true
    }
  }

  /// Opens the menu that a long press on an element offers, by its list or by itself.
  ///
  /// - Returns: whether there is one.
  func openContextMenu(over element: LiveElement, _ view: UIView) -> Bool {
    let opened =
      switch element.target {
      case .row(let table, let path): table.openContextMenu(at: path)
      case .item(let collection, let path): collection.openContextMenu(at: path)
      default: nil as OpenedContextMenu?
      }
    guard let opened = opened ?? contextMenu(of: view) else { return false }
    openMenu = OpenMenu(
      menu: opened.menu ?? UIMenu(children: []), owner: view, commit: opened.commit, close: opened.close)
    return true
  }

  /// The menu of the innermost view around a finger that has one.
  private func contextMenu(of view: UIView) -> OpenedContextMenu? {
    for around in sequence(first: view, next: \.superview) {
      for case let interaction as UIContextMenuInteraction in around.interactions {
        if let opened = interaction.openMenu() { return opened }
      }
    }
    return nil
  }
}
