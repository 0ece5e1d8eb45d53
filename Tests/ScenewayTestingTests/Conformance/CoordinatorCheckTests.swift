import Foundation
import HeadlessUIKit
import Sceneway
@testable import ScenewayTesting
import Testing

@Suite(.serialized) @MainActor
struct `Checking coordinators` {
  @Test func `a flow of one screen keeps its promises in every place and by every way out`() async throws {
    let report = await checkCoordinator(finishingWith: 7) { PlainFlow() }
    try report.require()
    #expect(report.subject == "PlainFlow")
    #expect(report.played.count == FlowSituation.all.count)
    #expect(report.skipped == [])
    #expect(report.description == "PlainFlow keeps its promises in \(FlowSituation.all.count) situations.")
  }

  @Test func `a flow of several screens, a sheet and a flow inside it keeps its promises`() async throws {
    try await checkCoordinator { LongFlow() }.require()
  }

  @Test func `a flow of tabs keeps its promises`() async throws {
    let check = CoordinatorCheck(
      make: { TabCoordinator<Void>([FlowTab(PlainFlow()), FlowTab(PlainFlow())]) },
      finish: { $0.finish(animated: $1) })
    // UIKit has no tabs inside tabs.
    let report = await check.report(on: FlowSituation.all.filter { $0.place != .tab })
    try report.require()
  }

  @Test func `a flow of columns is played where a split view controller can be`() async throws {
    let report = await checkCoordinator {
      SplitCoordinator<Void>([FlowColumn(.primary, PlainFlow()), FlowColumn(.secondary, PlainFlow())])
    }
    try report.require()
    let pushed = FlowSituation.all.filter(\.place.isPushed)
    #expect(report.played.count == FlowSituation.all.count - pushed.count)
    #expect(report.skipped == pushed.map { "\($0): a split view controller cannot be pushed" })
  }

  @Test func `a flow that never finishes is played without finishing`() async throws {
    let report = await checkCoordinator { EndlessFlow() }
    try report.require()
    #expect(!report.played.contains { $0.contains("finish") })
  }

  @Test func `a flow whose screen holds it keeps its promises, also where the screen stays as a root or tab`()
    async throws
  {
    let report = await checkCoordinator(finishingWith: 7) { HeldFlow() }
    try report.require()
    #expect(report.played.count == FlowSituation.all.count)
  }

  @Test func `finds a flow that holds the screen which holds it, wherever the screen stays`() async {
    let check = CoordinatorCheck(make: { CircularFlow() }, finish: { $0.finish((), animated: $1) })
    let report = await check.report(
      on: FlowSituation.all.filter { $0.place == .window && $0.exit == .finish })
    #expect(report.brokenPromises == [.coordinatorFreed, .screensFreed], "\(report)")
  }

