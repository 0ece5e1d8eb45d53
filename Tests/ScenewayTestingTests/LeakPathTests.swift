import Foundation
import HeadlessUIKit
import Sceneway
@testable import ScenewayTesting
import Testing

@Suite @MainActor
struct `What holds a leaked screen` {
  private func leak(_ root: HolderScreen, _ button: String) async throws -> LeakError.Leak? {
    try await AppDriver.run(root: UINavigationController(rootViewController: root)) { app in
      let error = await #expect(throws: LeakError.self) {
        try await app.expectNoLeaks {
          try await app.tap(button)
          try await app.back()
        }
      }
      return error?.leaks.first
    }
  }

  @Test func `is named by the property of the screen that is still there`() async throws {
    let leak = try await leak(HolderScreen(), "Keep")
    #expect(
      leak?.description
        == "HeldScreen “Held” is still alive: held by HolderScreen.lastDetail "
        + "(UIWindow → UINavigationController → HolderScreen.lastDetail)")
  }

  @Test func `is found in arrays, dictionaries, optionals, structs and enums`() async throws {
    #expect(try await leak(HolderScreen(), "In array")?.holder.last == "HolderScreen.box.pages[1]")
    #expect(try await leak(HolderScreen(), "In dictionary")?.holder.last == "HolderScreen.byName[last]")
    #expect(try await leak(HolderScreen(), "In enum")?.holder.last == "HolderScreen.state")
  }

  @Test func `is a circle where the screen holds itself by way of another object`() async throws {
    let leak = try await leak(HolderScreen(), "In a circle")
    #expect(leak?.holder == .circle(path: ["HeldScreen.helper", "HeldHelper.screen"]))
    #expect(
      leak?.description
        == "HeldScreen “Held” is still alive: held in a circle, HeldScreen.helper → HeldHelper.screen → HeldScreen"
    )
  }

  @Test func `is said to be a closure or outside of the app where no property holds it`() async throws {
    let leak = try await leak(HolderScreen(), "By its own closure")
    #expect(leak?.holder == .unknown(closures: ["HeldScreen.onDone"]))
    #expect(
      leak?.description
        == "HeldScreen “Held” is still alive: held by a closure or an object outside of the app's tree; "
        + "it holds closures, which may hold it: HeldScreen.onDone")
  }

  @Test func `is no closure of what goes on living, which the leaked screen only knows`() async throws {
    let home = HolderScreen()
    home.onTap = {}
    let leak = try await leak(home, "Outside")
    #expect(leak?.holder == .unknown(closures: []))
    #expect(
      leak?.description
        == "HeldScreen “Held” is still alive: held by a closure or an object outside of the app's tree")
    Outside.kept = nil
  }

  @Test func `is never a weak or unowned property`() async throws {
    try await AppDriver.run(root: UINavigationController(rootViewController: HolderScreen())) { app in
      try await app.expectNoLeaks {
        try await app.tap("Weakly")
        try await app.back()
      }
      let screen = HeldScreen()
      let holder = WeakHolder(screen)
      #expect(HeldObjects(of: holder).references.map(\.way) == ["strong"])
      withExtendedLifetime(screen) {}
    }
  }

  @Test func `is another leak where that holds it`() async throws {
    let outer = HeldScreen()
    outer.title = "Outer"
    let inner = HeldScreen()
    outer.following = inner
    let search = HolderSearch(
      roots: [], leaks: [.init(name: "Outer", object: outer), .init(name: "Inner", object: inner)])
    #expect(search.holder(of: inner) == .leak(path: ["HeldScreen.following"]))
    #expect(search.holder(of: outer) == .unknown(closures: ["HeldScreen.onDone"]) || outer.onDone == nil)
  }

  @Test func `is looked for in a bounded number of objects`() async throws {
    let chain = (0..<(HolderSearch.objectLimit * 2)).reduce(Link(nil)) { link, _ in Link(link) }
    defer { chain.cut() }
    let search = HolderSearch(roots: [.init(name: "chain", object: chain)], leaks: [])
    #expect(search.holder(of: HeldScreen()) == .unknown(closures: []))
  }

  @Test func `is told directly after the action by which the screen left`() async throws {
    try await AppDriver.run(root: UINavigationController(rootViewController: HolderScreen())) { app in
      app.failsAtLeaks = true
      try await app.tap("Weakly")
      try await app.back()
      try await app.tap("Keep")
      let line = #line + 1
      let error = await #expect(throws: LeakError.self) { try await app.back() }
      #expect(
        error?.description
          == "ScenewayTestingTests/LeakPathTests.swift:\(line): after “go back”: HeldScreen “Held” is still alive: held by HolderScreen.lastDetail "
          + "(UIWindow → UINavigationController → HolderScreen.lastDetail)")
      // It is told once.
      try await app.tap("Weakly")
      try await app.back()
      app.failsAtLeaks = false
      try await app.tap("In array")
      try await app.back()
    }
  }

  @Test func `is the flow that keeps a screen of a child that has ended`() async throws {
    try await AppDriver.run(root: UIViewController()) { app in
      let flow = KeepingFlow()
      let window = try #require(app.window)
      app.perform { flow.start(in: window) }
      await app.waitUntilIdle()
      let error = await #expect(throws: LeakError.self) {
        try await app.expectNoLeaks {
          app.perform { flow.showDetail() }
          await app.waitUntilIdle()
          try await app.back()
        }
      }
      #expect(error?.leaks.first?.holder.last == "KeepingFlow.detail")
    }
  }
}

