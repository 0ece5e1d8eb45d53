import Foundation
import HeadlessUIKit
import ScenewayPlayer
import ScenewayTesting
import Testing

@Suite @MainActor
struct PlayerTests {
  private func play(
    _ script: String, paths: [String] = [Fixtures.shop], isInteractive: Bool = false,
    _ change: (inout PlayerOptions) -> Void = { _ in }
  ) async -> (code: PlayerExitCode, terminal: RecordingTerminal) {
    let terminal = RecordingTerminal(input: script, isInteractive: isInteractive)
    var options = PlayerOptions()
    change(&options)
    return (await Player.play(paths, options: options, on: terminal), terminal)
  }

  @Test func `writes a walk for people`() async {
    let (code, terminal) = await play(
      """
      ## At home
      type "Message" Hello

      # into the detail and back
      tap "Detail"
      tree
      tab Settings
      tap About
      tap Send
      """)
    #expect(code == .failedStep)
    #expect(
      terminal.output == """
        Playing Shop.storyboard.
        2 classes of the app are played by UIKit's own:
        HomeViewController, DetailViewController
        1 outlet and 1 action lead to them and do nothing here

        ── Home ────────────────────────────────────────────────────────
            What would you like?
         1  Message: ________
         2  [Detail]
         3  [Sign in]
         4  [Send]
        ────────────────────────────────────────────────────────────────
         5  ● Menu   6 ○ Settings

        At home
        ═══════

        ▶ type "Message" Hello
        ── Home ────────────────────────────────────────────────────────
            What would you like?
         1  Message: Hello
         2  [Detail]
         3  [Sign in]
         4  [Send]
        ────────────────────────────────────────────────────────────────
         5  ● Menu   6 ○ Settings

        ▶ tap "Detail"
          → pushed “Detail” by the segue ‘showDetail’
        ── Detail ──────────────────────────────────────────────────────
         1  ‹ Home
        ────────────────────────────────────────────────────────────────
            Nothing yet
        ────────────────────────────────────────────────────────────────
         2  ● Menu   3 ○ Settings

        ▶ tree
        UITabBarController *
        ├─ UINavigationController *
        │  ├─ HomeViewController “Home” (Home)
        │  └─ DetailViewController “Detail” (Detail) *
        └─ UITableViewController “Settings” (Settings)

        ▶ tab Settings
          ⇢ tab “Settings”
        ── Settings ────────────────────────────────────────────────────
            Account
         1  About
        ────────────────────────────────────────────────────────────────
         2  ○ Menu   3 ● Settings

        ▶ tap About
          ↑ presented “DetailViewController” by the segue ‘about’
        ── DetailViewController ─────────────── sheet over “Settings” ──
            Nothing yet

        ▶ tap Send
        ✗ cannot tap “Send”: it is under “DetailViewController”

        """)
    #expect(
      terminal.errors == """
        standard input:9: error: cannot tap “Send”: it is under “DetailViewController”
        note: on the screen was:
        ── DetailViewController ─────────────── sheet over “Settings” ──
            Nothing yet

        """)
  }

  @Test func `underlines short headings and sets sentences off`() async {
    let (_, terminal) = await play(
      """
      ## Short
      ## This heading is a whole sentence, and so long that it does not fit into one line.
      ## So is this.
      """)
    #expect(
      terminal.output.hasSuffix(
        """

        Short
        ═════

        │ This heading is a whole sentence, and so long that it does not
        │ fit into one line.

        │ So is this.

        """))
  }

  @Test func `says which containers are not there yet`() async throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: Fixtures.path("Login.storyboard"), encoding: .utf8)
    let pages = text.replacing(
      /<viewController .*>/,
      with: { match in
        match.output.replacing("<viewController", with: "<pageViewController")
      }
    ).replacing("</viewController>", with: "</pageViewController>")
    let path = try folder.write(pages, to: "Pages.storyboard")
    let (code, terminal) = await play("", paths: [path])
    #expect(code == .done)
    #expect(terminal.output.contains("page view controllers get their pages from code"))
  }

  @Test func `says when nothing changed`() async {
    let (code, terminal) = await play("tap Send")
    #expect(code == .done)
    #expect(terminal.output.hasSuffix("▶ tap Send\n  nothing changed on the screen\n"))
  }

  @Test func `lets a person make mistakes and go on`() async {
    let (code, terminal) = await play("tap 99\nbck\nback\nhelp\nquit\ntap 1\n", isInteractive: true)
    #expect(code == .done)
    #expect(terminal.output.contains("✗ cannot tap 99: the numbers on the screen end at 6"))
    #expect(terminal.output.contains("✗ there is no command ‘bck’; did you mean ‘back’?"))
    #expect(terminal.output.contains("✗ cannot go back: the screen has no back button"))
    #expect(terminal.output.contains("touch the thing with this number"))
    #expect(terminal.output.hasSuffix("▶ quit\n"))
    #expect(terminal.errors.isEmpty)
  }

  @Test func `writes one JSON object for each step, headings included`() async throws {
    let (code, terminal) = await play("## Away\ntap Detail\ntap 99") { $0.format = .json }
    #expect(code == .failedStep)
    let steps = try terminal.output.split(separator: "\n").map {
      try JSONDecoder().decode(PlayerStep.self, from: Data($0.utf8))
    }
    #expect(steps.map(\.step) == [0, 1, 2])
    #expect(steps.map(\.line) == [nil, 2, 3])
    #expect(steps.map(\.command) == [nil, "tap Detail", "tap 99"])
    #expect(steps[1].narration == ["Away"])
    #expect(steps[1].transition.segue == "showDetail")
    #expect(steps[2].error != nil)
    #expect(steps[0].notes.count == 2)
  }

  @Test func `colours only where it is asked to`() async {
    let plain = await play("").terminal.output
    #expect(!plain.contains("\u{1B}"))
    let coloured = await play("") { $0.colour = .always }.terminal.output
    #expect(coloured.contains("\u{1B}[36m1\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test func `finds references beside a file and in files that are named`() async throws {
    let folder = try TemporaryFolder()
    let shop = try folder.write(String(contentsOfFile: Fixtures.shop, encoding: .utf8), to: "Shop.storyboard")
    let alone = await play("tap \"Sign in\"", paths: [shop])
    #expect(alone.code == .done)
    #expect(!alone.terminal.output.contains("Password"))
    let together = await play("tap \"Sign in\"", paths: [shop, Fixtures.path("Login.storyboard")])
    #expect(together.terminal.output.contains("Password"))
  }

  @Test func `plays an app with a tour and then goes on with a person`() async {
    let terminal = RecordingTerminal(input: "tap Tapped", isInteractive: true)
    let code = await Player.run(
      TourAppDelegate.self, name: "Tour", tour: "## First\ntap \"Tap me\"\n", arguments: [], on: terminal)
    #expect(code == .done)
    #expect(terminal.output.contains("First\n═════"))
    #expect(terminal.output.contains("▶ tap \"Tap me\""))
    #expect(terminal.output.contains("▶ tap Tapped"))
  }

  @Test func `ends a tour without a terminal`() async {
    let terminal = RecordingTerminal(input: "tap Nothing")
    let code = await Player.run(
      TourAppDelegate.self, name: "Tour", tour: "tap \"Tap me\"", arguments: [], on: terminal)
    #expect(code == .done)
    #expect(!terminal.output.contains("Nothing"))
    let help = RecordingTerminal()
    #expect(await Player.run(TourAppDelegate.self, name: "Tour", arguments: ["--help"], on: help) == .done)
    #expect(help.output.contains("--script"))
    #expect(await Player.run(TourAppDelegate.self, name: "Tour", arguments: ["--nope"], on: help) == .usage)
  }

  @Test func `ends an app as the system does, from off the screen too, and launches it again`() async {
    let terminal = RecordingTerminal()
    let tour = "next\nrelaunch\nnext\nbackground\nrelaunch\nnext"
    let code = await Player.run(PagedAppDelegate.self, name: "App", tour: tour, arguments: [], on: terminal)
    #expect(code == .done)
    let steps = terminal.output.components(separatedBy: "▶ ")
    #expect(steps.count == 7)
    #expect(steps.filter { $0.hasPrefix("relaunch\n── One ─") }.count == 2)
    #expect(steps.last?.contains("── Two ─") == true)
  }

  @Test func `says what to do instead where there is no app to launch again`() async throws {
    let session = try await PlayerSession(StoryboardSet(paths: [Fixtures.shop]))
    _ = session.launchStep()
    let step = await session.perform(.relaunch)
    #expect(step.error?.hasSuffix("; ‘restart’ begins anew") == true)
  }
}

final class TourAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = UIViewController()
    let item = UIBarButtonItem(title: "Tap me", style: .plain, target: nil, action: nil)
    item.primaryAction = UIAction(title: "Tap me") { [weak item] _ in item?.title = "Tapped" }
    root.navigationItem.rightBarButtonItem = item
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: root)
    window?.makeKeyAndVisible()
    return true
  }
}
