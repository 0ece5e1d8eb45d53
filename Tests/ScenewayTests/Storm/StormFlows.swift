import Foundation
import HeadlessUIKit
import Sceneway

/// A flow of screens; some show nothing, and the first screen of some is guarded.
final class StormFlow: Coordinator<Int>, StormMember {
  let number: Int
  private let world: StormWorld
  private let isGuarded: Bool

  init(_ world: StormWorld) {
    self.world = world
    number = world.nextNumber
    isGuarded = world.chance(percent: 15)
    super.init()
    world.add(self)
  }

  override func start() {
    world.began(number)
    if world.chance(percent: 5) { return }
    show(
      isGuarded ? StormGuard("\(number)", world) : Screen("\(number)"), animated: world.chance(percent: 60))
  }

  override func didEnd(_ ending: FlowEnding) { world.hasEnded(number, ending) }
  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) { world.parentHears(of: child) }

  var showsScreens: Bool { true }

  func quit(withResult: Bool) {
    let animated = world.chance(percent: 50)
    if withResult { finish(number, animated: animated) } else { cancel(animated: animated) }
  }
}

/// A screen that mostly asks, answers at once or later, and says yes every other time.
final class StormGuard: Screen, LeavingGuard {
  private weak var world: StormWorld?

  init(_ name: String, _ world: StormWorld) {
    self.world = world
    super.init(name)
  }

  required init?(coder: NSCoder) { nil }

  var asksBeforeLeaving: Bool { world?.chance(percent: 70) ?? false }

  func mayLeave(_ leaving: Leaving) async -> Bool {
    for _ in 0..<(world?.pick([0, 1, 5]) ?? 0) { await Task.yield() }
    return world?.chance(percent: 50) ?? true
  }
}

final class StormTabs: TabCoordinator<Int>, StormMember {
  let number: Int
  private let world: StormWorld

  init(_ world: StormWorld) {
    self.world = world
    number = world.nextNumber
    super.init()
    world.add(self)
  }

  override func makeTabs() -> [FlowTab] { (0..<3).map { _ in FlowTab(StormFlow(world)) } }
  override func didEnd(_ ending: FlowEnding) { world.hasEnded(number, ending) }
  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) { world.parentHears(of: child) }

  var showsScreens: Bool { false }

  func quit(withResult: Bool) {
    if withResult { finish(number) } else { cancel() }
  }
}

final class StormPages: PageCoordinator<Int>, StormMember {
  let number: Int
  private let world: StormWorld

  init(_ world: StormWorld) {
    self.world = world
    number = world.nextNumber
    super.init()
    world.add(self)
  }

  override func makePages() -> [FlowPage] { (0..<3).map { _ in FlowPage(StormFlow(world)) } }
  override func didEnd(_ ending: FlowEnding) { world.hasEnded(number, ending) }
  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) { world.parentHears(of: child) }

  var showsScreens: Bool { false }

  func quit(withResult: Bool) {
    if withResult { finish(number) } else { cancel() }
  }
}

final class StormSplit: SplitCoordinator<Int>, StormMember {
  let number: Int
  private let world: StormWorld

  init(_ world: StormWorld) {
    self.world = world
    number = world.nextNumber
    super.init()
    world.add(self)
  }

  override func makeColumns() -> [FlowColumn] {
    [FlowColumn(.primary, StormFlow(world)), FlowColumn(.secondary, StormFlow(world))]
  }
  override func didEnd(_ ending: FlowEnding) { world.hasEnded(number, ending) }
  override func childDidEnd(_ child: AnyCoordinator, _ ending: FlowEnding) { world.parentHears(of: child) }

  var showsScreens: Bool { false }

  func quit(withResult: Bool) {
    if withResult { finish(number) } else { cancel() }
  }
}
