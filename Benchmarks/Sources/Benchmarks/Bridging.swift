#if BRIDGES_SOURCES
  import Foundation
  import SourceBridge
  import SwiftParser
  import SwiftSyntax

  /// Bridging this package's own sources as one module, parsing included, against SwiftSyntax's parser alone on the same
  /// texts; both on all cores.
  func measureBridging() {
    let texts = sources()
    let bridge = SourceBridge(BridgeOptions(moduleName: "App"))
    let result = compare(rounds: 5) {
      let files = onAllCores(texts.count) { SourceFile(path: texts[$0].path, text: texts[$0].text) }
      _ = bridge.bridge(files)
    } floor: {
      _ = onAllCores(texts.count) { Parser.parse(source: texts[$0].text) }
    }
    report(
      "bridging / parsing alone (\(texts.count) files)",
      "\(number(result.ratio)) (\(number(result.work * 1e3)) ms / \(number(result.floor * 1e3)) ms)",
      aim: "at most 2",
      isMet: result.ratio <= 2)
  }

  /// The apps of this package with the sources that they stand on.
  private func sources() -> [(path: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["Examples", "Sources/Sceneway", "Sources/ScenewayPlayer", "Sources/ScenewayTesting"]
      .map { root.appendingPathComponent($0) }
      .flatMap { folder in
        FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
          .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
      }
      .sorted { $0.path < $1.path }
      .compactMap { url in
        (try? String(contentsOf: url, encoding: .utf8)).map { (path: url.path, text: $0) }
      }
  }

  /// Does the same for each of a number of things, on all cores.
  private func onAllCores<Value>(_ count: Int, _ work: (Int) -> Value) -> [Value] {
    Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each place is written by one iteration alone.
      nonisolated(unsafe) let places = buffer
      nonisolated(unsafe) let work = work
      DispatchQueue.concurrentPerform(iterations: count) { index in
        places.initializeElement(at: index, to: work(index))
      }
      initializedCount = count
    }
  }
#endif
