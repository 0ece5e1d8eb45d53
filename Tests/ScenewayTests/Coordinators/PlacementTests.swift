import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Places on a stack` {
  private func launch(_ stage: FlowStage) -> ParentFlow {
    let parent = ParentFlow()
    parent.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return parent
  }

  @Test func `Wish 17, TCAC 14: a parent pushes above its pushing child, and each leaves for itself`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let child = NumberFlow("child")
      parent.show(Screen("second"))
      parent.start(child)
      parent.show(Screen("third"))
      child.show(Screen("child 2"))
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["parent", "second", "child", "third", "child 2"])
      child.finish(1)
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["parent", "second", "third"])
      #expect(parent.ended == [.finished])
      #expect(parent.isRunning)
    }
  }

  @Test func `Wish 17: two coordinators on one stack of the app's push and end each for itself`() async {
    await FlowStage.play { stage in
      let stack = UINavigationController(rootViewController: Screen("app"))
      stage.show(stack)
      let (one, two) = (ParentFlow(), ParentFlow())
      one.first = Screen("one")
      two.first = Screen("two")
      one.start(on: stack)
      stage.settle()
      two.start(on: stack)
      stage.settle()
      one.show(Screen("one again"))
      stage.settle()
      #expect(stage.names(of: stack) == ["app", "one", "two", "one again"])
      two.cancel()
      stage.settle()
      #expect(stage.names(of: stack) == ["app", "one", "one again"])
      #expect(two.ending == .cancelled && one.isRunning)
      stack.popToRootViewController(animated: true)
      stage.settle()
      #expect(one.ending == .back)
      #expect(stack.delegate == nil)
    }
  }

  @Test
  func `Wish 17: a child anywhere on the stack pushes children of its own, and each goes without the others`()
    async
  {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let (one, two, inner) = (NumberFlow("one"), NumberFlow("two"), NumberFlow("inner"))
      parent.start(one)
      parent.show(Screen("between"))
      parent.start(two)
      stage.settle()
      one.start(inner)
      parent.show(Screen("above"))
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["parent", "one", "between", "two", "inner", "above"])
      two.finish(1)
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["parent", "one", "between", "inner", "above"])
      #expect(one.isRunning && inner.isRunning)
      inner.finish(2)
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["parent", "one", "between", "above"])
      #expect(stage.rootStack?.tapBackButton() == true)
      stage.settle()
      one.finish(3)
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["parent", "between"])
      #expect(parent.ended == [.finished, .finished] && parent.isRunning)
    }
  }

  @Test(arguments: [true, false])
  func `Wish 16, TCAC 86: a flow may take the place of the screen on top, whose flow ends once`(
    animated: Bool
  ) async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      weak var old: NumberFlow?
      weak var oldScreen: UIViewController?
      var endings: [FlowEnding] = []
      do {
        let flow = NumberFlow("old")
        (old, oldScreen) = (flow, flow.screen)
        parent.start(flow) { endings.append($0.ending) }
        stage.settle()
      }
      let new = NumberFlow("new")
      parent.start(new, .replacingTop)
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["parent", "new"])
      #expect(endings == [.replaced] && parent.ended == [.replaced])
      #expect(old == nil && oldScreen == nil)
      let transition = parent.replaceTop(with: Screen("last"), animated: animated)
      stage.settle()
      #expect(transition.outcome == .performed)
      #expect(new.ending == .replaced)
      #expect(stage.names(of: stage.rootStack) == ["parent", "last"])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `Wish 16, TCAC 86: a screen or flow may clear the stack, and the flows whose screens went end once`(
    animated: Bool
  )
    async
  {
    await FlowStage.play { stage in
      let parent = launch(stage)
      var order: [String] = []
      parent.start(NumberFlow("a")) { order.append("a \($0.ending)") }
      stage.settle()
      parent.start(NumberFlow("b")) { order.append("b \($0.ending)") }
      stage.settle()
      let base = stage.rootStack?.viewControllers[1]
      let screen = Screen("clear")
      let transition = parent.pushAndClear(screen, above: base, animated: animated)
      stage.settle()
      #expect(transition.outcome == .performed)
      #expect(stage.names(of: stage.rootStack) == ["parent", "a", "clear"])
      #expect(order == ["b replaced"])
      let child = NumberFlow("child")
      parent.start(child, .clearingStack)
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["child"])
      #expect(order == ["b replaced", "a replaced"])
      #expect(parent.isRunning)
      let missing = parent.pushAndClear(Screen("x"), above: screen)
      stage.settle()
      guard case .failed(let error) = missing.outcome else {
        Issue.record("it should fail")
        return
      }
      #expect(error.kind == .notFound)
      #expect(stage.names(of: stage.rootStack) == ["child"])
    }
  }

  @Test func `a flow that leads others through clears the stack once, with its first step`() async {
    await FlowStage.play { stage in
      final class Leader: Coordinator<Int> {
        override func start() {
          start(NumberFlow("one"))
          start(NumberFlow("two"))
        }
      }
      let parent = launch(stage)
      parent.show(Screen("second"))
      stage.settle()
      parent.start(Leader(), .clearingStack)
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["one", "two"])
    }
  }
}

@MainActor
@Suite struct `What coordinators' requests come to` {
  @Test func `is told as it was`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      #expect(parent.dismiss().outcome == .unchanged)
      let push = parent.show(Screen("second"))
      #expect(push.outcome == nil)
      stage.settle()
      #expect(push.outcome == .performed)
      let sheet = Screen("sheet")
      let present = parent.present(sheet)
      stage.settle()
      #expect(present.outcome == .performed)
      let again = parent.present(sheet)
      #expect(again.outcome.map(\.isDone) == false)
      #expect(stage.problems.map(\.kind) == [.screenShownTwice])
      let dismissals = [parent.dismiss(), parent.dismiss()]
      stage.settle()
      let outcomes = dismissals.map(\.outcome)
      #expect(outcomes == [.performed, .unchanged])
      #expect(parent.setRoot(Screen("root")).outcome == .performed)
    }
  }

  @Test func `a container that cannot be pushed fails in words and ends a flow that has shown nothing`() async
  {
    await FlowStage.play { stage in
      final class Wrong: Coordinator<Int> {
        var transition: Transition?
        override func start() { transition = show(UINavigationController()) }
      }
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let wrong = Wrong()
      var endings: [FlowEnding] = []
      parent.start(wrong) { endings.append($0.ending) }
      stage.settle()
      guard case .failed(let error) = wrong.transition?.outcome else {
        Issue.record("it should fail")
        return
      }
      #expect(error.kind == .transitionRefused)
      #expect(endings == [.failed(error)])
      #expect(stage.complaints.isEmpty)
    }
  }
}
