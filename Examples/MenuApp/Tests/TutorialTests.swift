import Foundation
import Sceneway
import ScenewayTesting
import Testing
import UIKit

@testable import MenuApp

/// The tutorial is in Sceneway's documentation; `Scripts/tutorial.sh` compiles what it has after each step.
@MainActor
@Suite struct `The tutorial` {
  static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let folder = example.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Sceneway/Sceneway.docc/Tutorial")

  /// The code of a step: the name of a file, and where its text is.
  struct Code: Equatable {
    let name: String
    let file: String
  }

  /// The steps in their order.
  static func steps() throws -> [Code] {
    let text = try String(contentsOf: folder.appendingPathComponent("MenuApp.tutorial"), encoding: .utf8)
    return text.matches(of: /@Code\(name: "([^"]*)", file: "([^"]*)"/)
      .map { Code(name: String($0.1), file: String($0.2)) }
  }

  static func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// The files of the example, by their names.
  static func exampleFiles() throws -> [String: URL] {
    let files = ["Sources", "Tour", "Tests"].flatMap { part in
      let folder = example.appendingPathComponent(part)
      return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath } ?? []
    }
    let all = files + [example.appendingPathComponent("Package.swift")]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.lastPathComponent, $0) })
  }

  @Test func `ends with the example as it stands`() throws {
    let steps = try Self.steps().filter { $0.name != "Terminal" }
    let example = try Self.exampleFiles()
    let end = Dictionary(steps.map { ($0.name, $0.file) }, uniquingKeysWith: { $1 })
    for (name, file) in end {
      let known = try #require(example[name], "\(name)")
      #expect(
        try Self.text(Self.folder.appendingPathComponent("Code/\(file)")) == Self.text(known), "\(name)")
    }
    let shown = Set(end.keys)
    let missing = example.filter { name, url in
      !shown.contains(name) && !url.deletingLastPathComponent().path.hasSuffix("Tests")
    }
    #expect(missing.keys.sorted() == [])
  }

  @Test func `shows every file of its folders, each version once`() throws {
    let steps = try Self.steps()
    #expect(steps.count > 50)
    let files = try ["Code", "Screens"].flatMap {
      try FileManager.default.contentsOfDirectory(atPath: Self.folder.appendingPathComponent($0).path)
    }
    #expect(Set(files) == Set(steps.map(\.file)))
    for name in Set(steps.map(\.name)).subtracting(["Terminal"]) {
      let versions = steps.filter { $0.name == name }.map(\.file)
      #expect(Set(versions).count == versions.count, "\(name)")
    }
  }

  // MARK: Screens

  /// Compares the screen with what a step shows; records it where snapshots are recorded.
  private func expect(_ file: String, _ app: AppDriver) throws {
    let url = Self.folder.appendingPathComponent("Screens/\(file).txt")
    let screen = app.screen.description + "\n"
    if ProcessInfo.processInfo.environment["SCENEWAY_RECORD_SNAPSHOTS"] == "1" {
      try screen.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try Self.text(url) == screen, "\(file)")
  }

  @Test func `shows the screens of the app that has no tabs yet`() async throws {
    let hello = UIViewController()
    hello.title = "Hello"
    try await AppDriver.run(root: UINavigationController(rootViewController: hello)) {
      try expect("Hello", $0)
    }
    let home = try UIStoryboard.main.scene(.home, as: HomeViewController.self)
    try await AppDriver.run(root: UINavigationController(rootViewController: home)) { app in
      try await app.type("Hello there", into: "Message")
      try expect("Home", app)
      try await app.tap("Show detail without segue")
      try expect("Detail", app)
      try await app.back()
      try await app.tap("Show detail with segue")
      try expect("Detail", app)
      try await app.back()
      try await app.tap("Menu")
      try await app.tap("Lentil curry")
      try expect("ChangeItem", app)
    }
  }

  @Test func `shows the screens of the app`() async throws {
    try await AppDriver.run(AppDelegate.self) { app in
      try await app.selectTab("Settings")
      try expect("Settings", app)
      try await app.tap("Sign in")
      try await app.type("Ada", into: "Your name")
      try await app.tap("Continue")
      try expect("SignIn", app)
      try await app.relaunch()
      try expect("SignIn", app)
      try await app.dismiss()
      try await app.openURL(try #require(URL(string: "menuapp://menu/Lentil%20curry")))
      try expect("Link", app)
      try await app.type("Chickpea curry", into: "Title")
      try await app.dismiss()
      try expect("Question", app)
    }
  }
}
