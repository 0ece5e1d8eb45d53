internal import Foundation

extension AppProject {
  /// Packages, and those on this machine that they need.
  static func packages(_ folders: [URL]) throws(AppProjectError) -> [SwiftPackage] {
    var found: [SwiftPackage] = []
    var seen: Set<String> = []
    var rest = folders
    while !rest.isEmpty {
      let folder = rest.removeFirst()
      guard seen.insert(folder.standardizedFileURL.path).inserted, SwiftPackage.isThere(folder) else {
        continue
      }
      let package = try SwiftPackage(folder)
      // What is hosted gets UIKit from the host, so a package that depends on Sceneway's does not bring it again.
      if !found.isEmpty, package.targets.contains(where: { $0.name == "HeadlessUIKit" }) { continue }
      found.append(package)
      rest += package.localPackages
    }
    return found
  }

  /// A package of sources that are built for an app.
  init(package folder: URL, target: String?) throws(AppProjectError) {
    let packages = try Self.packages([folder])
    let own = packages[0].targets
    let libraries = own.filter { $0.kind == .library }
    let named = target.flatMap { name in own.first { $0.kind == .tests && $0.name == name } }
    let tested = named.map { test in libraries.filter { test.dependencies.contains($0.name) } } ?? []
    let roots =
      named == nil
      ? target.map { name in libraries.filter { $0.name == name } } ?? libraries
      : (tested.isEmpty ? libraries : tested)
    guard !roots.isEmpty else {
      if target == nil { throw AppProjectError(.nothingToBuild, folder.path) }
      let names = (libraries + own.filter { $0.kind == .tests }).map(\.name)
      throw AppProjectError(.unknownTarget, folder.path, found: names, wanted: target)
    }
    var pool = ModulePool()
    for package in packages { pool.add(package.targets, products: package.products) }
    // All of them in the order of their needs; the last stands for the app.
    var everything = AppSources("", .app)
    everything.dependencies = roots.map(\.name)
    let order = pool.needed(by: [everything])
    let built = Set(order.map(\.name))
    let tests =
      named.map { [$0] }
      ?? own.filter {
        $0.kind == .tests && (target == nil || !built.isDisjoint(with: $0.dependencies))
      }
    self.init(
      app: order[order.count - 1], libraries: Array(order.dropLast()), tests: tests,
      testedModules: pool.needed(by: tests),
      projectFile: folder.appendingPathComponent("Package.swift"), namedTests: named?.name)
  }
}