extension LeakError.Holder {
  fileprivate var last: String? {
    if case .app(let path) = self { path.last } else { nil }
  }
}

private final class KeepingFlow: Coordinator<Never> {
  var detail: UIViewController?

  override func start() { show(UIViewController()) }

  func showDetail() {
    let screen = HeldScreen()
    detail = screen
    show(screen)
  }
}

private final class Link {
  var next: Link?
  init(_ next: Link?) { self.next = next }

  /// Takes the chain apart piece by piece; letting it go as a whole takes a deep stack.
  func cut() {
    var current: Link? = self
    while let link = current {
      current = link.next
      link.next = nil
    }
  }
}

private struct Box {
  var pages: [UIViewController?] = [nil]
}

private enum State {
  case empty
  case full(UIViewController, Int)
}

private final class WeakHolder {
  weak var weakly: HeldScreen?
  unowned var unowned: HeldScreen
  unowned(unsafe) var unsafe: HeldScreen
  var inStruct: WeakBox
  var strong: HeldScreen

  struct WeakBox {
    weak var screen: HeldScreen?
  }

  init(_ screen: HeldScreen) {
    (weakly, unowned, unsafe, strong) = (screen, screen, screen, screen)
    inStruct = WeakBox(screen: screen)
  }
}

@MainActor private enum Outside {
  static var kept: UIViewController?
}

private final class HeldHelper {
  var screen: UIViewController?
}

private final class HeldScreen: UIViewController {
  var helper: HeldHelper?
  var onDone: (() -> Void)?
  var following: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Held"
  }
}

private final class HolderScreen: UIViewController {
  private var lastDetail: UIViewController?
  private var box = Box()
  private lazy var byName: [String: UIViewController] = [:]
  private var state = State.empty
  private weak var weakly: UIViewController?
  var onTap: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Holder"
    let ways: [(String, (HolderScreen, HeldScreen) -> Void)] = [
      ("Keep", { $0.lastDetail = $1 }),
      ("In array", { $0.box.pages.append($1) }),
      ("In dictionary", { $0.byName["last"] = $1 }),
      ("In enum", { $0.state = .full($1, 1) }),
      ("Weakly", { $0.weakly = $1 }),
      (
        "Outside",
        { home, screen in
          screen.following = home
          Outside.kept = screen
        }
      ),
      (
        "In a circle",
        { _, screen in
          screen.helper = HeldHelper()
          screen.helper?.screen = screen
        }
      ),
      ("By its own closure", { _, screen in screen.onDone = { screen.title = "Done" } }),
    ]
    navigationItem.rightBarButtonItems = ways.map { name, keep in
      UIBarButtonItem(
        title: name,
        primaryAction: UIAction(title: name) { [weak self] _ in
          guard let self else { return }
          let screen = HeldScreen()
          keep(self, screen)
          navigationController?.pushViewController(screen, animated: true)
        })
    }
  }
}
