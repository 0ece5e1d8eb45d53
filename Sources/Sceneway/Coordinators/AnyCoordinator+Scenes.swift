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

  /// Shows a scene of a storyboard, as ``show(_:animated:)`` does a screen.
  ///
  /// ```swift
  /// override func start() {
  ///   show(.settings, of: .main, as: SettingsViewController.self) { $0.coordinator = self }
  /// }
  /// ```
  ///
  /// A scene that is not there, is of another class or lacks a required input ends a flow that has shown nothing yet with
  /// ``FlowEnding/failed(_:)``, and is otherwise reported to ``SceneProblems``.
  ///
  /// - Parameters:
  ///   - scene: the scene's storyboard identifier.
  ///   - storyboard: the storyboard.
  ///   - type: the class of the scene's controller, which may stand inside a container.
  ///   - animated: whether it takes time; true by default.
  ///   - configure: gets the controller before its view loads; does nothing by default.
  public func show<Controller: UIViewController>(
    _ scene: SceneIdentifier, of storyboard: UIStoryboard, as type: Controller.Type, animated: Bool = true,
    configure: (Controller) throws -> Void = { _ in }
  ) {
    attempt {
      show(try storyboard.scene(scene, as: type, for: name, configure: configure), animated: animated)
    }
  }

  /// Runs something that may throw where nobody can catch: in ``start()``, say.
  ///
  /// What it throws ends a flow that has shown nothing yet with ``FlowEnding/failed(_:)``, and otherwise goes to
  /// ``SceneProblems``.
  ///
  /// ```swift
  /// override func start() {
  ///   attempt { show(BookViewController(try Book(contentsOf: url))) }
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
