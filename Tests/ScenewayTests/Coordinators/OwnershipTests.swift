import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Ownership by screens` {
  @Test func `a screen keeps its coordinator, the parent does not`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      weak var child: NumberFlow?
      var kept: UIViewController?
      do {
        let flow = NumberFlow()
        child = flow
        kept = flow.screen
        parent.start(flow)
      }
      stage.settle()
      #expect(child?.parent === parent)
      #expect(
        parent.children.map(ObjectIdentifier.init) == [child].compactMap { $0 }.map(ObjectIdentifier.init))
      parent.navigationController?.popViewController(animated: true)
      stage.settle()
      // The screen is still there, as in an app that leaks it, and the flow has ended and is gone all the same.
      #expect(kept != nil)
      #expect(child == nil)
      #expect(parent.ended == [.back])
      kept = nil
    }
  }

  @Test func `screens are listed in the order in which they were shown, the flow's own stack first`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      let first = Screen("first")
      parent.first = first
      parent.start(in: stage.window)
      let second = Screen("second")
      parent.show(second)
      stage.window.makeKeyAndVisible()
      stage.settle()
      #expect(parent.screens == [parent.navigationController, first, second].compactMap { $0 })
    }
  }

  @Test func `a window keeps its coordinator and lets it go with its root`() async {
    await FlowStage.play { stage in
      weak var app: ParentFlow?
      do {
        let flow = ParentFlow()
        app = flow
        flow.start(in: stage.window)
      }
      stage.window.makeKeyAndVisible()
      stage.settle()
      #expect(app?.isRunning == true)
      stage.window.rootViewController = UIViewController()
      stage.settle()
      #expect(app == nil)
    }
  }

  @Test func `a flow that is started and dropped without a screen ends`() async {
    await FlowStage.play { stage in
      final class Silent: Coordinator<Int> {}
      let parent = ParentFlow()
      parent.start(in: stage.window)
      var ending: FlowEnding?
      parent.start(Silent()) { result in
        if case .failure(let cancelled) = result { ending = cancelled.ending }
      }
      stage.settle()
      #expect(ending == .released)
    }
  }

  @Test func `a screen taken out of the middle of a stack ends its flow`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      var endings: [FlowEnding] = []
      parent.start(Light()) { endings.append($0.ending) }
      stage.settle()
      let stack = parent.navigationController
      let top = UIViewController()
      parent.show(top, animated: false)
      stage.settle()
      stack?.viewControllers.remove(at: 1)
      stage.settle()
      #expect(endings == [.back])
      #expect(stack?.topViewController === top)
    }
  }

  /// Keeps no screen itself, so that the screen goes when UIKit lets it go.
  private final class Light: Coordinator<Int> {
    override func start() { show(UIViewController()) }
  }

  @Test(arguments: [Placement.pushed, .presented(.sheet), .presented(.fullScreen), .root])
  func `PAIN-01 a thousand rounds leave nothing behind`(placement: Placement) async {
    await FlowStage.play { stage in
      Counted.alive = 0
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      var ends = 0
      for round in 1...1000 {
        parent.start(Counted(), placement) { _ in ends += 1 }
        stage.settle()
        switch placement {
        case .pushed: parent.navigationController?.popViewController(animated: false)
        case .root: parent.setRoot(UIViewController())
        default: stage.window.rootViewController?.dismiss(animated: false)
        }
        stage.settle()
        if ends != round || Counted.alive != 0 {
          Issue.record("round \(round): \(ends) ends, \(Counted.alive) alive")
          return
        }
      }
      #expect(parent.children.isEmpty)
      #expect(parent.screens.count <= 2)
    }
  }

  private final class Counted: Coordinator<Int> {
    static var alive = 0

    override init() {
      super.init()
      Counted.alive += 1
    }

    override func start() { show(UIViewController()) }
    override func didEnd(_ ending: FlowEnding) { Counted.alive -= 1 }
  }

  @Test func `PAIN-05 the app's own navigation delegate is never touched`() async {
    await FlowStage.play { stage in
      final class Delegate: NSObject, UINavigationControllerDelegate {
        var shown = 0
        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController,
          animated: Bool
        ) { shown += 1 }
      }
      let delegate = Delegate()
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.delegate = delegate
      stage.show(stack)
      let parent = ParentFlow()
      parent.start(on: stack)
      stage.settle()
      parent.start(NumberFlow())
      stage.settle()
      let before = delegate.shown
      #expect(stack.tapBackButton())
      stage.settle()
      #expect(delegate.shown == before + 1)
      #expect(parent.ended == [.back])
      #expect(stack.delegate === delegate)
      parent.cancel(animated: false)
      stage.settle()
      #expect(stack.viewControllers.count == 1)
      #expect(stack.delegate === delegate)
    }
  }

  @Test
  func `PAIN-08 a root swap under an alert over a sheet frees the old tree and balances its appearances`()
    async
  {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      let old = Screen("old")
      parent.first = old
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      weak var sheet: NumberFlow?
      weak var alert: UIAlertController?
      do {
        let flow = NumberFlow()
        sheet = flow
        parent.start(flow, presented: .sheet)
        stage.settle()
        let box = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert = box
        flow.present(box)
        stage.settle()
      }
      #expect(alert?.presentingViewController != nil)
      let sheetScreen = sheet?.screen
      parent.setRoot(Screen("new"))
      stage.settle()
      #expect(sheet == nil)
      #expect(alert == nil)
      #expect(old.appearances == old.disappearances)
      #expect(sheetScreen?.appearances == sheetScreen?.disappearances)
      #expect(parent.ended == [.rootReplaced])
      #expect(stage.window.rootViewController?.presentedViewController == nil)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `PAIN-15 dismissing the upper of two sheets leaves the lower flow alone`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let lower = NumberFlow("lower")
      let upper = NumberFlow("upper")
      var endings: [String] = []
      parent.start(lower, presented: .sheet) { _ in endings.append("lower") }
      stage.settle()
      lower.start(upper, presented: .sheet) { _ in endings.append("upper") }
      stage.settle()
      _ = upper.navigationController?.swipeToDismiss()
      stage.settle()
      #expect(endings == ["upper"])
      #expect(lower.isRunning)
      #expect(lower.screen.presentingViewController != nil)
    }
  }

  @Test func `a full screen flow whose window got another root from elsewhere ends at the next transition`()
    async
  {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let flow = NumberFlow()
      var endings: [FlowEnding] = []
      parent.start(flow, presented: .fullScreen) { endings.append($0.ending) }
      stage.settle()
      stage.window.rootViewController = UIViewController()
      stage.settle()
      flow.screen.dismiss(animated: true)
      stage.settle()
      #expect(endings.count == 1)
    }
  }
}

extension Result where Failure == FlowCancelled {
  /// How the flow ended.
  var ending: FlowEnding {
    switch self {
    case .success: .finished
    case .failure(let cancelled): cancelled.ending
    }
  }
}
