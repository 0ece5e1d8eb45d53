internal import Foundation
internal import InterfaceBuilder
internal import Sceneway
internal import ScenewayTesting

/// Writes the map of an app's flows: of its storyboards, and of what recorded runs of its tests have done besides.
@MainActor
public enum MapWriter {
  /// How a map is written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Each scene with the ways that lead from it.
    case text
    /// A flowchart of Mermaid.
    case mermaid
    /// A value of JSON.
    case json
  }

  /// Writes a map.
  ///
  /// - Parameters:
  ///   - paths: storyboards, and folders with storyboards. Files of a folder that cannot be read are told and left out.
  ///   - record: a folder that runs were recorded into (`SCENEWAY_RECORD`); nil for none.
  ///   - format: how it is written.
  ///   - terminal: what is written to.
  /// - Returns: the status to end with.
  public static func write(
    _ paths: [String], record: String?, format: Format, on terminal: any PlayerTerminal
  ) -> PlayerExitCode {
    var documents: [InterfaceBuilderDocument] = []
    for path in paths {
      do {
        documents += try read(path, on: terminal)
      } catch {
        terminal.tell("\(error)\n")
        return error.exitCode
      }
    }
    var recorded: [NavigationRecorder.Line] = []
    if let record {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: record, isDirectory: &isFolder), isFolder.boolValue else {
        terminal.tell("error: there is no folder ‘\(record)’\n")
        return .noInput
      }
      recorded = NavigationRecorder.allLines(in: URL(fileURLWithPath: record, isDirectory: true))
      if recorded.isEmpty { terminal.tell("\(record): warning: nothing was recorded in this folder\n") }
    }
    let map = NavigationMap(documents, recorded: recorded)
    do throws(PlayerTerminalError) {
      try terminal.write(text(of: map, format))
      return .done
    } catch {
      return Player.end(error, on: terminal)
    }
  }

  private static func text(of map: NavigationMap, _ format: Format) -> String {
    switch format {
    case .text: map.text
    case .mermaid: map.mermaid
    // It holds texts and whole numbers, which can always be written.
    case .json: ((try? map.json()).map { String(decoding: $0, as: UTF8.self) } ?? "{}") + "\n"
    }
  }

  /// Reads a storyboard, or those of a folder.
  private static func read(
    _ path: String, on terminal: any PlayerTerminal
  ) throws(StoryboardSetError) -> [InterfaceBuilderDocument] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .noSuchFile(path)
    }
    guard isFolder.boolValue else {
      let document = try StoryboardSet.storyboard(path).document
      guard document.kind == .storyboard else { throw .notAStoryboard(document) }
      return [document]
    }
    guard FileManager.default.isReadableFile(atPath: path) else { throw .unreadableFolder(path) }
    let files = StoryboardFolder.files(in: path)
    guard !files.isEmpty else { throw .noStoryboards(folder: path) }
    var documents: [InterfaceBuilderDocument] = []
    for file in files {
      do {
        documents.append(try StoryboardSet.storyboard(file).document)
      } catch {
        terminal.tell("\(error)\nnote: this file is left out\n")
      }
    }
    return documents
  }
}
