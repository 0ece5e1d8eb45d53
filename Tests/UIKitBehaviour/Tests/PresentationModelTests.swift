import BehaviourRecorder
import Testing
import UIKit

/// A naive picture of one window: a chain of presented controllers over a root, changed only when nothing moves.
///
/// It knows who is on the screen: a root or presented controller is, unless what it presents covers it.
struct PresentationModel {
  struct Entry: Equatable {
    let name: String
    let covers: Bool
  }

  /// The root, then what is presented over it.
  var chain: [Entry]
  var isHidden = false

  var visible: Set<String> {
    guard !isHidden else { return [] }
    return Set(
      chain.indices.filter { !chain.indices.contains($0 + 1) || !chain[$0 + 1].covers }.map { chain[$0].name }
    )
  }
}

/// A repeatable sequence of numbers.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Checks that a controller's calls come in an order that makes sense: every beginning has its end.
@MainActor
final class Balance {
  enum State { case away, coming, there, going }
  private(set) var states: [String: State] = [:]
  private(set) var faults: [String] = []

  func hear(_ name: String, _ event: String) {
    let state = states[name] ?? .away
    let next: (allowed: [State], then: State)? =
      switch event {
      case "wA": ([.away, .going], .coming)
      case "dA": ([.coming], .there)
      case "wD": ([.there, .coming], .going)
      case "dD": ([.going], .away)
      case "iA": ([.coming], .coming)
      default: nil
      }
    guard let next else { return }
    if !next.allowed.contains(state) { faults.append("\(name): \(event) while \(state)") }
    states[name] = next.then
  }

  var visible: Set<String> { Set(states.filter { $0.value == .there }.keys) }
  var isSettled: Bool { states.values.allSatisfy { $0 == .there || $0 == .away } }

  func forget(_ name: String) { states[name] = nil }
}

@MainActor
@Suite struct `Random presentations` {
  /// Controllers on the stage, by name.
  @MainActor
  private final class Cast {
    let stage: Stage
    let balance = Balance()
    var everyone: [(name: String, reference: WeakReference)] = []

    init(_ stage: Stage) {
      self.stage = stage
    }

    func make(covers: Bool) -> RecordingViewController {
      let name = "c\(everyone.count)"
      let controller = stage.controller(name)
      controller.modalPresentationStyle =
        covers ? .fullScreen : [.pageSheet, .overFullScreen][everyone.count % 2]
      controller.onEvent = { [balance] in balance.hear(name, $0) }
      everyone.append((name, WeakReference(object: controller)))
      return controller
    }

    func controller(_ name: String) -> RecordingViewController? {
      everyone.first { $0.name == name }?.reference.object as? RecordingViewController
    }

    var alive: Set<String> { Set(everyone.filter { $0.reference.object != nil }.map(\.name)) }
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `PRES-01 to DISM-13, BOOT-10 settled steps agree with a naive model`(seed: UInt64) async {
    await Stage.play { stage in
      var random = SplitMix(state: seed)
      let cast = Cast(stage)
      var model = PresentationModel(chain: [.init(name: "c0", covers: false)])
      stage.show(cast.make(covers: false))
      for step in 0..<400 {
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4 where model.chain.count < 6 && !model.isHidden:
          let covers = Bool.random(using: &random)
          let new = cast.make(covers: covers)
          cast.controller(model.chain.last?.name ?? "")?.present(new, animated: animated)
          model.chain.append(.init(name: stage.timeline.name(of: new), covers: covers))
        case 4..<7:
          let place = Int.random(in: 0..<model.chain.count, using: &random)
          cast.controller(model.chain[place].name)?.dismiss(animated: animated)
          // Where it presents nothing, its own presenter dismisses it (DISM-07).
          let kept = place == model.chain.count - 1 ? max(1, place) : place + 1
          model.chain.removeSubrange(kept...)
        case 7:
          if model.chain.count > 1 {
            cast.controller(model.chain[0].name)?.dismiss(animated: animated)
            stage.settle()
          }
          let root = cast.make(covers: false)
          stage.window.rootViewController = root
          model.chain = [.init(name: stage.timeline.name(of: root), covers: false)]
        case 8:
          stage.window.isHidden.toggle()
          model.isHidden = stage.window.isHidden
        default:
          break
        }
        stage.settle()
        stage.timeline.clear()
        #expect(cast.balance.faults == [], "seed \(seed), step \(step)")
        #expect(cast.balance.visible == model.visible, "seed \(seed), step \(step)")
        #expect(cast.alive == Set(model.chain.map(\.name)), "seed \(seed), step \(step)")
        #expect(stage.said() == [], "seed \(seed), step \(step)")
        guard cast.balance.faults.isEmpty, cast.balance.visible == model.visible else { return }
      }
    }
  }

  @Test(arguments: [11, 12, 13, 14, 15] as [UInt64])
  func `DISM-15 MIS-10 to MIS-15 whatever is asked while things move, calls are balanced and nobody is left`(
    seed: UInt64
  ) async {
    await Stage.play { stage in
      var random = SplitMix(state: seed)
      let cast = Cast(stage)
      stage.show(cast.make(covers: false))
      for step in 0..<400 {
        let living = cast.everyone.compactMap { $0.reference.object as? RecordingViewController }
        let someone = living.randomElement(using: &random)
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<16, using: &random) {
        case 0..<5: someone?.present(cast.make(covers: Bool.random(using: &random)), animated: animated)
        case 5..<9: someone?.dismiss(animated: animated)
        case 9: stage.window.rootViewController = cast.make(covers: false)
        case 10: stage.window.isHidden.toggle()
        case 11: if let someone { stage.swipeAway(someone, completes: animated) }
        case 12..<15: stage.turn()
        default: stage.settle()
        }
        #expect(cast.balance.faults == [], "seed \(seed), step \(step)")
        guard cast.balance.faults.isEmpty else { return }
      }
      stage.window.isHidden = false
      stage.settle()
      #expect(cast.balance.isSettled && cast.balance.faults == [])
      // Whoever is in the window has appeared, and nobody else has, but those that something covers fully.
      for (name, reference) in cast.everyone {
        let isThere = cast.balance.states[name] == .there
        let stands = (reference.object as? UIViewController)?.viewIfLoaded?.window === stage.window
        #expect(isThere == stands, "seed \(seed): \(name)")
      }
      // Dismissing what is left, the window is empty and everyone is free.
      let root = UIViewController()
      for controller in cast.everyone.compactMap({ $0.reference.object as? UIViewController }) {
        controller.dismiss(animated: false)
        stage.settle()
      }
      stage.window.rootViewController = root
      stage.settle()
      stage.timeline.clear()
      #expect(cast.alive == [], "seed \(seed)")
      #expect(stage.window.subviews == [root.view])
    }
  }
}
