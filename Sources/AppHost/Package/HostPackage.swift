internal import Foundation
internal import SourceBridge

/// The SwiftPM package that a hosted app is built as: each module of the app bridged, and a program that plays it.
struct HostPackage {
  let folder: HostFolder
  let options: HostOptions
  /// The app's modules, those first that others need.
  let modules: [AppSources]
  /// The app's tests; empty where they are not built.
  let tests: [AppSources]
  /// Where what was written comes from, and what the bridge found.
  private(set) var places: DiagnosticPlaces
  /// Modules that are not there, with empty ones in their places so that more can be told of the files that import them.
  var standIns: Set<String> = []
  /// What extensions override of classes that other modules declare.
  private var outerOverrides: [OuterOverride] = []
  /// What of it those classes have made replaceable.
  private var replaceable: Set<OuterOverride> = []
  /// What classes override that other modules' extensions may declare.
  private var overriddenNames: Set<String> = []
  /// What of it those extensions hand on.
  private var dispatched: Set<DispatchedMember> = []
  /// The class of the application's delegate, with its module; nil where there is none.
  private(set) var delegate: String?

  init(_ modules: [AppSources], tests: [AppSources] = [], _ options: HostOptions, in folder: HostFolder) {
    self.modules = modules
    self.tests = tests
    self.options = options
    self.folder = folder
    places = DiagnosticPlaces(folder: folder.package)
  }

  /// What the bridge found and does not keep the app from being built.
  var notes: [HostFinding] { places.findings.filter { $0.severity != .error }.map(HostFinding.init) }

  /// Whether the bridge found what keeps the app from being built, or a file is not there.
  var isBroken: Bool { places.findings.contains { $0.severity == .error } || !places.lost.isEmpty }

  var executableName: String { "host" }

  /// Writes the package.
  ///
  /// - Parameter leftOut: files that are not compiled.
  /// - Throws: where a file cannot be written.
  mutating func write(leavingOut leftOut: Set<String>) throws {
    places = DiagnosticPlaces(folder: folder.package)
    (outerOverrides, replaceable, overriddenNames, dispatched) = ([], [], [], [])
    for module in modules.dropFirst() + tests {
      let files = try sources(of: module, leavingOut: leftOut)
      outerOverrides += OuterOverride.all(in: files)
      overriddenNames.formUnion(DispatchedMember.overriddenNames(in: files))
    }
    for module in modules + tests { try write(module, leavingOut: leftOut) }
    if !tests.isEmpty { try writeStart() }
    for name in stubNames { try write(stub: name) }
    try HostFolder.write(manifest, to: folder.package.appendingPathComponent("Package.swift"))
    try HostFolder.write(
      main, to: folder.package.appendingPathComponent("Sources/\(executableName)/main.swift"))
  }

  // MARK: Sources

  /// The module's files that there are; those that are not are told.
  private mutating func sources(of module: AppSources, leavingOut leftOut: Set<String>) throws -> [SourceFile]
  {
    let files = module.swiftFiles.filter {
      !leftOut.contains($0.path) && $0.lastPathComponent != "main.swift"
    }
    // A project may name files that are made by others, or were lost; the compiler would not tell of them.
    let lost = files.filter { !FileManager.default.fileExists(atPath: $0.path) }
    places.lost.formUnion(lost.map(\.path))
    return try SourceFile.read(files.filter { !lost.contains($0) })
  }

  private mutating func write(_ module: AppSources, leavingOut leftOut: Set<String>) throws {
    let target = folder.package.appendingPathComponent("Sources/\(module.moduleName)")
    let sources = try sources(of: module, leavingOut: leftOut)
    var bridging = BridgeOptions(
      moduleName: module.moduleName, absentModules: ["ObjectiveC"], keepsMain: false)
    bridging.standIns = standIns
    bridging.holdsTests = module.kind == .tests
    bridging.mendsSyntaxErrors = true
    (bridging.outerOverrides, bridging.replaceable) = (outerOverrides, replaceable)
    (bridging.overriddenElsewhere, bridging.dispatched) = (overriddenNames, dispatched)
    let resources = (modules + tests).flatMap(\.resources)
    bridging.readsPlurals = resources.contains(where: StringTables.hasPlurals)
    let result = SourceBridge(bridging).bridge(sources)
    places.findings += result.findings
    replaceable.formUnion(result.replaceable)
    dispatched.formUnion(result.dispatched)
    let names = result.fileNames
    for (file, name) in zip(result.files, names) {
      let place = target.appendingPathComponent(name)
      try HostFolder.write(file.text, to: place)
      // What ties the tables together is none of the app's files.
      guard file.path.hasPrefix("/") else { continue }
      places.sources[place.path] = file.path
      places.columns[file.path] = file.columns
    }
    var all = Set(names)
    if module.isOfPackage {
      // All resources of a hosted app lie in its one bundle.
      all.insert("Bundle+Module.swift")
      try HostFolder.write(
        "import Foundation\n\nextension Foundation.Bundle { static let module = Foundation.Bundle.main }\n",
        to: target.appendingPathComponent("Bundle+Module.swift"))
    }
    let symbols = AssetSymbols(module.resources)
    if module.kind != .tests, !symbols.isEmpty {
      all.insert("GeneratedAssetSymbols.swift")
      let own = KitCoverage.declaredTypes(in: module.swiftFiles, kinds: ["let", "var"]) {
        $0.contains("static ")
      }
      try HostFolder.write(
        symbols.text(without: own), to: target.appendingPathComponent("GeneratedAssetSymbols.swift"))
    }
    if module.kind == .tests {
      all.insert("XCTest+Waiting.swift")
      try HostFolder.write(Self.waiting, to: target.appendingPathComponent("XCTest+Waiting.swift"))
    }
    HostFolder.keepOnly(all, in: target)
    if module.kind == .app {
      delegate =
        (result.mainType.flatMap { result.applicationDelegates.contains($0) ? $0 : nil }
        ?? result.applicationDelegates.first).map { "\(module.moduleName).\($0)" }
    }
  }

