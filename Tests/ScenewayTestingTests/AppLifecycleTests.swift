import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@MainActor
struct `Driving an app through its life` {
  @Test func `an app that the system ended comes back where it was`() async throws {
    let app = try await AppDriver.launch(RestoringAppDelegate.self)
    try await app.tap("Open")
    #expect(app.screen.title == "Detail")
    try await app.relaunch()
    #expect(app.screen.title == "Detail" && app.stack.count == 2)
    try await app.back()
    #expect(app.screen.title == "Menu")
  }

  @Test func `an app that was thrown out of the switcher begins anew`() async throws {
    let app = try await AppDriver.launch(RestoringAppDelegate.self)
    try await app.tap("Open")
    try await app.relaunch(after: .thrownOut)
    #expect(app.screen.title == "Menu" && app.stack.count == 1)
  }

  @Test func `nothing of the app that ended is left`() async throws {
    let app = try await AppDriver.launch(RestoringAppDelegate.self)
    try await app.tap("Open")
    weak let detail = app.visibleViewController
    #expect(detail != nil)
    try await app.relaunch()
    #expect(detail == nil)
  }

  @Test func `a screen without an app cannot be launched again`() async throws {
    let app = try await AppDriver.launch(root: UIViewController())
    await #expect(throws: AppDriverError.self) { try await app.relaunch() }
  }

  @Test func `activities and shortcuts reach the app, at its launch as well`() async throws {
    let app = try await AppDriver.launch(RestoringAppDelegate.self)
    try await app.continueActivity(NSUserActivity(activityType: "order"))
    #expect(app.screen.title == "order")
    try await app.chooseShortcut("new")
    #expect(app.screen.title == "new")
    try await app.relaunch(
      after: .thrownOut, shortcut: UIApplicationShortcutItem(type: "again", localizedTitle: "Again"))
    #expect(app.screen.title == "again")
  }

  @Test func `an app of one window opens no other`() async throws {
    let app = try await AppDriver.launch(RestoringAppDelegate.self)
    await #expect(throws: AppDriverError.self) { try await app.openWindow() }
    #expect(app.windowCount == 0)
  }

  @Test func `an app of several windows shows the new one`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("windows-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let info = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    let app = try await AppDriver.launch(WindowsAppDelegate.self, bundle: Bundle(url: folder))
    #expect(app.screen.title == "Menu")
    try await app.openWindow(activity: NSUserActivity(activityType: "Order 42"))
    #expect(app.screen.title == "Order 42" && app.windowCount == 2)
    try await app.enterBackground()
    try await app.enterForeground()
    #expect(app.screen.title == "Order 42")
    try await app.relaunch()
    #expect(app.windowCount == 2)
  }
}

/// An app that saves and restores its stack.
final class RestoringAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navigation = UINavigationController(rootViewController: RestoringViewController.make("Menu"))
    navigation.restorationIdentifier = "navigation"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = navigation
    window?.makeKeyAndVisible()
    return true
  }

  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
    true
  }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
    true
  }

  private func show(_ title: String) {
    let screen = RestoringViewController.make(title)
    (window?.rootViewController as? UINavigationController)?.pushViewController(screen, animated: true)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    show(userActivity.activityType)
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    show(shortcutItem.type)
    completionHandler(true)
  }
}

/// A screen that makes itself again under its title.
final class RestoringViewController: UIViewController, UIViewControllerRestoration {
  static func make(_ title: String) -> RestoringViewController {
    let controller = RestoringViewController()
    controller.title = title
    controller.restorationIdentifier = title
    controller.restorationClass = RestoringViewController.self
    return controller
  }

  static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> UIViewController?
  { identifierComponents.last.map(make) }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard title == "Menu" else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open",
      primaryAction: UIAction(title: "Open") { [weak self] _ in
        self?.navigationController?.pushViewController(RestoringViewController.make("Detail"), animated: true)
      })
  }
}

final class WindowsAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = WindowsSceneDelegate.self
    return configuration
  }
}

final class WindowsSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let title = connectionOptions.userActivities.first?.activityType ?? "Menu"
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(
      rootViewController: RestoringViewController.make(title))
    window?.makeKeyAndVisible()
  }
}
