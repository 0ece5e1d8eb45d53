import Foundation
import Sceneway
import Testing

@MainActor
@Suite struct `Storms over every kind of flow` {
  /// How many seeds are played instead of the short list: `SCENEWAY_STORMS` says so.
  private nonisolated static let count = value("SCENEWAY_STORMS").map { Int($0) }

  /// The first of them, to play one again that a run has told of: `SCENEWAY_SEED` says another than 0.
  private nonisolated static let firstSeed = value("SCENEWAY_SEED") ?? 0

  private nonisolated static func value(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// Those that once found something, and some more.
  private nonisolated static let short: [UInt64] =
    [2005, 2017, 3013, 4009, 4014, 8006, 9013, 10022, 11018] + Array(0..<27)

  private nonisolated static let lots = 0..<4

  @Test(arguments: lots)
  func `the tree and the screens never disagree, and each flow ends once`(lot: Int) async throws {
    let seeds = Self.count.map { count in (0..<UInt64(count)).map { Self.firstSeed + $0 } } ?? Self.short
    for index in stride(from: lot, to: seeds.count, by: Self.lots.count) { try await play(seeds[index]) }
  }

  private func play(_ seed: UInt64) async throws {
    let world = StormWorld(seed: seed)
    var faults: [String] = []
    try await FlowStage.playOnTablet { stage in
      let storm = Storm(stage: stage, world: world)
      storm.begin(seed: seed)
      for step in 1...40 where faults.isEmpty {
        storm.step()
        guard step.isMultiple(of: 10) else { continue }
        await storm.rest()
        faults = storm.faults
      }
      let events = storm.navigator.trace.history
      try #expect(
        NavigationTrace.events(fromJSON: NavigationTrace.json(of: events)) == events, "seed \(seed)")
      stage.closeWindow()
      await storm.settle(rounds: 30)
      faults += world.faults.map { "After the window closed: \($0)" }
      faults += world.running.map { "\($0.number) runs after the window closed" }
    }
    #expect(faults.isEmpty, "seed \(seed): \(faults)\n\(world.log.joined(separator: "\n"))")
  }
}
