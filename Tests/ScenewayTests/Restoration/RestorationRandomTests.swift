import Foundation
import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite("Restoring what random play leaves")
struct RestorationRandomTests {
  /// What a person does on the shop's screens.
  private func act(_ app: ShopApp, _ stage: FlowStage, _ random: inout SeededRandom) {
    let checkouts = app.shop.children.compactMap { $0 as? CheckoutFlow }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: app.shop.take(.order(Int.random(in: 1...99, using: &random)))
    case 3: app.shop.take(.pair(1, 2))
    case 4: app.shop.take(.checkout(Int.random(in: 1...9, using: &random)))
    case 5: checkouts.last?.take(.pay("card \(Int.random(in: 1...9, using: &random))"))
    case 6: checkouts.last?.take(.receipt(Int.random(in: 1...9, using: &random)))
    case 7: app.settings.take(.page("page \(Int.random(in: 1...9, using: &random))"))
    case 8: app.select(Bool.random(using: &random) ? app.shop : app.settings)
    case 9: app.take(.help)
    case 10: stage.presented.last?.presentingViewController?.dismiss(animated: false)
    default:
      let stack = (stage.presented.last as? UINavigationController) ?? app.shop.navigationController
      stack?.popViewController(animated: false)
    }
    stage.settle()
  }

  @Test(
    "The tree that is restored is the tree that was saved, screen by screen",
    arguments: 1...40 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) async throws {
    try await FlowStage.play { stage in
      var random = SeededRandom(seed: seed)
      let app = stage.launch(ShopApp())
      for _ in 0..<Int.random(in: 3...25, using: &random) { act(app, stage, &random) }
      let (before, presented) = (stage.tree(of: app), stage.presented.map { "\(type(of: $0))" })
      let snapshot = app.snapshot()
      #expect(snapshot.flow.gaps.isEmpty)
      let next = stage.launch(ShopApp())
      let report = try #require(await stage.restore(NavigationSnapshot(data: snapshot.data()), in: next))
      #expect(report.isComplete, "\(report)")
      #expect(stage.tree(of: next) == before)
      #expect(stage.presented.map { "\(type(of: $0))" } == presented)
      #expect(next.snapshot() == snapshot)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test("A snapshot with any part of its text changed never crashes", arguments: 1...8 as ClosedRange<UInt64>)
  func damage(seed: UInt64) async throws {
    try await FlowStage.play { stage in
      var random = SeededRandom(seed: seed)
      let app = stage.launch(ShopApp())
      for _ in 0..<15 { act(app, stage, &random) }
      let bytes = Array(try app.snapshot().data())
      for _ in 0..<30 {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0..<changed.count, using: &random)
          switch Int.random(in: 0...2, using: &random) {
          case 0: changed[place] = UInt8.random(in: 32...126, using: &random)
          case 1: changed.remove(at: place)
          default: changed.insert(contentsOf: changed[0..<min(20, place)], at: place)
          }
        }
        guard let snapshot = try? NavigationSnapshot(data: Data(changed)) else { continue }
        let next = stage.launch(ShopApp())
        #expect(await stage.restore(snapshot, in: next) != nil)
      }
    }
  }
}
