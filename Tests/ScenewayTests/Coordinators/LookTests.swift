import HeadlessUIKit
import Sceneway
import Testing

/// What a look at the hierarchy must not miss, though it goes through what came and went alone.
@MainActor
@Suite struct `Looks at the hierarchy` {
  private func launch(_ stage: FlowStage) -> ParentFlow {
    let parent = ParentFlow()
    parent.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return parent
  }

  private func owner(of screen: UIViewController, _ flows: [AnyCoordinator]) -> AnyCoordinator? {
    flows.first { $0.screens.contains { $0 === screen } }
  }

  @Test func `a screen in the place of one that was freed is adopted, wherever it lies in memory`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let stack = parent.navigationController
      for _ in 0..<200 {
        stack?.pushViewController(UIViewController(), animated: false)
        stage.settle()
        // Both in one turn, so that no look falls between the one and the other.
        stack?.popViewController(animated: false)
        let next = UIViewController()
        stack?.pushViewController(next, animated: false)
        stage.settle()
        #expect(owner(of: next, [parent]) === parent)
        stack?.popViewController(animated: false)
        stage.settle()
      }
    }
  }

  @Test func `flows that are taken out of the middle of a long stack end, and no others`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      var flows: [NumberFlow] = []
      for _ in 0..<120 {
        let flow = NumberFlow()
        flows.append(flow)
        parent.start(flow)
      }
      stage.settle()
      let stack = parent.navigationController
      let leaving = flows.enumerated().filter { $0.offset % 7 == 3 }.map(\.element)
      let gone = Set(leaving.flatMap(\.screens).map { ObjectIdentifier($0) })
      stack?.setViewControllers(
        (stack?.viewControllers ?? []).filter { !gone.contains(ObjectIdentifier($0)) }, animated: false)
      stage.settle()
      // Nobody sees what lies below the top: the next transition tells.
      parent.show(Screen("on top"))
      stage.settle()
      for flow in flows {
        let hasLeft = leaving.contains { $0 === flow }
        #expect(flow.ending == (hasLeft ? .back : nil))
      }
      #expect(parent.children.count == flows.count - leaving.count)
      #expect(parent.ended.count == leaving.count)
    }
  }

  @Test func `flows whose screens change their order on a stack go on`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let flows = (0..<4).map { _ in NumberFlow() }
      for flow in flows { parent.start(flow) }
      stage.settle()
      let stack = parent.navigationController
      let screens = stack?.viewControllers ?? []
      stack?.setViewControllers(screens.prefix(1) + screens.dropFirst().reversed(), animated: false)
      stage.settle()
      #expect(flows.allSatisfy(\.isRunning) && parent.ended.isEmpty)
      stack?.popViewController(animated: false)
      stage.settle()
      #expect(flows.map(\.isRunning) == [false, true, true, true])
    }
  }

  @Test func `what code puts on the stack of a tab that nobody sees is adopted with the next transition`()
    async
  {
    await FlowStage.play { stage in
      let (shown, hidden) = (NumberFlow(), NumberFlow())
      let tabs = TwoTabs(shown, hidden)
      tabs.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let pushed = UIViewController()
      hidden.navigationController?.pushViewController(pushed, animated: false)
      shown.show(Screen("elsewhere"))
      stage.settle()
      #expect(owner(of: pushed, [tabs, shown, hidden]) === hidden)
      let child = NumberFlow()
      hidden.start(child)
      stage.settle()
      #expect(child.isRunning && child.parent === hidden)
      hidden.navigationController?.popToRootViewController(animated: false)
      shown.show(Screen("once more"))
      stage.settle()
      #expect(child.ending == .back)
    }
  }

  @Test func `a child that a covered screen was given is adopted when the screen is seen again`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let covered = Screen("covered")
      parent.show(covered)
      let top = NumberFlow()
      parent.start(top)
      stage.settle()
      let child = UIViewController()
      covered.addChild(child)
      covered.view.addSubview(child.view)
      child.didMove(toParent: covered)
      parent.navigationController?.popViewController(animated: false)
      stage.settle()
      #expect(top.ending == .back)
      #expect(owner(of: child, [parent]) === parent)
    }
  }

  @Test func `a screen that an ended flow leaves behind is the parent's`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let flow = NumberFlow()
      parent.start(flow)
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      flow.present(alert, animated: false)
      stage.settle()
      flow.finish(1, animated: false)
      stage.settle()
      #expect(flow.ending == .finished)
      let modal = UIViewController()
      parent.navigationController?.present(modal, animated: false)
      stage.settle()
      #expect(owner(of: modal, [parent]) === parent)
    }
  }

  @Test func `the same root in another window belongs to the flows of that window`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let flow = NumberFlow()
      parent.start(flow)
      stage.settle()
      let root = stage.window.rootViewController
      stage.window.rootViewController = UIViewController()
      stage.settle()
      #expect(flow.ending == .rootReplaced || flow.ending == .parentEnded)
      let other = UIWindow(frame: UIScreen.main.bounds)
      let next = ParentFlow()
      next.start(in: other)
      other.isHidden = false
      stage.settle()
      next.present(root ?? UIViewController(), animated: false)
      stage.settle()
      #expect(root.map { owner(of: $0, [next]) === next } == true)
    }
  }
}

private final class TwoTabs: TabCoordinator<Never> {
  private let flows: [NumberFlow]

  init(_ flows: NumberFlow...) {
    self.flows = flows
    super.init()
  }

  override func makeTabs() -> [FlowTab] { flows.map { FlowTab($0, title: "Tab") } }
}
