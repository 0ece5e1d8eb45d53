import Foundation

@_spi(Sceneway) @testable import HeadlessUIKit

/// A folder with storyboards that a test writes; it goes when the test has ended.
final class StoryboardFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("storyboards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Writes a storyboard of some scenes.
  @discardableResult
  func storyboard(_ path: String, initial: String? = nil, _ scenes: String...) throws -> URL {
    let entry = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\
       targetRuntime="iOS.CocoaTouch"\(entry)>
      <scenes>\(scenes.joined(separator: "\n"))</scenes>
      </document>
      """, to: path)
  }

  /// A scene with a controller whose view has some subviews.
  static func scene(
    _ id: String, kind: String = "viewController", attributes: String = "", view: String = "",
    inside: String = "", connections: String = "", beside: String = ""
  ) -> String {
    let root =
      kind == "viewController"
      ? """
      <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="100" height="200"/>
      <subviews>\(view)</subviews></view>
      """ : ""
    return """
      <scene sceneID="\(id)-scene"><objects>
      <\(kind) id="\(id)" storyboardIdentifier="\(id)" sceneMemberID="viewController" \(attributes)>
      \(root)\(inside)<connections>\(connections)</connections></\(kind)>\(beside)
      </objects></scene>
      """
  }
}

/// What a test plays a storyboard in.
@MainActor
struct StoryboardStage {
  let folder: StoryboardFolder
  let environment: HeadlessEnvironment
  let window: UIWindow

  var complaints: [UIKitComplaint] { environment.diagnostics.complaints }

  static func play(_ body: @MainActor (StoryboardStage) throws -> Void) throws {
    let environment = HeadlessEnvironment(mode: .virtual)
    environment.diagnostics.exceptionHandler = { _ in }
    environment.diagnostics.logHandler = { _ in }
    try HeadlessEnvironment.withEnvironment(environment) {
      _ = UIApplication.shared
      let stage = StoryboardStage(
        folder: try StoryboardFolder(), environment: environment,
        window: UIWindow(frame: UIScreen.main.bounds))
      try body(stage)
    }
  }

  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    environment.clock.runUntilIdle()
  }
}
