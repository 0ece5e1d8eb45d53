#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

extension AnyCoordinator {
  /// Starts the flow as a scene's outermost one, in a new window that comes on the screen (BOOT-05).
  ///
  /// ```swift
  /// func scene(
  ///   _ scene: UIScene, willConnectTo session: UISceneSession,
  ///   options connectionOptions: UIScene.ConnectionOptions
  /// ) {
  ///   window = AppCoordinator().start(in: scene)
  /// }
  /// ```
  ///
  /// - Parameter scene: the scene that connects.
  /// - Returns: the window, for the scene's delegate to keep; it owns the flow. Nil, and nothing is started, where the
  ///   scene has no windows.
  public func start(in scene: UIScene) -> UIWindow? {
    guard let windowScene = scene as? UIWindowScene else { return nil }
    let window = UIWindow(windowScene: windowScene)
    start(in: window)
    window.makeKeyAndVisible()
    return window
  }

  /// Runs something that may throw where nobody can catch: in ``start()``, say.
  ///
  /// What it throws ends a flow that has shown nothing yet with ``FlowEnding/failed(_:)``, and otherwise goes to
  /// ``SceneProblems``.
  ///
  /// ```swift
  /// override func start() {
  ///   attempt { show(try UIStoryboard.main.scene(.settings, as: SettingsViewController.self)) }
  /// }
  /// ```
  ///
  /// - Parameter body: what to run.
  public func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      fail(SceneError(error, in: name))
    }
  }
}
