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
