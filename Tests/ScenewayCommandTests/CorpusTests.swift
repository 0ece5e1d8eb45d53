import Foundation
import InterfaceBuilder
import ScenewayPlayer
import ScenewayTesting
import Testing

@testable import ScenewayCommand

/// Real storyboards, where they are present.
enum Corpus {
  static let folder: URL? = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    let named = ProcessInfo.processInfo.environment["SCENEWAY_CORPUS"].map { URL(fileURLWithPath: $0) }
    return [named, beside].compactMap { $0?.appendingPathComponent("files") }.first { folder in
      FileManager.default.fileExists(atPath: folder.path)
    }
  }()

  static let files: [String] = {
    guard let folder else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") }.sorted()
  }()

  static func path(_ file: String) -> String { folder?.appendingPathComponent(file).path ?? file }
}

@Suite(.enabled(if: Corpus.folder != nil)) @MainActor
struct CorpusTests {
  /// What cannot be played though it should be, with the reason; none at present.
  static let exceptions: [String: String] = [:]

  @Test(arguments: Corpus.files)
  func `plays every document for iOS with an entry point and refuses the others`(file: String) async throws {
    let path = Corpus.path(file)
    let document = try? InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: path))
    let terminal = RecordingTerminal()
    let code = await RootCommand.run(["play", path, "--script", "/dev/null", "--json"], on: terminal)
    let plays = document.map(isPlayable) ?? false
    guard plays, Self.exceptions[file] == nil else {
      #expect(code == PlayerExitCode.dataError.rawValue)
      #expect(terminal.errors.hasPrefix("\(path):"), "\(terminal.errors)")
      return
    }
    #expect(code == 0, "\(terminal.errors)")
    let step = try JSONDecoder().decode(PlayerStep.self, from: Data(terminal.output.utf8))
    let controllers = document?.controllers ?? []
    let isNamed = controllers.contains {
      $0.storyboardIdentifier == step.screen.storyboardIdentifier
        && ($0.customClass == nil || $0.customClass == step.screen.controllerClass)
    }
    #expect(isNamed, "\(step.screen)")
    #expect(step.diagnostics.isEmpty, "\(step.diagnostics)")
  }

  private func isPlayable(_ document: InterfaceBuilderDocument) -> Bool {
    (document.targetRuntime == .iOS || document.targetRuntime == .tvOS)
      && document.initialViewController != nil
  }

  @Test(arguments: Corpus.files)
  func `survives a monkey`(file: String) async throws {
    let path = Corpus.path(file)
    let document = try? InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: path))
    guard document.map(isPlayable) ?? false else { return }
    let terminal = RecordingTerminal()
    let code = await RootCommand.run(["play", path, "--monkey", "25", "--seed", "5"], on: terminal)
    #expect(code == 0, "\(terminal.output)")
  }

  @Test(arguments: Corpus.files.enumerated().filter { $0.offset.isMultiple(of: 40) }.map(\.element))
  func `does the same as a process`(file: String) async throws {
    let arguments = ["play", Corpus.path(file), "--script", "/dev/null", "--json"]
    let terminal = RecordingTerminal()
    let code = await RootCommand.run(arguments, on: terminal)
    let process = try Command.run(arguments)
    #expect(process.code == code)
    #expect(process.output == terminal.output)
    #expect(process.errors == terminal.errors)
  }
}
