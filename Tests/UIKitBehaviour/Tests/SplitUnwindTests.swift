import BehaviourRecorder
import Testing
import UIKit

/// Unwinds to screens in columns that are out of sight when the segue is performed.
@MainActor
@Suite struct `Ways back into columns` {
  private typealias Column = UISplitViewController.Column

  private func scene<Screen: UIViewController>(
    _ name: String, of storyboard: UIStoryboard, as type: Screen.Type = StoryScreen.self
  ) throws -> Screen {
    try #require(storyboard.instantiateViewController(withIdentifier: name) as? Screen)
  }

  /// Three columns, the end of the segue below another screen in one of them.
  private func split(
    _ stage: Stage, with end: UIViewController, in column: UISplitViewController.Column
  ) -> UISplitViewController {
    let split = stage.columns(stage.controller("P"), stage.controller("S"), stage.controller("D"))
    split.setViewController(nil, for: column)
    split.setViewController(stage.navigation("own", end, stage.controller("X")), for: column)
    return split
  }

  @Test(
    arguments: [UISplitViewController.Column.primary, .supplementary, .secondary],
    [UISplitViewController.Column.primary, .supplementary, .secondary])
  func `UNW-13 SPLIT-08 collapsed, an unwind segue brings the screen in sight, whichever column is on top`(
    column: UISplitViewController.Column, top: UISplitViewController.Column
  ) async throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      try await Cast.play("Unwind") { stage, storyboard in
        stage.timeline.splitAnswers.topColumn = top
        let home = try scene("one", of: storyboard, as: ReturnScreen.self)
        let split = split(stage, with: home, in: column)
        stage.show(split)
        #expect(split.isCollapsed)
        let source = try scene("three", of: storyboard)
        source.modalPresentationStyle = style
        split.present(source, animated: true)
        stage.settle()
        source.performSegue(withIdentifier: "home", sender: nil)
        stage.settle()
        #expect(home.returns.count == 1)
        #expect(home.viewIfLoaded?.window === stage.window)
        #expect((split.viewControllers.first as? UINavigationController)?.topViewController === home)
        #expect(home.splitViewController === split && split.presentedViewController == nil)
        #expect(stage.said() == [])
        // Each column has its own screens again where there is room.
        stage.resize(1180, 820)
        stage.settle()
        #expect(!split.isCollapsed && split.viewController(for: column) === home.navigationController)
        #expect(stage.said() == [])
      }
    }
  }

  @Test(arguments: [UISplitViewController.Column.primary, .supplementary, .secondary])
  func `UNW-13 SPLIT-15 expanded, an unwind segue shows the column, from under a full screen as well`(
    column: UISplitViewController.Column
  ) async throws {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      try await Cast.play("Unwind") { stage, storyboard in
        stage.use(.pad, 820, 1180)
        let home = try scene("one", of: storyboard, as: ReturnScreen.self)
        let split = split(stage, with: home, in: column)
        stage.show(split)
        #expect(!split.isCollapsed && split.displayMode == .secondaryOnly)
        let source = try scene("three", of: storyboard)
        source.modalPresentationStyle = style
        split.present(source, animated: true)
        stage.settle()
        source.performSegue(withIdentifier: "home", sender: nil)
        stage.settle()
        #expect(home.returns.count == 1)
        #expect(home.viewIfLoaded?.window === stage.window)
        #expect(stage.said() == [])
      }
    }
  }

  @Test func `UNW-13 collapsed, a segue from within the merged stack goes back on that alone`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      let home = try scene("one", of: storyboard, as: ReturnScreen.self)
      let source = try scene("three", of: storyboard)
      let split = stage.columns(stage.controller("P"), home, source)
      stage.show(split)
      source.performSegue(withIdentifier: "home", sender: nil)
      #expect(source.isViewLoaded && home.returns.count == 1)
      stage.settle()
      let stack = try #require(home.navigationController)
      #expect(stack.topViewController === home && stack.viewControllers.count == 2)
      #expect(home.view.window === stage.window)
      #expect(source.animatedFlags.last == true)
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-25 LIFE-18 nobody of all this is kept, once the window has another root`() async throws {
    try await Cast.play("Unwind") { stage, storyboard in
      stage.timeline.splitAnswers.topColumn = .primary
      weak var home: ReturnScreen?
      weak var container: UISplitViewController?
      weak var presented: UIViewController?
      weak var presentation: UIPresentationController?
      do {
        let end = try scene("one", of: storyboard, as: ReturnScreen.self)
        let split = split(stage, with: end, in: .secondary)
        (home, container) = (end, split)
        stage.show(split)
        let source = try scene("three", of: storyboard)
        presented = source
        split.present(source, animated: true)
        stage.settle()
        presentation = source.presentationController
        source.performSegue(withIdentifier: "home", sender: nil)
        stage.settle()
        #expect(end.view.window === stage.window)
        end.returns = []
        source.segues = []
        for size in [1180, 400] as [CGFloat] {
          stage.resize(size, 820)
          stage.settle()
        }
      }
      #expect(home != nil && container != nil)
      #expect(presented == nil && presentation == nil)
      stage.show(stage.controller("R"))
      #expect(home == nil && container == nil)
    }
  }
}
