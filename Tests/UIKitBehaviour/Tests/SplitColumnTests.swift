import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Split views with columns` {
  @Test func `SPLIT-08 a controller is wrapped in a navigation controller, but for the compact column`() async
  {
    await Stage.play { stage in
      let (p, s, d, c) = (
        stage.controller("P"), stage.controller("S"), stage.controller("D"), stage.controller("C")
      )
      let own = stage.navigation("own", s)
      let split = stage.columns(p, own, d, compact: c)
      #expect(p.navigationController?.viewControllers == [p])
      #expect(p.navigationController?.parent === split)
      #expect(own.parent === split && s.navigationController === own)
      #expect(c.parent === split)
      #expect(split.viewController(for: .primary) === p)
      #expect(split.viewController(for: .supplementary) === own)
      #expect(split.viewController(for: .secondary) === d)
      #expect(split.viewController(for: .compact) === c)
      #expect(split.viewControllers.count == 3)
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func
    `16-22 SPLIT-08 SPLIT-14 SPLIT-21 SPLIT-02 without a compact column the columns merge in the first stack`(
      time: Stage.Time
    ) async throws
  {
    try await Stage.play(time) { stage in
      let (p, s, d) = (stage.controller("P"), stage.controller("S"), stage.controller("D"))
      let split = stage.columns(p, s, d)
      let children = split.children
      stage.timeline.clear()
      stage.timeline.onEntry = { entry in
        if entry == "top(secondary)" { #expect(!split.isCollapsed) }
        if entry == "didCollapse" { #expect(split.isCollapsed) }
      }
      stage.window.rootViewController = split
      stage.window.makeKeyAndVisible()
      #expect(
        stage.happened()
          == "top(secondary) S.dM(navS) S.wM(nil) S.dM(nil) D.dM(navD) D.wM(nil) D.dM(nil) "
          + "S.wM(navP) D.wM(navP) P.dM(navP) S.dM(navP) didCollapse")
      await stage.idle()
      let merged = try #require(p.navigationController)
      #expect(merged.viewControllers == [p, s, d])
      #expect(split.viewControllers == [merged])
      #expect(split.viewController(for: .secondary) === d)
      #expect(split.children == children && children.count == 3)
      #expect(stage.happened() == "D.load D.vdl D.wA D.iA D.dA D.dM(navP)")
      #expect(!p.isViewLoaded && !s.isViewLoaded)
    }
  }

  @Test(
    arguments: [(.primary, 1), (.supplementary, 2), (.secondary, 3)]
      as [(UISplitViewController.Column, Int)])
  func `SPLIT-14 a delegate chooses the column on top`(column: UISplitViewController.Column, count: Int) async
  {
    await Stage.play { stage in
      let (p, s, d) = (stage.controller("P"), stage.controller("S"), stage.controller("D"))
      stage.timeline.splitAnswers.topColumn = column
      let split = stage.columns(p, s, d)
      stage.show(split)
      #expect(p.navigationController?.viewControllers == Array([p, s, d].prefix(count)))
      #expect([p, s, d][count - 1].view.window === stage.window)
    }
  }

  @Test func `16-22 SPLIT-08 SPLIT-07 SPLIT-21 a compact column shows instead`() async {
    await Stage.play { stage in
      let (p, d, c) = (stage.controller("P"), stage.controller("D"), stage.controller("C"))
      let split = stage.columns(p, d, compact: c)
      stage.timeline.clear()
      stage.window.rootViewController = split
      stage.window.makeKeyAndVisible()
      #expect(
        stage.happensUntilSettled() == "top(compact) didCollapse C.load C.vdl C.wA C.iA C.dA")
      #expect(split.viewControllers == [c] && split.children.count == 3)
      #expect(p.navigationController?.viewControllers == [p])
    }
  }

  @Test func `SPLIT-08 collapsed, a compact column that is set later shows in place of the merged columns`()
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 400, 820)
      let (p, s, d, c) = (
        stage.controller("P"), stage.controller("S"), stage.controller("D"), stage.controller("C")
      )
      let split = stage.columns(p, s, d)
      stage.show(split)
      let list = p.navigationController
      #expect(list?.viewControllers == [p, s, d])
      stage.timeline.clear()
      split.setViewController(c, for: .compact)
      #expect(list?.viewControllers == [p] && d.navigationController?.viewControllers == [d])
      #expect(
        stage.happensUntilSettled()
          == "C.wM(split) C.dM(split) D.wD D.dD S.wM(nil) D.wM(nil) S.dM(nil) D.dM(nil) S.wM(navS) D.wM(navD) "
          + "C.load C.vdl C.wA C.iA C.dA")
      #expect(split.viewControllers == [c] && c.view.window === stage.window)
      #expect(p.viewIfLoaded?.window == nil && d.view.window == nil)
      stage.resize(1180, 820)
      stage.settle()
      #expect(split.viewControllers.count == 3 && d.view.window === stage.window)
      #expect(s.navigationController?.viewControllers == [s])
    }
  }

  @Test func `SPLIT-08 collapsed, the columns merge where the compact column is emptied`() async {
    await Stage.play { stage in
      let (p, d, c) = (stage.controller("P"), stage.controller("D"), stage.controller("C"))
      let split = stage.columns(p, d, compact: c)
      stage.show(split)
      stage.timeline.clear()
      split.setViewController(nil, for: .compact)
      #expect(p.navigationController?.viewControllers == [p, d])
      #expect(
        stage.happensUntilSettled()
          == "C.wM(nil) D.dM(navD) D.wM(nil) D.dM(nil) D.wM(navP) P.dM(navP) "
          + "D.load D.vdl D.wA C.wD C.dD C.dM(nil) D.iA D.dA D.dM(navP)")
      #expect(split.viewControllers == [p.navigationController] && c.parent == nil)
      #expect(d.view.window === stage.window && c.view.window == nil)
    }
  }

  @Test func `SPLIT-08 two columns have no middle one to show or hide`() async {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let split = stage.columns(stage.controller("P"), stage.controller("D"))
      stage.show(split)
      split.preferredDisplayMode = .secondaryOnly
      stage.settle()
      split.show(.supplementary)
      #expect(split.displayMode == .secondaryOnly)
      split.show(.primary)
      split.hide(.supplementary)
      #expect(split.displayMode == .oneBesideSecondary)
    }
  }

  @Test func `SPLIT-14 SPLIT-06 SPLIT-13 expanding gives every column its stack back`() async {
    await Stage.play { stage in
      stage.use(.pad, 400, 820)
      let (p, d, more) = (stage.controller("P"), stage.controller("D"), stage.controller("M"))
      let split = stage.columns(p, d)
      let posts = Posts(from: split)
      stage.show(split)
      d.navigationController?.pushViewController(more, animated: false)
      stage.settle()
      stage.timeline.clear()
      stage.timeline.onEntry = { entry in
        if entry == "expandTo(oneBesideSecondary)" { #expect(split.isCollapsed) }
        if entry == "didExpand" { #expect(!split.isCollapsed) }
      }
      stage.resize(1180, 820)
      #expect(
        stage.happened()
          == "expandTo(oneBesideSecondary) M.wD M.dD D.wM(nil) M.wM(nil) D.dM(nil) M.dM(nil) "
          + "D.wM(navD) M.wM(navD) D.dM(navD) didExpand")
      #expect(
        stage.happensUntilSettled() == "P.load P.vdl P.wA P.iA M.wA M.iA P.dA M.dA M.dM(navD)")
      #expect(posts.count == 2)
      #expect(p.navigationController?.viewControllers == [p])
      #expect(d.navigationController?.viewControllers == [d, more])
      #expect(d.navigationController !== p.navigationController)
    }
  }

  @Test func `SPLIT-14 a delegate chooses the mode to expand to`() async {
    await Stage.play { stage in
      stage.use(.pad, 400, 820)
      let (p, d) = (stage.controller("P"), stage.controller("D"))
      let split = stage.columns(p, d)
      stage.show(split)
      stage.timeline.splitAnswers.modeForExpanding = .secondaryOnly
      stage.resize(1180, 820)
      stage.settle()
      #expect(split.displayMode == .secondaryOnly)
      #expect(p.viewIfLoaded?.window == nil && d.view.window === stage.window)
    }
  }

  @Test func `SPLIT-14 a column that was gone back from has its stack again when it expands`() async {
    await Stage.play { stage in
      stage.use(.pad, 400, 820)
      let (p, d) = (stage.controller("P"), stage.controller("D"))
      let split = stage.columns(p, d)
      stage.show(split)
      p.navigationController?.popViewController(animated: false)
      stage.settle()
      #expect(d.navigationController == nil)
      stage.resize(1180, 820)
      stage.settle()
      #expect(d.navigationController?.viewControllers == [d])
      #expect(p.view.window != nil && d.view.window != nil)
    }
  }

  @Test
  func `SPLIT-09 a second controller is pushed on the column's stack, unless the column is emptied first`()
    async
  {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let (p, d, n, m) = (
        stage.controller("P"), stage.controller("D"), stage.controller("N"), stage.controller("M")
      )
      let split = stage.columns(p, d)
      stage.show(split)
      let navigation = d.navigationController
      split.setViewController(n, for: .secondary)
      #expect(navigation?.viewControllers == [d, n])
      #expect(split.viewController(for: .secondary) === n)
      stage.settle()
      split.setViewController(nil, for: .secondary)
      split.setViewController(m, for: .secondary)
      stage.settle()
      #expect(m.navigationController?.viewControllers == [m])
      #expect(m.navigationController !== navigation && navigation?.parent == nil)
      #expect(m.view.window === stage.window && n.view.window == nil)
    }
  }

  @Test func `SPLIT-09 collapsed, a second controller is pushed where its column shows`() async {
    await Stage.play { stage in
      let (p, d, n) = (stage.controller("P"), stage.controller("D"), stage.controller("N"))
      let split = stage.columns(p, d)
      stage.show(split)
      split.setViewController(n, for: .secondary)
      stage.settle()
      #expect(p.navigationController?.viewControllers == [p, d, n])
      split.setViewController(nil, for: .secondary)
      stage.settle()
      #expect(p.navigationController?.viewControllers == [p])
    }
  }

  @Test func `SPLIT-08 collapsed, a column comes on top and goes again`() async {
    await Stage.play { stage in
      stage.timeline.splitAnswers.topColumn = .primary
      let (p, s, d) = (stage.controller("P"), stage.controller("S"), stage.controller("D"))
      let split = stage.columns(p, s, d)
      stage.show(split)
      let navigation = p.navigationController
      split.show(.secondary)
      #expect(navigation?.viewControllers == [p, s, d])
      stage.settle()
      #expect(d.animatedFlags == [true, true, true])
      split.show(.supplementary)
      #expect(navigation?.viewControllers == [p, s])
      stage.settle()
      split.show(.secondary)
      stage.settle()
      split.hide(.secondary)
      #expect(navigation?.viewControllers == [p, s])
      stage.settle()
      split.show(.primary)
      #expect(navigation?.viewControllers == [p])
    }
  }

  @Test func `SPLIT-08 a classic split view has no columns`() async {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let split = stage.split(stage.controller("L"), stage.controller("D"))
      split.setViewController(stage.controller("X"), for: .secondary)
      #expect(split.viewController(for: .secondary) == nil && split.viewControllers.count == 2)
      stage.show(split)
      split.hide(.primary)
      #expect(split.displayMode == .oneBesideSecondary)
    }
  }

  @Test func `SPLIT-09 a column keeps nothing of what it let go`() async {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      weak var gone: UIViewController?
      let split = stage.columns(stage.controller("P"), stage.controller("D"))
      stage.show(split)
      gone = split.viewController(for: .secondary)
      #expect(gone != nil)
      split.setViewController(nil, for: .secondary)
      stage.settle()
      #expect(gone == nil)
    }
  }
}
