import BehaviourRecorder
import Testing
import UIKit

/// Something is presented in the place of a container's child; the child is to go, and stays after all.
@MainActor
@Suite struct `A covered child that stays after all` {
  private func cover(_ a: UIViewController, with b: UIViewController, on stage: Stage) {
    a.definesPresentationContext = true
    b.modalPresentationStyle = .currentContext
    a.present(b, animated: false)
    stage.settle()
    stage.timeline.clear()
  }

  private func expectCovered(_ a: UIViewController, by b: UIViewController, on stage: Stage) {
    #expect(b.view.window === stage.window && a.view.window == nil)
    a.dismiss(animated: false)
    stage.settle()
    #expect(b.view.window == nil && a.view.window === stage.window)
    #expect(stage.said() == [])
  }

  @Test func `NAV-INT-03 PRES-11 a swipe from the edge that is given up brings back what covers the top`()
    async throws
  {
    try await Stage.play { stage in
      let (r, a, b) = (stage.controller("R"), stage.controller("A"), stage.controller("B"))
      let navigation = stage.navigation("nav", r, a)
      stage.show(navigation)
      cover(a, with: b, on: stage)
      let finger = try #require(stage.swipe(navigation))
      stage.turn()
      #expect(stage.happened() == "A.wM(nil) R.load R.vdl B.wD R.wA willShow(R) R.iA")
      finger.cancel()
      #expect(stage.happensUntilSettled() == "R.wD R.dD B.wA B.iA B.dA")
      expectCovered(a, by: b, on: stage)
    }
  }

  @Test func `TAB-22 PRES-11 a change of tabs that is given up brings back what covers the tab`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let tabs = stage.tabs("tab", a, c)
      let choreographer = Choreographer(stage.timeline, RecordingAnimator(stage.timeline))
      let percent = UIPercentDrivenInteractiveTransition()
      choreographer.interactor = percent
      tabs.delegate = choreographer
      stage.show(tabs)
      cover(a, with: b, on: stage)
      tabs.selectedIndex = 1
      stage.settle()
      stage.timeline.clear()
      percent.cancel()
      #expect(stage.happensUntilSettled() == "C.wD C.dD B.wA B.iA B.dA ended(false)")
      expectCovered(a, by: b, on: stage)
      withExtendedLifetime(choreographer) {}
    }
  }

  @Test func `PRES-11 a turn of pages that is given up brings back what covers the page`() async throws {
    try await Stage.play { stage in
      let b = stage.controller("B")
      let book = PageBook(stage.pages("AC"))
      let container = stage.show(book)
      cover(book.pages[0], with: b, on: stage)
      let finger = try #require(stage.turn(container, .forward))
      stage.turn()
      stage.timeline.clear()
      finger.cancel()
      stage.settle()
      expectCovered(book.pages[0], by: b, on: stage)
    }
  }
}
