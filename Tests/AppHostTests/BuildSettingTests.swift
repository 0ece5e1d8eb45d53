import AppHost
import Foundation
import Testing

@Suite("Build settings")
struct BuildSettingTests {
  private let project: String

  init() throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    project = try String(
      contentsOf: fixtures.appendingPathComponent("Modern/Modern.xcodeproj/project.pbxproj"), encoding: .utf8)
  }

  /// The app of a project whose target has these settings.
  private func app(_ settings: String, _ change: (Scratch) throws -> Void = { _ in }) throws -> AppSources {
    let scratch = try Scratch()
    try scratch.write("class A {}", to: "Modern/A.swift")
    try change(scratch)
    let text = project.replacingOccurrences(of: "buildSettings = {", with: "buildSettings = {" + settings)
    try scratch.write(text, to: "Modern.xcodeproj/project.pbxproj")
    return try AppProject(scratch.folder).app
  }

  @Test("A setting that is a list counts as its words, and flags of the compiler as conditions")
  func conditions() throws {
    #expect(
      try app("SWIFT_ACTIVE_COMPILATION_CONDITIONS = (\"$(inherited)\", PAPER, PEN, );").conditions == [
        "PAPER", "PEN",
      ])
    #expect(
      try app("OTHER_SWIFT_FLAGS = \"$(inherited) \\\"-D\\\" \\\"PAPER\\\" -DPEN -warn\";").conditions == [
        "PAPER", "PEN",
      ])
  }

  @Test("A file of the app's folder is the tests' too where its exceptions say so")
  func membership() throws {
    let scratch = try Scratch()
    try scratch.write("class A {}", to: "Modern/A.swift")
    try scratch.write("class Old {}", to: "Modern/Old.swift")
    let text = project.replacingOccurrences(of: "exceptions = (X1, )", with: "exceptions = (X1, X2, )")
      .replacingOccurrences(of: "targets = (T1, )", with: "targets = (T1, T2, )")
      .replacingOccurrences(
        of: "\t\tS1 = {",
        with: """
          X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (A.swift, ); target = T2; };
          T2 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (); name = ModernTests; productType = "com.apple.product-type.bundle.unit-test"; };
          S1 = {
          """)
    try scratch.write(text, to: "Modern.xcodeproj/project.pbxproj")
    let found = try AppProject(scratch.folder)
    #expect(found.app.swiftFiles.map(\.lastPathComponent) == ["A.swift"])
    #expect(found.tests.first?.swiftFiles.map(\.lastPathComponent) == ["A.swift"])
  }

  @Test("The project's own name stands in settings")
  func projectName() throws {
    let app = try app("INFOPLIST_FILE = \"$(SRCROOT)/$(PROJECT_NAME)/App.plist\";") {
      try $0.write("<plist><dict/></plist>", to: "Modern/App.plist")
    }
    #expect(app.infoPlist?.lastPathComponent == "App.plist")
  }

  @Test("A target whose code belongs to the main actor by default is told apart")
  func isolation() throws {
    #expect(try app("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;").isolatesToMainActor)
    #expect(try !app("").isolatesToMainActor)
  }
}
