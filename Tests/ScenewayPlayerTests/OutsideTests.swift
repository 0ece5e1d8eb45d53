import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@testable import ScenewayPlayer

@Suite(.serialized) @MainActor
struct OutsideTests {
  @Test func `a step waits for what the app has under way outside, and shows what came of it`() async throws {
    let session = try await session()
    _ = session.launchStep()
    let step = await session.perform(.tap(.words("Load")))
    #expect(step.error == nil)
    #expect(step.screen.title == "Answered")
    #expect(step.notes.isEmpty)
  }

  @Test func `what never ends is told once and not waited for again, unless time is asked for`() async throws
  {
    let session = try await session()
    let request = Request()
    request.begin(forMilliseconds: nil)
    defer { request.end() }
    let patience = OutsidePatience(limit: 0.1)
    #expect(await patience.wait(for: session.app, atLeast: 0))
    let notes = patience.takeNotes()
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("there is no answer from http://localhost/ after 0 seconds") == true)
    #expect(await !patience.wait(for: session.app, atLeast: 0))
    #expect(patience.takeNotes().isEmpty)
    #expect(await patience.wait(for: session.app, atLeast: 0.2))
  }

  @Test func `the command of a step is written first, and what the app prints stands below`() async {
    let terminal = OrderTerminal(["tap Load", "try tap Nothing", "quit"])
    OutsideAppDelegate.hears = { terminal.log.append("printed") }
    defer { OutsideAppDelegate.hears = nil }
    _ = await Player.run(OutsideAppDelegate.self, name: "App", arguments: [], on: terminal)
    let log = terminal.log.joined()
    #expect(log.contains("\n▶ tap Load\nprinted"))
    #expect(log.contains("\n▶ try tap Nothing\n✗ cannot tap “Nothing”"))
    #expect(log.hasSuffix("\n▶ quit\n"))
  }

  @Test func `what the app printed belongs to its step in JSON`() async throws {
    let terminal = OrderTerminal(["tap Load"])
    OutsideAppDelegate.hears = { terminal.printed.append("loads") }
    defer { OutsideAppDelegate.hears = nil }
    _ = await Player.run(OutsideAppDelegate.self, name: "App", arguments: ["--json"], on: terminal)
    let steps = try terminal.log.map { try JSONDecoder().decode(PlayerStep.self, from: Data($0.utf8)) }
    #expect(steps.map(\.output) == [["before"], ["loads"]])
  }

  private func session() async throws -> PlayerSession {
    let launch: @MainActor () async throws -> AppDriver = {
      try await AppDriver.launch(OutsideAppDelegate.self)
    }
    return PlayerSession(app: try await launch(), launch: launch)
  }
}

/// Something that takes real time.
private final class Request: Sendable {
  private let isRunning = Flag()

  func begin(forMilliseconds time: Int?) {
    isRunning.value = true
    OutsideWork.follow(self) { [weak self] in
      self?.isRunning.value == true ? [1: "http://localhost/"] : [:]
    }
    guard let time else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(time)) { self.end() }
  }

  func end() { isRunning.value = false }

  var isOver: Bool { !isRunning.value }

  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var flag = false

    var value: Bool {
      get { lock.withLock { flag } }
      set { lock.withLock { flag = newValue } }
    }
  }
}

private final class OutsideAppDelegate: UIResponder, UIApplicationDelegate {
  static var hears: (() -> Void)?

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = UIViewController()
    let load = UIAction(title: "Load") { [weak root] _ in
      Self.hears?()
      let request = Request()
      request.begin(forMilliseconds: 60)
      Task { @MainActor in
        while !request.isOver { try? await Task.sleep(for: .milliseconds(1)) }
        root?.title = "Answered"
      }
    }
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Load", primaryAction: load)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: root)
    window?.makeKeyAndVisible()
    return true
  }
}

/// Keeps in one order what is written and what happens meanwhile.
private final class OrderTerminal: PlayerTerminal {
  let isInteractive = false
  let showsColours = false
  let width = 64
  var log: [String] = []
  var printed = ["before"]
  private var input: [String]

  init(_ input: [String]) { self.input = input }

  func write(_ text: String) { log.append(text) }
  func writeError(_ text: String) {}
  func readLine() -> String? { input.isEmpty ? nil : input.removeFirst() }

  func takePrinted() -> [String] {
    defer { printed = [] }
    return printed
  }
}
