public import UIKit

#if canImport(HeadlessUIKit)
  @_spi(Sceneway) import HeadlessUIKit

  extension Stage {
    /// Holds the device in another way.
    ///
    /// - Parameter orientation: how it is held.
    /// - Returns: whether the interface turned.
    @discardableResult
    public func turn(to orientation: UIDeviceOrientation) -> Bool {
      UIApplication.shared.turnDevice(to: orientation)
    }

    /// Changes what a person sets in the device's settings.
    ///
    /// - Parameter mutations: sets the traits.
    public func changeSettings(_ mutations: (inout any UIMutableTraits) -> Void) {
      UIApplication.shared.changeSettings(mutations)
    }

    /// Launches an app of scenes and puts the window into its first one.
    ///
    /// - Returns: the scene.
    public func openScene() -> UIWindowScene? {
      UIApplication.launch(delegate: SceneAppDelegate())
      settle()
      window.windowScene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      return window.windowScene
    }
  }

  /// An app whose scenes do nothing by themselves.
  private final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(name: nil, sessionRole: session.role)
    }
  }
#endif
