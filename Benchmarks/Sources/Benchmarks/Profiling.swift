import Foundation
@_spi(Sceneway) import HeadlessUIKit

/// Does one kind of transition over and over and prints how long a round takes: for a profiler, and to compare two builds
/// in turn.
///
/// - Parameters:
///   - name: `push`, `animated`, `present`, or the calls of the first and the last by hand; the same by Sceneway:
///     `navigator-push`, `navigator-present`, `coordinator`, `flow`, and `many`, a flow among a thousand others.
///   - rounds: how often; the time is the least of nine times as many.
/// - Returns: whether there is such a kind.
@MainActor
func profile(_ name: String, rounds: Int) -> Bool {
  if let round = FlowWorld.round(name) {
    let world = FlowWorld()
    HeadlessEnvironment.withEnvironment(world.environment) {
      world.settle()
      if name == "many" {
        for _ in 0..<1_000 { world.app.start(BenchmarkFlow(UIViewController())) }
        world.settle()
      }
      report(name, rounds: rounds) { round(world) }
    }
    return true
  }
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
    report(name, rounds: rounds, round)
    return true
  }
}

private func report(_ name: String, rounds: Int, _ round: () -> Void) {
  let times = (0..<9).map { _ in seconds { for _ in 0..<rounds { round() } } }
  print(name, number((times.min() ?? 0) / Double(rounds) * 1e6), "µs")
}

extension FlowWorld {
  /// A round of one kind by Sceneway: a bare screen comes and goes.
  fileprivate static func round(_ name: String) -> (@MainActor (FlowWorld) -> Void)? {
    switch name {
    case "navigator-push":
      { world in
        world.navigator.push(UIViewController(), animation: .none)
        world.settle()
        world.navigator.pop(animated: false)
        world.settle()
      }
    case "navigator-present":
      { world in
        world.navigator.present(UIViewController(), .fullScreen, animation: .none)
        world.settle()
        world.navigator.dismiss(animated: false)
        world.settle()
      }
    case "coordinator":
      { world in
        world.app.show(UIViewController(), animated: false)
        world.settle()
        world.stack?.popViewController(animated: false)
        world.settle()
      }
    case "flow", "many":
      { world in
        let flow = BenchmarkFlow(UIViewController())
        world.app.start(flow, presented: .fullScreen)
        world.settle()
        flow.finish(animated: false)
        world.settle()
      }
    default: nil
    }
  }
}
