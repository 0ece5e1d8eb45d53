import Foundation

/// The documents to measure with.
struct Corpus {
  let files: [(path: String, data: Data)]

  var bytes: Int { files.reduce(0) { $0 + $1.data.count } }

  /// Reads the folder that `SCENEWAY_CORPUS` names, the one beside the checkout, or the example's own storyboard.
  init() {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment["SCENEWAY_CORPUS"].map { URL(fileURLWithPath: $0) }
    let folders = [
      named, root.appendingPathComponent("../shared/corpus"), root.appendingPathComponent("Examples"),
    ]
    for folder in folders.compactMap({ $0 }) {
      let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL }.filter { $0.pathExtension == "storyboard" }.sorted { $0.path < $1.path }
      let files = (paths ?? []).compactMap { url in
        (try? Data(contentsOf: url)).map { (path: url.path, data: $0) }
      }
      if !files.isEmpty {
        self.files = files
        return
      }
    }
    files = []
  }
}
