public import Foundation

/// Hears what happens to the app as a whole.
///
/// Every method has a default that stands for "not implemented".
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, UIWindowReading {
  /// The app's window where it has no scenes (BOOT-01).
  @_disfavoredOverload var window: UIWindow? { get set }
  /// The launch has begun (BOOT-03).
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The launch is nearly done (BOOT-03).
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The app has started; called, as before iOS 3, where the delegate has no
  /// ``application(_:didFinishLaunchingWithOptions:)``.
  ///
  /// - Parameter application: the app.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app came to the foreground and takes events; not called where there are scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to stop taking events; not called where there are scenes.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app left the screen; not called where there are scenes.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come back; not called where there are scenes.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory runs short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// How to set a new scene up (BOOT-03).
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The person closed scenes.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// A link was opened; not called where there are scenes.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// An activity goes on here; not called where there are scenes.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// An activity is on its way here; true where the app itself says so to the person. Not called where there are scenes.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
    -> Bool
  /// An activity did not come; not called where there are scenes.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// What a person is at has been brought up to date; not called where there are scenes.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// A shortcut was chosen; not called where there are scenes.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// What was locked with the device can be read again (REST-13).
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Whether to save the interface's state, by secure coding (REST-01).
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
  /// Whether to bring the interface's state back (REST-04).
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
  /// Whether to save the interface's state; asked where the secure method is missing.
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  /// Whether to bring the interface's state back; asked where the secure method is missing.
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  /// Supplies a controller that has no restoration class (REST-06).
  func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// The state is about to be saved; what the app as a whole needs can be written (REST-01).
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Every controller has read its state (REST-04).
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Told that remote notifications can come.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Told that no remote notifications can come.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Told of a remote notification.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Told of a remote notification, and asked to say what came of it.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// The directions that a window's screens may stand in, before each screen has its say.
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Told that remote notifications can come; does nothing by default.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Told that no remote notifications can come; does nothing by default.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Told of a remote notification; does nothing by default.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}
  /// Told of a remote notification; passes it on and has no data by default.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    self.application(application, didReceiveRemoteNotification: userInfo)
    completionHandler(.noData)
  }

  /// All.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// None.
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }

  /// True.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// ``applicationDidFinishLaunching(_:)``, and true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// What the app's Info.plist says.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// False.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// False.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// False.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }

  /// Nothing.
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Nothing was done.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {}

  /// Not implemented: the older method is asked.
  public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  {
    OptionalMethod.missing()
    return false
  }

  /// Not implemented: the older method is asked.
  public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder)
    -> Bool
  {
    OptionalMethod.missing()
    return false
  }

  /// Not implemented: nothing is saved.
  public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
    OptionalMethod.missing()
    return false
  }

  /// Not implemented: nothing is restored.
  public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
  {
    OptionalMethod.missing()
    return false
  }

  /// None.
  public func application(
    _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }

  /// Nothing.
  public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
  /// Nothing.
  public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

  /// Starts the app; what `@main` on the delegate calls.
  public static func main() {
    exit(UIApplication.run(delegate: self, principal: nil))
  }
}

/// An object that an activity can be restored to.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Brings the activity's state back.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

/// What came of looking for news in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was news.
  case newData
  /// There was none.
  case noData
  /// It could not be looked for.
  case failed
}
