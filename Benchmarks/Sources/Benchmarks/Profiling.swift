import Foundation
@_spi(Sceneway) import HeadlessUIKit

/// Does one kind of transition over and over and prints how long a round takes: for a profiler, and to compare two builds
/// in turn.
///
/// - Parameters:
///   - name: `push`, `animated`, `present`, or the calls of the first and the last by hand.
///   - rounds: how often; the time is the least of nine times as many.
/// - Returns: whether there is such a kind.
@MainActor
func profile(_ name: String, rounds: Int) -> Bool {
  let world = World()
  return HeadlessEnvironment.withEnvironment(world.environment) {
    world.settle()
    let round: () -> Void
    switch name {
    case "push": round = { world.pushAndPop(animated: false) }
    case "animated": round = { world.pushAndPop(animated: true) }
    case "present": round = { world.presentAndDismiss() }
    case "hands-push":
      round = { callByHand(comes: UIViewController(), goes: world.bare, changesParent: true) }
    case "hands-present":
      round = { callByHand(comes: UIViewController(), goes: world.bare, changesParent: false) }
    default: return false
    }
    let times = (0..<9).map { _ in seconds { for _ in 0..<rounds { round() } } }
    print(name, number((times.min() ?? 0) / Double(rounds) * 1e6), "µs")
    return true
  }
}
