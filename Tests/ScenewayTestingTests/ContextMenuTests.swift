import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite @MainActor
struct `Menus of a long press and commands by keys` {
  @Test func `a row held opens its menu, and what is tapped in it is done`() async throws {
    try await AppDriver.run(root: UINavigationController(rootViewController: PeekController())) { app in
      let list = try #require(app.visibleViewController as? PeekController)
      try await app.longPress("Row 1")
      #expect(app.screen.elements.map(\.text).contains("Delete"))
      try await app.tap("Delete")
      #expect(list.heard == ["menu 1", "delete 1"])
      // The touch that opens a menu is none that chooses the row.
      #expect(list.chosen.isEmpty)
      #expect(!app.screen.elements.map(\.text).contains("Delete"))
    }
  }

  @Test func `the preview beside a menu is pushed where a person taps it`() async throws {
    try await AppDriver.run(root: UINavigationController(rootViewController: PeekController())) { app in
      try await app.longPress("Row 0")
      try await app.tapPreview()
      #expect(app.visibleViewController?.title == "Preview 0")
      let error = await #expect(throws: AppDriverError.self) { try await app.tapPreview() }
      #expect(error?.reason == .nothingHappens)
    }
  }

  @Test func `a row without a menu, a short press and a dismissed menu do nothing`() async throws {
    try await AppDriver.run(root: UINavigationController(rootViewController: PeekController())) { app in
      let list = try #require(app.visibleViewController as? PeekController)
      for (row, duration) in [("Row 2", 1.0), ("Row 1", 0.1)] {
        let error = await #expect(throws: AppDriverError.self) {
          try await app.longPress(row, for: duration)
        }
        #expect(error?.reason == .nothingHappens)
      }
      try await app.longPress("Row 1")
      try await app.dismiss()
      #expect(list.heard == ["menu 2", "menu 1"])
      #expect(app.screen.elements.map(\.text).contains("Row 1"))
    }
  }

  @Test func `a view's own menu opens, tells that it closes, and sends commands along the responders`()
    async throws
  {
    CommandController.register()
    try await AppDriver.run(root: CommandController()) { app in
      let screen = try #require(app.visibleViewController as? CommandController)
      try await app.longPress("Card")
      try await app.tap("Share")
      #expect(screen.heard == ["opens", "closes", "share"])
    }
  }

  @Test func `a key reaches the command of the topmost controller, with the keys held down and no others`()
    async throws
  {
    CommandController.register()
    try await AppDriver.run(root: UINavigationController(rootViewController: CommandController())) { app in
      let screen = try #require(app.visibleViewController as? CommandController)
      try await app.press("n", .command)
      try await app.press(UIKeyCommand.inputEscape)
      #expect(screen.heard == ["new", "new"])
      for modifiers in [[], [.command, .shift]] as [UIKeyModifierFlags] {
        let error = await #expect(throws: AppDriverError.self) { try await app.press("n", modifiers) }
        #expect(error?.reason == .nothingHappens)
      }
    }
  }

  @Test func `the actions of before there were configurations are offered by a swipe`() async throws {
    try await AppDriver.run(root: UINavigationController(rootViewController: PeekController())) { app in
      let list = try #require(app.visibleViewController as? PeekController)
      try await app.swipe("Row 1", choosing: "Archive")
      #expect(list.heard == ["archive 1"])
    }
  }
}

/// Rows with menus, all but the third.
private final class PeekController: UITableViewController {
  var heard: [String] = []
  var chosen: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    heard.append("menu \(indexPath.row)")
    guard indexPath.row < 2 else { return nil }
    return UIContextMenuConfiguration {
      let preview = UIViewController()
      preview.title = "Preview \(indexPath.row)"
      return preview
    } actionProvider: { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Delete", attributes: .destructive) { _ in
          self?.heard.append("delete \(indexPath.row)")
        }
      ])
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [weak self] in
      guard let preview = animator.previewViewController else { return }
      self?.navigationController?.pushViewController(preview, animated: true)
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    [
      UITableViewRowAction(style: .normal, title: "Archive") { [weak self] _, path in
        self?.heard.append("archive \(path.row)")
      }
    ]
  }
}

/// A card with a menu, and commands by keys.
private final class CommandController: UIViewController, UIContextMenuInteractionDelegate {
  var heard: [String] = []

  static func register() {
    RuntimeClass(CommandController.self)
      .action("share:") { (screen: CommandController) in screen.heard.append("share") }
      .action("new:") { (screen: CommandController) in screen.heard.append("new") }
      .register()
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("new:"))]
      + (super.keyCommands ?? [])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addKeyCommand(
      UIKeyCommand(title: "New", action: Selector("new:"), input: "n", modifierFlags: .command))
    let card = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    card.text = "Card"
    card.isUserInteractionEnabled = true
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    view.addSubview(card)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UICommand(title: "Share", action: Selector("share:"))])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    heard.append("opens")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    heard.append("closes")
  }
}
