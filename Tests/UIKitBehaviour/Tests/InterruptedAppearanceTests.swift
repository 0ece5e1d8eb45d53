import BehaviourRecorder
import Testing
import UIKit

/// A container is on its way out, holds something else by then, and comes back after all.
@MainActor
@Suite struct `Containers that come back with something else` {
  /// A change of a stack of two.
  enum Change: CaseIterable {
    case push, pop, set

    @MainActor func callAsFunction(
      _ navigation: UINavigationController, _ c: UIViewController, animated: Bool
    ) {
      switch self {
      case .push: navigation.pushViewController(c, animated: animated)
      case .pop: navigation.popViewController(animated: animated)
      case .set: navigation.setViewControllers([c], animated: animated)
      }
    }

    var happening: String {
      switch self {
      case .push: "B.wD B.dD C.wA C.iA C.dA"
      case .pop: "B.wD B.dD A.wA A.iA A.dA"
      case .set: "B.wD B.dD C.wA C.iA C.dA"
      }
    }
  }

  /// The appearance calls of a line.
  private func appearances(_ line: String) -> String {
    line.split(separator: " ").filter { [".wA", ".iA", ".dA", ".wD", ".dD"].contains($0.suffix(3)) }
      .joined(separator: " ")
  }

  @Test(arguments: Change.allCases, [true, false])
  func `SHEET-05 NAV-PUSH-03 a stack that changed while its sheet was pulled comes back with its new top`(
    change: Change, animated: Bool
  ) async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let navigation = stage.navigation("nav", a, b)
      let root = UIViewController()
      stage.show(root)
      root.present(navigation, animated: false)
      stage.settle()
      stage.timeline.clear()
      #expect(stage.swipeAway(navigation, completes: false) == "started")
      change(navigation, c, animated: animated)
      #expect(appearances(stage.happensUntilSettled()) == change.happening)
      #expect(b.view.window == nil)
      #expect(navigation.topViewController?.view.window === stage.window)
      #expect(stage.said() == [])
    }
  }

  @Test func `NAV-POP-01 CONT-13 who left a stack that came, went and came again disappears before it moves`()
    async
  {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", a, b)
      let root = UIViewController()
      root.addChild(navigation)
      stage.show(root)
      navigation.beginAppearanceTransition(true, animated: false)
      root.view.addSubview(navigation.view)
      stage.timeline.clear()
      navigation.popViewController(animated: false)
      navigation.beginAppearanceTransition(false, animated: false)
      navigation.beginAppearanceTransition(true, animated: false)
      navigation.endAppearanceTransition()
      #expect(
        stage.happensUntilSettled()
          == "B.wM(nil) B.wD B.dD B.dM(nil) A.load A.vdl A.wA willShow(A) A.iA A.dA didShow(A)")
      #expect(b.view.window == nil && a.view.window === stage.window)
      #expect(stage.said() == [])
    }
  }

  @Test func `NAV-INT-03 TAB-09 another tab that was chosen while the tabs slid away comes back with them`()
    async throws
  {
    try await Stage.play { stage in
      let (r, a, b) = (stage.controller("R"), stage.controller("A"), stage.controller("B"))
      let tabs = stage.tabs("tab", a, b)
      let navigation = stage.navigation("nav", r, tabs)
      stage.show(navigation)
      let finger = try #require(stage.swipe(navigation))
      stage.turn()
      #expect(appearances(stage.happened()) == "A.wD R.wA R.iA")
      tabs.selectedIndex = 1
      stage.turn()
      finger.cancel()
      #expect(appearances(stage.happensUntilSettled()) == "R.wD R.dD A.dD B.wA B.iA B.dA")
      #expect(a.view.window == nil && b.view.window === stage.window)
      #expect(stage.said() == [])
    }
  }

  @Test func `NAV-INT-03 other pages that were set while the book slid away come back with it`() async throws
  {
    try await Stage.play { stage in
      let r = stage.controller("R")
      let pages = stage.pages("AB")
      let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      book.setViewControllers([pages[0]], direction: .forward, animated: false)
      let navigation = stage.navigation("nav", r, book)
      stage.show(navigation)
      let finger = try #require(stage.swipe(navigation))
      stage.turn()
      stage.timeline.clear()
      book.setViewControllers([pages[1]], direction: .forward, animated: false)
      stage.turn()
      finger.cancel()
      #expect(appearances(stage.happensUntilSettled()) == "R.wD R.dD A.dD B.wA B.iA B.dA")
      #expect(pages[0].view.window == nil && pages[1].view.window === stage.window)
    }
  }

  @Test func `CONT-12 SPLIT-18 a column that was hidden while its split view was on its way out stays away`()
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let (p, d) = (stage.controller("P"), stage.controller("D"))
      let split = stage.columns(p, d)
      let root = UIViewController()
      root.addChild(split)
      root.view.addSubview(split.view)
      split.didMove(toParent: root)
      stage.show(root)
      #expect(!split.isCollapsed && p.view.window === stage.window)
      split.beginAppearanceTransition(false, animated: false)
      #expect(appearances(stage.happened()) == "P.wD D.wD")
      split.hide(.primary)
      stage.turn()
      split.beginAppearanceTransition(true, animated: false)
      split.endAppearanceTransition()
      #expect(appearances(stage.happensUntilSettled()) == "P.dD D.wA D.iA D.dA")
      #expect(p.view.window == nil && d.view.window === stage.window)
      #expect(stage.said() == [])
    }
  }
}