  private func write(stub name: String) throws {
    let target = folder.package.appendingPathComponent("Sources/\(name)")
    try HostFolder.write("// An empty module.\n", to: target.appendingPathComponent("Stub.swift"))
    HostFolder.keepOnly(["Stub.swift"], in: target)
  }

  // MARK: Package

  /// What a target needs to name UIKit.
  ///
  /// SwiftPM builds anew only what needs the module that changed, though UIKit brings headless UIKit along.
  static let kit =
    ".product(name: \"UIKit\", package: \"sceneway\"), .product(name: \"HeadlessUIKit\", package: \"sceneway\")"

  /// The empty modules.
  private var stubNames: [String] {
    let empty = options.stubs.filter { $0.value == nil }.keys
    return standIns.union(empty).subtracting(modules.map(\.moduleName)).sorted()
  }

  /// The modules of the package, all that are built of it.
  var moduleNames: Set<String> { Set((modules + tests).map(\.moduleName) + stubNames) }

  private var manifest: String {
    let stubs = stubNames
    var targets: [String] = stubs.map { name in
      """
          .target(name: "\(name)", dependencies: [\(Self.kit)], swiftSettings: quiet),
      """
    }
    var before: [String] = []
    for module in modules {
      let needed = (before + stubs).map { "\"\($0)\", " }.joined()
      targets.append(
        """
            .target(
              name: "\(module.moduleName)", dependencies: [\(needed)\(Self.kit)],
              swiftSettings: quiet + [\(settings(of: module))]),
        """)
      before.append(module.moduleName)
    }
    let all = before.map { "\"\($0)\", " }.joined()
    targets += testTargets(needing: all + stubs.map { "\"\($0)\", " }.joined())
    targets.append(
      """
          .executableTarget(
            name: "\(executableName)",
            dependencies: [
              \(all).product(name: "ScenewayPlayer", package: "sceneway"),
              \(Self.kit),
            ]),
      """)
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let quiet: [SwiftSetting] = [.unsafeFlags(["-suppress-warnings"])]

      let package = Package(
        name: "host",
        dependencies: [.package(name: "sceneway", path: "\(options.scenewayFolder.path)")],
        targets: [
      \(targets.joined(separator: "\n"))
        ])

      """
  }

  func settings(of module: AppSources) -> String {
    (module.conditions.filter { $0 != "DEBUG" }.map { ".define(\"\($0)\")" }
      + (module.isolatesToMainActor ? [".unsafeFlags([\"-default-isolation\", \"MainActor\"])"] : [])
      + [".swiftLanguageMode(\(languageMode(of: module)))"]).joined(separator: ", ")
  }

  private func languageMode(of module: AppSources) -> String {
    let version = options.swiftVersion ?? module.swiftVersion ?? "5"
    switch version.prefix(1) {
    case "6": return ".v6"
    case "3", "4": return version.hasPrefix("4.2") ? ".v4_2" : ".v4"
    default: return ".v5"
    }
  }

  private var main: String {
    let app = modules.last { $0.kind == .app } ?? modules.last
    let imports = modules.map { "import \($0.moduleName)" }.joined(separator: "\n")
    let arguments = "Array(CommandLine.arguments.dropFirst())"
    guard let delegate else {
      return """
        import Foundation
        \(imports)

        FileHandle.standardError.write(Data("error: The app has no class for its delegate.\\n".utf8))
        exit(65)

        """
    }
    return """
      import Foundation
      import ScenewayPlayer
      import UIKit
      \(imports)

      guard let delegate = NSClassFromString("\(delegate)") as? any UIApplicationDelegate.Type else {
        FileHandle.standardError.write(Data("error: \(delegate) is not there.\\n".utf8))
        exit(65)
      }
      exit(await Player.run(delegate, name: "\(app?.name ?? "app")", arguments: \(arguments)).rawValue)

      """
  }
}
