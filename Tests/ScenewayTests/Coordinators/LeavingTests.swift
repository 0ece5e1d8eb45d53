import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Leaving early, late and together` {
  private func launch(_ stage: FlowStage) -> ParentFlow {
    let parent = ParentFlow()
    parent.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return parent
  }

  @Test(arguments: [Placement.pushed, .presented(.sheet), .presented(.fullScreen), .root])
  func `a flow may finish in the turn in which it was started`(placement: Placement) async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let child = NumberFlow()
      var results: [Result<Int, FlowCancelled>] = []
      parent.start(child, placement) { results.append($0) }
      child.finish(5)
      stage.settle()
      #expect(results == [.success(5)])
      #expect(parent.ended == [.finished])
      if placement != .root {
        #expect(parent.navigationController?.viewControllers.count == 1)
        #expect(parent.navigationController?.presentedViewController == nil)
      }
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `a flow may finish before it shows anything`() async {
    await FlowStage.play { stage in
      final class Known: Coordinator<Int> {
        override func start() { finish(9) }
      }
      let parent = launch(stage)
      var result: Result<Int, FlowCancelled>?
      parent.start(Known(), presented: .sheet) { result = $0 }
      #expect(result == .success(9))
      stage.settle()
      #expect(stage.window.rootViewController?.presentedViewController == nil)
    }
  }

  @Test func `a flow that waits for its turn to be presented may be cancelled`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
      parent.present(alert)
      stage.settle()
      let child = NumberFlow()
      parent.start(child, presented: .sheet)
      stage.settle()
      #expect(child.screen.presentingViewController == nil)
      child.cancel()
      alert.presentingViewController?.dismiss(animated: true)
      stage.settle()
      #expect(parent.ended == [.cancelled])
      #expect(stage.window.rootViewController?.presentedViewController == nil)
      #expect(!parent.screens.contains(child.screen))
    }
  }

  @Test func `an edge swipe that is given up ends nothing, and a finish in its middle waits for it`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let child = NumberFlow()
      parent.start(child)
      stage.settle()
      let stack = parent.navigationController
      var pop = stack?.beginInteractivePop()
      stage.settle()
      pop?.update(0.3)
      #expect(child.isRunning)
      pop?.cancel()
      stage.settle()
      #expect(child.isRunning)
      #expect(stack?.topViewController === child.screen)

      pop = stack?.beginInteractivePop()
      stage.settle()
      child.finish(1)
      #expect(child.isRunning)
      pop?.cancel()
      stage.settle()
      #expect(parent.ended == [.finished])
      #expect(stack?.viewControllers.count == 1)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `two flows on one stack end each for itself`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let lower = NumberFlow("lower")
      let upper = NumberFlow("upper")
      var order: [String] = []
      parent.start(lower) { _ in order.append("lower") }
      parent.start(upper) { _ in order.append("upper") }
      stage.settle()
      let stack = parent.navigationController
      #expect(stack?.viewControllers.count == 3)
      #expect(stack?.tapBackButton() == true)
      stage.settle()
      #expect(order == ["upper"])
      #expect(stack?.tapBackButton() == true)
      stage.settle()
      #expect(order == ["upper", "lower"])
    }
  }

  @Test func `popping to the root past several flows ends them all, the inner ones first`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let lower = NumberFlow("lower")
      let upper = NumberFlow("upper")
      var order: [String] = []
      parent.start(lower) { _ in order.append("lower") }
      stage.settle()
      lower.start(upper) { _ in order.append("upper") }
      stage.settle()
      parent.navigationController?.popToRootViewController(animated: true)
      stage.settle()
      #expect(order == ["upper", "lower"])
    }
  }

  @Test func `PAIN-30 a second tap on the selected tab ends the flows that it pops`() async {
    await FlowStage.play { stage in
      let first = NumberFlow("first")
      let main = TabCoordinator<Never>([FlowTab(first), FlowTab(NumberFlow("second"))])
      main.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      var endings: [FlowEnding] = []
      first.start(NumberFlow("pushed")) { endings.append($0.ending) }
      stage.settle()
      main.tabBarController?.tapTab(at: 0)
      stage.settle()
      #expect(endings == [.back])
      #expect(first.isRunning)
      #expect(first.navigationController?.viewControllers == [first.screen])
    }
  }

  @Test func `a flow without screens of its own takes away those of its children`() async {
    await FlowStage.play { stage in
      final class Leader: Coordinator<Int> {
        let step = NumberFlow("step")
        override func start() { start(step) }
      }
      let parent = launch(stage)
      for placement in [Placement.pushed, .presented(.sheet)] {
        let leader = Leader()
        var result: Result<Int, FlowCancelled>?
        parent.start(leader, placement) { result = $0 }
        stage.settle()
        #expect(leader.step.isRunning)
        leader.finish(1)
        stage.settle()
        #expect(result == .success(1))
        #expect(parent.navigationController?.viewControllers.count == 1)
        #expect(parent.navigationController?.presentedViewController == nil)
      }
    }
  }

  @Test func `a flow without screens of its own ends when its last child was left`() async {
    await FlowStage.play { stage in
      final class Leader: Coordinator<Int> {
        override func start() { start(NumberFlow("step")) }
      }
      let parent = launch(stage)
      let leader = Leader()
      var ending: FlowEnding?
      parent.start(leader) { ending = $0.ending }
      stage.settle()
      #expect(parent.navigationController?.tapBackButton() == true)
      stage.settle()
      #expect(ending == .back)
      #expect(parent.ended == [.back])
    }
  }

  @Test func `a root flow that finishes takes its sheets away and keeps its root until the next one`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.first = nil
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      let login = NumberFlow("login")
      parent.start(login, .root) { [weak parent] _ in parent?.start(NumberFlow("main"), .root) }
      stage.settle()
      login.start(NumberFlow("help"), presented: .sheet)
      stage.settle()
      login.finish(1)
      stage.settle()
      let stack = stage.window.rootViewController as? UINavigationController
      #expect((stack?.topViewController as? Screen)?.name == "main")
      #expect(stack?.presentedViewController == nil)
      #expect(parent.children.count == 1)
      #expect(parent.ended == [.finished])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `coordinators can be tested without a window`() async {
    await FlowStage.play { stage in
      final class Light: Coordinator<Int> {
        override func start() { show(Screen("light")) }
      }
      let stack = UINavigationController()
      let parent = ParentFlow()
      parent.start(on: stack)
      #expect(stack.viewControllers.count == 1)
      var ending: FlowEnding?
      parent.start(Light()) { ending = $0.ending }
      #expect(stack.viewControllers.count == 2)
      stage.settle()
      #expect(ending == nil)
      stack.popViewController(animated: false)
      stage.settle()
      #expect(ending == .back)
      #expect(parent.isRunning)
    }
  }

  @Test func `an app's first flow starts from the scene delegate`() async {
    await FlowStage.play { stage in
      final class Delegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          ParentFlow().start(in: window)
          window.makeKeyAndVisible()
          self.window = window
        }
      }
      final class App: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
          configuration.delegateClass = Delegate.self
          return configuration
        }
      }
      UIApplication.launch(delegate: App())
      stage.settle()
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      let root = (scene?.delegate as? Delegate)?.window?.rootViewController as? UINavigationController
      #expect((root?.topViewController as? Screen)?.appearances == 1)
    }
  }
}
