import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// A split flow in the style of the test, with a list and a detail.
private final class Mail: SplitCoordinator<Never> {
  static var isClassic = false
  static var backEnds = false
  let list = ParentFlow()
  let first = NumberFlow("first")

  override func makeColumns() -> [FlowColumn] {
    list.first = Screen("list")
    return [FlowColumn(.primary, list), FlowColumn(.secondary, first)]
  }

  override func makeSplitViewController(hasSupplementary: Bool) -> UISplitViewController {
    Mail.isClassic
      ? UISplitViewController(nibName: nil, bundle: nil)
      : super.makeSplitViewController(hasSupplementary: hasSupplementary)
  }

  override var endsDetailOnBack: Bool { Mail.backEnds }
}

@MainActor
@Suite(.serialized) struct `Split flows` {
  private func launch(_ stage: FlowStage, isClassic: Bool, backEnds: Bool = false) -> Mail {
    Mail.isClassic = isClassic
    Mail.backEnds = backEnds
    let mail = Mail()
    mail.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return mail
  }

  private func sharedStack(_ mail: Mail) -> UINavigationController? {
    mail.splitViewController?.viewControllers.first as? UINavigationController
  }

  /// The names of all screens of a collapsed interface, from the bottom up.
  private func shared(_ mail: Mail) -> [String] {
    (sharedStack(mail)?.screens ?? []).map { ($0 as? Screen)?.name ?? "?" }
  }

