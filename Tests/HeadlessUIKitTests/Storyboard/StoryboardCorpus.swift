import Foundation
import InterfaceBuilder
import Testing

/// Real storyboards, which are not part of the package: tests that need them are skipped where they are missing.
///
/// The storyboards of one app lie in one folder here, as they do in its bundle, so that their references are found.
enum StoryboardCorpus {
  /// One storyboard of an app.
  struct Entry: CustomTestStringConvertible, Sendable {
    /// The file's name in the corpus.
    let name: String
    /// The file, beside the others of its app.
    let file: URL

    var testDescription: String { name }
  }

  static let folder: URL? = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    let named = ProcessInfo.processInfo.environment["SCENEWAY_CORPUS"].map { URL(fileURLWithPath: $0) }
    return [named, beside].compactMap { $0 }.first { folder in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent("INDEX.tsv").path)
    }
  }()

  static var isThere: Bool { folder != nil }

  /// The documents for iOS that can be read.
  static let entries: [Entry] = {
    guard let folder,
      let index = try? String(contentsOf: folder.appendingPathComponent("INDEX.tsv"), encoding: .utf8)
    else { return [] }
    let apps = FileManager.default.temporaryDirectory
      .appendingPathComponent("storyboard-corpus-\(ProcessInfo.processInfo.processIdentifier)")
    return index.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 3 else { return nil }
      let original = folder.appendingPathComponent("files").appendingPathComponent(fields[0])
      guard let document = try? InterfaceBuilderDocument(contentsOf: original),
        document.root["targetRuntime"]?.hasPrefix("iOS.CocoaTouch") == true
      else { return nil }
      let app = apps.appendingPathComponent("\(fields[1])-\(fields[2])")
      return Entry(name: fields[0], file: link(original, named: fields[3], in: app))
    }
  }()

  /// Lays a file into an app's folder under its own name; where another has that name, into a folder beside.
  private static func link(_ original: URL, named path: String, in app: URL) -> URL {
    let files = FileManager.default
    let name = URL(fileURLWithPath: path).lastPathComponent
    var folder = app
    while files.fileExists(atPath: folder.appendingPathComponent(name).path) {
      folder = folder.appendingPathComponent("beside")
    }
    let link = folder.appendingPathComponent(name)
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    try? files.createSymbolicLink(at: link, withDestinationURL: original)
    return link
  }
}
