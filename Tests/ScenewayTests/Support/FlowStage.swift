import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway

/// A window with an app of its own to play flows on, on virtual time.
@MainActor
final class FlowStage {
  private(set) var window: UIWindow
  private let environment: HeadlessEnvironment

  /// What nobody could catch.
  private(set) var problems: [SceneError] = []

  /// What UIKit logged or raised, in its own words.
  var complaints: [String] { environment.diagnostics.complaints.map(\.text) }

  /// Whether the device can show several of the app's scenes is told by its Info.plist.
  private static func bundle(severalScenes: Bool) throws -> Bundle? {
    guard severalScenes else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flows-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let info = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    return Bundle(url: folder)
  }

  /// Plays a test on a tablet, with its long side across, or upright and narrow.
  static func playOnTablet(
    isNarrow: Bool = false, severalScenes: Bool = false, _ body: @MainActor (FlowStage) async throws -> Void
  ) async throws {
    let environment = HeadlessEnvironment(mode: .virtual)
    environment.useDevice(.pad, screenSize: isNarrow ? narrow : wide)
    environment.mainBundle = try bundle(severalScenes: severalScenes)
    defer {
      if let folder = environment.mainBundle?.bundleURL { try? FileManager.default.removeItem(at: folder) }
    }
    try await play(in: environment, body)
  }

  static let wide = CGSize(width: 1194, height: 834)
  static let narrow = CGSize(width: 375, height: 834)

  /// Gives the app more or less room, as a person does who moves the divider between two apps.
  func resize(isNarrow: Bool) {
    UIApplication.shared.resizeScreen(to: isNarrow ? FlowStage.narrow : FlowStage.wide)
    settle()
  }

  private init(_ environment: HeadlessEnvironment) {
    self.environment = environment
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  /// Plays a test; a complaint of UIKit's is kept instead of stopping the process.
  static func play(_ body: @MainActor (FlowStage) async throws -> Void) async rethrows {
    try await play(in: HeadlessEnvironment(mode: .virtual), body)
  }

  private static func play(
    in environment: HeadlessEnvironment, _ body: @MainActor (FlowStage) async throws -> Void
  ) async rethrows {
    try await HeadlessEnvironment.withEnvironment(environment) {
      environment.diagnostics.logHandler = { _ in }
      environment.diagnostics.exceptionHandler = { _ in }
      _ = UIApplication.shared
      let stage = FlowStage(environment)
      try await SceneProblems.handling(with: { [weak stage] in stage?.problems.append($0) }) {
        try await body(stage)
      }
    }
  }

  /// Hides the window and lets it go; another one without a screen takes its place.
  func closeWindow() {
    window.isHidden = true
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  /// Lets everything that was asked for end, animations included.
  func settle() {
    environment.clock.runUntilIdle()
  }

  /// Ends the turn.
  func turn() {
    environment.clock.runTurn()
  }

  /// Lets tasks and transitions go on in turn until a condition holds; gives up after some rounds.
  func settle(until condition: () -> Bool) async {
    var rounds = 0
    while !condition(), rounds < 200 {
      rounds += 1
      settle()
      await Task.yield()
    }
  }

  /// Shows a controller in the window.
  func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }
}

extension FlowStage {
  /// Launches an app of scenes and puts the window into its first one.
  func openScene() {
    UIApplication.launch(delegate: SceneAppDelegate())
    settle()
    window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  }

  func closeScene() {
    for scene in UIApplication.shared.connectedScenes { UIApplication.shared.disconnect(scene) }
  }
}

/// An app whose scenes do nothing by themselves.
private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Plain", sessionRole: session.role)
  }
}

/// A screen that counts its appearances.
class Screen: UIViewController {
  let name: String
  private(set) var appearances = 0
  private(set) var disappearances = 0

  init(_ name: String = "") {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    disappearances += 1
  }
}

/// A flow of one screen that returns a number.
class NumberFlow: Coordinator<Int> {
  let screen: Screen
  private(set) var starts = 0

  init(_ name: String = "child") {
    screen = Screen(name)
    super.init()
  }

  override func start() {
    starts += 1
    show(screen)
  }
}

/// A flow without a result that starts others and writes down what it hears of them.
class ParentFlow: Coordinator<Never> {
  private(set) var ended: [FlowEnding] = []
  var first: UIViewController? = Screen("parent")

  override func start() {
    if let first { show(first) }
    first = nil
  }

  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) {
    ended.append(ending)
  }
}
