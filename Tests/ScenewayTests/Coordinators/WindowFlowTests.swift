import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

/// A scene's delegate as an app writes it.
private final class FlowSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static var windows: [UIWindow] = []
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    FlowSceneDelegate.windows.append(window)
    if !SceneFlows.start(in: window, for: connectionOptions) { ParentFlow().start(in: window) }
    window.makeKeyAndVisible()
  }
}

private final class FlowSceneApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configuration.delegateClass = FlowSceneDelegate.self
    return configuration
  }
}

@MainActor
@Suite(.serialized) struct `Flows in windows of their own` {
  private func launch(_ stage: FlowStage) -> ParentFlow {
    let parent = ParentFlow()
    parent.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return parent
  }

  @Test func `a child in another window uses that window's queue, and its children do`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let window = UIWindow(frame: stage.window.frame)
      let child = NumberFlow("child")
      parent.start(child, .window(window))
      stage.settle()
      #expect(!window.isHidden && window.rootViewController === child.navigationController)
      #expect(child.navigator === Navigator.of(window) && child.navigator !== parent.navigator)
      #expect(child.parent === parent && parent.children.count == 1)
      let inner = NumberFlow("inner")
      child.start(inner, presented: .sheet)
      stage.settle()
      #expect(inner.navigator === child.navigator)
      #expect(inner.screen.viewIfLoaded?.window === window)
      // An alert over the first window is no obstacle in the second.
      parent.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert))
      stage.settle()
      parent.present(Screen("waits"))
      child.show(Screen("next"))
      stage.settle()
      #expect(stage.names(of: child.navigationController) == ["child", "next"])
    }
  }

  @Test func `a flow that finishes closes its window, and its parent is told once`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      let window = UIWindow(frame: stage.window.frame)
      weak var child: NumberFlow?
      weak var screen: UIViewController?
      var results: [Result<Int, FlowCancelled>] = []
      do {
        let flow = NumberFlow("child")
        (child, screen) = (flow, flow.screen)
        parent.start(flow, .window(window)) { results.append($0) }
        stage.settle()
        flow.start(NumberFlow("sheet"), presented: .sheet)
        stage.settle()
        flow.finish(3)
      }
      stage.settle()
      #expect(results == [.success(3)])
      #expect(parent.ended == [.finished])
      #expect(window.isHidden && window.rootViewController == nil)
      #expect(child == nil && screen == nil)
      #expect(parent.children.isEmpty && parent.isRunning)
      #expect(parent.screens.count == 2)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `a parent that ends closes the windows of its children`() async {
    await FlowStage.play { stage in
      let app = launch(stage)
      let middle = NumberFlow("middle")
      app.start(middle)
      stage.settle()
      let window = UIWindow(frame: stage.window.frame)
      var endings: [FlowEnding] = []
      middle.start(NumberFlow("child"), .window(window)) { endings.append($0.ending) }
      stage.settle()
      middle.finish(1)
      stage.settle()
      #expect(endings == [.parentEnded])
      #expect(window.isHidden && window.rootViewController == nil)
      #expect(app.ended == [.finished])
    }
  }

  @Test
  func `whoever waits for a flow in a window does not keep the window, and is told when the app lets it go`()
    async
  {
    await FlowStage.play { stage in
      let parent = launch(stage)
      weak var gone: UIWindow?
      var ending: FlowEnding?
      do {
        let window = UIWindow(frame: stage.window.frame)
        gone = window
        let placement = Placement.window(window)
        Task {
          do throws(FlowCancelled) { _ = try await parent.run(NumberFlow("child"), placement) } catch {
            ending = error.ending
          }
        }
        await stage.settle { parent.children.count == 1 }
        stage.settle()
        #expect(window.rootViewController != nil)
        window.isHidden = true
      }
      await stage.settle { ending != nil }
      #expect(ending == .sceneClosed)
      #expect(gone == nil && parent.children.isEmpty && parent.isRunning)
    }
  }

  @Test func `a window that nobody keeps is no place for a flow`() async {
    await FlowStage.play { stage in
      let parent = launch(stage)
      var endings: [FlowEnding] = []
      parent.start(NumberFlow("child"), .window(UIWindow(frame: stage.window.frame))) {
        endings.append($0.ending)
      }
      stage.settle()
      guard case .failed(let error) = endings.first, endings.count == 1 else {
        Issue.record("it should fail once: \(endings)")
        return
      }
      #expect(error.kind == .noPlace)
    }
  }

  @Test func `a flow asks for a scene, runs there and lets it go`() async throws {
    try await FlowStage.playOnTablet(severalScenes: true) { stage in
      FlowSceneDelegate.windows = []
      defer { FlowSceneDelegate.windows = [] }
      UIApplication.launch(delegate: FlowSceneApp())
      stage.settle()
      let first = try #require(FlowSceneDelegate.windows.first)
      let parent = ParentFlow()
      parent.first = Screen("second root")
      parent.start(in: first)
      stage.settle()
      var results: [Result<Int, FlowCancelled>] = []
      let child = NumberFlow("child")
      parent.start(child, .newScene()) { results.append($0) }
      #expect(child.isRunning && child.starts == 0)
      stage.settle()
      let second = try #require(FlowSceneDelegate.windows.dropFirst().first)
      #expect(child.starts == 1 && child.screen.viewIfLoaded?.window === second)
      #expect(child.navigator === Navigator.of(second))
      #expect(UIApplication.shared.connectedScenes.count == 2)
      child.finish(8)
      stage.settle()
      #expect(results == [.success(8)])
      #expect(UIApplication.shared.connectedScenes.count == 1)
      #expect(parent.isRunning && parent.ended == [.finished])
    }
  }

  @Test func `a flow in a scene of its own is named by the snapshot of its parent, and told as a loss`()
    async throws
  {
    try await FlowStage.playOnTablet(severalScenes: true) { stage in
      FlowSceneDelegate.windows = []
      defer { FlowSceneDelegate.windows = [] }
      UIApplication.launch(delegate: FlowSceneApp())
      stage.settle()
      let first = try #require(FlowSceneDelegate.windows.first)
      let parent = ParentFlow()
      parent.start(in: first)
      stage.settle()
      parent.start(NumberFlow("child"), .newScene())
      let words = "NumberFlow in a scene of its own"
      #expect(parent.snapshot().flow.gaps == [words])
      stage.settle()
      #expect(FlowSceneDelegate.windows.count == 2)
      let snapshot = parent.snapshot()
      #expect(snapshot.flow.gaps == [words])
      let next = ParentFlow()
      next.start(in: first)
      stage.settle()
      let report = try #require(await stage.restore(snapshot, in: next))
      #expect(report.losses == [RestorationLoss(.notKept, flow: "ParentFlow", part: words)])
    }
  }

  @Test func `a scene that a person closes is one end`() async throws {
    try await FlowStage.playOnTablet(severalScenes: true) { stage in
      FlowSceneDelegate.windows = []
      defer { FlowSceneDelegate.windows = [] }
      UIApplication.launch(delegate: FlowSceneApp())
      stage.settle()
      let parent = ParentFlow()
      parent.first = Screen("second root")
      parent.start(in: try #require(FlowSceneDelegate.windows.first))
      stage.settle()
      var endings: [FlowEnding] = []
      parent.start(NumberFlow("child"), .newScene()) { endings.append($0.ending) }
      stage.settle()
      let scene = try #require(FlowSceneDelegate.windows.last?.windowScene)
      UIApplication.shared.discard([scene.session])
      stage.settle()
      #expect(endings == [.sceneClosed])
      #expect(parent.isRunning)
    }
  }

  @Test func `a scene that the system does not give ends the flow with the reason`() async throws {
    try await FlowStage.playOnTablet { stage in
      let parent = launch(stage)
      var endings: [FlowEnding] = []
      parent.start(NumberFlow("child"), .newScene()) { endings.append($0.ending) }
      stage.settle()
      guard case .failed(let error) = endings.first, endings.count == 1 else {
        Issue.record("it should fail once: \(endings)")
        return
      }
      #expect(error.kind == .failed && !error.found.isEmpty)
    }
  }
}
