internal import Foundation

/// The folder that a hosted app is written to and built in.
struct HostFolder {
  let root: URL

  init(_ root: URL) { self.root = root }

  /// Where hosted apps are kept.
  static var caches: URL {
    let environment = ProcessInfo.processInfo.environment
    let home =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    return home.appendingPathComponent("sceneway/host")
  }

  /// Where what is built of all apps is kept, one place for each checkout of Sceneway.
  static func scratch(of sceneway: URL) -> URL {
    caches.appendingPathComponent(
      "build-" + String(Fingerprint.of(sceneway.standardizedFileURL.path), radix: 36))
  }

  /// The folder of an app, the same one for each run.
  static func standard(for app: URL, name: String) -> URL {
    let number = String(Fingerprint.of(app.standardizedFileURL.path), radix: 36)
    return caches.appendingPathComponent("\(AppSources.identifier(of: name))-\(number)")
  }

  var lock: URL { root.appendingPathComponent("lock") }
  var package: URL { root.appendingPathComponent("Package") }
  /// Where the app is in one language alone, which Foundation chooses no other way here.
  func bundle(in language: String?) -> URL {
    language.map { root.appendingPathComponent("App-\(AppSources.identifier(of: $0))") } ?? bundle
  }

  var bundle: URL { root.appendingPathComponent("App") }
  var testBundle: URL { root.appendingPathComponent("Tests") }
  var testStamp: URL { root.appendingPathComponent("stamp-of-tests") }

  /// Writes a file where it is not the same already, so that nothing is built anew without need.
  ///
  /// - Returns: whether it was written.
  @discardableResult
  static func write(_ text: String, to file: URL) throws -> Bool {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: file)) == data { return false }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    return true
  }

  /// Takes away what is in a folder and not among some names.
  static func keepOnly(_ names: Set<String>, in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where !names.contains(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}

/// A number that changes when a text does, the same in each process.
enum Fingerprint {
  static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
