public import Foundation

/// An Xcode project, as far as it takes to build its Swift sources.
public struct XcodeProject {
  /// The targets that can be built: apps, frameworks and unit tests.
  public let targets: [AppSources]
  /// The project's file.
  public let file: URL
  /// The Swift packages on this machine that it refers to.
  public let localPackages: [URL]

  /// Reads a project.
  ///
  /// - Parameter url: the `.xcodeproj`.
  /// - Throws: ``AppProjectError`` where it cannot be read.
  public init(_ url: URL) throws(AppProjectError) {
    let objects = try ProjectObjects(url.appendingPathComponent("project.pbxproj"))
    let folder = url.deletingLastPathComponent()
    guard let project = objects[objects.root] else {
      throw AppProjectError(.unreadable, url.path, found: ["it lacks its project."])
    }
    let directory = project.text("projectDirPath").flatMap { $0.isEmpty ? nil : $0 }
    let root = directory.map { folder.appendingPathComponent($0) } ?? folder
    var places: [String: URL] = [:]
    if let group = project.text("mainGroup") {
      Self.place(group, in: root, root: root, objects, &places)
    }
    let found = places
    file = url
    let references = objects.all("XCLocalSwiftPackageReference").compactMap { $0.object.text("relativePath") }
    // Older projects have the package's folder among their files.
    let folders = objects.all("PBXFileReference").compactMap { found[$0.identifier] }
    localPackages = references.map { root.appendingPathComponent($0) } + folders.filter(SwiftPackage.isThere)
    let name = url.deletingPathExtension().lastPathComponent
    targets = project.list("targets")
      .compactMap { Self.target($0, objects, found, root: root, projectName: name) }
      .filter { !Self.isLost($0) }
  }

  /// Whether a library was named whose files were never fetched, so that it is as good as another's.
  private static func isLost(_ target: AppSources) -> Bool {
    target.kind == .library && !target.swiftFiles.isEmpty
      && !target.swiftFiles.contains { FileManager.default.fileExists(atPath: $0.path) }
  }

  // MARK: Places

  /// Finds out where a group's files are; a group that refers to itself is entered once.
  private static func place(
    _ identifier: String, in parent: URL, root: URL, _ objects: ProjectObjects, _ places: inout [String: URL]
  ) {
    guard places[identifier] == nil, let object = objects[identifier] else { return }
    let base = object.text("sourceTree") == "SOURCE_ROOT" ? root : parent
    var place = base
    if let path = object.text("path"), !path.isEmpty {
      place = path.hasPrefix("/") ? URL(fileURLWithPath: path) : base.appendingPathComponent(path)
    }
    places[identifier] = place
    for child in object.list("children") { Self.place(child, in: place, root: root, objects, &places) }
  }

  // MARK: Targets

  private static let kinds: [String: AppSources.Kind] = [
    "com.apple.product-type.application": .app,
    "com.apple.product-type.framework": .library,
    "com.apple.product-type.framework.static": .library,
    "com.apple.product-type.library.static": .library,
    "com.apple.product-type.library.dynamic": .library,
    "com.apple.product-type.bundle.unit-test": .tests,
  ]

  private static func target(
    _ identifier: String, _ objects: ProjectObjects, _ places: [String: URL], root: URL, projectName: String
  ) -> AppSources? {
    guard let object = objects[identifier], let name = object.text("name"),
      let kind = object.text("productType").flatMap({ kinds[$0] })
    else { return nil }
    let settings = BuildSettings(of: object, objects, places, name: name, projectName: projectName)
    var target = AppSources(
      name, kind,
      moduleName: (settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"]).map(AppSources.identifier))
    target.swiftVersion = settings["SWIFT_VERSION"]
    target.sdk = settings["SDKROOT"]
    target.bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    target.infoPlist = settings["INFOPLIST_FILE"].map { root.appendingPathComponent($0) }
      .flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    target.infoValues = settings.infoValues
    target.marketingVersion = settings["MARKETING_VERSION"]
    target.projectVersion = settings["CURRENT_PROJECT_VERSION"]
    target.conditions = settings.conditions
    target.isolatesToMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    target.packageProducts = object.list("packageProductDependencies")
      .compactMap { objects[$0]?.text("productName") }
    target.runsInApp = settings["TEST_HOST"] != nil
    for dependency in object.list("dependencies").compactMap({ objects[$0] }) {
      if let other = dependency.text("target").flatMap({ objects[$0]?.text("name") }) {
        target.dependencies.append(other)
      }
    }
    var files: [URL] = []
    for phase in object.list("buildPhases").compactMap({ objects[$0] }) {
      guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.text("isa") ?? "") else {
        continue
      }
      for reference in phase.list("files").compactMap({ objects[$0]?.text("fileRef") }) {
        files += Self.files(reference, objects, places)
      }
    }
    for group in object.list("fileSystemSynchronizedGroups") {
      guard let place = places[group] else { continue }
      if !FileManager.default.fileExists(atPath: place.path) {
        target.lostFolders.append(place.standardizedFileURL)
      }
      let excluded = Self.exceptions(of: group, target: identifier, objects)
      files += ProjectFiles.all(in: place).filter { file in
        !excluded.contains { file.path == place.appendingPathComponent($0).path }
      }
    }
    // A file of another target's folder is this one's too where its exceptions say so.
    let own = object.list("fileSystemSynchronizedGroups")
    for (group, _) in objects.all("PBXFileSystemSynchronizedRootGroup") where !own.contains(group) {
      guard let place = places[group] else { continue }
      files += Self.exceptions(of: group, target: identifier, objects)
        .map { place.appendingPathComponent($0) }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
    target.add(files)
    return target
  }

  /// The files of a reference: one, or each language of a group of variants.
  private static func files(_ identifier: String, _ objects: ProjectObjects, _ places: [String: URL]) -> [URL]
  {
    guard let object = objects[identifier] else { return [] }
    switch object.text("isa") {
    case "PBXVariantGroup", "XCVersionGroup": return object.list("children").compactMap { places[$0] }
    default: return [places[identifier]].compactMap { $0 }
    }
  }

  /// Files of a synchronised group that a target leaves out.
  private static func exceptions(of group: String, target: String, _ objects: ProjectObjects) -> [String] {
    (objects[group]?.list("exceptions") ?? []).compactMap { objects[$0] }
      .filter { $0.text("target") == target }
      .flatMap { $0.list("membershipExceptions") }
  }
}

extension AppSources {
  /// Sorts files by what they are.
  mutating func add(_ files: [URL]) {
    var known = Set((swiftFiles + resources).map(\.path))
    for file in files where known.insert(file.standardizedFileURL.path).inserted {
      let file = file.standardizedFileURL
      switch file.pathExtension.lowercased() {
      case "swift": swiftFiles.append(file)
      case "m", "mm", "c", "cpp", "metal", "intentdefinition", "xcdatamodeld", "mlmodel":
        foreignSources.append(file)
      case "h", "hpp", "xcconfig", "entitlements", "md": continue
      case "plist" where file.lastPathComponent.hasSuffix("Info.plist"): continue
      default: resources.append(file)
      }
    }
  }
}
