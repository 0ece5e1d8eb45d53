import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

struct User: Equatable {
  let name: String
}

/// The flows as an app would write them.
private final class SignInCoordinator: Coordinator<User> {
  override func start() { show(SignInViewController(coordinator: self)) }
}

private final class SignInViewController: UIViewController {
  let coordinator: SignInCoordinator

  init(coordinator: SignInCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func signIn() { coordinator.finish(User(name: "Ada")) }
}

private final class StartViewController: UIViewController {
  let coordinator: AppCoordinator

  init(coordinator: AppCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

private final class AppCoordinator: Coordinator<Never> {
  var user: User?

  override func start() { show(StartViewController(coordinator: self)) }
  func signIn() async throws { user = try await run(SignInCoordinator(), presented: .sheet) }
}

@MainActor
@Suite struct `Results of flows` {
  private func launch(_ stage: FlowStage) -> AppCoordinator {
    let app = AppCoordinator()
    app.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return app
  }

  private func signInScreen(_ app: AppCoordinator) -> SignInViewController? {
    let stack = app.navigationController?.presentedViewController as? UINavigationController
    return stack?.topViewController as? SignInViewController
  }

  @Test func `signing in as a flow returns the user when the sheet has gone`() async {
    await FlowStage.play { stage in
      let app = launch(stage)
      Task { try await app.signIn() }
      await stage.settle { signInScreen(app) != nil }
      weak let screen = signInScreen(app)
      screen?.signIn()
      await stage.settle { app.user != nil }
      #expect(app.user == User(name: "Ada"))
      #expect(app.navigationController?.presentedViewController == nil)
      #expect(screen == nil)
      #expect(app.children.isEmpty)
    }
  }

  @Test(arguments: ["swipe", "dismissal", "cancel", "root", "foreign root", "task"])
  func `an awaiting caller is resumed though the app leaks the screen`(exit: String) async {
    await FlowStage.play { stage in
      let app = launch(stage)
      let task = Task { try await app.signIn() }
      await stage.settle { signInScreen(app) != nil }
      stage.settle()
      let leaked = signInScreen(app)
      switch exit {
      case "swipe": _ = leaked?.navigationController?.swipeToDismiss()
      case "dismissal": leaked?.dismiss(animated: true)
      case "cancel": leaked?.coordinator.cancel()
      case "root": app.setRoot(UIViewController())
      case "foreign root": stage.window.rootViewController = UIViewController()
      default: task.cancel()
      }
      var thrown: FlowCancelled?
      Task {
        do { try await task.value } catch { thrown = error as? FlowCancelled }
      }
      await stage.settle { thrown != nil }
      let expected: [String: FlowEnding] = [
        "swipe": .dismissed, "dismissal": .dismissed, "cancel": .cancelled, "root": .rootReplaced,
        "foreign root": .rootReplaced, "task": .taskCancelled,
      ]
      #expect(thrown?.ending == expected[exit])
      #expect(thrown?.flow == "SignInCoordinator")
      #expect(app.user == nil)
      #expect(leaked != nil)
    }
  }

  @Test func `a flow that only leads others through returns what they return`() async {
    await FlowStage.play { stage in
      final class Sum: Coordinator<Int> {
        var first: NumberFlow?
        var second: NumberFlow?

        override func start() {
          Task {
            let first = NumberFlow("first")
            self.first = first
            let one = try await run(first)
            let second = NumberFlow("second")
            self.second = second
            finish(one + (try await run(second)))
          }
        }
      }
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let sum = Sum()
      var total: Int?
      parent.start(sum) { total = try? $0.get() }
      await stage.settle { sum.first?.screen.navigationController != nil }
      sum.first?.finish(40)
      await stage.settle { sum.second?.screen.navigationController != nil }
      #expect(parent.navigationController?.viewControllers.count == 2)
      sum.second?.finish(2)
      await stage.settle { total != nil }
      #expect(total == 42)
      #expect(parent.ended == [.finished])
      #expect(parent.navigationController?.viewControllers.count == 1)
    }
  }

  @Test func `a flow ends once, whatever comes after`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let child = NumberFlow()
      var results: [Result<Int, FlowCancelled>] = []
      parent.start(child, presented: .sheet) { results.append($0) }
      stage.settle()
      child.finish(1)
      child.finish(2)
      child.cancel()
      child.screen.dismiss(animated: false)
      stage.settle()
      #expect(results == [.success(1)])
      #expect(child.ending == .finished)
      #expect(parent.ended == [.finished])
    }
  }

  @Test func `a coordinator runs once`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      let child = NumberFlow()
      parent.start(child)
      stage.settle()
      var second: FlowEnding?
      parent.start(child) { second = $0.ending }
      #expect(second == .failed(SceneError(.flowStartedTwice, scene: "NumberFlow")))
      #expect(child.starts == 1)
      #expect(child.isRunning)
    }
  }

  @Test func `a parent that ends takes its children with it, the inner ones first`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let middle = NumberFlow("middle")
      let inner = NumberFlow("inner")
      var order: [String] = []
      parent.start(middle) { _ in order.append("middle") }
      stage.settle()
      middle.start(inner, presented: .sheet) { _ in order.append("inner") }
      stage.settle()
      middle.finish(1)
      stage.settle()
      #expect(order == ["inner", "middle"])
      #expect(parent.navigationController?.viewControllers.count == 1)
      #expect(parent.navigationController?.presentedViewController == nil)
    }
  }

  @Test func `finishing leaves screens of others above it alone`() async {
    await FlowStage.play { stage in
      let parent = ParentFlow()
      parent.start(in: stage.window)
      stage.window.makeKeyAndVisible()
      stage.settle()
      let child = NumberFlow()
      parent.start(child)
      stage.settle()
      let above = Screen("above")
      parent.show(above)
      stage.settle()
      child.finish(1)
      stage.settle()
      #expect(parent.navigationController?.viewControllers.last === above)
      #expect(parent.navigationController?.viewControllers.count == 2)
      #expect(parent.ended == [.finished])
    }
  }
}
