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
    var report = try fullyTold(build(tests: tests), tests: tests)
    report = try furtherExplained(report, tests: tests).askingWhatWasMeant
    let symbols = report.symbols
    let all = modules(forTests: tests) + (tests ? self.tests : [])
    report.kit = KitCoverage(
      of: try namedTypes(tests: tests), own: KitCoverage.declaredTypes(in: all.flatMap(\.swiftFiles)),
      in: options.scenewayFolder, isMistyped: { symbols.meant(by: $0) != nil })
    report.resourceProblems = ResourceProblems.all(in: all.flatMap(\.resources))
    report.resourceProblems += try ResourceReferences(all, in: options.scenewayFolder).problems
    return report
  }

  /// Tells more of an app that was not built: what else is wrong beside the modules that nobody has.
  ///
  /// - Parameters:
  ///   - report: what building it came to.
  ///   - tests: whether its tests were built with it.
  /// - Returns: the report with all errors; as it is where there is nothing to add.
  /// - Throws: where a file cannot be written, or no compiler is there.
  public func explained(_ report: HostReport, tests: Bool = false) throws -> HostReport {
    try fullyTold(report, tests: tests).askingWhatWasMeant
  }

  private func fullyTold(_ report: HostReport, tests: Bool) throws -> HostReport {
    let absent = names(report.missingModules)
    // Files that are left out are told by the build itself.
    guard report.program == nil, !options.keepsGoing, !absent.isEmpty else {
      return complete(report, tests: tests)
    }
    return try HostLock(folder.lock).whileLocked("builds this app") {
      try whileCompiling { try fullyTold(report, lacking: absent, tests: tests) }
    }
  }

  private func fullyTold(_ first: HostReport, lacking absent: Set<String>, tests: Bool) throws -> HostReport {
    var report = first
    var package = HostPackage(
      modules(forTests: tests), tests: tests ? self.tests : [], options, in: folder)
    let compiler = compiler
    package.standIns = absent
    while true {
      try package.write(leavingOut: [])
      let outcome = try compiler.build(package.executableName, modules: package.moduleNames, tests: tests)
      report.findings = package.notes
      report.diagnostics = package.places.errors(of: outcome.diagnostics)
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

  /// Looks at the modules that need one that does not compile: without its files that do not.
  ///
  /// What they miss of those files is told with them.
  private func furtherExplained(_ first: HostReport, tests: Bool) throws -> HostReport {
    guard !first.unreached.isEmpty, !options.keepsGoing else { return first }
    return try HostLock(folder.lock).whileLocked("builds this app") {
      try whileCompiling {
        var report = first
        var package = HostPackage(
          modules(forTests: tests), tests: tests ? self.tests : [], options, in: folder)
        package.standIns = names(report.missingModules)
        let compiler = compiler
        var leftOut: Set<String> = []
        for _ in 0..<6 where !report.unreached.isEmpty {
          let broken = Set(report.diagnostics.map(\.file)).subtracting(leftOut)
            .subtracting(report.filesOnlyLackingModules)
          guard !broken.isEmpty else { break }
          leftOut.formUnion(broken)
          try package.write(leavingOut: leftOut)
          let outcome = try compiler.build(package.executableName, modules: package.moduleNames, tests: tests)
          let places = HostBuild.places(ofTypesIn: leftOut)
          let new = package.places.errors(of: outcome.diagnostics).filter {
            !leftOut.contains($0.file) && !report.diagnostics.contains($0)
          }
          guard !new.isEmpty else {
            report.unreached = []
            break
          }
          report.diagnostics += new.map { $0.naming(places) }
          package.standIns.formUnion(names(report.missingModules))
          report = complete(report, tests: tests, leavingOut: leftOut)
        }
        package.standIns = []
        try package.write(leavingOut: [])
        try ModuleShelf(products: compiler.products).keepOut(package.moduleNames)
        return report
      }
    }
  }

  /// How often the app names types of UIKit's.
  private func namedTypes(tests: Bool) throws -> [String: Int] {
    var types: [String: Int] = [:]
    for module in modules(forTests: tests) + (tests ? self.tests : []) {
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
  private func complete(_ report: HostReport, tests: Bool, leavingOut leftOut: Set<String> = []) -> HostReport
  {
    var report = report
    guard report.program == nil else { return report }
    report.unreached = []
    let told = Set(report.diagnostics.filter { $0.missingModule == nil }.map(\.file))
    let broken = told.subtracting(leftOut)
    let modules = modules(forTests: tests)
    let order = modules + (tests ? self.tests : [])
    guard let failed = order.firstIndex(where: { $0.swiftFiles.contains { broken.contains($0.path) } })
    else { return report }
    // Tests are built beside each other; every other module may need those before it.
    let rest = failed < modules.count ? order[(failed + 1)...] : []
    report.unreached = rest.flatMap(\.swiftFiles).map(\.path).filter { !told.contains($0) }
    return report
  }
}

extension HostReport {
  /// The report with a question behind each error of a type of UIKit's that is mistyped.
  fileprivate var askingWhatWasMeant: HostReport {
    var report = self
    report.diagnostics = diagnostics.map(symbols.explaining)
    return report
  }
}
