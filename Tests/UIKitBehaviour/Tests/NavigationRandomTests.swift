import BehaviourRecorder
import Testing
import UIKit

/// Finds calls that do not belong together: an end without a beginning, a beginning twice.
@MainActor
private final class BalanceChecker {
  enum State: String { case off, appearing, inPlace, on, disappearing }
  private var states: [Int: State] = [:]
  private(set) var faults: [String] = []

  func hear(_ event: String, of number: Int) {
    let state = states[number] ?? .off
    let next: State?
    switch (event, state) {
    case ("wA", .off), ("wA", .disappearing): next = .appearing
    case ("iA", .appearing): next = .inPlace
    case ("dA", .inPlace): next = .on
    case ("wD", .appearing), ("wD", .inPlace), ("wD", .on): next = .disappearing
    case ("dD", .disappearing): next = .off
    case ("wA", _), ("iA", _), ("dA", _), ("wD", _), ("dD", _): next = nil
    default: return
    }
    guard let next else { return faults.append("\(event) of \(number) while \(state)") }
    states[number] = next
  }

  /// The controllers that have appeared.
  var on: Set<Int> { Set(states.filter { $0.value == .on }.keys) }
  /// The controllers that are between off and on.
  var underWay: Set<Int> { Set(states.filter { $0.value != .on && $0.value != .off }.keys) }
}

/// Two stacks in tabs that are driven at random, beside the model of what they should do.
@MainActor
private final class RandomPlay {
  private struct Entry { weak var controller: RecordingViewController? }
  private typealias Call = @MainActor (UINavigationController, Bool) -> Void

  private let stage: Stage
  private let animationShare: Int
  private let balance = BalanceChecker()
  private var random: SeededGenerator
  private var cast: [Entry] = []
  private var numbersByIdentity: [ObjectIdentifier: Int] = [:]
  /// Controllers that come again and again; those with even numbers belong to the first stack.
  private var kept: [RecordingViewController] = []
  private var navigations: [UINavigationController] = []
  private var models: [StackModel] = []
  private var tabs: UITabBarController? = UITabBarController()
  private var selected = 0
  private var shownTab = 0

  init(_ stage: Stage, seed: UInt64, animationShare: Int) {
    self.stage = stage
    self.animationShare = animationShare
    random = SeededGenerator(seed: seed)
    kept = (0..<6).map { _ in newController() }
    navigations = (0..<2).map { UINavigationController(rootViewController: kept[$0]) }
    models = (0..<2).map { StackModel(stack: [$0], isOnScreen: $0 == 0) }
    tabs?.viewControllers = navigations
    stage.window.rootViewController = tabs
    stage.window.makeKeyAndVisible()
  }

  private func newController() -> RecordingViewController {
    let number = cast.count
    let controller = stage.controller("\(number)")
    controller.onEvent = { [balance] in balance.hear($0, of: number) }
    cast.append(Entry(controller: controller))
    numbersByIdentity[ObjectIdentifier(controller)] = number
    return controller
  }

  private func numbers(_ controllers: [UIViewController]) -> [Int] {
    controllers.map { numbersByIdentity[ObjectIdentifier($0)] ?? -1 }
  }

  private func happens(oneIn share: Int) -> Bool { Int.random(in: 0..<share, using: &random) == 0 }

  // MARK: Steps

  /// Changes a stack, or selects the other tab.
  func step() {
    if happens(oneIn: 12) {
      selected = 1 - selected
      tabs?.selectedIndex = selected
      return
    }
    let index = Int.random(in: 0..<2, using: &random)
    let animated = happens(oneIn: animationShare)
    let (change, call) = randomChange(ofStackAt: index)
    models[index].change(change, animated: animated)
    call(navigations[index], animated)
    compareStacks()
  }

  private func randomChange(ofStackAt index: Int) -> (StackChange, Call) {
    let stack = models[index].stack
    let familiar = kept[2 * Int.random(in: 0..<3, using: &random) + index]
    switch Int.random(in: 0..<9, using: &random) {
    case 0...2 where stack.count < 12:
      let controller = happens(oneIn: 3) ? familiar : newController()
      return (.push(numbers([controller])[0]), { $0.pushViewController(controller, animated: $1) })
    case 3, 4: return (.pop, { $0.popViewController(animated: $1) })
    case 5: return (.popTo(numbers([familiar])[0]), { $0.popToViewController(familiar, animated: $1) })
    case 6: return (.popToRoot, { $0.popToRootViewController(animated: $1) })
    default:
      let staying: [UIViewController] = stack.compactMap { cast[$0].controller }.shuffled(using: &random)
      let new = Array(staying.suffix(3)) + (happens(oneIn: 2) ? [newController()] : [])
      return (.set(numbers(new)), { $0.setViewControllers(new, animated: $1) })
    }
  }

  func turn() {
    stage.turn()
    modelTurn()
    compareStacks()
  }

  private func modelTurn() {
    for index in models.indices { models[index].turn() }
    guard selected != shownTab else { return }
    models[shownTab].leaveScreen()
    models[selected].enterScreen()
    shownTab = selected
  }

  /// Waits for everything to end, and looks at what is there then.
  func settle() async {
    await stage.idle()
    modelTurn()
    for index in models.indices { models[index].settle() }
    compareStacks()
    let tops = models[shownTab].stack.suffix(1)
    #expect(balance.on == Set(tops))
    #expect(balance.underWay.isEmpty)
    #expect(stage.exceptions.count == models[0].exceptions + models[1].exceptions)
    let members = Set(models[0].stack + models[1].stack)
    for (number, entry) in cast.enumerated() {
      guard let controller = entry.controller else { continue }
      #expect(members.contains(number) || kept.contains(controller), "\(number) is kept")
      #expect((controller.parent != nil) == members.contains(number))
      #expect((controller.viewIfLoaded?.window != nil) == tops.contains(number))
    }
    stage.timeline.clear()
  }

  private func compareStacks() {
    for (navigation, model) in zip(navigations, models) {
      #expect(numbers(navigation.viewControllers) == model.stack)
      #expect(navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
    }
  }

  /// Takes everything away.
  func end() async {
    #expect(balance.faults == [])
    #expect(stage.complaints == [])
    stage.window.rootViewController = nil
    navigations = []
    tabs = nil
    kept = []
    await stage.idle()
    #expect(cast.allSatisfy { $0.controller == nil })
    #expect(balance.on.isEmpty && balance.underWay.isEmpty)
    #expect(balance.faults == [])
  }
}

@MainActor
@Suite struct `Random navigation` {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `16-16 MIS-29 stacks follow the model and appearance calls stay balanced`(seed: UInt64) async {
    await Stage.play { stage in
      let play = RandomPlay(stage, seed: seed, animationShare: 2)
      var pace = SeededGenerator(seed: seed + 100)
      await play.settle()
      for _ in 0..<2_000 {
        play.step()
        switch Int.random(in: 0..<10, using: &pace) {
        case 0...3: play.turn()
        case 4: await play.settle()
        default: break
        }
      }
      await play.settle()
      await play.end()
    }
  }

  @Test(arguments: [(Stage.Time.immediate, 2_000, 2), (.real, 120, 40)])
  func `16-16 MIS-29 the same holds where the main queue moves time on`(
    time: Stage.Time, steps: Int, animationShare: Int
  ) async {
    await Stage.play(time) { stage in
      let play = RandomPlay(stage, seed: 7, animationShare: animationShare)
      await play.settle()
      for step in 0..<steps {
        play.step()
        if step.isMultiple(of: 3) { await play.settle() }
      }
      await play.settle()
      await play.end()
    }
  }
}
