import Foundation
import HeadlessUIKit
import ScenewayPlayer
import ScenewayTesting
import Testing

@Suite(.serialized) @MainActor
struct HandTests {
  private func played(_ script: String, _ arguments: [String] = []) async throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("hand-\(UUID().uuidString)")
    try script.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = RecordingTerminal()
    _ = await Player.run(
      HeldAppDelegate.self, name: "App", arguments: ["--script", file.path] + arguments, on: terminal)
    return terminal.output
  }

  @Test func `a script holds a row by words or number, chooses in the menu, and taps the preview`()
    async throws
  {
    let text = try await played("hold 1\ntap Remove\nhold \"Row 1\"\npreview\nback\nhold \"Row 0\"\ndismiss")
    #expect(text.contains("Remove"))
    #expect(text.contains("removed 0"))
    #expect(text.contains("(‘preview’ taps the preview beside the menu)"))
    #expect(text.contains("pushed “Preview 1”"))
    #expect(!text.contains("✗"))
  }

  @Test func `a script presses keys and shakes the device, and the screen says which keys have commands`()
    async throws
  {
    HeldController.register()
    let text = try await played("press cmd+n\npress escape\nshake")
    #expect(text.contains("(‘press’ gives commands: cmd+n “New”, escape)"))
    for heard in ["key New", "key escape", "shaken"] { #expect(text.contains(heard), "\(heard)") }
    #expect(!text.contains("✗"))
  }

  @Test func `what no key and no menu answers is told with what there is`() async throws {
    HeldController.register()
    let text = try await played("try press cmd+x\ntry preview")
    #expect(text.contains("✗ cannot press “x”"))
    #expect(text.contains("; there are commands for cmd+n “New”, escape"))
    #expect(text.contains("; ‘hold’ opens a menu, which may have one"))
  }

  @Test func `a monkey holds rows, chooses in menus, taps previews and presses keys`() async throws {
    HeldController.register()
    let terminal = RecordingTerminal()
    _ = await Player.run(
      HeldAppDelegate.self, name: "App", arguments: ["--monkey", "120", "--trace"], on: terminal)
    let steps = Set(terminal.output.split(separator: "\n").map { $0.split(separator: " ").first ?? "" })
    for word in ["hold", "preview", "press"] { #expect(steps.contains(Substring(word)), "\(word)") }
    #expect(terminal.output.contains("findings     none"))
  }

  @Test func `the help tells how to hold, to tap a preview, to press keys and to shake`() async throws {
    let text = try await played("help")
    for usage in ["hold 3", "preview", "press cmd+n", "shake"] {
      #expect(text.contains("\n  \(usage)"), "\(usage)")
    }
  }
}

/// A list whose rows have menus, with commands by keys.
final class HeldAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: HeldController())
    window?.makeKeyAndVisible()
    return true
  }
}

private final class HeldController: UITableViewController {
  static func register() {
    RuntimeClass(HeldController.self)
      .action("add") { $0.title = "key New" }
      .action("cancel") { $0.title = "key escape" }
      .register()
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "New", action: "add", input: "n", modifierFlags: .command),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "cancel"),
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake, event?.subtype == .motionShake, event?.type == .motion { title = "shaken" }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration {
      let preview = UIViewController()
      preview.title = "Preview \(indexPath.row)"
      return preview
    } actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "Remove") { _ in self?.title = "removed \(indexPath.row)" }])
    }
  }

  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let preview = animator.previewViewController else { return }
    animator.addCompletion { [weak self] in self?.show(preview, sender: nil) }
  }
}