  @Test func `a flow whose screen saves before it is left keeps its promises`() async throws {
    let report = await checkCoordinator(finishingWith: 7) { SavingFlow() }
    try report.require()
    #expect(report.skipped.count == 6)
    #expect(
      report.skipped.allSatisfy { $0.contains("taken back: SavingScreen asks when the gesture begins") })
  }

  @Test func `a flow whose screen asks a person is played where it lets go`() async throws {
    let report = await checkCoordinator(finishingWith: 7) { AskingFlow() }
    try report.require()
    #expect(report.skipped.contains { $0.contains("AskingScreen is asked before it is left") })
    #expect(!report.played.isEmpty)
  }

  @Test func `a flow that shows its first screen later keeps its promises`() async throws {
    try await checkCoordinator(finishingWith: 7) { LateFlow() }.require()
  }

  @Test func `a flow that only leads another keeps its promises`() async throws {
    try await checkCoordinator(finishingWith: 7) { LeadingFlow() }.require()
  }

  // MARK: Broken ones

  /// Plays a broken flow in two places, which is enough to find it.
  private func check(_ make: @escaping @MainActor () -> Coordinator<Void>) async -> ConformanceReport {
    let check = CoordinatorCheck(make: make, finish: { $0.finish((), animated: $1) })
    return await check.report(
      on: FlowSituation.all.filter { [.pushed, .sheet].contains($0.place) && $0.animated })
  }

  @Test func `finds a coordinator that is kept`() async {
    defer { KeptFlow.kept = [] }
    let report = await check { KeptFlow() }
    #expect(report.brokenPromises.contains(.coordinatorFreed))
    #expect(report.findings.first { $0.promise == .coordinatorFreed }?.what.contains("KeptFlow") == true)
  }

  @Test func `finds a screen that is kept, and names what keeps it`() async {
    let keeper = Keeper()
    let report = await check { ScreenKeepingFlow(keeper) }
    #expect(report.brokenPromises == [.screensFreed], "\(report)")
  }

  @Test func `finds a flow that shows nothing`() async {
    let report = await check { SilentFlow() }
    #expect(report.brokenPromises == [.showsScreen], "\(report)")
  }

  @Test func `finds a flow that does not end since one that it keeps never shows anything`() async {
    let report = await check { WaitingFlow() }
    #expect(report.brokenPromises.contains(.ends))
  }

  @Test func `finds unbalanced appearance calls and complaints of UIKit`() async {
    #expect(await check { UnbalancedFlow() }.brokenPromises.contains(.appearanceBalanced))
    #expect(await check { ComplainedFlow() }.brokenPromises.contains(.nothingComplained))
  }

  @Test func `finds a flow that ends by a gesture that is taken back`() async {
    let report = await check { HastyFlow() }
    #expect(report.brokenPromises.contains(.staysWhenTakenBack), "\(report)")
  }

  @Test func `tells each promise by what was seen of a flow`() {
    var observation = FlowObservation(
      situation: FlowSituation(place: .pushed, exit: .back, animated: true))
    func broken(_ change: (inout FlowObservation) -> Void) -> [ConformanceReport.Finding] {
      var changed = observation
      change(&changed)
      var report = ConformanceReport(subject: "Flow")
      changed.judge(&report)
      return report.findings
    }
    #expect(broken { _ in }.isEmpty)
    #expect(broken { $0.hasShown = false }.map(\.promise) == [.showsScreen])
    #expect(broken { $0.isRunning = true }.map(\.promise) == [.ends])
    #expect(broken { $0.toldCaller = 0 }.map(\.what) == ["whoever waits is told never"])
    #expect(broken { $0.toldCaller = 2 }.map(\.promise) == [.callerToldOnce])
    #expect(broken { $0.toldParent = 2 }.map(\.what) == ["its parent is told twice"])
    #expect(broken { $0.toldParent = 3 }.map(\.promise) == [.parentToldOnce])
    #expect(broken { $0.coordinator = .init(name: "Flow") }.map(\.promise) == [.coordinatorFreed])
    #expect(broken { $0.screens = [.init(name: "Screen")] }.map(\.promise) == [.screensFreed])
    #expect(broken { $0.unbalanced = ["a"] }.map(\.promise) == [.appearanceBalanced])
    #expect(broken { $0.complaints = ["a"] }.map(\.promise) == [.nothingComplained])
    observation.situation = FlowSituation(place: .pushed, exit: .edgeSwipeTakenBack, animated: true)
    (observation.isRunning, observation.toldCaller, observation.toldParent) = (true, 0, 0)
    #expect(broken { _ in }.isEmpty)
    #expect(broken { $0.isRunning = false }.map(\.promise) == [.staysWhenTakenBack])
    #expect(broken { $0.toldParent = 1 }.map(\.promise) == [.staysWhenTakenBack])
    observation.situation = FlowSituation(place: .window, exit: .cancel, animated: true)
    observation.isRunning = false
    // Nobody waits for an outermost flow.
    observation.toldCaller = nil
    observation.toldParent = nil
    #expect(broken { _ in }.isEmpty)
  }

  @Test func `prints what is broken, where, and how to mend it`() {
    var report = ConformanceReport(subject: "SignInCoordinator")
    for place in ["a", "b", "c", "d", "e", "f"] {
      report.play(place)
      report.add(.screensFreed, "Screen is still alive", at: place)
    }
    report.add(.ends, "the flow does not end", at: "a")
    #expect(
      report.description == """
        SignInCoordinator breaks 2 promises in 6 situations:
        1. Screen is still alive [screensFreed]
           where: a; b; c; d; and 2 more
           mend: hold screens weakly in the coordinator, in closures and in services
        2. the flow does not end [ends]
           where: a
           mend: \(ConformanceReport.Promise.ends.remedy)
        """)
    let line = #line + 1
    let error = #expect(throws: ConformanceError.self) { try report.require() }
    #expect(
      error?.description.hasPrefix("ScenewayTestingTests/CoordinatorCheckTests.swift:\(line): SignIn") == true
    )
    #expect(ConformanceReport.Promise.allCases.allSatisfy { !$0.remedy.isEmpty })
  }
}

