internal import Foundation

/// What an app's Info.plist says about its start.
@MainActor
struct InfoDictionary {
  private let values: [String: Any]
  private let module: String

  init(bundle: Bundle, delegate: any UIApplicationDelegate) {
    values = InfoDictionary.read(bundle)
    module = String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
  }

  private static func read(_ bundle: Bundle) -> [String: Any] {
    let plain = bundle.bundleURL.appendingPathComponent("Info.plist")
    let file = bundle.url(forResource: "Info", withExtension: "plist") ?? plain
    if let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    {
      return list
    }
    return bundle.infoDictionary ?? [:]
  }

  private var sceneManifest: [String: Any]? { values["UIApplicationSceneManifest"] as? [String: Any] }

  /// Whether the app's interface is made of scenes.
  var isSceneBased: Bool { sceneManifest != nil }

  var supportsMultipleScenes: Bool { sceneManifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false }

  /// The storyboard of an app without scenes.
  var mainStoryboardName: String? { values["UIMainStoryboardFile"] as? String }

  /// The first configuration of a window scene.
  func sceneConfiguration() -> UISceneConfiguration {
    let role = UISceneSession.Role.windowApplication
    let all = sceneManifest?["UISceneConfigurations"] as? [String: Any]
    let first = (all?[role.rawValue] as? [[String: Any]])?.first
    let name = first?["UISceneConfigurationName"] as? String
    let configuration = UISceneConfiguration(name: name, sessionRole: role)
    if let className = (first?["UISceneDelegateClassName"] as? String).map(resolved) {
      configuration.delegateClass =
        NSClassFromString(className) ?? NSClassFromString("\(module).\(className)")
      if configuration.delegateClass == nil {
        UIKitComplaint.log(
          "BOOT-17",
          "[SceneConfiguration] Info.plist configuration \"\(name ?? "(no name)")\" for \(role.rawValue) contained "
            + "UISceneDelegateClassName key, but could not load class with name \"\(className)\"."
        ).report()
      }
    }
    if let storyboard = first?["UISceneStoryboardFile"] as? String {
      configuration.storyboard = UIStoryboard(name: storyboard, bundle: nil)
    }
    return configuration
  }

  /// Fills in the build setting that Xcode would have filled in.
  private func resolved(_ className: String) -> String {
    className
      .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
      .replacingOccurrences(of: "${PRODUCT_MODULE_NAME}", with: module)
  }
}
