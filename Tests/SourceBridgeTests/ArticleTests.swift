import Foundation
import SourceBridge
import Testing

@Suite("Bridging the articles' apps")
struct ArticleTests {
  /// The sources of an example app, as they are.
  private func sources(of app: String) throws -> [SourceFile] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples/\(app)/Sources/App")
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(
        path: path, text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8))
    }
  }

  @Test(
    "Nothing of the articles about routers and coordinators has to be told",
    arguments: ["Article", "CoordinatorArticle"])
  func nothingToTell(app: String) throws {
    let files = try sources(of: app)
    #expect(files.count > 5)
    #expect(SourceBridge(BridgeOptions(moduleName: app)).bridge(files).findings.isEmpty)
  }

  @Test("The article that exchanges methods is told each call that does, at its line, and what to do instead")
  func exchange() throws {
    let files = try sources(of: "SegueArticle")
    let findings = SourceBridge(BridgeOptions(moduleName: "SegueArticle")).bridge(files).findings
    let calls = ["class_addMethod(", "class_replaceMethod(", "method_exchangeImplementations("]
    let expected = files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { line in calls.contains { line.element.contains($0) } }
        .map { "\(file.path):\($0.offset + 1)" }
    }
    #expect(expected.count == 3)
    #expect(findings.map { "\($0.file):\($0.line)" } == expected)
    #expect(findings.allSatisfy { $0.rule == .swizzling && $0.severity == .warning })
    #expect(findings.allSatisfy { $0.remedy == "Override the method in a class of the app's own." })
  }

  @Test("An app's main class starts no process where it is bridged as a library")
  func library() throws {
    for app in ["CoordinatorArticle", "SegueArticle"] {
      let files = try sources(of: app)
      let library = SourceBridge(BridgeOptions(moduleName: app, keepsMain: false)).bridge(files)
      #expect(library.mainType == "AppDelegate")
      #expect(!library.files.contains { $0.text.contains("@main") || $0.text.contains("@UIApplicationMain") })
      let program = SourceBridge(BridgeOptions(moduleName: app)).bridge(files)
      #expect(program.files.filter { $0.text.contains("@main") }.count == 1)
    }
  }
}
