import Foundation

/// The storyboards beside the tests.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  static let shop = path("Shop.storyboard")
}

/// A folder of its own for a test, gone afterwards.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("player-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and tells its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  /// A storyboard with one scene, which may be the entry point.
  func writeStoryboard(
    _ name: String, runtime: String = "iOS.CocoaTouch", initial: Bool = true, identifier: String? = nil
  ) throws -> String {
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="\(runtime)"\(initial ? " initialViewController=\"one\"" : "")>
      <scenes><scene sceneID="s"><objects>
      <viewController title="One" id="one" \
      \(identifier.map { "storyboardIdentifier=\"\($0)\" " } ?? "")sceneMemberID="viewController"/>
      </objects></scene></scenes>
      </document>
      """, to: name)
  }
}
