import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// A list and a flow beside it that shows nothing before it is told to.
private final class Desk: SplitCoordinator<Never> {
  let list = ParentFlow()
  let later = ParentFlow()
  let isClassic: Bool
  var hasDetail = true
  var delegate: (any UISplitViewControllerDelegate)?

  init(isClassic: Bool) {
    self.isClassic = isClassic
    super.init()
  }

  override func makeColumns() -> [FlowColumn] {
    list.first = Screen("list")
    return [FlowColumn(.primary, list)] + (hasDetail ? [FlowColumn(.secondary, later)] : [])
  }

  override func makeSplitViewController(hasSupplementary: Bool) -> UISplitViewController {
    let split =
      isClassic
      ? UISplitViewController(nibName: nil, bundle: nil)
      : super.makeSplitViewController(hasSupplementary: hasSupplementary)
    split.delegate = delegate
    return split
  }
}

/// Has the first column on top where the columns share one place.
private final class ListFirst: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ split: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }

  func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool { true }
}

@MainActor
@Suite struct `Split flows where the columns share one place` {
  private func launch(_ stage: FlowStage, _ desk: Desk) {
    desk.later.first = nil
    desk.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func shared(_ desk: Desk) -> [String] {
    let stack = desk.splitViewController?.viewControllers.first as? UINavigationController
    return (stack?.viewControllers ?? []).flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
      .map { ($0 as? Screen)?.name ?? "?" }
  }

  /// How a flow that has shown nothing shows something at last.
  enum Way: String, CaseIterable { case screen, child, runningChild }

  private func show(_ way: Way, _ flow: ParentFlow) {
    switch way {
    case .screen: flow.show(Screen("later"))
    case .child: flow.start(NumberFlow("later"))
    case .runningChild:
      let child = NumberFlow("later")
      Task { [weak flow] in _ = try? await flow?.run(child) }
    }
  }

  @Test(arguments: [false, true], Way.allCases)
  func `a detail that has shown nothing leaves the list on top, and comes with its first screen`(
    isClassic: Bool, way: Way
  ) async throws {
    try await FlowStage.playOnTablet(isNarrow: true) { stage in
      let desk = Desk(isClassic: isClassic)
      launch(stage, desk)
      let stack = desk.splitViewController?.viewControllers.first as? UINavigationController
      #expect(stack?.viewControllers.count == 1 && shared(desk) == ["list"])
      #expect(desk.later.isRunning && desk.child(in: .secondary) === desk.later)
      show(way, desk.later)
      await stage.settle { shared(desk).count == 2 }
      stage.settle()
      #expect(shared(desk) == ["list", "later"])
      #expect(desk.child(in: .secondary) === desk.later)
      desk.later.show(Screen("more"))
      stage.settle()
      stage.resize(isNarrow: false)
      #expect(stage.names(of: desk.list.navigationController) == ["list"])
      #expect(stage.names(of: desk.later.navigationController) == ["later", "more"])
      #expect(desk.later.isRunning && desk.list.isRunning)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `a detail that has shown nothing ends once when another one takes its place, or with all`(
    isClassic: Bool, isNarrow: Bool
  ) async throws {
    try await FlowStage.playOnTablet(isNarrow: isNarrow) { stage in
      let desk = Desk(isClassic: isClassic)
      launch(stage, desk)
      // What leads back from a screen over it does not end it.
      let sheet = NumberFlow("sheet")
      desk.later.start(sheet, presented: .sheet)
      stage.settle()
      sheet.cancel()
      stage.settle()
      #expect(desk.later.isRunning)
      let next = NumberFlow("next")
      desk.later.start(next, .detail)
      stage.settle()
      #expect(desk.later.ending == .replaced)
      #expect(next.isRunning && next.parent === desk && desk.child(in: .secondary) === next)
      #expect(next.screen.appearances == 1)
      stage.window.rootViewController = UIViewController()
      stage.settle()
      #expect(next.ending == .parentEnded || next.ending == .rootReplaced)
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `a detail that has shown nothing is kept, and is let go with the window`(isClassic: Bool) async throws
  {
    try await FlowStage.playOnTablet { stage in
      weak var later: AnyCoordinator?
      do {
        let desk = Desk(isClassic: isClassic)
        launch(stage, desk)
        later = desk.later
      }
      stage.settle()
      #expect(later?.isRunning == true)
      stage.closeWindow()
      stage.settle()
      #expect(later == nil)
    }
  }

  @Test(arguments: [false, true])
  func `a list alone gets its detail when one is started`(isClassic: Bool) async throws {
    try await FlowStage.playOnTablet(isNarrow: true) { stage in
      let desk = Desk(isClassic: isClassic)
      desk.hasDetail = false
      launch(stage, desk)
      #expect(shared(desk) == ["list"])
      desk.list.start(NumberFlow("detail"), .detail)
      stage.settle()
      #expect(shared(desk) == ["list", "detail"])
      stage.resize(isNarrow: false)
      #expect(stage.names(of: desk.child(in: .secondary)?.navigationController) == ["detail"])
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `SPLIT-14 the app's delegate has the list on top, and the detail is there when there is room`(
    isClassic: Bool
  ) async throws {
    try await FlowStage.playOnTablet(isNarrow: true) { stage in
      let desk = Desk(isClassic: isClassic)
      let delegate = ListFirst()
      desk.delegate = delegate
      desk.later.first = Screen("nothing")
      desk.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      #expect(shared(desk) == ["list"] && desk.later.isRunning)
      stage.resize(isNarrow: false)
      #expect(stage.names(of: desk.later.navigationController) == ["nothing"])
      #expect(stage.problems.isEmpty && stage.complaints.isEmpty)
    }
  }
}
