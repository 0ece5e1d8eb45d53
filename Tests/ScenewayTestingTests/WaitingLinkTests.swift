import Foundation
import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@Suite(.serialized) @MainActor
struct `Links that wait when a test ends` {
  @Test
  func
    `Pain 20: a test that ends while a link waits is quiet, and the app hears once that the link has ended`()
    async throws
  {
    var problems: [SceneError] = []
    Waiting.failures = []
    try await SceneProblems.handling(with: { problems.append($0) }) {
      try await AppDriver.run(WaitingDelegate.self) { app in
        try await app.openURL(try #require(URL(string: "shop://secret")))
        try app.expectShows("Sign in")
      }
      for _ in 0..<100 where Waiting.failures.isEmpty { await Task.yield() }
      for _ in 0..<20 { await Task.yield() }
    }
    #expect(Waiting.failures.map(\.kind) == [.sceneClosed])
    #expect(problems.isEmpty, "\(problems)")
  }
}

@MainActor private enum Waiting {
  static var failures: [LinkFailure] = []
}

private final class WaitingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private weak var app: WaitingApp?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let app = WaitingApp()
    app.start(in: window)
    window.makeKeyAndVisible()
    (self.window, self.app) = (window, app)
    return true
  }

  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return app?.open(activity) ?? false
  }
}

private final class WaitingApp: Coordinator<Never>, LinkOpening {
  enum Route: LinkRoute { case secret }

  private lazy var gate = LinkGate("sign-in", isOpen: { false }) { [unowned self] in
    try await run(WaitingSignIn(), presented: .fullScreen)
  }

  var links: LinkTable<Route> { get throws { try LinkTable([LinkPattern("/secret", .secret)]) } }

  override func start() { show(UIViewController()) }

  func path(to route: Route) -> LinkPath { .root.requiring(gate) }

  func linkFailed(_ url: URL, _ error: any Error) {
    if let failure = error as? LinkFailure { Waiting.failures.append(failure) }
  }
}

private final class WaitingSignIn: Coordinator<Void> {
  override func start() {
    let screen = UIViewController()
    screen.title = "Sign in"
    show(screen)
  }
}
