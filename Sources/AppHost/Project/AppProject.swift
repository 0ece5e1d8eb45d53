public import Foundation

/// An app as it lies in a folder: an Xcode project, or Swift files without one.
public struct AppProject {
  /// The app, or the package of sources without one.
  public let app: AppSources
  /// The libraries of the same project that it needs, those first that others need.
  public let libraries: [AppSources]
  /// The unit tests of the project.
  public let tests: [AppSources]
  /// What the tests are built with, those modules first that others need; the app only where tests need it.
  public let testedModules: [AppSources]
  /// The project file; nil where the folder has none.
  public let projectFile: URL?
  /// What was guessed, as sentences for whoever wonders.
  public let notes: [String]
  /// The target of unit tests that was named in the app's place, whose tests alone are meant; nil where none was.
  public let namedTests: String?

  /// Reads what lies in a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder of a project, a Swift package or plain files, or an `.xcodeproj` or `.xcworkspace` itself.
  ///   - target: the name of the app's target where there are several, or of a target of unit tests, whose app is taken then.
  /// - Throws: ``AppProjectError`` that says what is missing.
  public init(_ folder: URL, target: String? = nil) throws(AppProjectError) {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw AppProjectError(.notFound, folder.path)
    }
    var all: [XcodeProject] = []
    var failure: AppProjectError?
    let files = folder.pathExtension == "xcworkspace" ? Workspace(around: folder).projects : []
    for file in files.isEmpty ? Self.projects(in: folder) : files {
      do {
        all.append(try XcodeProject(file))
      } catch {
        failure = failure ?? error
      }
    }
    let candidates = Self.candidates(in: all)
    guard !candidates.isEmpty else {
      if SwiftPackage.isThere(folder) {
        self = try AppProject(package: folder, target: target)
      } else if all.isEmpty, let failure {
        throw failure
      } else {
        if target != nil { throw AppProjectError(.unknownTarget, folder.path) }
        self = try AppProject(plain: folder)
      }
      return
    }
    let hosts = Self.hosts(ofTests: target, in: all, among: candidates)
    namedTests = hosts == nil ? nil : target
    let (project, app) = try Self.choose(
      among: hosts ?? candidates, named: hosts == nil ? target : nil, in: folder,
      besides: all.flatMap(\.targets).filter { $0.kind == .tests }.map(\.name))
    guard app.lostFolders.isEmpty || !app.swiftFiles.isEmpty else {
      throw AppProjectError(.lostFolder, project.file.path, found: app.lostFolders.map(\.path))
    }
    let own = SwiftPackage.isThere(folder) ? [folder] : []
    let workspace = Workspace(around: folder.pathExtension == "xcworkspace" ? folder : project.file)
    let packages = try Self.packages(project.localPackages + own + workspace.packages)
    var pool = ModulePool()
    pool.add([app] + project.targets.filter { $0.kind == .library })
    for package in packages { pool.add(package.targets, products: package.products) }
    // A workspace's other projects are libraries that this one links without a word about them.
    for file in workspace.projects {
      guard let other = try? XcodeProject(file) else { continue }
      pool.add(other.targets.filter { $0.kind == .library })
    }
    self.app = app
    var tests = project.targets.filter { test in
      // Tests of another app of the project are not this one's.
      test.kind == .tests
        && test.dependencies.allSatisfy { name in
          name == app.name || !candidates.contains { $0.1.name == name && $0.1.kind == .app }
        }
    }
    if let namedTests { tests = project.targets.filter { $0.kind == .tests && $0.name == namedTests } }
    for index in tests.indices where tests[index].runsInApp { tests[index].dependencies.append(app.name) }
    for package in packages where own.contains(package.folder) && namedTests == nil {
      // A package has a project too at times, with the same tests.
      tests += package.targets.filter { test in
        test.kind == .tests && !tests.contains { $0.moduleName == test.moduleName }
      }
    }
    self.tests = tests
    projectFile = project.file
    libraries = pool.needed(by: [app])
    testedModules = pool.needed(by: tests)
    notes = (libraries + [app] + tests).flatMap { target in
      target.lostFolders.map { "The target \(target.name) names the folder \($0.path), which is not there." }
    }
  }

  init(
    app: AppSources, libraries: [AppSources], tests: [AppSources], testedModules: [AppSources],
    projectFile: URL?, namedTests: String? = nil
  ) {
    self.namedTests = namedTests
    self.testedModules = testedModules
    self.app = app
    self.libraries = libraries
    self.tests = tests
    self.projectFile = projectFile
    notes = []
  }

  private typealias Candidate = (XcodeProject, AppSources)

  /// The apps of projects; their libraries where they have none.
  private static func candidates(in projects: [XcodeProject]) -> [Candidate] {
    let apps = projects.flatMap { project in project.targets.filter { $0.kind == .app }.map { (project, $0) }
    }
    if !apps.isEmpty { return apps }
    return projects.flatMap { project in project.targets.filter { $0.kind == .library }.map { (project, $0) }
    }
  }

  /// The apps that a target of unit tests may belong to; nil where a target of another kind, or none, has the name.
  private static func hosts(
    ofTests name: String?, in projects: [XcodeProject], among candidates: [Candidate]
  ) -> [Candidate]? {
    guard let name, !candidates.contains(where: { $0.1.name == name }) else { return nil }
    for project in projects {
      guard let test = project.targets.first(where: { $0.kind == .tests && $0.name == name }) else {
        continue
      }
      let beside = candidates.filter { $0.0.file == project.file }
      let needed = beside.filter { test.dependencies.contains($0.1.name) }
      return needed.isEmpty ? (beside.isEmpty ? candidates : beside) : needed
    }
    return nil
  }

  /// A project's path from the folder that was named.
  private static func place(of project: XcodeProject, in folder: URL) -> String {
    let (path, base) = (project.file.standardizedFileURL.path, folder.standardizedFileURL.path + "/")
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }

  private static func choose(
    among candidates: [Candidate], named target: String?, in folder: URL, besides others: [String]
  ) throws(AppProjectError) -> Candidate {
    // An app for the television or the watch is not meant where there is one for the phone.
    let phones = candidates.filter { $0.1.sdk.map { $0.hasPrefix("iphone") } ?? true }
    let chosen =
      target == nil && !phones.isEmpty ? phones : candidates.filter { target == nil || $0.1.name == target }
    guard let first = chosen.first else {
      throw AppProjectError(
        .unknownTarget, folder.path, found: candidates.map(\.1.name) + others, wanted: target)
    }
    if target != nil, chosen.count > 1 {
      throw AppProjectError(.severalTargets, folder.path, found: chosen.map { place(of: $0.0, in: folder) })
    }
    // Of several apps the one with the most sources is meant, unless there are as many in another.
    let best = chosen.max { $0.1.swiftFiles.count < $1.1.swiftFiles.count } ?? first
    if target == nil, chosen.filter({ $0.1.swiftFiles.count == best.1.swiftFiles.count }).count > 1 {
      let names = candidates.map(\.1.name)
      // Apps of one name are told apart by their projects.
      let isTold = Set(names).count == names.count
      throw AppProjectError(
        .severalApps, folder.path,
        found: isTold ? names : candidates.map { "\($0.1.name) in \(place(of: $0.0, in: folder))" })
    }
    return best
  }

  /// A folder of Swift files.
  private init(plain folder: URL) throws(AppProjectError) {
    let files = ProjectFiles.all(in: folder)
    // A path may end in `.` or a slash.
    let name = folder.standardizedFileURL.resolvingSymlinksInPath().lastPathComponent
    var app = AppSources(name, .app)
    var tests = AppSources(name + "Tests", .tests)
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
    tests.runsInApp = true
    let naming = ModuleNaming(app: app, tests: tests)
    app.moduleName = naming.name
    if tests.moduleName == app.moduleName || naming.name != AppSources.identifier(of: name) {
      tests.moduleName = naming.name + "Tests"
    }
    notes = naming.notes
    namedTests = nil
    self.app = app
    libraries = []
    self.tests = tests.swiftFiles.isEmpty ? [] : [tests]
    testedModules = [app]
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
}
