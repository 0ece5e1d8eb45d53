public import Foundation

/// An app as it lies in a folder: an Xcode project, or Swift files without one.
public struct AppProject {
  /// The app, or the package of sources without one.
  public let app: AppSources
  /// The libraries of the same project that it needs, those first that others need.
  public let libraries: [AppSources]
  /// The unit tests of the project.
  public let tests: [AppSources]
  /// The project file; nil where the folder has none.
  public let projectFile: URL?

  /// Reads what lies in a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder, or an `.xcodeproj` or `.xcworkspace` itself.
  ///   - target: the name of the app's target where there are several.
  /// - Throws: ``AppProjectError`` that says what is missing.
  public init(_ folder: URL, target: String? = nil) throws(AppProjectError) {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw AppProjectError(.notFound, folder.path)
    }
    let projects = Self.projects(in: folder)
    var all: [(file: URL, targets: [AppSources])] = []
    var failure: AppProjectError?
    for file in projects {
      do {
        all.append((file, try XcodeProject(file).targets))
      } catch {
        failure = failure ?? error
      }
    }
    if all.isEmpty, let failure { throw failure }
    let apps = all.flatMap { project in project.targets.filter { $0.kind == .app }.map { (project, $0) } }
    let candidates =
      apps.isEmpty
      ? all.flatMap { project in project.targets.filter { $0.kind == .library }.map { (project, $0) } } : apps
    guard !candidates.isEmpty else {
      self = try AppProject(plain: folder)
      return
    }
    // An app for the television or the watch is not meant where there is one for the phone.
    let phones = candidates.filter { $0.1.sdk.map { $0.hasPrefix("iphone") } ?? true }
    let chosen =
      target == nil && !phones.isEmpty ? phones : candidates.filter { target == nil || $0.1.name == target }
    guard let first = chosen.first else {
      throw AppProjectError(.unknownTarget, folder.path, found: candidates.map(\.1.name))
    }
    // Of several apps the one with the most sources is meant, unless there are as many in another.
    let best = chosen.max { $0.1.swiftFiles.count < $1.1.swiftFiles.count } ?? first
    if target == nil, chosen.filter({ $0.1.swiftFiles.count == best.1.swiftFiles.count }).count > 1 {
      throw AppProjectError(.severalApps, folder.path, found: candidates.map(\.1.name))
    }
    app = best.1
    projectFile = best.0.file
    libraries = Self.libraries(of: best.1, among: best.0.targets)
    tests = best.0.targets.filter { $0.kind == .tests }
  }

  /// A folder of Swift files.
  private init(plain folder: URL) throws(AppProjectError) {
    let files = ProjectFiles.all(in: folder)
    var app = AppSources(folder.lastPathComponent, .app)
    var tests = AppSources(folder.lastPathComponent + "Tests", .tests)
    let depth = folder.standardizedFileURL.pathComponents.count
    for file in files {
      let inside = file.standardizedFileURL.pathComponents.dropFirst(depth)
      if inside.contains(where: { $0.hasSuffix("UITests") }) || file.lastPathComponent == "Package.swift" {
        continue
      }
      if inside.dropLast().contains(where: { $0.hasSuffix("Tests") || $0 == "Tests" }) {
        tests.add([file])
      } else {
        app.add([file])
      }
    }
    guard !app.swiftFiles.isEmpty else { throw AppProjectError(.nothingToBuild, folder.path) }
    app.infoPlist = files.first { $0.lastPathComponent == "Info.plist" }
    self.app = app
    libraries = []
    self.tests = tests.swiftFiles.isEmpty ? [] : [tests]
    projectFile = nil
  }

  private static func projects(in folder: URL) -> [URL] {
    if folder.pathExtension == "xcodeproj" { return [folder] }
    let root = folder.pathExtension == "xcworkspace" ? folder.deletingLastPathComponent() : folder
    var found: [URL] = []
    for depth in 0...2 where found.isEmpty { found = projects(in: root, depth: depth) }
    return found
  }

  private static func projects(in folder: URL, depth: Int) -> [URL] {
    let items = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { !$0.hasPrefix(".") && !["Pods", "Carthage", "DerivedData", "node_modules"].contains($0) }
      .map { folder.appendingPathComponent($0) }
    if depth == 0 { return items.filter { $0.pathExtension == "xcodeproj" } }
    return items.filter { $0.pathExtension.isEmpty }.flatMap { projects(in: $0, depth: depth - 1) }
  }

  private static func libraries(of app: AppSources, among targets: [AppSources]) -> [AppSources] {
    var order: [AppSources] = []
    func add(_ name: String, _ seen: Set<String>) {
      guard !seen.contains(name),
        let target = targets.first(where: { $0.name == name && $0.kind == .library })
      else { return }
      for dependency in target.dependencies { add(dependency, seen.union([name])) }
      if !order.contains(where: { $0.name == name }) { order.append(target) }
    }
    for dependency in app.dependencies { add(dependency, [app.name]) }
    return order
  }
}
