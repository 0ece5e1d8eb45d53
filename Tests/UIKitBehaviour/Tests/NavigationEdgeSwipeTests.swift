import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `A finger that comes in from the edge of the screen` {
  private func shown(
    _ stage: Stage
  ) -> (UINavigationController, RecordingViewController, RecordingViewController) {
    let (a, b) = (stage.controller("A"), stage.controller("B"))
    let navigation = stage.navigation("nav", a, b)
    stage.show(navigation)
    return (navigation, a, b)
  }

  private let begun = "B.wM(nil) A.load A.vdl B.wD A.wA willShow(A) A.iA"

  @Test(arguments: [true, false])
  func `NAV-PUSH-17 NAV-INT-01 NAV-INT-03 NAV-INT-05 it moves the pop and decides how it ends`(
    cancelled: Bool
  ) async throws {
    try await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      let finger = try #require(stage.touchEdge(of: b.view))
      #expect(finger.moves(navigation.interactivePopGestureRecognizer))
      #expect(stage.happensUntilSettled() == begun)
      let width = stage.window.bounds.width
      finger.move(width * 0.25)
      #expect(navigation.transitionCoordinator?.percentComplete == 0.25)
      #expect(navigation.interactivePopGestureRecognizer?.state == .changed)
      finger.move(width * (cancelled ? 0.4 : 0.6))
      #expect(stage.happensUntilSettled() == "")
      finger.lift()
      #expect(
        stage.happensUntilSettled()
          == (cancelled ? "A.wD A.dD B.wA B.iA B.dA" : "B.dD A.dA B.dM(nil) didShow(A)"))
      #expect(navigation.viewControllers == (cancelled ? [a, b] : [a]))
      #expect(navigation.interactivePopGestureRecognizer?.state == .possible)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: [(0.1, 900.0, true), (0.9, -900.0, false), (0.9, 0.0, true), (0.1, 0.0, false)])
  func `NAV-PUSH-17 a quick finger decides by its direction`(
    share: Double, speed: Double, pops: Bool
  ) async throws {
    try await Stage.play { stage in
      let (navigation, _, b) = shown(stage)
      let finger = try #require(stage.touchEdge(of: b.view))
      stage.turn()
      finger.move(stage.window.bounds.width * share, speed: speed)
      finger.lift()
      stage.settle()
      #expect(navigation.viewControllers.count == (pops ? 1 : 2))
    }
  }

  @Test func `NAV-PUSH-17 NAV-INT-03 a finger that is taken away gives the pop up`() async throws {
    try await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      let finger = try #require(stage.touchEdge(of: b.view))
      stage.turn()
      finger.move(stage.window.bounds.width)
      finger.takeAway()
      stage.settle()
      #expect(navigation.viewControllers == [a, b])
    }
  }

  @Test func `NAV-PUSH-17 all in one turn it pops too, but not away from the edge`() async {
    await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      stage.drag(b.view, by: 300, fromEdge: false)
      stage.settle()
      #expect(navigation.viewControllers == [a, b])
      stage.drag(b.view, by: 300, fromEdge: true)
      #expect(stage.happensUntilSettled() == "\(begun) B.dD A.dA B.dM(nil) didShow(A)")
    }
  }

  @Test func `NAV-PUSH-17 it does not begin where nothing can be popped or the back button is not there`()
    async
  {
    await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      let recognizer = navigation.interactivePopGestureRecognizer
      b.navigationItem.hidesBackButton = true
      #expect(stage.touchEdge(of: b.view)?.moves(recognizer) == false)
      b.navigationItem.hidesBackButton = false
      navigation.isNavigationBarHidden = true
      #expect(stage.touchEdge(of: b.view)?.moves(recognizer) == false)
      navigation.isNavigationBarHidden = false
      recognizer?.isEnabled = false
      #expect(stage.touchEdge(of: b.view)?.moves(recognizer) == false)
      recognizer?.isEnabled = true
      navigation.popViewController(animated: false)
      stage.settle()
      #expect(stage.touchEdge(of: a.view)?.moves(recognizer) == false)
      stage.settle()
      #expect(navigation.viewControllers == [a])
    }
  }

  @Test func `NAV-PUSH-17 a delegate of the app's own decides instead, once for each finger`() async {
    await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      let gate = Gate()
      navigation.interactivePopGestureRecognizer?.delegate = gate
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "X", style: .plain, target: nil, action: nil)
      gate.isOpen = false
      #expect(stage.touchEdge(of: b.view)?.moves(navigation.interactivePopGestureRecognizer) == false)
      #expect(gate.questions == 1)
      gate.isOpen = true
      stage.drag(b.view, by: 300, fromEdge: true)
      stage.settle()
      #expect(gate.questions == 2)
      #expect(navigation.viewControllers == [a])
      // A delegate that says yes at the root pops nothing.
      stage.drag(a.view, by: 300, fromEdge: true)
      stage.settle()
      #expect(navigation.viewControllers == [a] && navigation.transitionCoordinator == nil)
      // Without any delegate it begins wherever something can be popped.
      navigation.interactivePopGestureRecognizer?.delegate = nil
      navigation.pushViewController(b, animated: false)
      stage.settle()
      stage.drag(b.view, by: 300, fromEdge: true)
      stage.settle()
      #expect(navigation.viewControllers == [a])
    }
  }

  @Test func `NAV-PUSH-17 it does nothing while another transition runs`() async {
    await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      let c = stage.controller("C")
      navigation.pushViewController(c, animated: true)
      stage.turn()
      stage.drag(c.view, by: 300, fromEdge: true)
      stage.settle()
      #expect(navigation.viewControllers == [a, b, c])
      #expect(stage.said() == [])
    }
  }

  @Test func `NAV-PUSH-18 NAV-PUSH-17 a finger over the app's own recogniser moves the app's own animation`()
    async
  {
    await Stage.play { stage in
      let (navigation, a, b) = shown(stage)
      let choreographer = Choreographer(stage.timeline, RecordingAnimator(stage.timeline))
      choreographer.interactor = UIPercentDrivenInteractiveTransition()
      navigation.delegate = choreographer
      navigation.interactivePopGestureRecognizer?.delegate = nil
      stage.drag(b.view, by: 300, fromEdge: true)
      stage.settle()
      // UIKit's own gesture has UIKit's own animation.
      #expect(navigation.viewControllers == [a] && !stage.happened().contains("animate"))
    }
  }
}

private final class Gate: NSObject, UIGestureRecognizerDelegate {
  var isOpen = true
  var questions = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return isOpen
  }
}
