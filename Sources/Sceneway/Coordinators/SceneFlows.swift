internal import Foundation

#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// Flows that wait for a scene of their own (``Placement/newScene(activityType:)``).
///
/// The system makes the scene and its delegate makes the window, as for any scene; the delegate hands it over:
///
/// ```swift
/// func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
///   guard let scene = scene as? UIWindowScene else { return }
///   let window = UIWindow(windowScene: scene)
///   self.window = window
///   if !SceneFlows.start(in: window, for: options) { AppCoordinator().start(in: window) }
///   window.makeKeyAndVisible()
/// }
/// ```
///
/// The flow ends once, with ``FlowEnding/sceneClosed`` when a person closes the scene; when it finishes, the scene is
/// asked to go.
@MainActor
public enum SceneFlows {
  private static let key = "Sceneway.flow"

  /// Until their scenes connect nobody else holds them.
  private static var waiting: [String: AnyCoordinator] = [:]

  /// Starts the flow that a new scene was asked for in the scene's window.
  ///
  /// - Parameters:
  ///   - window: the scene's window.
  ///   - options: what the scene was connected with.
  /// - Returns: false where the scene was not asked for by a flow that still waits.
  @discardableResult
  public static func start(in window: UIWindow, for options: UIScene.ConnectionOptions) -> Bool {
    let names = options.userActivities.compactMap { $0.userInfo?[key] as? String }
    guard let name = names.first(where: { waiting[$0] != nil }), let flow = waiting.removeValue(forKey: name),
      flow.isRunning
    else { return false }
    flow.move(to: window)
    return true
  }

  /// Asks the system for a scene for a flow.
  static func ask(for flow: AnyCoordinator, activityType: String) {
    waiting = waiting.filter { $0.value.isRunning }
    let name = UUID().uuidString
    waiting[name] = flow
    let activity = NSUserActivity(activityType: activityType)
    activity.userInfo = [key: name]
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { error in
      guard let flow = waiting.removeValue(forKey: name) else { return }
      flow.end(.failed(SceneError(.failed, scene: flow.name, expected: "a new scene", found: ["\(error)"])))
    }
  }
}

extension AnyCoordinator {
  /// Shows a flow that waited for its scene.
  fileprivate func move(to window: UIWindow) {
    tree.remove(self)
    tree = FlowTree.of(window)
    tree.add(self)
    place = .window(WeakWindow(window: window))
    ownsWindow = true
    ownsScene = true
    window.addSubview(WindowBeacon(owner: self))
    begin()
    tree.hierarchyChanged()
  }
}
