import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

@MainActor
@Suite(.serialized) struct `State restoration: the columns of a split view` {
  /// An app whose split view has a stack in each of its columns.
  private func app(_ style: UISplitViewController.Style) -> RestorationDelegate {
    RestorationDelegate {
      let split = UISplitViewController(style: style)
      split.restorationIdentifier = "split"
      split.setViewController(
        RestorableNavigationController("lists", RestorableViewController("list")), for: .primary)
      if style == .tripleColumn {
        split.setViewController(
          RestorableNavigationController("middles", RestorableViewController("middle")), for: .supplementary)
      }
      split.setViewController(
        RestorableNavigationController("details", RestorableViewController("empty")), for: .secondary)
      return split
    }
  }

  private func split(_ delegate: RestorationDelegate) throws -> UISplitViewController {
    try #require(delegate.window?.rootViewController as? UISplitViewController)
  }

  /// The identifiers of the stacks that the split view's children hold.
  private func stacks(_ split: UISplitViewController) -> [String] {
    split.children.compactMap { $0 as? UINavigationController }.map { navigation in
      let stack = navigation.viewControllers.map { $0.restorationIdentifier ?? "–" }
      return "\(navigation.restorationIdentifier ?? "–"): \(stack.joined(separator: " "))"
    }
  }

  struct Run: CustomTestStringConvertible {
    let style: UISplitViewController.Style
    let savesOnPad: Bool
    let restoresOnPad: Bool
    var testDescription: String {
      "\(style == .doubleColumn ? "two" : "three") columns, saved \(savesOnPad ? "expanded" : "collapsed"), "
        + "restored \(restoresOnPad ? "expanded" : "collapsed")"
    }
  }

  nonisolated static let runs = [UISplitViewController.Style.doubleColumn, .tripleColumn].flatMap { style in
    [true, false].flatMap { saves in
      [true, false].map { Run(style: style, savesOnPad: saves, restoresOnPad: $0) }
    }
  }

  private func expectedStacks(_ run: Run) -> [String] {
    switch (run.style, run.restoresOnPad) {
    case (.doubleColumn, true): ["lists: list", "details: empty detail"]
    case (.doubleColumn, false): ["lists: list empty detail", "details: "]
    case (_, true): ["lists: list", "middles: middle", "details: empty detail"]
    case (_, false): ["lists: list middle empty detail", "middles: ", "details: "]
    }
  }

  @Test(arguments: runs)
  func `REST-09 a column gets back what was set for it, expanded and collapsed`(_ run: Run) throws {
    let stage = try RestorationStage()
    stage.isPad = run.savesOnPad
    try stage.run(app(run.style)) { application, delegate in
      let split = try split(delegate)
      split.setViewController(SelfMadeViewController.make("detail"), for: .secondary)
      stage.settle()
      #expect(split.isCollapsed == !run.savesOnPad)
      application.enterBackground()
    }
    stage.isPad = run.restoresOnPad
    try stage.run(app(run.style)) { _, delegate in
      let split = try split(delegate)
      #expect(split.isCollapsed == !run.restoresOnPad)
      #expect(stacks(split) == expectedStacks(run))
      let detail = split.viewController(for: .secondary)
      #expect(detail is SelfMadeViewController && detail?.viewIfLoaded?.window === delegate.window)
      #expect(split.viewController(for: .primary)?.restorationIdentifier == "lists")
      #expect(stage.said().isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `REST-09 another stack that was set for a column takes the place of the one that the app makes`(
    isPad: Bool
  ) throws {
    let stage = try RestorationStage()
    stage.isPad = isPad
    try stage.run(app(.tripleColumn)) { application, delegate in
      let split = try split(delegate)
      split.setViewController(nil, for: .secondary)
      split.setViewController(
        RestorableNavigationController("others", RestorableViewController("other")), for: .secondary)
      split.show(.secondary)
      stage.settle()
      application.enterBackground()
    }
    let delegate = app(.tripleColumn)
    delegate.supply = {
      $0 == "others" ? RestorableNavigationController("others", RestorableViewController("other")) : nil
    }
    try stage.run(delegate) { _, delegate in
      let split = try split(delegate)
      #expect(split.viewController(for: .secondary)?.restorationIdentifier == "others")
      #expect(
        stacks(split)
          == (isPad
            ? ["lists: list", "middles: middle", "others: other"]
            : ["lists: list middle other", "middles: ", "others: "]))
      #expect(RestorationStage.take().contains("other.dA"))
      #expect(stage.said().isEmpty)
    }
  }

  @Test func `REST-09 collapsed, the list is on top again, and the detail is kept for later`() throws {
    let stage = try RestorationStage()
    try stage.run(app(.doubleColumn)) { application, delegate in
      let split = try split(delegate)
      split.setViewController(SelfMadeViewController.make("detail"), for: .secondary)
      stage.settle()
      split.show(.primary)
      stage.settle()
      #expect(stacks(split) == ["lists: list", "details: "])
      application.enterBackground()
    }
    try stage.run(app(.doubleColumn)) { _, delegate in
      let split = try split(delegate)
      #expect(stacks(split) == ["lists: list", "details: "])
      #expect(split.viewController(for: .secondary) is SelfMadeViewController)
      split.show(.secondary)
      stage.settle()
      #expect(stacks(split).first?.hasSuffix(" detail") == true)
      #expect(split.viewController(for: .secondary)?.view.window === delegate.window)
    }
  }
}
