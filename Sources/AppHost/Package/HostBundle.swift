internal import Foundation

/// The folder that stands for the app's bundle: the program beside its resources, where `Bundle.main` finds them.
struct HostBundle {
  let folder: URL
  let app: AppSources
  /// The language that alone is there; nil for all of them.
  var language: String?

  /// Copies the app's resources and writes its Info.plist.
  ///
  /// - Parameters:
  ///   - more: resources of others that lie beside them, such as those of tests.
  ///   - told: what is said of the resources before the app is started.
  /// - Throws: where a file cannot be copied or written.
  func write(with more: [URL] = [], told: [HostDiagnostic] = []) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let resources = app.resources + more
    let tables = StringTables(resources)
    var origins = Origins(name: app.name, told: told.map(\.description))
    for resource in resources where !tables.sources.contains(resource) {
      let parent = resource.deletingLastPathComponent()
      if parent.pathExtension == "lproj", !isWanted(parent.deletingPathExtension().lastPathComponent) {
        continue
      }
      // A language's files stay in its folder, all others lie side by side, as in an app's bundle.
      let isLocalised = parent.pathExtension == "lproj"
      let target = isLocalised ? folder.appendingPathComponent(parent.lastPathComponent) : folder
      try manager.createDirectory(at: target, withIntermediateDirectories: true)
      try copy(resource, to: target.appendingPathComponent(resource.lastPathComponent))
      let name = resource.lastPathComponent
      origins.files[isLocalised ? "\(parent.lastPathComponent)/\(name)" : name] = resource.path
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try HostFolder.write(
      String(decoding: encoder.encode(origins), as: UTF8.self),
      to: folder.appendingPathComponent(Origins.fileName))
    for (place, texts) in tables.texts where place.language.map(isWanted) ?? true {
      let target = place.language.map { folder.appendingPathComponent("\($0).lproj") } ?? folder
      try HostFolder.write(
        StringTables.file(texts), to: target.appendingPathComponent("\(place.table).strings"))
    }
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    let place = folder.appendingPathComponent("Info.plist")
    if (try? Data(contentsOf: place)) != data { try data.write(to: place, options: .atomic) }
  }

  /// Where the resources come from, for the player, which names those that their author has.
  private struct Origins: Encodable {
    static let fileName = "sceneway-origins.json"

    let name: String
    /// The paths of the app's files by those in the bundle.
    var files: [String: String] = [:]
    let told: [String]
  }

  /// Whether a language's files are there.
  private func isWanted(_ name: String) -> Bool {
    language.map { name == "Base" || name == AppLanguages.best(for: $0, among: AppLanguages.all(of: app)) }
      ?? true
  }

  /// Puts the built program beside the resources.
  func install(_ program: URL) throws -> URL {
    let place = folder.appendingPathComponent(program.lastPathComponent)
    try copy(program, to: place)
    return place
  }

  private func copy(_ file: URL, to place: URL) throws {
    let manager = FileManager.default
    guard manager.fileExists(atPath: file.path) else { return }
    if let old = try? manager.attributesOfItem(atPath: place.path),
      let new = try? manager.attributesOfItem(atPath: file.path),
      old[.modificationDate] as? Date == new[.modificationDate] as? Date,
      old[.size] as? Int == new[.size] as? Int, old[.type] as? FileAttributeType == .typeRegular
    {
      return
    }
    try? manager.removeItem(at: place)
    try manager.copyItem(at: file, to: place)
  }

  // MARK: Info.plist

  /// The app's Info.plist with what the project's settings say.
  private var info: [String: Any] {
    var info: [String: Any] = [:]
    if let file = app.infoPlist, let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        as? [String: Any]
    {
      info = list
    }
    if let language {
      info["CFBundleDevelopmentRegion"] = AppLanguages.best(for: language, among: AppLanguages.all(of: app))
    }
    for (key, value) in app.infoValues where info[key] == nil { info[key] = value }
    if info["CFBundleName"] == nil { info["CFBundleName"] = app.name }
    if info["CFBundleShortVersionString"] == nil, let version = app.marketingVersion {
      info["CFBundleShortVersionString"] = version
    }
    if info["CFBundleVersion"] == nil, let version = app.projectVersion { info["CFBundleVersion"] = version }
    if info["CFBundleIdentifier"] == nil {
      info["CFBundleIdentifier"] = app.bundleIdentifier ?? "host.\(app.moduleName)"
    }
    let settings = BuildSettings([
      "PRODUCT_MODULE_NAME": app.moduleName, "PRODUCT_NAME": app.name, "TARGET_NAME": app.name,
      "EXECUTABLE_NAME": app.name, "DEVELOPMENT_LANGUAGE": "en",
      "MARKETING_VERSION": app.marketingVersion ?? "1.0",
      "CURRENT_PROJECT_VERSION": app.projectVersion ?? "1",
      "PRODUCT_BUNDLE_IDENTIFIER": app.bundleIdentifier ?? "host.\(app.moduleName)",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
    ])
    return Self.expanded(info, settings) as? [String: Any] ?? info
  }

  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expand(text)
    case let list as [Any]: list.map { expanded($0, settings) }
    case let object as [String: Any]: object.mapValues { expanded($0, settings) }
    default: value
    }
  }
}
