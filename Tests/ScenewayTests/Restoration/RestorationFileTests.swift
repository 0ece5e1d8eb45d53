import Foundation
import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite("Snapshots in files and activities")
struct RestorationFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("restoration-\(UUID().uuidString)")
  private var file: RestorationFile { RestorationFile(folder.appendingPathComponent("state/where.json")) }

  private func snapshot(_ identifier: String) -> NavigationSnapshot {
    NavigationSnapshot(flow: FlowSnapshot(identifier: identifier))
  }

  private func clean() { try? FileManager.default.removeItem(at: folder) }

  @Test("A file that was never written holds nothing")
  func empty() throws {
    #expect(try file.load() == nil)
  }

  @Test("What was written is read, in a folder that is made for it")
  func written() throws {
    defer { clean() }
    try file.save(snapshot("A"))
    #expect(try file.load() == snapshot("A"))
  }

  /// What can happen to a file.
  nonisolated static let damages: [String] = [
    "", "{", "null", "[]", #"{"format":1}"#, #"{"format":1,"flow":{}}"#, #"{"format":"one"}"#,
    String(repeating: "[", count: 100_000), "\u{0}\u{1}", #"{"format":-1,"flow":{"identifier":"A"}}"#,
  ]

  @Test("A damaged file gives the one before it, and never takes its place", arguments: damages.indices)
  func damaged(index: Int) throws {
    defer { clean() }
    try file.save(snapshot("A"))
    try file.save(snapshot("B"))
    try Data(Self.damages[index].utf8).write(to: file.url)
    #expect(try file.load() == snapshot("A"))
    try file.save(snapshot("C"))
    try Data(Self.damages[index].utf8).write(to: file.url)
    #expect(try file.load() == snapshot("A"))
  }

  @Test("A damaged file with nothing before it says where and why")
  func nothingLeft() throws {
    defer { clean() }
    try file.save(snapshot("A"))
    try Data(#"{"format":1,"flow":{"identifier":7}}"#.utf8).write(to: file.url)
    let error = #expect(throws: RestorationError.self) { try file.load() }
    #expect(error?.kind == .damaged)
    #expect(error?.description.contains("flow.identifier") == true, "\(error?.description ?? "")")
  }

  @Test("A snapshot of a later form is refused with its number")
  func laterFormat() throws {
    let later = Data(#"{"format":9,"flow":{"identifier":"A"}}"#.utf8)
    let error = #expect(throws: RestorationError.self) { try NavigationSnapshot(data: later) }
    #expect(error?.kind == .laterFormat)
    #expect(error?.description.contains("9") == true)
  }

  @Test("A file that cannot be written leaves what was there, and says so")
  func unwritable() throws {
    defer { clean() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("state"))
    let error = #expect(throws: RestorationError.self) { try file.save(snapshot("A")) }
    #expect(error?.kind == .unwritable)
  }

  @Test(
    "An app that ended while it was restored is launched without, and the snapshot is kept aside (REST-15)")
  func crash() async throws {
    defer { clean() }
    try await FlowStage.play { stage in
      try file.save(snapshot("ShopFlow"))
      let first = ShopFlow()
      #expect(first.restore(from: file))
      // The process ends here: the mark stays.
      let next = stage.launch(ShopFlow())
      #expect(!next.restore(from: file))
      #expect(stage.problems.map(\.kind) == [.notRestored])
      #expect(FileManager.default.fileExists(atPath: file.url.path + ".abandoned"))
      #expect(!next.restore(from: file))
      #expect(stage.problems.count == 1)
    }
  }

  @Test("An app that ends in each restoration is launched without any in the end (REST-15)")
  func crashes() async throws {
    defer { clean() }
    try await FlowStage.play { stage in
      try file.save(snapshot("ShopFlow"))
      try file.save(snapshot("ShopFlow"))
      // Nothing gets a turn: each of these apps ends at once.
      let begun = (1...6).map { _ in ShopFlow().restore(from: file) }
      #expect(begun == [true, false, true, false, false, false])
      #expect(try file.load() == nil)
      #expect(FileManager.default.fileExists(atPath: file.url.path + ".abandoned"))
    }
  }

  @Test("A restoration from a file that comes to its end can be made again")
  func again() async throws {
    defer { clean() }
    try await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      flow.take(.order(1))
      stage.settle()
      try flow.save(to: file)
      for _ in 1...2 {
        let next = stage.launch(ShopFlow())
        #expect(next.restore(from: file))
        await stage.settle { stage.names(of: next.navigationController).count == 2 }
        await stage.settle { !FileManager.default.fileExists(atPath: file.url.path + ".restoring") }
        #expect(stage.names(of: next.navigationController) == ["list", "detail 1"])
      }
      #expect(stage.problems.isEmpty)
    }
  }

  @Test("An activity carries the snapshot; one of another kind does nothing, a damaged one is told (REST-12)")
  func activity() async throws {
    try await FlowStage.play { stage in
      let flow = stage.launch(ShopFlow())
      flow.take(.order(4))
      stage.settle()
      let activity = try #require(flow.restorationActivity())
      let next = stage.launch(ShopFlow())
      #expect(next.restore(from: activity))
      await stage.settle { stage.names(of: next.navigationController).count == 2 }
      #expect(stage.names(of: next.navigationController) == ["list", "detail 4"])
      #expect(!next.restore(from: nil))
      #expect(!next.restore(from: NSUserActivity(activityType: "other")))
      for key in activity.userInfo?.keys.map({ $0 }) ?? [] { activity.userInfo?[key] = "{" }
      #expect(!next.restore(from: activity))
      #expect(stage.problems.map(\.kind) == [.notRestored])
    }
  }

  @Test("Numbers, texts and dates come through unchanged")
  func values() throws {
    struct Everything: Codable, Hashable {
      var largest = UInt64.max
      var smallest = Int64.min
      var fraction = 0.1 + 0.2
      var whole = 3.0
      var text = "\u{0}\"\\/é👩‍👩‍👧"
      var date = Date(timeIntervalSinceReferenceDate: 1.5)
      var nothing: Int?
      var nested = ["a": [1, 2], "": []]
      var url = URL(string: "https://example.com/a?b=c#d")
      var bytes = Data([0, 255])
    }
    let value = try SnapshotValue(Everything())
    let snapshot = NavigationSnapshot(
      flow: FlowSnapshot(identifier: "A", steps: [StepSnapshot(step: value)]))
    let read = try NavigationSnapshot(data: snapshot.data())
    #expect(try read.flow.steps[0].step.decode(as: Everything.self) == Everything())
    #expect(throws: (any Error).self) { try SnapshotValue(Double.nan) }
  }
}
