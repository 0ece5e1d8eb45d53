internal import Foundation

/// One build of an app, or of its tests.
struct HostBuild {
  private let host: AppHost
  private let tests: [AppSources]
  private let modules: [AppSources]
  private let program: URL
  private let bundle: HostBundle
  private let stampFile: URL

  init(_ host: AppHost, tests isOfTests: Bool) {
    self.host = host
    tests = isOfTests ? host.tests : []
    modules = host.modules(forTests: isOfTests)
    let folder = host.folder
    let language = isOfTests ? nil : host.options.language
    bundle = HostBundle(
      folder: isOfTests ? folder.testBundle : folder.bundle(in: language),
      app: host.options.remaining(host.project.app), language: language)
    program = bundle.folder.appendingPathComponent(isOfTests ? HostPackage.testProgram : "host")
    stampFile = isOfTests ? folder.testStamp : bundle.folder.appendingPathExtension("stamp")
  }

  private var sources: [AppSources] { modules + tests }

  private var emptyReport: HostReport {
    HostReport(
      name: host.project.app.name, fileCount: sources.reduce(0) { $0 + $1.swiftFiles.count },
      symbols: KnownSymbols(in: host.options.scenewayFolder, and: sources))
  }

  /// What the last build made, where nothing changed since; nil where it has to be done anew.
  var last: HostReport? {
    guard let last = LastBuild(of: stampFile), last.stamp == stamp,
      FileManager.default.fileExists(atPath: program.path)
    else { return nil }
    var report = emptyReport
    report.program = program
    report.leftOut = last.leftOut
    report.leftOutErrors = last.leftOutErrors
    report.findings = last.findings
    report.resourceProblems = last.resourceProblems
    return report
  }

  /// Builds, until nothing is left that can be left out.
  func run() throws -> HostReport {
    var report = emptyReport
    report.resourceProblems = ResourceProblems.all(in: sources.flatMap(\.resources))
    try? FileManager.default.removeItem(at: stampFile)
    let compiler = host.compiler
    var package = HostPackage(modules, tests: tests, host.options, in: host.folder)
    let own = Set(sources.flatMap(\.swiftFiles).map(\.path))
    var leftOut: Set<String> = []
    while true {
      try package.write(leavingOut: leftOut)
      report.findings = package.notes
      let outcome = try compiler.build(
        package.executableName, modules: package.moduleNames, tests: !tests.isEmpty)
      report.diagnostics = package.places.errors(of: outcome.diagnostics)
      report.leftOut = leftOut.sorted()
      if outcome.succeeded, !package.isBroken {
        try bundle.write(with: tests.flatMap(\.resources), told: report.resourceProblems)
        report.program = try bundle.install(
          compiler.products.appendingPathComponent(program.lastPathComponent))
        LastBuild(report, stamp: stamp).write(to: stampFile)
        return report
      }
      let broken = Set(report.diagnostics.map(\.file)).intersection(own).subtracting(leftOut)
      if !host.options.keepsGoing || broken.isEmpty {
        if broken.isEmpty { report.output = outcome.output }
        return report
      }
      let lost = Self.places(ofTypesIn: leftOut)
      for file in broken.sorted() {
        report.leftOutErrors += report.diagnostics.filter { $0.file == file }.map {
          report.symbols.explaining($0.naming(lost))
        }
      }
      leftOut.formUnion(broken)
    }
  }

  /// The files of what they declare, by name.
  static func places(ofTypesIn files: Set<String>) -> [String: String] {
    files.sorted().reduce(into: [:]) { places, file in
      for name in KitCoverage.declaredTypes(in: [URL(fileURLWithPath: file)]) { places[name] = file }
    }
  }

  /// What a build depends on: each file's place, size and time, and the options.
  private var stamp: String {
    let manager = FileManager.default
    let project = host.project
    var lines = ["\(host.options)", "\(project.app.infoValues.sorted { $0.key < $1.key })"]
    let tool = CommandLine.arguments.first.map { [URL(fileURLWithPath: $0)] } ?? []
    let files =
      sources.flatMap { $0.swiftFiles + $0.resources } + [project.app.infoPlist].compactMap { $0 } + tool
    for file in files {
      let attributes = try? manager.attributesOfItem(atPath: file.path)
      let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
      lines.append("\(file.path) \(attributes?[.size] as? Int ?? -1) \(time)")
    }
    return lines.joined(separator: "\n")
  }
}

/// What is known of the last build that made a program.
private struct LastBuild: Codable {
  /// What it depended on.
  let stamp: String
  /// The files that went so that the others could be built; they fail again as long as nothing changes.
  let leftOut: [String]
  /// The errors of each of them.
  let leftOutErrors: [HostDiagnostic]
  /// What the bridge could not bridge.
  let findings: [HostFinding]
  /// What is wrong with storyboards, xibs and string tables.
  let resourceProblems: [HostDiagnostic]

  init(_ report: HostReport, stamp: String) {
    self.stamp = stamp
    leftOut = report.leftOut
    leftOutErrors = report.leftOutErrors
    findings = report.findings
    resourceProblems = report.resourceProblems
  }

  /// Nil where there was none that can be read.
  init?(of file: URL) {
    guard let data = try? Data(contentsOf: file),
      let last = try? JSONDecoder().decode(LastBuild.self, from: data)
    else { return nil }
    self = last
  }

  func write(to file: URL) {
    try? JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}

extension HostDiagnostic {
  /// The same, with the file of what it misses where that was left out before.
  func naming(_ places: [String: String]) -> HostDiagnostic {
    guard let name = missingSymbol, let file = places[name] else { return self }
    var result = self
    result.message += ": it is declared in \(file), which is left out"
    return result
  }
}
