internal import Foundation

/// Keeps modules of other apps, which are built in the same place, from being found by an app that has none of them.
///
/// They are set aside and come back as they were, so that their own app need not be built anew.
struct ModuleShelf {
  private let modules: URL
  private let shelf: URL
  private let list: URL

  init(products: URL) {
    modules = products.appendingPathComponent("Modules")
    shelf = products.appendingPathComponent("ModulesSetAside")
    list = products.appendingPathComponent("modules-of-apps")
  }

  /// Leaves those modules of apps that are named, and sets the others aside.
  ///
  /// - Parameter names: the modules of the app that is built next.
  /// - Throws: where a file cannot be moved or written.
  func keepOut(_ names: Set<String>) throws {
    let manager = FileManager.default
    let known = Set(
      ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init))
    try manager.createDirectory(at: shelf, withIntermediateDirectories: true)
    for name in known.subtracting(names) { try move(name, from: modules, to: shelf) }
    for name in names { try move(name, from: shelf, to: modules) }
    try HostFolder.write(known.union(names).sorted().joined(separator: "\n"), to: list)
  }

  /// Moves the files of a module; one that is there already is newer, and stays.
  private func move(_ name: String, from old: URL, to new: URL) throws {
    let manager = FileManager.default
    for kind in ["swiftmodule", "swiftdoc", "swiftsourceinfo", "abi.json", "swiftinterface"] {
      let file = "\(name).\(kind)"
      let (from, to) = (old.appendingPathComponent(file), new.appendingPathComponent(file))
      guard manager.fileExists(atPath: from.path) else { continue }
      if manager.fileExists(atPath: to.path) {
        if new == shelf { try manager.removeItem(at: to) } else { continue }
      }
      try manager.createDirectory(at: new, withIntermediateDirectories: true)
      try manager.moveItem(at: from, to: to)
    }
  }
}
