import Foundation

@_spi(Sceneway) @testable import HeadlessUIKit

/// The delegate of an app with scenes that writes down what it hears.
class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let short = connectingSceneSession.role == .windowApplication ? "" : "(external)"
    RestorationStage.write("configuration\(short)")
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneRecorder.self
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    RestorationStage.write("discarded(\(sceneSessions.count))")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { RestorationStage.write("app.active") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    RestorationStage.write("app.background")
  }
}

/// The delegate of a scene that writes down what it hears; scenes are numbered as they connect.
final class SceneRecorder: UIResponder, UIWindowSceneDelegate {
  static var count = 0
  static var onConnect: (@MainActor (SceneRecorder, UIScene) -> Void)?
  var window: UIWindow?
  var name = ""
  /// What the scene saves.
  var saved: NSUserActivity?
  /// Called when the activity that was saved is to be brought back.
  static var onRestore: (@MainActor (UIScene, NSUserActivity) -> Void)?

  private func write(_ entry: String) { RestorationStage.write("\(name).\(entry)") }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    SceneRecorder.count += 1
    name = "s\(SceneRecorder.count)"
    var details: [String] = connectionOptions.urlContexts.map { "url \($0.url)" }
    details += connectionOptions.userActivities.map { "activity \($0.activityType)" }
    details += [connectionOptions.shortcutItem].compactMap { $0.map { "shortcut \($0.type)" } }
    if let note = session.stateRestorationActivity?.userInfo?["note"] { details.append("state \(note)") }
    write("connect" + (details.isEmpty ? "" : "(\(details.joined(separator: ", ")))"))
    if let scene = scene as? UIWindowScene {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = ActivityViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    SceneRecorder.onConnect?(self, scene)
  }

  func sceneDidDisconnect(_ scene: UIScene) { write("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { write("active") }
  func sceneWillResignActive(_ scene: UIScene) { write("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { write("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { write("background") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { write("open(\(context.url))") }
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    write("willContinue(\(userActivityType))")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    write("continue(\(userActivity.activityType))")
  }
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { write("didUpdate") }

  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {
    write("didFail(\(userActivityType))")
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    write("shortcut(\(shortcutItem.type))")
    completionHandler(true)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    if saved != nil { write("stateRestorationActivity") }
    return saved
  }

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    write("restoreInteractionState")
    SceneRecorder.onRestore?(scene, stateRestorationActivity)
  }
}

/// A controller that writes its part into an activity.
final class ActivityViewController: UIViewController {
  var note = "order 42"

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    RestorationStage.write("wA")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    RestorationStage.write("dA")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    RestorationStage.write("wD")
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    RestorationStage.write("update(\(activity.userInfo?.count ?? -1))")
    activity.addUserInfoEntries(from: ["note": note])
  }
}

extension RestorationStage {
  /// An app with scenes.
  ///
  /// - Parameter several: whether it may have several scenes.
  /// - Returns: the device.
  /// - Throws: what the file system says.
  static func withScenes(several: Bool = true) throws -> RestorationStage {
    SceneRecorder.count = 0
    SceneRecorder.onConnect = nil
    SceneRecorder.onRestore = nil
    return try RestorationStage(info: [
      "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": several] as [String: Any]
    ])
  }

  /// What happened, without appearance.
  static func takeScenes() -> String {
    take().split(separator: " ").filter { !["wA", "dA", "wD"].contains($0) }.joined(separator: " ")
  }

  /// Writes the notifications of the app and its scenes down while the body runs.
  static func withNotifications(_ body: @MainActor () throws -> Void) rethrows {
    let names: [(Notification.Name, String)] = [
      (UIApplication.willEnterForegroundNotification, "+app.foreground"),
      (UIApplication.didBecomeActiveNotification, "+app.active"),
      (UIApplication.willResignActiveNotification, "+app.resign"),
      (UIApplication.didEnterBackgroundNotification, "+app.background"),
      (UIScene.willEnterForegroundNotification, "+foreground"), (UIScene.didActivateNotification, "+active"),
      (UIScene.willDeactivateNotification, "+resign"),
      (UIScene.didEnterBackgroundNotification, "+background"),
    ]
    let tokens = names.map { name, short in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { RestorationStage.write(short) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    try body()
  }
}
