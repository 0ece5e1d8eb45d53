internal import Foundation

/// What an app's Info.plist says about its start.
@MainActor
struct InfoDictionary {
  private let values: [String: Any]
  private let module: String

  init(bundle: Bundle, delegate: (any UIApplicationDelegate)?) {
    values = InfoDictionary.read(bundle)
    module = delegate.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) } ?? ""
  }

  /// What the current app's Info.plist says.
  static var current: InfoDictionary {
    let environment = HeadlessEnvironment.current
    return InfoDictionary(
      bundle: environment.mainBundle ?? .main, delegate: environment.application?.delegate)
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

  // MARK: Scene configurations

  private func configurations(for role: UISceneSession.Role) -> [[String: Any]] {
    let all = sceneManifest?["UISceneConfigurations"] as? [String: Any]
    return all?[role.rawValue] as? [[String: Any]] ?? []
  }

  /// The first configuration of a role.
  func sceneConfiguration(for role: UISceneSession.Role = .windowApplication) -> UISceneConfiguration {
    let first = configurations(for: role).first
    let configuration = UISceneConfiguration(
      name: first?["UISceneConfigurationName"] as? String, sessionRole: role)
    if configuration.name == nil, let first { fill(configuration, first) }
    return configuration
  }

  /// Fills in what the Info.plist says under the configuration's name.
  func fill(_ configuration: UISceneConfiguration) {
    guard let name = configuration.name,
      let entry = configurations(for: configuration.role).first(where: {
        $0["UISceneConfigurationName"] as? String == name
      })
    else { return }
    fill(configuration, entry)
  }

  private func fill(_ configuration: UISceneConfiguration, _ entry: [String: Any]) {
    if let className = (entry["UISceneClassName"] as? String).map(resolved) {
      configuration.sceneClass = find(className)
    }
    if let className = (entry["UISceneDelegateClassName"] as? String).map(resolved) {
      configuration.delegateClass = find(className)
      if configuration.delegateClass == nil { configuration.missingDelegateClassName = className }
    }
    configuration.storyboardName = entry["UISceneStoryboardFile"] as? String
  }

  private func find(_ className: String) -> AnyClass? {
    // Foundation says aloud that it knows no names with two points.
    if className.contains(".") { return NSClassFromString(className) }
    return NSClassFromString(className) ?? NSClassFromString("\(module).\(className)")
  }

  /// Fills in the build setting that Xcode would have filled in.
  private func resolved(_ className: String) -> String {
    className
      .replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
      .replacingOccurrences(of: "${PRODUCT_MODULE_NAME}", with: module)
  }
}
