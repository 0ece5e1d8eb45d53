package import Foundation

/// The file that a snapshot is kept in: `__Snapshots__/TestFile/name.txt` beside the test.
package struct SnapshotFile {
  /// The name of the environment's variable that has snapshots recorded anew.
  package static let variable = "SCENEWAY_RECORD_SNAPSHOTS"

  /// Whether the environment asks for snapshots to be recorded anew.
  package static var isRecording: Bool {
    let value = ProcessInfo.processInfo.environment[variable]?.lowercased() ?? ""
    return !["", "0", "false", "no"].contains(value)
  }

  package let url: URL
  private let test: (file: String, line: Int)

  /// Names the file of a snapshot.
  ///
  /// - Parameters:
  ///   - name: what the test calls it; what no file system takes is replaced by a hyphen.
  ///   - form: its form, which is a part of the file's name.
  ///   - file: the path of the test's file.
  ///   - line: the test's line.
  /// - Throws: a ``SnapshotError`` where nothing of the name is left.
  package init(named name: String, _ form: SnapshotForm, file: String, line: Int) throws {
    test = (file, line)
    let test = URL(fileURLWithPath: file)
    let folder = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent, isDirectory: true)
    let ending = form == .screen ? "txt" : "\(form.kind.rawValue).txt"
    let safe = name.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "-" }
    url = folder.appendingPathComponent("\(String(safe)).\(ending)")
    guard name.contains(where: { $0.isLetter || $0.isNumber }) else { throw error(.noName) }
  }

  /// Compares a text with the file, or writes it.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - isRecording: whether it is written in any case; as the environment says by default.
  /// - Throws: a ``SnapshotError`` where the text differs, there was no file yet, or it cannot be read or written.
  package func compare(_ text: String, isRecording: Bool = SnapshotFile.isRecording) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      try write(text)
      if !isRecording { throw error(.recorded) }
      return
    }
    let known: String
    do {
      known = try String(contentsOf: url, encoding: .utf8)
    } catch {
      // A file that is no text is replaced where it is to be recorded anew.
      if isRecording { return try write(text) }
      throw self.error(.unreadable(Self.words(of: error)))
    }
    guard let difference = TextDifference(expected: known, found: text) else { return }
    guard isRecording else { throw error(.different(difference)) }
    try write(text)
  }

  private func write(_ text: String) throws {
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: url, options: .atomic)
    } catch {
      throw self.error(.unwritable(Self.words(of: error)))
    }
  }

  private func error(_ reason: SnapshotError.Reason) -> SnapshotError {
    SnapshotError(reason: reason, path: url.path, file: test.file, line: test.line)
  }

  private static func words(of error: any Error) -> String { error.localizedDescription }
}

extension AppDriver {
  /// Compares the app of this moment with a snapshot that lies beside the test, in `__Snapshots__/TestFile/name.txt`.
  ///
  /// Where there is none yet it is recorded, and the test fails saying so. With `SCENEWAY_RECORD_SNAPSHOTS=1` in the
  /// environment snapshots are recorded anew, and tests pass. A package names the folder in its test target's `exclude`.
  ///
  /// - Parameters:
  ///   - name: what the snapshot is called; the file is named after it.
  ///   - form: what of the app is written down, and how; the screen by default.
  ///   - file: the path of the test's file.
  ///   - line: the test's line.
  /// - Throws: a ``SnapshotError`` that prints the lines that differ, or says why there is nothing to compare with.
  public func snapshot(
    named name: String, as form: SnapshotForm = .screen, file: String = #filePath, line: Int = #line
  ) throws {
    try SnapshotFile(named: name, form, file: file, line: line).compare(text(form))
  }
}
