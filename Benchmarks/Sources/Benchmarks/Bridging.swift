#if BRIDGES_SOURCES
  import Foundation
  import SourceBridge
  import SwiftParser
  import SwiftSyntax

  /// Bridging this package's own sources as one module, reading and parsing included, against reading the same files and
  /// parsing them with SwiftSyntax alone; both on all cores.
  func measureBridging() {
    let files = sources()
    let bridge = SourceBridge(BridgeOptions(moduleName: "App"))
    let result = compare(rounds: 5) {
      _ = (try? SourceFile.read(files)).map(bridge.bridge)
    } floor: {
      DispatchQueue.concurrentPerform(iterations: files.count) { index in
        _ = (try? String(contentsOf: files[index], encoding: .utf8)).map { Parser.parse(source: $0) }
      }
    }
    report(
      "bridging / parsing alone (\(files.count) files)",
      "\(number(result.ratio)) (\(number(result.work * 1e3)) ms / \(number(result.floor * 1e3)) ms)",
      aim: "at most 2",
      isMet: result.ratio <= 2)
  }

  /// The apps of this package with the sources that they stand on.
  private func sources() -> [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Examples", "Sources/Sceneway", "Sources/ScenewayPlayer", "Sources/ScenewayTesting"]
      .map { root.appendingPathComponent($0) }
      .flatMap { folder in
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
          .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
      }
      .sorted { $0.path < $1.path }
  }
#endif
