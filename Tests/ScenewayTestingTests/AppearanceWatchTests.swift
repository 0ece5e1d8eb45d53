@_spi(Sceneway) import HeadlessUIKit
import Testing

@testable import ScenewayTesting

@Suite @MainActor
struct AppearanceWatchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let calls: [AppearanceCall]
    var problems: [String] = []

    var testDescription: String { id }
  }

  nonisolated static let cases: [Case] = [
    Case(
      id: "comes and goes", calls: [.willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear]),
    Case(id: "comes and stays", calls: [.willAppear, .isAppearing, .didAppear]),
    Case(
      id: "a pop that is taken back",
      calls: [.willAppear, .isAppearing, .didAppear, .willDisappear, .willAppear, .isAppearing, .didAppear]),
    Case(
      id: "a push that is taken back", calls: [.willAppear, .isAppearing, .willDisappear, .didDisappear]),
    Case(id: "comes twice", calls: [.willAppear, .willAppear], problems: ["viewWillAppear twice"]),
    Case(
      id: "is on the screen and comes", calls: [.willAppear, .didAppear, .willAppear],
      problems: ["viewWillAppear twice"]),
    Case(
      id: "is appearing twice", calls: [.willAppear, .isAppearing, .isAppearing],
      problems: ["viewIsAppearing twice"]),
    Case(
      id: "is appearing without coming", calls: [.isAppearing],
      problems: ["viewIsAppearing without viewWillAppear"]),
    Case(
      id: "came without coming", calls: [.didAppear], problems: ["viewDidAppear without viewWillAppear"]),
    Case(
      id: "came twice", calls: [.willAppear, .didAppear, .didAppear], problems: ["viewDidAppear twice"]),
    Case(
      id: "goes without coming", calls: [.willDisappear],
      problems: ["viewWillDisappear without viewWillAppear"]),
    Case(
      id: "goes twice", calls: [.willAppear, .didAppear, .willDisappear, .willDisappear],
      problems: ["viewWillDisappear twice"]),
    Case(
      id: "went without going", calls: [.willAppear, .didAppear, .didDisappear],
      problems: ["viewDidDisappear without viewWillDisappear"]),
    Case(
      id: "went twice", calls: [.willAppear, .didAppear, .willDisappear, .didDisappear, .didDisappear],
      problems: ["viewDidDisappear twice"]),
  ]

  @Test(arguments: cases)
  func `tells which calls do not go together`(sample: Case) {
    let watch = AppearanceWatch()
    let controller = UIViewController()
    controller.title = "Detail"
    for call in sample.calls { watch.hear(call, of: controller) }
    #expect(watch.findings.map(\.problem) == sample.problems)
    #expect(watch.findings.allSatisfy { $0.controller == "UIViewController “Detail”" })
  }

  @Test func `tells once at rest who waits for a call`() {
    let watch = AppearanceWatch()
    let controller = UIViewController()
    watch.hear(.willAppear, of: controller)
    watch.check([controller])
    watch.check([controller])
    #expect(
      watch.findings.map(\.problem) == ["viewWillAppear, and no viewDidAppear though the app rests"])
    watch.hear(.didAppear, of: controller)
    watch.check([controller])
    #expect(watch.findings.last?.problem == "left the screen without viewDidDisappear")
  }

  @Test func `takes another controller at the same address for another one`() {
    let watch = AppearanceWatch()
    for _ in 0..<100 {
      let controller = UIViewController()
      watch.hear(.willAppear, of: controller)
      watch.hear(.didAppear, of: controller)
    }
    #expect(watch.findings.isEmpty)
  }

  @Test func `hears of every call directly before the controller does`() async throws {
    final class Told: UIViewController {
      var order: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        order.append("viewWillAppear")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        order.append("viewDidAppear")
      }
    }
    let environment = HeadlessEnvironment(mode: .virtual)
    HeadlessEnvironment.withEnvironment(environment) {
      let told = Told()
      environment.appearanceObserver = AppearanceObserver { controller, call in
        (controller as? Told)?.order.append("before \(call.rawValue)")
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = told
      window.makeKeyAndVisible()
      environment.clock.runUntilIdle()
      #expect(
        told.order == [
          "before viewWillAppear", "viewWillAppear", "before viewIsAppearing", "before viewDidAppear",
          "viewDidAppear",
        ])
    }
  }

  @Test func `finds nothing in an app that is driven through its screens`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      try await app.tap("Add")
      try await app.tap("Share")
      try await app.pullSheet()
      try await app.dismiss()
      try await app.swipeBack(completes: false)
      try await app.swipeBack()
      try await app.selectTab("Settings")
      app.checkAppearances()
      #expect(app.appearances.findings.isEmpty)
    }
  }

  @Test func `finds a child whose appearance is ended by hand once too often`() async throws {
    try await AppDriver.run(root: HandMadeContainer()) { app in
      app.checkAppearances()
      #expect(app.appearances.findings.isEmpty)
      let container = try #require(app.window?.rootViewController as? HandMadeContainer)
      container.children.first?.beginAppearanceTransition(false, animated: false)
      app.checkAppearances()
      #expect(
        app.appearances.findings.map(\.problem) == [
          "viewWillDisappear, and no viewDidDisappear though the app rests"
        ])
    }
  }
}

private final class HandMadeContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    let child = UIViewController()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    children.first?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    children.first?.endAppearanceTransition()
  }
}
