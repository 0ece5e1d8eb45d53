import BehaviourRecorder
import Testing
import UIKit

/// A room that changes while something moves: what runs ends first, what a finger moves goes back, and nobody is lost.
@MainActor
@Suite struct `Split views whose room changes while something moves` {
  @Test func `SPLIT-08 a push on the list ends before the columns merge over it`() async {
    await Stage.play { stage in
      stage.use(.phone, 896, 414)
      let (p, x, d) = (stage.controller("P"), stage.controller("X"), stage.controller("D"))
      let split = stage.columns(p, d)
      stage.show(split)
      let list = p.navigationController
      list?.pushViewController(x, animated: true)
      stage.turn()
      stage.timeline.clear()
      stage.rotate()
      #expect(list?.viewControllers == [p, x, d] && split.isCollapsed)
      #expect(stage.happened().hasPrefix("P.dD X.dA X.dM(navP) "))
      stage.settle()
      #expect(d.view.window === stage.window && x.viewIfLoaded?.window == nil)
      #expect(p.transitionCoordinator == nil && d.transitionCoordinator == nil)
      #expect(stage.happened().hasSuffix("D.dM(navP)"))
    }
  }

  @Test func `SPLIT-08 NAV-INT-03 a screen that a finger pulls off the content goes back and moves with it`()
    async
  {
    await Stage.play { stage in
      stage.use(.phone, 896, 414)
      let (p, d, m) = (stage.controller("P"), stage.controller("D"), stage.controller("M"))
      let split = stage.columns(p, d)
      stage.show(split)
      let content = d.navigationController
      content?.pushViewController(m, animated: false)
      stage.settle()
      let finger = content.flatMap { stage.swipe($0) }
      #expect(finger != nil && content?.viewControllers == [d])
      stage.turn()
      stage.rotate()
      finger?.finish()
      stage.settle()
      #expect(p.navigationController?.viewControllers == [p, d, m])
      #expect(m.view.window === stage.window && stage.rows.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `SPLIT-08 SPLIT-14 NAV-INT-03 a content that a finger pulls off the list's stack has its column again`(
    turns: Bool
  ) async {
    await Stage.play { stage in
      stage.use(.phone, 414, 896)
      let (p, d, m) = (stage.controller("P"), stage.controller("D"), stage.controller("M"))
      let split = stage.columns(p, d)
      stage.show(split)
      let list = p.navigationController
      list?.pushViewController(m, animated: false)
      stage.settle()
      let finger = list.flatMap { stage.swipe($0) }
      if turns { stage.turn() }
      stage.rotate()
      finger?.finish()
      stage.settle()
      #expect(list?.viewControllers == [p] && d.navigationController?.viewControllers == [d, m])
      #expect(p.view.window === stage.window && m.view.window === stage.window)
      #expect(stage.rows.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `SPLIT-05 CONT-15 a detail that a finger has just taken off the stack stands in its own place at once`(
    turns: Bool
  ) async {
    await Stage.play { stage in
      stage.use(.phone, 414, 896)
      let (p, d) = (stage.controller("P"), stage.controller("D"))
      let (list, content) = (stage.navigation("list", p), stage.navigation("content", d))
      let split = stage.split(list, content)
      stage.show(split)
      stage.swipe(list)?.finish()
      if turns { stage.turn() }
      stage.rotate()
      stage.settle()
      #expect(split.viewControllers == [list, content] && list.viewControllers == [p])
      #expect(p.view.window === stage.window && d.view.window === stage.window)
      #expect(stage.rows.isEmpty)
    }
  }
}
