import Foundation
import Testing

@testable import AppHost

/// Apps of one name are told apart by where their projects are.
struct SameNameTests {
  @Test func `several apps of one name are named with their projects, with and without a target`() throws {
    let scratch = try Scratch()
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Joint")
    for copy in ["v1", "v2"] {
      try FileManager.default.copyItem(at: fixture, to: scratch.folder.appendingPathComponent(copy))
      try FileManager.default.removeItem(
        at: scratch.folder.appendingPathComponent("\(copy)/Joint.xcworkspace"))
    }
    let error = #expect(throws: AppProjectError.self) { try AppProject(scratch.folder) }
    #expect(
      error?.found.sorted().prefix(2) == ["Joint in v1/Joint.xcodeproj", "Joint in v2/Joint.xcodeproj"])
    let named = #expect(throws: AppProjectError.self) { try AppProject(scratch.folder, target: "Joint") }
    #expect(named?.found.sorted() == ["v1/Joint.xcodeproj", "v2/Joint.xcodeproj"])
  }
}
