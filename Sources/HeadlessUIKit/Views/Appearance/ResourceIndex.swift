internal import Foundation
internal import Synchronization

/// What lies in a bundle's folder, read once: a scene asks for many images, and most bundles have none of them.
struct ResourceIndex {
  /// The image and colour sets of the asset catalogues, by their folders' names.
  let sets: [String: URL]
  private let names: Set<String>
  private let hasLanguages: Bool
  private let modified: Date?

  private static let indexes = Mutex<[String: ResourceIndex]>([:])

  /// The index of a bundle; read anew when something was added to the folder or taken away.
  static func of(_ bundle: Bundle) -> ResourceIndex? {
    guard let folder = bundle.resourceURL else { return nil }
    let modified = modificationDate(of: folder)
    if let known = indexes.withLock({ $0[folder.path] }), known.modified == modified { return known }
    let index = ResourceIndex(folder, modified)
    indexes.withLock { $0[folder.path] = index }
    return index
  }

  private static func modificationDate(of folder: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: folder.path))?[.modificationDate] as? Date
  }

  private init(_ folder: URL, _ modified: Date?) {
    let files = FileManager.default
    let top = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
    var sets: [String: URL] = [:]
    for name in top where name.hasSuffix(".xcassets") {
      let catalogue = folder.appendingPathComponent(name)
      let inside = files.enumerator(atPath: catalogue.path)?.allObjects as? [String]
      for path in inside ?? [] {
        guard path.hasSuffix("set") else { continue }
        // A set is named by its folder, and also by the groups around it where those give their names.
        let parts = path.split(separator: "/")
        for start in parts.indices {
          let name = parts[start...].joined(separator: "/")
          if sets[name] == nil { sets[name] = catalogue.appendingPathComponent(path) }
        }
      }
    }
    self.sets = sets
    self.modified = modified
    names = Set(top)
    hasLanguages = top.contains { $0.hasSuffix(".lproj") }
  }

  /// Whether a file of a name may be in the folder, or in one of a language.
  func mayHold(_ name: String) -> Bool {
    hasLanguages || names.contains(name) || name.contains("/")
  }
}