  @Test func `a split flow that is pushed ends at once, which is reported with UIKit's reason`() async throws
  {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      var ending: FlowEnding?
      parent.start(Mail()) { result in
        if case .failure(let cancelled) = result { ending = cancelled.ending }
      }
      stage.settle()
      #expect(stage.problems.count == 1)
      guard let problem = stage.problems.first else { return }
      #expect(ending == .failed(problem))
      #expect(
        problem.description
          == "UIKit did not show UISplitViewController for Mail: Split View Controllers cannot be pushed to a "
          + "Navigation Controller; start the flow with presented:, at .root, or as a FlowTab.")
      #expect(stage.names(of: parent.navigationController) == ["parent"])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `each column's flow starts once, and both are seen where there is room`(isClassic: Bool) async throws {
    try await FlowStage.playOnTablet { stage in
      let mail = launch(stage, isClassic: isClassic)
      let split = try #require(mail.splitViewController)
      #expect(mail.screens.first === split)
      #expect(!split.isCollapsed && split.viewControllers.count == 2)
      #expect(mail.child(in: .primary) === mail.list && mail.child(in: .secondary) === mail.first)
      #expect(mail.first.starts == 1)
      #expect(mail.first.screen.appearances == 1)
      #expect(split.delegate == nil)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `another detail takes the place of the one that is there, which ends once`(
    isClassic: Bool, isNarrow: Bool
  ) async throws {
    try await FlowStage.playOnTablet(isNarrow: isNarrow) { stage in
      let mail = launch(stage, isClassic: isClassic)
      var endings: [FlowEnding] = []
      weak var second: NumberFlow?
      weak var third: NumberFlow?
      do {
        let flow = NumberFlow("second")
        second = flow
        mail.list.start(flow, .detail) { endings.append($0.ending) }
        stage.settle()
      }
      #expect(mail.first.ending == .replaced)
      #expect(mail.child(in: .secondary) === second)
      #expect(second?.screen.appearances == 1)
      do {
        let flow = NumberFlow("third")
        third = flow
        mail.showDetail(flow)
        stage.settle()
      }
      #expect(endings == [.replaced])
      #expect(mail.list.ended == [.replaced])
      #expect(second == nil)
      #expect(third?.screen.appearances == 1)
      if isNarrow { #expect(shared(mail) == ["list", "third"]) }
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  /// How a detail starts the next one: with a closure, waiting for it, or by a flow of its own.
  enum Starter: String, CaseIterable { case start, run, child }

  @Test(arguments: [false, true], Starter.allCases)
  func `a detail that starts the next one in its own place ends at once, and hears its result`(
    isNarrow: Bool, starter: Starter
  ) async throws {
    try await FlowStage.playOnTablet(isNarrow: isNarrow) { stage in
      let mail = launch(stage, isClassic: false)
      weak var second: ParentFlow?
      var endings: [FlowEnding] = []
      do {
        let flow = ParentFlow()
        flow.first = Screen("second")
        second = flow
        mail.list.start(flow, .detail) { endings.append($0.ending) }
        stage.settle()
      }
      let third = NumberFlow("third")
      var result: Int?
      switch starter {
      case .start: second?.start(third, .detail) { result = try? $0.get() }
      case .run:
        Task { [weak second] in result = try? await second?.run(third, .detail) }
        await stage.settle { third.isRunning }
      case .child:
        let inner = ParentFlow()
        inner.first = Screen("inner")
        second?.start(inner)
        stage.settle()
        inner.start(third, .detail) { result = try? $0.get() }
      }
      stage.settle()
      #expect(endings == [.replaced])
      if starter != .run { #expect(second == nil) }
      #expect(third.isRunning && third.parent === mail.list)
      #expect(mail.child(in: .secondary) === third)
      let snapshot = mail.snapshot()
      #expect(snapshot.flow.children.first?.gaps == ["NumberFlow"])
      third.finish(3)
      await stage.settle { result != nil }
      #expect(result == 3)
      #expect(second == nil)
      #expect(mail.list.ended.suffix(2) == [.replaced, .finished])
      #expect(mail.list.isRunning && mail.isRunning)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `Wish 13: collapsing and expanding keep all flows and bring their screens back`(isClassic: Bool)
    async throws
  {
    try await FlowStage.playOnTablet { stage in
      let mail = launch(stage, isClassic: isClassic)
      let pushed = NumberFlow("pushed")
      mail.first.start(pushed)
      stage.settle()
      for _ in 1...3 {
        stage.resize(isNarrow: true)
        #expect(mail.splitViewController?.isCollapsed == true)
        #expect(shared(mail) == ["list", "first", "pushed"])
        #expect(mail.list.isRunning && mail.first.isRunning && pushed.isRunning)
        stage.resize(isNarrow: false)
        #expect(mail.splitViewController?.isCollapsed == false)
        #expect(stage.names(of: mail.list.navigationController) == ["list"])
        #expect(stage.names(of: pushed.navigationController) == ["first", "pushed"])
        #expect(mail.list.isRunning && mail.first.isRunning && pushed.isRunning)
      }
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `Wish 13: what a flow pushes while collapsed is in its own column after the expansion`(isClassic: Bool)
    async throws
  {
    try await FlowStage.playOnTablet(isNarrow: true) { stage in
      let mail = launch(stage, isClassic: isClassic)
      #expect(shared(mail) == ["list", "first"])
      let outcome = mail.first.show(Screen("second"))
      stage.settle()
      #expect(outcome.outcome == .performed)
      #expect(shared(mail) == ["list", "first", "second"])
      stage.resize(isNarrow: false)
      #expect(stage.names(of: mail.first.navigationController) == ["first", "second"])
      #expect(stage.names(of: mail.list.navigationController) == ["list"])
    }
  }

  @Test(arguments: [false, true])
  func `going back from a collapsed detail hides it, and the expansion shows it again`(isClassic: Bool)
    async throws
  {
    try await FlowStage.playOnTablet(isNarrow: true) { stage in
      let mail = launch(stage, isClassic: isClassic)
      #expect(sharedStack(mail)?.tapBackButton() == true)
      stage.settle()
      #expect(shared(mail) == ["list"])
      #expect(mail.first.isRunning)
      stage.resize(isNarrow: false)
      #expect(mail.first.isRunning)
      #expect(mail.first.screen.viewIfLoaded?.window != nil)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `a hidden detail that shows a screen comes on top again`(isClassic: Bool) async throws {
    try await FlowStage.playOnTablet(isNarrow: true) { stage in
      let mail = launch(stage, isClassic: isClassic)
      sharedStack(mail)?.popToRootViewController(animated: false)
      stage.settle()
      let transition = mail.first.show(Screen("second"))
      stage.settle()
      #expect(transition.outcome == .performed)
      #expect(shared(mail) == ["list", "first", "second"])
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `going back ends a collapsed detail where the coordinator says so`(isClassic: Bool) async throws {
    try await FlowStage.playOnTablet(isNarrow: true) { stage in
      let mail = launch(stage, isClassic: isClassic, backEnds: true)
      var endings: [FlowEnding] = []
      mail.list.start(NumberFlow("second"), .detail) { endings.append($0.ending) }
      stage.settle()
      #expect(sharedStack(mail)?.tapBackButton() == true)
      stage.settle()
      #expect(endings == [.back])
      #expect(mail.child(in: .secondary) == nil)
      stage.resize(isNarrow: false)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a detail that finishes leaves its column`(isClassic: Bool, isNarrow: Bool) async throws {
    try await FlowStage.playOnTablet(isNarrow: isNarrow) { stage in
      let mail = launch(stage, isClassic: isClassic)
      var results: [Result<Int, FlowCancelled>] = []
      weak var screen: UIViewController?
      do {
        let flow = NumberFlow("second")
        screen = flow.screen
        mail.list.start(flow, .detail) { results.append($0) }
        stage.settle()
        flow.finish(4)
      }
      stage.settle()
      #expect(results == [.success(4)])
      #expect(mail.child(in: .secondary) == nil)
      #expect(screen == nil)
      #expect(mail.isRunning && mail.list.isRunning)
      stage.resize(isNarrow: !isNarrow)
      #expect(mail.isRunning && mail.list.isRunning)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `a detail without a split view controller around is pushed`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      parent.start(NumberFlow("detail"), .detail)
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["parent", "detail"])
    }
  }

  @Test func `Wish 13: three columns are three flows, collapsed and expanded`() async throws {
    try await FlowStage.playOnTablet { stage in
      Mail.isClassic = false
      let split = SplitCoordinator<Never>([
        FlowColumn(.primary, NumberFlow("a")), FlowColumn(.supplementary, NumberFlow("b")),
        FlowColumn(.secondary, NumberFlow("c")),
      ])
      split.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      #expect(split.children.count == 3)
      #expect(split.splitViewController?.viewControllers.count == 3)
      stage.resize(isNarrow: true)
      #expect(split.children.count == 3)
      let stack = split.splitViewController?.viewControllers.first as? UINavigationController
      #expect(stage.names(of: stack) == ["a", "b", "c"])
      stack?.popToRootViewController(animated: true)
      stage.settle()
      #expect(split.children.count == 3)
      stage.resize(isNarrow: false)
      #expect(split.splitViewController?.viewControllers.count == 3)
      stage.window.rootViewController = UIViewController()
      stage.settle()
      #expect(split.children.isEmpty && split.ending == .rootReplaced)
    }
  }
}