private final class PlainFlow: Coordinator<Int> {
  override func start() { show(UIViewController()) }
}

/// Hands its screen a closure that holds the flow, as the shortest form of a flow does.
private final class HeldFlow: Coordinator<Int> {
  final class Screen: UIViewController {
    private let done: (Int) -> Void

    init(_ done: @escaping (Int) -> Void) {
      self.done = done
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  override func start() { show(Screen { self.finish($0) }) }
}

/// Keeps the screen that holds it.
private final class CircularFlow: Coordinator<Void> {
  private var screen: UIViewController?

  override func start() {
    let screen = HeldFlow.Screen { _ in self.finish() }
    self.screen = screen
    show(screen)
  }
}

private final class SavingScreen: UIViewController, LeavingGuard {
  func mayLeave(_ leaving: Leaving) async -> Bool {
    for _ in 0..<5 { await Task.yield() }
    return true
  }
}

private final class SavingFlow: Coordinator<Int> {
  override func start() { show(SavingScreen()) }
}

private final class AskingScreen: UIViewController, LeavingGuard {
  func mayLeave(_ leaving: Leaving) async -> Bool { await confirm("Leave?", yes: "Leave", no: "Stay") }
}

private final class AskingFlow: Coordinator<Int> {
  override func start() { show(AskingScreen()) }
}

private final class LateFlow: Coordinator<Int> {
  override func start() {
    Task {
      for _ in 0..<5 { await Task.yield() }
      show(UIViewController())
    }
  }
}

/// Shows nothing itself.
private final class LeadingFlow: Coordinator<Int> {
  override func start() {
    start(PlainFlow()) { [weak self] result in
      if let number = try? result.get() { self?.finish(number) }
    }
  }
}

private final class EndlessFlow: Coordinator<Never> {
  override func start() { show(UIViewController()) }
}

/// Shows two screens, and presents a flow over them.
private final class LongFlow: Coordinator<Void> {
  override func start() {
    show(UIViewController())
    show(UIViewController())
  }
}

private final class KeptFlow: Coordinator<Void> {
  static var kept: [KeptFlow] = []

  override func start() {
    Self.kept.append(self)
    show(UIViewController())
  }
}

private final class Keeper {
  var screens: [UIViewController] = []
}

private final class ScreenKeepingFlow: Coordinator<Void> {
  private let keeper: Keeper

  init(_ keeper: Keeper) {
    self.keeper = keeper
    super.init()
  }

  override func start() {
    let screen = UIViewController()
    keeper.screens.append(screen)
    show(screen)
  }
}

/// Ends as soon as its screen is about to leave.
private final class HastyFlow: Coordinator<Void> {
  private final class Screen: UIViewController {
    weak var flow: HastyFlow?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      flow?.finish()
    }
  }

  override func start() {
    let screen = Screen()
    screen.flow = self
    show(screen)
  }
}

private final class SilentFlow: Coordinator<Void> {}

private final class WaitingFlow: Coordinator<Void> {
  private let silent = SilentFlow()

  override func start() {
    show(UIViewController())
    start(silent)
  }
}

private final class UnbalancedFlow: Coordinator<Void> {
  private final class Screen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      beginAppearanceTransition(false, animated: animated)
    }
  }

  override func start() { show(Screen()) }
}

private final class ComplainedFlow: Coordinator<Void> {
  private final class Screen: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      performSegue(withIdentifier: "nowhere", sender: nil)
    }
  }

  override func start() { show(Screen()) }
}
