import Foundation

@_spi(Sceneway) @testable import HeadlessUIKit

/// What the apps of these tests do while they start, in order.
@MainActor
enum BootLog {
  static var entries: [String] = []

  static func write(_ entry: String) { entries.append(entry) }

  /// What happened since the last look, as one line.
  static func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: " ")
  }
}

/// An app that is made of a folder with an Info.plist and storyboards, on virtual time.
@MainActor
struct BootFixture {
  let environment = HeadlessEnvironment(mode: .virtual)
  let folder: URL

  /// Makes the folder.
  ///
  /// - Parameters:
  ///   - info: the Info.plist.
  ///   - storyboards: storyboards by name.
  /// - Throws: what the file system says.
  init(info: [String: Any] = [:], storyboards: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("boot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let list = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try list.write(to: folder.appendingPathComponent("Info.plist"))
    for (name, source) in storyboards {
      try Data(source.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
    }
    environment.mainBundle = Bundle(url: folder)
    environment.diagnostics.logHandler = { _ in }
    environment.diagnostics.exceptionHandler = { _ in }
  }

  /// Runs the app's start in an environment of its own, and takes the folder away afterwards.
  ///
  /// - Parameter body: the test.
  /// - Throws: what the test throws.
  func run(_ body: @MainActor (HeadlessEnvironment) throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(at: folder) }
    BootLog.entries = []
    try HeadlessEnvironment.withEnvironment(environment) { try body(environment) }
  }

  /// What UIKit said so far, with the rows it came from; forgotten afterwards.
  func said() -> [String] {
    environment.diagnostics.drain().map { "\($0.row) \($0)" }
  }

  /// An Info.plist with one scene configuration.
  static func sceneInfo(
    delegate: String? = nil, storyboard: String? = nil, name: String = "Default Configuration"
  ) -> [String: Any] {
    var configuration: [String: Any] = ["UISceneConfigurationName": name]
    configuration["UISceneDelegateClassName"] = delegate
    configuration["UISceneStoryboardFile"] = storyboard
    return [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [configuration]],
      ] as [String: Any]
    ]
  }

  /// A storyboard whose only scene is the entry point, or is not.
  static func storyboard(entryPoint: Bool = true, customClass: String = "BootViewController") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      \(entryPoint ? "initialViewController=\"vc1\"" : "")>
      <scenes>
        <scene sceneID="sc1">
          <objects>
            <viewController id="vc1" customClass="\(customClass)" customModule="HeadlessUIKitTests"
              sceneMemberID="viewController">
              <view key="view" id="vw1"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/></view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}

/// A root controller that writes its lifecycle down.
final class BootViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    BootLog.write("vdl")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    BootLog.write("wA")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    BootLog.write("dA")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    BootLog.write("wD")
  }
}

/// The delegate of an app without scenes.
class BootAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var onDidFinish: @MainActor (BootAppDelegate) -> Void = { _ in }
  /// Says how a scene is set up, where the delegate says so itself.
  var makeConfiguration: (@MainActor (UISceneSession) -> UISceneConfiguration)?

  /// A delegate that answers as Apple's template does.
  static func template() -> BootAppDelegate {
    let delegate = BootAppDelegate()
    delegate.makeConfiguration = {
      UISceneConfiguration(name: "Default Configuration", sessionRole: $0.role)
    }
    return delegate
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    guard let makeConfiguration else { return connectingSceneSession.configuration }
    BootLog.write("configuration")
    return makeConfiguration(connectingSceneSession)
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    BootLog.write("willFinish(\(window?.rootViewController == nil ? "no root" : "root"))")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    BootLog.write("didFinish")
    onDidFinish(self)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { BootLog.write("active") }
  func applicationWillResignActive(_ application: UIApplication) { BootLog.write("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { BootLog.write("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { BootLog.write("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { BootLog.write("terminate") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    BootLog.write("open(\(url))")
    return true
  }
}

/// A delegate without a window of its own.
final class WindowlessAppDelegate: UIResponder, UIApplicationDelegate {}

/// The delegate of a scene; makes a window where there is none.
final class BootSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    BootLog.write("willConnect(\(window == nil ? "no window" : "window"))")
    for context in connectionOptions.urlContexts { BootLog.write("url(\(context.url))") }
    guard window == nil, let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = BootViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { BootLog.write("sceneForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { BootLog.write("sceneActive") }
  func sceneWillResignActive(_ scene: UIScene) { BootLog.write("sceneResign") }
  func sceneDidEnterBackground(_ scene: UIScene) { BootLog.write("sceneBackground") }
  func sceneDidDisconnect(_ scene: UIScene) { BootLog.write("sceneDisconnect") }
}
