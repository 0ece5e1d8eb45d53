import Foundation
import HeadlessUIKit
@testable import ScenewayTesting
import Testing

@Suite @MainActor
struct `Snapshots of an app` {
  /// Runs a body with the path of a test file in a folder of its own.
  private func withTestFile(_ body: (_ file: String, _ folder: URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(
      folder.appendingPathComponent("SomeTests.swift").path,
      folder.appendingPathComponent("__Snapshots__/SomeTests"))
  }

  private func reason(_ body: () throws -> Void) -> SnapshotError.Reason? {
    do {
      try body()
      return nil
    } catch { return (error as? SnapshotError)?.reason }
  }

  @Test func `pass where the app is as it was recorded`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try app.snapshot(named: "Orders")
      try app.snapshot(named: "Orders", as: .tree)
      try app.snapshot(named: "Orders", as: .hierarchy)
      try await app.tap("Add")
      try await app.tap("Share")
      try app.snapshot(named: "Share over an order", as: .numberedHierarchy)
    }
  }

  @Test func `are recorded where there is none yet, in a folder that is made, and the test fails`() throws {
    try withTestFile { file, folder in
      let snapshot = try SnapshotFile(named: "A/first: one", .screen, file: file, line: 12)
      #expect(reason { try snapshot.compare("a\nb", isRecording: false) } == .recorded)
      #expect(snapshot.url.path == folder.appendingPathComponent("A-first- one.txt").path)
      #expect(try String(contentsOf: snapshot.url, encoding: .utf8) == "a\nb\n")
      #expect(reason { try snapshot.compare("a\nb", isRecording: false) } == nil)
    }
  }

  @Test func `print the lines that differ, and how to record them anew`() throws {
    try withTestFile { file, _ in
      let snapshot = try SnapshotFile(named: "one", .tree, file: file, line: 12)
      try snapshot.compare("a\nb", isRecording: true)
      let error = #expect(throws: SnapshotError.self) { try snapshot.compare("a\nc", isRecording: false) }
      #expect(
        error?.description == """
          SomeTests.swift:12: the app is not as in the snapshot (− snapshot, + found): \(snapshot.url.path)
            a
          − b
          + c
          Where that is as it should be, record it anew by SCENEWAY_RECORD_SNAPSHOTS=1 in the environment.
          """)
      try snapshot.compare("a\nc", isRecording: true)
      try snapshot.compare("a\nc", isRecording: false)
    }
  }

  @Test func `take line ends of any system, with and without one at the end`() throws {
    try withTestFile { file, folder in
      let snapshot = try SnapshotFile(named: "one", .screen, file: file, line: 1)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("a\r\nb".utf8).write(to: snapshot.url)
      try snapshot.compare("a\nb", isRecording: false)
      try Data("a\nb\n\n".utf8).write(to: snapshot.url)
      try snapshot.compare("a\nb", isRecording: false)
    }
  }

  @Test func `say why a file cannot be read or written, and that a name is none`() throws {
    try withTestFile { file, folder in
      // A file where the folder should be, and a folder where the file should be.
      try Data().write(to: folder.deletingLastPathComponent())
      let first = try SnapshotFile(named: "one", .screen, file: file, line: 1)
      guard case .unwritable(let words)? = reason({ try first.compare("a", isRecording: false) }) else {
        Issue.record("It was written.")
        return
      }
      #expect(!words.isEmpty)
      try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
      try FileManager.default.createDirectory(at: first.url, withIntermediateDirectories: true)
      guard case .unreadable? = reason({ try first.compare("a", isRecording: false) }) else {
        Issue.record("It was read.")
        return
      }
      #expect(reason { _ = try SnapshotFile(named: "/:", .screen, file: file, line: 1) } == .noName)
    }
  }

  @Test func `that are no text can be recorded anew`() throws {
    try withTestFile { file, folder in
      let snapshot = try SnapshotFile(named: "one", .screen, file: file, line: 1)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data([0xff, 0xfe, 0x00]).write(to: snapshot.url)
      guard case .unreadable? = reason({ try snapshot.compare("a", isRecording: false) }) else {
        Issue.record("It was read.")
        return
      }
      try snapshot.compare("a", isRecording: true)
      try snapshot.compare("a", isRecording: false)
    }
  }
}
