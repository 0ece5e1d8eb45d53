import Foundation
@_spi(Sceneway) @testable import HeadlessUIKit
import Testing

@MainActor
@Suite struct `Storyboards that ask for too much` {
  /// Plays a storyboard with given scenes; the first is the entry point.
  private func play(
    _ scenes: String, _ body: @MainActor (UIViewController?, HeadlessEnvironment) throws -> Void
  ) async throws {
    let environment = HeadlessEnvironment(mode: .virtual)
    environment.diagnostics.logHandler = { _ in }
    environment.diagnostics.exceptionHandler = { _ in }
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).storyboard")
    defer { try? FileManager.default.removeItem(at: url) }
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" initialViewController="s0"><scenes>\(scenes)</scenes></document>
      """
    try document.write(to: url, atomically: true, encoding: .utf8)
    try HeadlessEnvironment.withEnvironment(environment) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = try UIStoryboard(contentsOf: url).instantiateInitialViewController()
      window.makeKeyAndVisible()
      environment.clock.runUntilIdle()
      try body(window.rootViewController, environment)
    }
  }

  private func scene(_ id: String, views: String) -> String {
    """
    <scene sceneID="\(id)-s"><objects><viewController id="\(id)" sceneMemberID="viewController">
    <view key="view" id="\(id)-v"><rect key="frame" x="0" y="0" width="390" height="844"/>
    <subviews>\(views)</subviews></view></viewController></objects></scene>
    """
  }

  private func container(_ id: String, embedding scene: String) -> String {
    """
    <containerView id="\(id)"><rect key="frame" x="0" y="0" width="100" height="100"/><connections>
    <segue id="\(id)-g" destination="\(scene)" kind="embed"/></connections></containerView>
    """
  }

  private func count(_ controller: UIViewController) -> Int {
    1 + controller.children.map(count).reduce(0, +)
  }

  @Test func `a scene that embeds itself twice ends, with a word`() async throws {
    let views = container("a", embedding: "s0") + container("b", embedding: "s0")
    try await play(scene("s0", views: views)) { root, environment in
      #expect(root.map(count) ?? 0 < 32)
      #expect(
        environment.diagnostics.complaints.contains { $0.text.contains("embeds itself without end") })
    }
  }

  @Test func `scenes that double at each level end at a limit, with a word`() async throws {
    let scenes = (0..<14).map { level in
      let next = "s\(level + 1)"
      return scene(
        "s\(level)",
        views: container("a\(level)", embedding: next) + container("b\(level)", embedding: next))
    }
    try await play(scenes.joined() + scene("s14", views: "")) { root, environment in
      #expect(root.map(count) ?? 0 < 4_100)
      #expect(environment.diagnostics.complaints.contains { $0.text.contains("embeds more than") })
    }
  }

  @Test(arguments: ["nan", "inf", "-inf", "1e400"])
  func `a frame of numbers that are none is no frame`(number: String) async throws {
    let button = """
      <button id="b"><rect key="frame" x="\(number)" y="0" width="\(number)" height="20"/>
      <state key="normal" title="Go"/></button>
      """
    try await play(scene("s0", views: button)) { root, _ in
      let frame = root?.view.subviews.first?.frame
      #expect(frame?.origin.x.isFinite == true)
      #expect(frame?.width.isFinite == true)
    }
  }

  @Test(arguments: ["color", "menu", "nib", "storyboard", "fontDescription", "window"])
  func `an element that is no view among the subviews is passed over`(name: String) async throws {
    try await play(scene("s0", views: "<\(name) id=\"x\"/>")) { root, _ in
      #expect(root?.isViewLoaded == true)
    }
  }
}
