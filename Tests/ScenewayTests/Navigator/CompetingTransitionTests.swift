import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Competing transitions` {
  @Test func `Pain 9: a double tap pushes one screen and the second tap hears that it was coalesced`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      navigator.policy = .coalesce
      let first = navigator.push(DetailScreen(1), key: "detail 1")
      let second = navigator.push(DetailScreen(1), key: "detail 1")
      let other = navigator.push(DetailScreen(2), key: "detail 2")
      #expect(second.outcome == .coalesced)
      #expect(second.joined === first)
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["A", "detail 1", "detail 2"])
      #expect(first.outcome == .performed)
      #expect(other.outcome == .performed)
      #expect(await second.ended() == .coalesced)
    }
  }

  @Test func `Pain 9: an equal request joins one that runs, and pushes again when that has ended`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      navigator.push(DetailScreen(1), key: 1, policy: .coalesce)
      stage.turn()
      #expect(navigator.push(DetailScreen(1), key: 1, policy: .coalesce).outcome == .coalesced)
      stage.settle()
      #expect(navigator.push(DetailScreen(1), key: 1, policy: .coalesce).outcome == nil)
      stage.settle()
      #expect(stage.rootStack?.viewControllers.count == 3)
    }
  }

  @Test func `Wish 3: a request can replace those that wait, be dropped, or wait`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let running = navigator.push(DetailScreen(1))
      let waiting = navigator.push(DetailScreen(2))
      let dropped = navigator.push(DetailScreen(3), policy: .drop)
      let replacing = navigator.push(DetailScreen(4), policy: .replace)
      let last = navigator.push(DetailScreen(5))
      #expect(dropped.outcome == .dropped)
      #expect(waiting.outcome == .replaced)
      stage.settle()
      #expect([running, replacing, last].map(\.outcome) == [.performed, .performed, .performed])
      #expect(stage.names(of: stage.rootStack) == ["A", "detail 1", "detail 4", "detail 5"])
      #expect(navigator.push(DetailScreen(6), policy: .drop).outcome == nil)
      stage.settle()
      #expect(navigator.isIdle)
    }
  }

  @Test func `Wish 3: each request can be awaited and taken back while it waits`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let first = navigator.push(DetailScreen(1))
      let second = navigator.push(DetailScreen(2))
      second.cancel()
      #expect(second.outcome == .cancelled)
      let end = Task { await first.ended() }
      await stage.settle(until: { first.outcome != nil })
      #expect(await end.value == .performed)
      first.cancel()
      #expect(first.outcome == .performed)
      #expect(stage.names(of: stage.rootStack) == ["A", "detail 1"])
    }
  }

  @Test(arguments: [false, true])
  func `Pain 10: the same screen pushed twice is an error, not an exception`(_ animated: Bool) async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let screen = Screen("B")
      let animation: RouteAnimation = animated ? .standard : .none
      navigator.push(screen, animation: animation)
      let second = navigator.push(screen, animation: animation)
      stage.settle()
      #expect(
        second.outcome
          == .failed(
            SceneError(
              .screenShownTwice, scene: "Navigator", expected: "Screen", found: ["Screen", "Screen"])))
      #expect(stage.names(of: stage.rootStack) == ["A", "B"])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `Pain 10: a navigation controller cannot be pushed, which is an error`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let push = navigator.push(UINavigationController())
      stage.settle()
      guard case .failed(let error) = push.outcome else { return #expect(push.outcome == nil) }
      #expect(error.kind == .transitionRefused)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `Pain 10: a split view controller cannot be pushed, for UIKit's reason`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let push = navigator.push(UISplitViewController(style: .doubleColumn))
      stage.settle()
      guard case .failed(let error) = push.outcome else { return #expect(push.outcome == nil) }
      #expect(
        error.description
          == "UIKit did not show UISplitViewController for Navigator: Split View Controllers cannot be pushed to a "
          + "Navigation Controller; present it, set it as the window's root, or make it a tab.")
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `Pain 11: push, pop to root and push in one tick end as they were asked for`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let listener = StackListener()
      stage.rootStack?.delegate = listener
      let screens = [Screen("B"), Screen("C")]
      navigator.push(screens[0])
      navigator.popToRoot(animated: false)
      let last = navigator.push(screens[1])
      stage.settle()
      #expect(last.outcome == .performed)
      #expect(stage.names(of: stage.rootStack) == ["A", "C"])
      #expect(listener.events == ["will B", "did B", "will A", "did A", "will C", "did C"])
      #expect(screens.map { $0.appearances - $0.disappearances } == [0, 1])
      #expect(stage.rootStack?.delegate === listener)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `Pain 12: a dismissal and an alert in one tick both happen`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      navigator.present(Screen("sheet"), .sheet)
      stage.settle()
      navigator.dismiss()
      let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
      let presentation = navigator.present(alert)
      stage.settle()
      #expect(presentation.outcome == .performed)
      #expect(alert.presentingViewController === stage.window.rootViewController)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `Pain 12: three alerts at once appear one after another as each is closed`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let alerts = (1...3).map { UIAlertController(title: "\($0)", message: nil, preferredStyle: .alert) }
      for alert in alerts { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
      let transitions = alerts.map { navigator.present($0) }
      for (index, alert) in alerts.enumerated() {
        stage.settle()
        #expect(stage.presented == [alert])
        #expect(transitions.map { $0.outcome != nil } == (0..<3).map { $0 <= index })
        #expect(alert.tap(alert.actions[0]))
      }
      stage.settle()
      #expect(stage.presented.isEmpty)
      #expect(navigator.isIdle)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `Pain 12: a push goes on below while another alert waits for the first to be closed`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      navigator.present(UIAlertController(title: "1", message: nil, preferredStyle: .alert))
      let second = navigator.present(UIAlertController(title: "2", message: nil, preferredStyle: .alert))
      let push = navigator.push(Screen("B"))
      stage.settle()
      #expect(push.outcome == .performed)
      #expect(second.outcome == nil)
      #expect(stage.names(of: stage.rootStack) == ["A", "B"])
    }
  }

  @Test func `Pain 13: what is presented before there is a window comes when there is one`() async {
    await FlowStage.play { stage in
      let navigator = Navigator()
      let sheet = Screen("sheet")
      let presentation = navigator.present(sheet, .sheet)
      let push = navigator.push(Screen("B"), on: nil)
      stage.settle()
      #expect(presentation.outcome == nil)
      stage.window.rootViewController = UINavigationController(rootViewController: Screen("A"))
      #expect(navigator.attach(to: stage.window))
      stage.settle()
      #expect(presentation.outcome == nil)
      stage.window.makeKeyAndVisible()
      stage.settle()
      #expect(presentation.outcome == .performed)
      #expect(stage.presented == [sheet])
      // What was asked for after the sheet means what is on top then: a sheet without a stack.
      #expect(push.outcome == .failed(SceneError(.noNavigationController, scene: "Navigator")))
      #expect(Navigator.of(stage.window) === navigator)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `Pain 13: two pushes and three presentations through one navigator are all there`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      navigator.push(Screen("B"))
      navigator.push(Screen("C"))
      let sheets = (1...3).map { Screen("\($0)") }
      for sheet in sheets { navigator.present(sheet, .fullScreen) }
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["A", "B", "C"])
      #expect(stage.presented == sheets)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `Pain 13: a request whose container, presenter or window is gone fails and says so`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      var stack: UINavigationController? = UINavigationController(rootViewController: Screen("X"))
      let blocker = navigator.present(UIAlertController(title: "1", message: nil, preferredStyle: .alert))
      let push = navigator.push(Screen("B"), on: stack)
      var presenter: Screen? = Screen("never shown")
      let presentation = navigator.present(Screen("sheet"), from: presenter)
      stack = nil
      presenter = nil
      stage.settle()
      #expect(blocker.outcome == .performed)
      guard case .failed(let pushError) = push.outcome, case .failed(let error) = presentation.outcome else {
        Issue.record("\(String(describing: push.outcome)) \(String(describing: presentation.outcome))")
        return
      }
      #expect(pushError.kind == .containerGone)
      #expect(error.kind == .containerGone)
      #expect("\(error)".contains("Navigator was to show Screen in a container that is gone"))
    }
  }

  @Test func `Pain 13: what waits for the window of a navigator that is let go is cancelled`() async {
    await FlowStage.play { stage in
      weak var kept: Screen?
      let transition: Transition
      do {
        let screen = Screen("never")
        kept = screen
        transition = Navigator().present(screen)
      }
      stage.settle()
      #expect(await transition.ended() == .cancelled)
      #expect(kept == nil)
    }
  }
}
