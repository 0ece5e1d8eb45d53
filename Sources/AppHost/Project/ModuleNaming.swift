internal import Foundation

/// The name of the module that a folder of files was part of, which no project tells: storyboards name it for their
/// classes, tests import it.
struct ModuleNaming {
  let name: String
  /// What is told where not all agree.
  private(set) var notes: [String] = []

  /// Finds the name.
  ///
  /// - Parameters:
  ///   - app: the app, with the folder's name.
  ///   - tests: its tests.
  init(app: AppSources, tests: AppSources) {
    let own = app.moduleName
    // What the app imports is another's.
    let foreign = Set(app.importedModules)
    var places: [String: [String]] = [:]
    for document in app.resources + tests.resources
    where ["storyboard", "xib"].contains(document.pathExtension.lowercased()) {
      for name in Self.modules(namedBy: document) {
        places[name, default: []].append(document.lastPathComponent)
      }
    }
    for file in tests.swiftFiles {
      for name in AppSources.modules(importedBy: file, testably: true) {
        places[name, default: []].append(file.lastPathComponent)
      }
    }
    let names = places.filter { !foreign.contains($0.key) && AppSources.identifier(of: $0.key) == $0.key }
    let ranked = names.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    name = names[own] != nil ? own : ranked.first?.key ?? own
    guard ranked.count > 1 else { return }
    let said = ranked.map { "\($0.key) (\(Self.list($0.value)))" }.joined(separator: ", ")
    notes.append("The module has several names: \(said). It is taken to be \(name).")
  }

  private static func list(_ files: [String]) -> String {
    let shown = files.prefix(3).joined(separator: ", ")
    return files.count > 3 ? "\(shown) and \(files.count - 3) more" : shown
  }

  /// The modules of the app's own classes in a document.
  private static func modules(namedBy document: URL) -> Set<String> {
    guard let text = try? String(contentsOf: document, encoding: .utf8), text.contains("customModule=") else {
      return []
    }
    var names: Set<String> = []
    for tag in text.split(separator: "<") where tag.contains("customModuleProvider=\"target\"") {
      guard let start = tag.range(of: "customModule=\""),
        let end = tag[start.upperBound...].firstIndex(of: "\"")
      else { continue }
      names.insert(String(tag[start.upperBound..<end]))
    }
    return names
  }
}
