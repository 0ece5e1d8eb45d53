public import Foundation

/// Hears what happens to one scene.
///
/// Every method has a default that stands for "not implemented".
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is about to be part of the app (BOOT-03).
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is no longer part of the app (BOOT-20).
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene takes events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to stop taking events.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come on the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Links were opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// An activity goes on here.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What to keep for the next launch (REST-12).
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Hears what happens to one scene that has windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of a scene that comes from a storyboard (BOOT-05).
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
