internal import Foundation

/// The modules that an app or its tests can be built with: targets of its project and of packages on this machine.
struct ModulePool {
  private var byName: [String: AppSources] = [:]
  private var products: [String: [String]] = [:]

  /// Takes in modules; of several of one name the first counts.
  mutating func add(_ targets: [AppSources], products: [String: [String]] = [:]) {
    for target in targets where target.kind != .tests {
      for name in [target.name, target.moduleName] where byName[name] == nil { byName[name] = target }
    }
    self.products.merge(products) { old, _ in old }
  }

  /// The modules that some others need, those first that others need.
  ///
  /// What code imports counts beside what a project says, since projects link much without a word.
  func needed(by roots: [AppSources]) -> [AppSources] {
    var order: [AppSources] = []
    var underway = Set(roots.map(\.moduleName))
    func add(_ target: AppSources) {
      for name in names(neededBy: target) {
        guard let module = byName[name], underway.insert(module.moduleName).inserted else { continue }
        add(module)
        order.append(module)
      }
    }
    for root in roots { add(root) }
    return order
  }

  private func names(neededBy target: AppSources) -> [String] {
    let words = target.dependencies + target.packageProducts
    return words.flatMap { [$0] + (products[$0] ?? []) } + target.importedModules
  }
}

extension AppSources {
  /// The modules that its files import, in the order of their names.
  var importedModules: [String] {
    swiftFiles.reduce(into: Set<String>()) { $0.formUnion(Self.modules(importedBy: $1)) }.sorted()
  }

  /// The modules that a file imports.
  ///
  /// - Parameters:
  ///   - file: a Swift file; one that cannot be read imports nothing.
  ///   - testably: whether only those count that it imports with their internals.
  /// - Returns: their names.
  static func modules(importedBy file: URL, testably: Bool = false) -> Set<String> {
    guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("import") else {
      return []
    }
    let lines = text.split(whereSeparator: \.isNewline)
    return Set(lines.filter { !testably || $0.contains("@testable") }.compactMap { Self.imported(by: $0) })
  }

  /// The module that a line imports, `@testable` or of one declaration alone included.
  private static func imported(by line: Substring) -> String? {
    guard line.contains("import") else { return nil }
    let words = line.prefix { $0 != "/" }.split(whereSeparator: \.isWhitespace)
    guard let place = words.firstIndex(of: "import"),
      words[..<place].allSatisfy({
        $0.hasPrefix("@") || ["public", "internal", "private", "fileprivate"].contains($0)
      })
    else { return nil }
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    let name = words[(place + 1)...].first { !kinds.contains($0) }
    return name?.split(separator: ".").first.map { $0.filter { $0 != ";" } }
  }
}
