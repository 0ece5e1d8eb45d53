import Foundation
import Testing

// What the compiler says to code that uses the library wrongly.

/// The folder of the modules that were built with this test; nil where there is none.
private var builtModules: URL? {
  let folder = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("Modules")
  return folder.flatMap { folder in
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("UIKit.swiftmodule").path)
      ? folder : nil
  }
}

@Suite(.enabled(if: builtModules != nil)) struct `Code that uses the library wrongly` {
  /// The errors of a file, without places.
  private func errors(in code: String) throws -> [String] {
    let modules = try #require(builtModules)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Code.swift")
    try Data(code.utf8).write(to: file)
    let expat = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/CExpat/module.modulemap").standardizedFileURL
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, "-Xcc",
      "-fmodule-map-file=\(expat.path)", file.path,
    ]
    let output = Pipe()
    compiler.standardError = output
    compiler.standardOutput = output
    try compiler.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return text.components(separatedBy: "\n").filter { $0.hasPrefix(file.path) }
      .compactMap { $0.components(separatedBy: " error: ").dropFirst().first }
  }

  @Test func `performs a segue that starts at another class, and is told so`() throws {
    let code = """
      import Sceneway
      import UIKit
      class Menu: UIViewController {}
      class Other: UIViewController {}
      class Item: UIViewController { var number = 0 }
      extension Segue where Source: Menu, Destination == Item { static var item: Segue { Segue("item") } }
      extension Segue where Source == Menu, Destination == Item { static var exact: Segue { Segue("exact") } }
      extension Menu {
        func right() throws {
          try perform(.item) { $0.number = 1 }
          try perform(.exact, sender: self) { (item: Item) in item.number = 2 }
          try perform(.item)
        }
      }
      extension Other {
        func one() throws { try perform(.item) { $0.number = 1 } }
        func two() throws { try perform(.exact) }
      }
      """
    let errors = try errors(in: code)
    #expect(errors.count == 2)
    for error in errors {
      #expect(error.contains("is unavailable: this segue starts at another class"), "\(error)")
    }
  }

  @Test func `finishes a flow that never does, and is told what to write instead`() throws {
    let code = """
      import Sceneway
      class Outermost: Coordinator<Never> { func leave() { finish() } }
      class Tutorial: Coordinator<Void> { func leave() { finish() } }
      """
    let errors = try errors(in: code)
    #expect(errors.count == 1)
    #expect(
      errors.first?.contains("a Coordinator<Never> has no result to finish with: end it with cancel()")
        == true)
  }
}
