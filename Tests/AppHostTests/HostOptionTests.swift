import Foundation
import Testing

@testable import AppHost

@Suite("What the options name")
struct HostOptionTests {
  private func fault(_ tests: Bool = false, _ change: (inout HostOptions) -> Void) throws -> String? {
    let scratch = try Scratch("Shop")
    try scratch.write("import UIKit\nimport Firebase\n", to: "Home.swift")
    try scratch.write("{}", to: "Words/A.xcstrings")
    try scratch.write("import XCTest\n", to: "ShopTests/T.swift")
    var options = HostOptions(scenewayFolder: scratch.folder)
    change(&options)
    let host = AppHost(try AppProject(scratch.folder), options)
    do {
      try host.checkOptions(tests: tests)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `What is left out has to be there, and resources can be left out`() throws {
    #expect(try fault { $0.excluded = ["Home.swift"] } == nil)
    #expect(try fault { $0.excluded = ["Words"] } == nil)
    #expect(
      try fault { $0.excluded = ["Hone.swift"] }
        == "No file of Shop is meant by --exclude Hone.swift. Did you mean 'Home.swift'?")
  }

  @Test func `A module that takes another's place has to be imported, and its folder to have files`() throws {
    #expect(try fault { $0.stubs = ["Firebase": nil] } == nil)
    #expect(
      try fault { $0.stubs = ["FireBase": nil] }
        == "No file of Shop imports the module of --stub FireBase. Did you mean 'Firebase'?")
    let empty = try Scratch("Empty")
    let told = try fault { $0.stubs = ["Firebase": empty.folder] }
    #expect(told?.hasSuffix("has no Swift files.") == true)
  }

  @Test func `Where all tests are left out there is nothing to run`() throws {
    #expect(try fault(true) { _ in } == nil)
    #expect(
      try fault(true) { $0.excluded = ["ShopTests"] }
        == "No tests are left: --exclude leaves out all of them.")
  }

  @Test func `Files that are left out are no part of any module, resources neither`() throws {
    let scratch = try Scratch("Shop")
    try scratch.write("import UIKit\n", to: "Home.swift")
    try scratch.write("{}", to: "Words/A.xcstrings")
    var options = HostOptions(scenewayFolder: scratch.folder)
    options.excluded = ["Words"]
    let host = AppHost(try AppProject(scratch.folder), options)
    #expect(host.modules(forTests: false).flatMap(\.resources).isEmpty)
  }

  @Test func `The files of a stub are a module of the app's, in its Swift version`() throws {
    let scratch = try Scratch("Shop")
    let stub = try Scratch("Fire")
    try scratch.write("import Firebase\n", to: "Home.swift")
    try stub.write("public class App {}\n", to: "App.swift")
    let project = try AppProject(scratch.folder)
    var options = HostOptions(scenewayFolder: scratch.folder)
    options.stubs = ["Firebase": stub.folder]
    let host = AppHost(project, options)
    #expect(host.modules(forTests: false).map(\.moduleName) == ["Firebase", "Shop"])
    var package = HostPackage(
      host.modules(forTests: false), options, in: HostFolder(stub.folder.appendingPathComponent("Build")))
    try package.write(leavingOut: [])
    #expect(stub.read("Build/Package/Sources/Firebase/App+Bridged.swift").contains("public class App {}"))
  }

  @Test func `A target is told with what may have been meant, and a folder without a project has none`()
    throws
  {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Fixtures")
    let error = #expect(throws: AppProjectError.self) {
      try AppProject(fixtures.appendingPathComponent("Classic"), target: "My Ap")
    }
    #expect(error?.description.hasSuffix("Did you mean 'My App'?") == true)
    let plain = #expect(throws: AppProjectError.self) {
      try AppProject(fixtures.appendingPathComponent("Plain"), target: "Plain")
    }
    #expect(plain?.kind == .unknownTarget)
  }

  @Test func `The projects of a workspace are built together`() throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Fixtures")
    let project = try AppProject(fixtures.appendingPathComponent("Joint"))
    #expect(project.app.name == "Joint")
    #expect(project.libraries.map(\.moduleName) == ["Parts"])
  }

  @Test func `An app in one language has that one's files alone, and those of no language`() throws {
    let scratch = try Scratch("Shop")
    try scratch.write("import UIKit\n", to: "Home.swift")
    for language in ["en", "de", "Base"] {
      try scratch.write("\"a\" = \"\(language)\";", to: "\(language).lproj/L.strings")
    }
    try scratch.write("x", to: "plain.txt")
    var app = try AppProject(scratch.folder).app
    let build = scratch.folder.appendingPathComponent("Build")
    try HostBundle(folder: build, app: app, language: "de-AT").write()
    #expect(scratch.read("Build/de.lproj/L.strings").contains("de"))
    #expect(scratch.read("Build/en.lproj/L.strings").isEmpty)
    #expect(!scratch.read("Build/Base.lproj/L.strings").isEmpty && !scratch.read("Build/plain.txt").isEmpty)
    #expect(scratch.read("Build/Info.plist").contains("<string>de</string>"))
    app.resources = []
    #expect(AppLanguages.best(for: "de", among: AppLanguages.all(of: app)) == nil)
    #expect(AppLanguages.best(for: "pt", among: ["pt-BR"]) == "pt-BR")
    #expect(
      try fault { $0.language = "de" } == "Shop is in no other language than its own.")
  }

  @Test func `Tests whose module has another's name get one of their own`() throws {
    let scratch = try Scratch("Shop")
    try scratch.write("import UIKit\n", to: "Home.swift")
    try scratch.write("import XCTest\n", to: "ShopTests/T.swift")
    var options = HostOptions(scenewayFolder: scratch.folder)
    let stub = try Scratch("Stub")
    try stub.write("public let a = 1\n", to: "A.swift")
    options.stubs = ["ShopTests": stub.folder]
    let host = AppHost(try AppProject(scratch.folder), options)
    #expect(host.tests.map(\.moduleName) == ["ShopTests_2"])
  }
}
