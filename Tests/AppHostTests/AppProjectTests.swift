import Foundation
import AppHost
import Testing

@Suite("Finding an app's sources")
struct AppProjectTests {
  private let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Fixtures")

  private func names(_ files: [URL]) -> [String] { files.map(\.lastPathComponent) }

  @Test("A project of groups: places come from the groups, the root and the languages' folders")
  func classic() throws {
    let project = try AppProject(fixtures.appendingPathComponent("Classic"))
    #expect(project.app.name == "My App")
    #expect(project.app.moduleName == "My_App")
    #expect(names(project.app.swiftFiles) == ["AppDelegate.swift", "Home Screen.swift"])
    #expect(project.app.swiftFiles.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    #expect(
      project.app.resources.map { $0.pathComponents.suffix(2).joined(separator: "/") } == [
        "Base.lproj/Main.storyboard"
      ])
    #expect(names(project.app.foreignSources) == ["Legacy.m"])
    #expect(project.libraries.map(\.name) == ["Kit"])
    #expect(names(project.libraries.flatMap(\.swiftFiles)) == ["Kit.swift"])
    #expect(project.tests.map(\.name) == ["AppTests"])
  }

  @Test("Build settings come from the project and the target, and what they refer to is put in")
  func settings() throws {
    let app = try AppProject(fixtures.appendingPathComponent("Classic")).app
    #expect(app.swiftVersion == "4.2")
    #expect(app.bundleIdentifier == "com.example.My-App")
    #expect(app.infoValues["UIMainStoryboardFile"] == "Main")
    #expect(app.infoPlist?.lastPathComponent == "Info.plist")
  }

  @Test("A project of synchronised folders: what lies there is the app's, but for its exceptions")
  func modern() throws {
    let app = try AppProject(fixtures.appendingPathComponent("Modern/Modern.xcodeproj")).app
    #expect(app.moduleName == "ModernApp")
    #expect(names(app.swiftFiles) == ["A.swift"])
    #expect(names(app.resources) == ["Main.storyboard"])
    #expect(app.swiftVersion == "6.0")
  }

  @Test("A synchronised folder that is not there is told: a note beside other sources, an error without any")
  func lostFolder() throws {
    let scratch = try Scratch()
    let project = try String(
      contentsOf: fixtures.appendingPathComponent("Modern/Modern.xcodeproj/project.pbxproj"), encoding: .utf8)
    try scratch.write(project, to: "Modern.xcodeproj/project.pbxproj")
    let error = #expect(throws: AppProjectError.self) { try AppProject(scratch.folder) }
    #expect(error?.kind == .lostFolder)
    #expect(error?.description.hasSuffix("/Modern, and nothing is there.") == true)
    try scratch.write("class A {}", to: "Modern/A.swift")
    #expect(try AppProject(scratch.folder).notes.isEmpty)
    let more = project.replacingOccurrences(of: "children = (S1, );", with: "children = (S1, S2, );")
      .replacingOccurrences(
        of: "fileSystemSynchronizedGroups = (S1, );", with: "fileSystemSynchronizedGroups = (S1, S2, );"
      )
      .replacingOccurrences(
        of: "G0 = {",
        with:
          "S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = More; sourceTree = \"<group>\"; };\nG0 = {")
    try scratch.write(more, to: "Modern.xcodeproj/project.pbxproj")
    let notes = try AppProject(scratch.folder).notes
    #expect(notes.count == 1)
    #expect(notes.first?.hasSuffix("/More, which is not there.") == true)
  }

  @Test("A project with a package on this machine: its products become modules, tests know what they need")
  func localPackage() throws {
    let project = try AppProject(fixtures.appendingPathComponent("Hosted"))
    #expect(project.app.name == "Notebook")
    #expect(project.app.conditions == ["DEBUG", "PAPER"])
    #expect(project.libraries.map(\.moduleName) == ["Paper"])
    #expect(names(project.libraries[0].swiftFiles) == ["Sheet.swift"])
    #expect(project.libraries[0].conditions == ["RULED"])
    #expect(project.tests.map(\.name) == ["NotebookTests"])
    #expect(project.tests[0].runsInApp)
    #expect(project.testedModules.map(\.moduleName) == ["Paper", "Notebook"])
  }

  @Test("A target of unit tests that is named stands for its app, and leaves out the other tests")
  func targetOfTests() throws {
    let project = try AppProject(fixtures.appendingPathComponent("Hosted"), target: "NotebookTests")
    #expect(project.app.name == "Notebook")
    #expect(project.tests.map(\.name) == ["NotebookTests"])
    #expect(project.namedTests == "NotebookTests")
    #expect(try AppProject(fixtures.appendingPathComponent("Hosted"), target: "Notebook").namedTests == nil)
    let host = AppHost(project, HostOptions(scenewayFolder: fixtures))
    let error = #expect(throws: HostOptionError.self) { try host.checkOptions() }
    #expect(error?.description == "NotebookTests has unit tests, which --test builds and runs.")
    try host.checkOptions(tests: true)
    let package = try AppProject(fixtures.appendingPathComponent("Hosted/Paper"), target: "PaperTests")
    #expect(package.app.moduleName == "Paper" && package.tests.map(\.name) == ["PaperTests"])
    let wrong = #expect(throws: AppProjectError.self) {
      try AppProject(fixtures.appendingPathComponent("Hosted"), target: "NotebokTests")
    }
    #expect(wrong?.description.contains("Did you mean 'NotebookTests'?") == true)
  }

  @Test("A Swift package: its libraries, its tests and what they are built with")
  func package() throws {
    let project = try AppProject(fixtures.appendingPathComponent("Hosted/Paper"))
    #expect(project.app.moduleName == "Paper")
    #expect(project.app.swiftVersion == "5")
    #expect(project.tests.map(\.name) == ["PaperTests"])
    #expect(!project.tests[0].runsInApp)
    #expect(project.testedModules.map(\.moduleName) == ["Paper"])
  }

  @Test("A manifest that cannot be read says what SwiftPM says")
  func brokenManifest() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("broken-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("// swift-tools-version: 5.9\nlet package = Pakage()\n".utf8).write(
      to: folder.appendingPathComponent("Package.swift"))
    let error = #expect(throws: AppProjectError.self) { try AppProject(folder) }
    #expect(error?.kind == .unreadable)
    #expect(error?.description.contains("Pakage") == true)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left == ["Package.swift"])
  }

  @Test("A folder without a project: its Swift files, tests apart")
  func plain() throws {
    let project = try AppProject(fixtures.appendingPathComponent("Plain"))
    #expect(names(project.app.swiftFiles) == ["AppDelegate.swift", "Home.swift"])
    #expect(names(project.tests.flatMap(\.swiftFiles)) == ["T.swift"])
  }

  /// A broken project file and what is said of it.
  nonisolated static let broken = [
    "", "{", "{}", "{ objects = {}; rootObject = R; }", "\u{0}",
    "{ objects = { R = {isa = PBXProject; targets = (T, T, ); mainGroup = G; }; G = {isa = PBXGroup; children = (G, ); }; T = {}; }; rootObject = R; }",
  ]

  @Test("A project that cannot be read says why, and none is a crash", arguments: broken.indices)
  func unreadable(index: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = folder.appendingPathComponent("A.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try Data(Self.broken[index].utf8).write(to: project.appendingPathComponent("project.pbxproj"))
    let error = #expect(throws: AppProjectError.self) { try AppProject(folder) }
    #expect(error?.description.isEmpty == false)
  }

  @Test("A library whose files were never fetched is as good as another's: what imports it says so")
  func lostLibrary() throws {
    let scratch = try Scratch("Shop")
    let old = fixtures.appendingPathComponent("Classic")
    try FileManager.default.removeItem(at: scratch.folder)
    try FileManager.default.copyItem(at: old, to: scratch.folder)
    try FileManager.default.removeItem(at: scratch.folder.appendingPathComponent("Kit"))
    let project = try AppProject(scratch.folder)
    #expect(project.app.name == "My App")
    #expect(project.libraries.isEmpty)
  }

  @Test("A folder that is not there, and one without anything, are told apart")
  func nothing() throws {
    #expect(throws: AppProjectError.self) { try AppProject(fixtures.appendingPathComponent("None")) }
    let error = #expect(throws: AppProjectError.self) {
      try AppProject(fixtures.appendingPathComponent("Classic"), target: "No")
    }
    #expect(error?.kind == .unknownTarget)
    #expect(error?.description.contains("My App") == true)
  }
}
