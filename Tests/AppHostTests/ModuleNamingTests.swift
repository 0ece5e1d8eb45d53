import AppHost
import Foundation
import Testing

@Suite("The module of a folder without a project")
struct ModuleNamingTests {
  private func project(_ files: [String: String]) throws -> AppProject {
    let scratch = try Scratch("my folder")
    for (path, text) in files { try scratch.write(text, to: path) }
    return try AppProject(scratch.folder)
  }

  private func storyboard(_ module: String) -> String {
    "<document><viewController customClass=\"A\" customModule=\"\(module)\" customModuleProvider=\"target\"/></document>"
  }

  @Test func `Storyboards and tests that agree name the module, and the tests' own after it`() throws {
    let project = try project([
      "A.swift": "import UIKit", "Main.storyboard": storyboard("Shop"),
      "ShopTests/T.swift": "import XCTest\n@testable import Shop\n",
    ])
    #expect(project.app.moduleName == "Shop")
    #expect(project.app.name == "my folder")
    #expect(project.tests.map(\.moduleName) == ["ShopTests"])
    #expect(project.notes.isEmpty)
  }

  @Test func `Where nothing names it, the module has the folder's name`() throws {
    #expect(try project(["A.swift": ""]).app.moduleName == "my_folder")
  }

  @Test func `What the app imports is no name of its own`() throws {
    let project = try project([
      "A.swift": "import Kit", "Main.storyboard": storyboard("Kit"), "Other.storyboard": storyboard("Shop"),
    ])
    #expect(project.app.moduleName == "Shop")
  }

  @Test func `Where they disagree, the name that most files say is taken and all are told`() throws {
    let project = try project([
      "A.swift": "", "Main.storyboard": storyboard("Shop"), "Other.storyboard": storyboard("Shop"),
      "Tests/T.swift": "@testable import Store\n",
    ])
    #expect(project.app.moduleName == "Shop")
    #expect(
      project.notes == [
        "The module has several names: Shop (Main.storyboard, Other.storyboard), Store (T.swift). It is taken to be Shop."
      ])
  }
}
