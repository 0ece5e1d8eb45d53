internal import Foundation

/// A Swift package whose sources lie on this machine, as its manifest describes it.
struct SwiftPackage {
  let folder: URL
  /// The targets of Swift sources, in the order of the manifest.
  let targets: [AppSources]
  /// The targets of each product.
  let products: [String: [String]]
  /// Other packages on this machine that it needs.
  let localPackages: [URL]

  /// Reads a package.
  ///
  /// - Parameter folder: the folder of its manifest.
  /// - Throws: ``AppProjectError`` with what SwiftPM says where the manifest cannot be read.
  init(_ folder: URL) throws(AppProjectError) {
    let manifest = try Self.manifest(of: folder)
    self.folder = folder
    localPackages = manifest.dependencies.compactMap {
      $0.fileSystem?.first.map { URL(fileURLWithPath: $0.path) }
    }
    products = Dictionary(manifest.products.map { ($0.name, $0.targets) }) { $0 + $1 }
    targets = manifest.targets.compactMap { target in
      AppSources(target, in: folder, swiftVersion: manifest.swiftVersion)
    }
  }

  /// Whether a folder has a manifest.
  static func isThere(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  /// Has SwiftPM evaluate a manifest, far from the package's own folder.
  private static func manifest(of folder: URL) throws(AppProjectError) -> PackageManifest {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let command = [
      "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path, "dump-package",
    ]
    do {
      let dump = try HostCompiler.run(command, keepingErrors: false)
      guard dump.status == 0 else {
        let words = try HostCompiler.run(command).output
        throw AppProjectError(
          .unreadable, folder.appendingPathComponent("Package.swift").path, found: [words])
      }
      return try JSONDecoder().decode(PackageManifest.self, from: Data(dump.output.utf8))
    } catch let error as AppProjectError {
      throw error
    } catch {
      throw AppProjectError(
        .unreadable, folder.appendingPathComponent("Package.swift").path, found: ["\(error)"])
    }
  }
}

/// What SwiftPM tells of a manifest, as far as it takes to build Swift sources.
struct PackageManifest: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]
    let dependencies: [Dependency]
    let resources: [Resource]
    let settings: [Setting]
    let pluginUsages: [PluginUsage]?

    /// Whether the target's sources are bridged when the package is built, for which the manifest excludes them.
    var isBridged: Bool { pluginUsages?.contains { $0.plugin.first == "BridgeUIKit" } ?? false }
  }

  struct PluginUsage: Decodable { let plugin: [String?] }

  /// What a target needs, whichever way it is written.
  struct Dependency: Decodable {
    let name: String

    private enum Key: String, CodingKey { case byName, target, product }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      guard let key = container.allKeys.first else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "empty"))
      }
      var words = try container.nestedUnkeyedContainer(forKey: key)
      name = try words.decode(String.self)
    }
  }

  struct Resource: Decodable { let path: String }

  struct Setting: Decodable {
    struct Condition: Decodable { let platformNames: [String]? }
    let condition: Condition?
    let kind: [String: [String: String]]

    private enum Key: String, CodingKey { case condition, kind }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
      // Most kinds of setting have values of other forms, and none of them matters here.
      kind = (try? container.decode([String: [String: String]].self, forKey: .kind)) ?? [:]
    }

    /// The word that it makes `#if` see where an app for the phone is built.
    var definition: String? {
      let platforms = condition?.platformNames ?? []
      guard platforms.isEmpty || platforms.contains("ios") else { return nil }
      return kind["define"]?["_0"]
    }
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  struct PackageReference: Decodable {
    struct Place: Decodable { let path: String }
    let fileSystem: [Place]?
  }

  struct ToolsVersion: Decodable {
    let text: String
    private enum CodingKeys: String, CodingKey { case text = "_version" }
  }

  let targets: [Target]
  let products: [Product]
  let dependencies: [PackageReference]
  let swiftLanguageVersions: [String]?
  let toolsVersion: ToolsVersion

  /// The version that the sources are written in: that of the tools where the manifest says none.
  var swiftVersion: String {
    let versions = swiftLanguageVersions ?? []
    return versions.last ?? (toolsVersion.text.hasPrefix("6") ? "6" : "5")
  }
}

extension AppSources {
  /// The sources of a package's target; nil where it has none in Swift.
  fileprivate init?(_ target: PackageManifest.Target, in package: URL, swiftVersion: String) {
    guard let kind = ["regular": Kind.library, "executable": .library, "test": .tests][target.type],
      let folder = Self.folder(of: target, in: package)
    else { return nil }
    self.init(target.name, kind)
    self.swiftVersion = swiftVersion
    dependencies = target.dependencies.map(\.name)
    conditions = target.settings.compactMap(\.definition)
    isOfPackage = true
    let left = (target.isBridged ? [] : target.exclude).map {
      folder.appendingPathComponent($0).standardizedFileURL.path
    }
    let resources = target.resources.map { folder.appendingPathComponent($0.path).standardizedFileURL }
    let sources = target.sources?.map { folder.appendingPathComponent($0).standardizedFileURL.path }
    func isBelow(_ file: URL, _ places: [String]) -> Bool {
      places.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
    let files = ProjectFiles.all(in: folder).map(\.standardizedFileURL).filter { !isBelow($0, left) }
    add(files.filter { file in file.pathExtension == "swift" && (sources.map { isBelow(file, $0) } ?? true) })
    guard !swiftFiles.isEmpty else { return nil }
    add(files.filter { isBelow($0, resources.map(\.path)) })
  }

  /// Where a target lies that does not say so, by SwiftPM's rule.
  private static func folder(of target: PackageManifest.Target, in package: URL) -> URL? {
    if let path = target.path { return package.appendingPathComponent(path) }
    let parents =
      target.type == "test"
      ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let places = parents.map { package.appendingPathComponent($0).appendingPathComponent(target.name) }
    if let place = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) { return place }
    // A package of one target may have its sources without a folder for it.
    return parents.map { package.appendingPathComponent($0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
}
