import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@MainActor
struct `What a map shows of recorded ways` {
  private func line(_ text: String) throws -> NavigationRecorder.Line {
    try JSONDecoder().decode(NavigationRecorder.Line.self, from: Data(text.utf8))
  }

  @Test func `a way from a class to itself is one`() throws {
    let push = try line(#"{"kind":"way","from":"Form","to":"Form","how":"push","cause":"tap"}"#)
    let map = NavigationMap([], recorded: [push, push])
    #expect(map.scenes.map(\.name) == ["Form"])
    #expect(map.edges.map { "\($0.from ?? "") \($0.how) \($0.to) \($0.walks)" } == ["Form push Form 2"])
  }

  @Test func `a test is told by its place and its name, and something that tests call by its place alone`()
    throws
  {
    let sentence = try line(
      #"{"kind":"way","to":"Form","how":"push","test":"A.swift:12","testName":"goes back, and on"}"#)
    let plain = try line(#"{"kind":"way","to":"Form","how":"push","test":"A.swift:2"}"#)
    let map = NavigationMap([], recorded: [sentence, plain])
    #expect(map.edges.map(\.tests) == [["A.swift:2", "A.swift:12 “goes back, and on”"]])
  }

  @Test func `a recorded way names the test that went it, if only by the function that the test calls`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("map-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func go(_ function: String?) async throws {
      func record(_ app: AppDriver) async throws {
        let stack = try #require(app.visibleViewController?.navigationController)
        let window = try #require(stack.view.window)
        app.perform {
          NavigationRecorder(folder: folder).record(Navigator.of(window))
          stack.pushViewController(UIViewController(), animated: true)
        }
        await app.waitUntilIdle()
      }
      let root = { UINavigationController(rootViewController: UIViewController()) }
      if let function {
        try await AppDriver.run(root: root(), function: function) { try await record($0) }
      } else {
        try await AppDriver.run(root: root()) { try await record($0) }
      }
    }
    for function in ["testBack()", "goes back(with:)", "helper(_:)", nil] { try await go(function) }
    let names = NavigationRecorder.allLines(in: folder).filter { $0.kind == .way }.map(\.testName)
    #expect(Set(names) == ["testBack", "goes back", nil])
  }

  private final class RealScreen: UIViewController {
    static var recorder: NavigationRecorder?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if let window = view.window { RealScreen.recorder?.record(Navigator.of(window)) }
    }
  }

  @Test func `what a check puts around the app's screens is no scene, and leads nowhere`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("map-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let recorder = NavigationRecorder(folder: folder)
    RealScreen.recorder = recorder
    defer { RealScreen.recorder = nil }
    final class Flow: Coordinator<Int> {
      override func start() { show(RealScreen()) }
    }
    try await checkCoordinator(finishingWith: 1) { Flow() }.require()
    let map = NavigationMap([], recorded: NavigationRecorder.allLines(in: folder))
    #expect(map.scenes.map(\.name) == ["RealScreen"], "\(map.text)")
    #expect(!map.edges.contains { $0.from == "StageScreen" || $0.to == "StageScreen" })
  }
}
