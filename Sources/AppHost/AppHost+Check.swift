internal import Foundation
internal import SourceBridge

extension AppHost {
  /// Compiles the app for its report alone.
  ///
  /// A module that nobody has would hide all other errors of its importers, so an empty one takes its place meanwhile; each
  /// import of it is an error in the report. Modules that need one that does not compile are not looked at, and told.
  ///
  /// - Parameter tests: whether the app's unit tests are compiled with it.
  /// - Returns: what compiles and what does not; its program is nil unless all is there.
  /// - Throws: where a file cannot be written, or no compiler is there.
  public func check(tests: Bool = false) throws -> HostReport {
    var report = try build(tests: tests)
    report.kit = KitCoverage(of: try namedTypes(tests: tests), in: options.scenewayFolder)
    let absent = names(report.missingModules)
    // Files that are left out are told by the build itself.
    guard !options.keepsGoing, !absent.isEmpty else { return complete(report, tests: tests) }
    let modules = modules(forTests: tests)
    var package = HostPackage(modules, tests: tests ? project.tests : [], options, in: folder)
    let compiler = HostCompiler(
      package: folder.package, scratch: HostFolder.scratch(of: options.scenewayFolder))
    package.standIns = absent
    while true {
      try package.write(leavingOut: [])
      let outcome = try compiler.build(package.executableName, modules: package.moduleNames, tests: tests)
      let imports = package.findings.filter { $0.rule == .absentModule }
      report.findings = package.findings.filter { $0.rule != .absentModule }.map { "\($0)" }
      report.diagnostics =
        imports.map(HostDiagnostic.init) + outcome.diagnostics.filter { $0.severity == "error" }
      report.output = outcome.succeeded ? "" : outcome.output
      let more = names(report.missingModules).subtracting(package.standIns)
      guard !more.isEmpty else { break }
      package.standIns.formUnion(more)
    }
    // What was written for the report is none of the app's own.
    package.standIns = []
    try package.write(leavingOut: [])
    try ModuleShelf(products: compiler.products).keepOut(package.moduleNames)
    return complete(report, tests: tests)
  }

  /// How often the app names types of UIKit's.
  private func namedTypes(tests: Bool) throws -> [String: Int] {
    var types: [String: Int] = [:]
    for module in modules(forTests: tests) + (tests ? project.tests : []) {
      let files = module.swiftFiles.filter { FileManager.default.fileExists(atPath: $0.path) }
      let result = SourceBridge(BridgeOptions(moduleName: module.moduleName)).bridge(
        try SourceFile.read(files))
      types.merge(result.namedTypes) { $0 + $1 }
    }
    return types
  }

  /// The names of modules, without those of their parts.
  private func names(_ modules: [(name: String, count: Int)]) -> Set<String> {
    Set(modules.compactMap { $0.name.split(separator: ".").first.map(String.init) })
  }

  /// Adds what was not looked at, since what it needs does not compile.
  private func complete(_ report: HostReport, tests: Bool) -> HostReport {
    var report = report
    guard report.program == nil else { return report }
    let broken = Set(report.diagnostics.filter { $0.missingModule == nil }.map(\.file))
    let modules = modules(forTests: tests)
    let order = modules + (tests ? project.tests : [])
    guard let failed = order.firstIndex(where: { $0.swiftFiles.contains { broken.contains($0.path) } })
    else { return report }
    // Tests are built beside each other; every other module may need those before it.
    let rest = failed < modules.count ? order[(failed + 1)...] : []
    report.unreached = rest.flatMap(\.swiftFiles).filter {
      !options.excludes($0) && !broken.contains($0.path)
    }
    .map(\.path)
    return report
  }
}

extension HostDiagnostic {
  /// What the bridge found, as the compiler would tell it.
  fileprivate init(_ finding: BridgeFinding) {
    file = finding.file
    line = finding.line
    column = finding.column
    severity = finding.severity.rawValue
    message = finding.message
  }
}
