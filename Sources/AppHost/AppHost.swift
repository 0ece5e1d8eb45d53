public import Foundation
internal import SourceBridge

/// Hosts an iOS app on a machine without iOS: bridges its sources as they are, builds them against headless UIKit, and
/// runs them.
///
/// Nothing is ever written into the app's folder.
public struct AppHost {
  /// The app.
  public let project: AppProject
  let options: HostOptions
  let folder: HostFolder

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - project: the app.
  ///   - options: how it is hosted.
  public init(_ project: AppProject, _ options: HostOptions) {
    self.project = project
    self.options = options
    let app = project.projectFile ?? project.app.swiftFiles.first ?? URL(fileURLWithPath: project.app.name)
    folder = HostFolder(options.buildFolder ?? HostFolder.standard(for: app, name: project.app.name))
  }

  /// The folder that the app is built in.
  public var buildFolder: URL { folder.root }

  /// Whether UIKit itself has not been built for hosted apps yet, so that the first build takes long.
  public var isFirstBuild: Bool {
    !FileManager.default.fileExists(atPath: HostFolder.scratch(of: options.scenewayFolder).path)
  }

  func modules(forTests tests: Bool) -> [AppSources] {
    tests ? project.testedModules : project.libraries + [project.app]
  }

  // MARK: Building

  /// Bridges and builds the app.
  ///
  /// Where nothing changed since the last time, nothing is done.
  ///
  /// - Parameter tests: whether the app's unit tests are what is built, rather than a program to play the app.
  /// - Returns: what was built and what was not.
  /// - Throws: where a file cannot be written, or no compiler is there.
  public func build(tests: Bool = false) throws -> HostReport {
    let modules = modules(forTests: tests)
    let sources = modules + (tests ? project.tests : [])
    let bundle = HostBundle(folder: tests ? folder.testBundle : folder.bundle, app: project.app)
    let name = tests ? HostPackage.testProgram : "host"
    let program = bundle.folder.appendingPathComponent(name)
    let stamp = stamp(of: sources)
    let stampFile = tests ? folder.testStamp : folder.stamp
    var report = HostReport(name: project.app.name, fileCount: fileCount(of: sources))
    if let last = LastBuild(of: stampFile), last.stamp == stamp,
      FileManager.default.fileExists(atPath: program.path)
    {
      report.program = program
      report.leftOut = last.leftOut
      report.findings = last.findings
      return report
    }
    try? FileManager.default.removeItem(at: stampFile)
    var package = HostPackage(modules, tests: tests ? project.tests : [], options, in: folder)
    let compiler = HostCompiler(
      package: folder.package, scratch: HostFolder.scratch(of: options.scenewayFolder))
    let own = Set(sources.flatMap(\.swiftFiles).map(\.path))
    var leftOut: Set<String> = []
    while true {
      try package.write(leavingOut: leftOut)
      report.findings = package.findings.map { "\($0)" }
      let outcome = try compiler.build(
        package.executableName, modules: package.moduleNames, tests: tests)
      report.diagnostics = outcome.diagnostics.filter { $0.severity == "error" }
      report.leftOut = leftOut.sorted()
      guard !outcome.succeeded else {
        try bundle.write(with: tests ? project.tests.flatMap(\.resources) : [])
        report.program = try bundle.install(compiler.products.appendingPathComponent(name))
        LastBuild(stamp: stamp, leftOut: report.leftOut, findings: report.findings).write(to: stampFile)
        return report
      }
      let broken = Set(report.diagnostics.map(\.file)).intersection(own).subtracting(leftOut)
      if !options.keepsGoing || broken.isEmpty {
        if broken.isEmpty { report.output = outcome.output }
        return report
      }
      leftOut.formUnion(broken)
    }
  }

  func fileCount(of modules: [AppSources]) -> Int {
    modules.reduce(0) { $0 + $1.swiftFiles.filter { !options.excludes($0) }.count }
  }

  /// What a build depends on: each file's place, size and time, and the options.
  private func stamp(of modules: [AppSources]) -> String {
    let manager = FileManager.default
    var lines = ["\(options)", "\(project.app.infoValues.sorted { $0.key < $1.key })"]
    let tool = CommandLine.arguments.first.map { [URL(fileURLWithPath: $0)] } ?? []
    let files =
      modules.flatMap { $0.swiftFiles + $0.resources } + [project.app.infoPlist].compactMap { $0 } + tool
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
  /// What the bridge could not bridge.
  let findings: [String]

  init(stamp: String, leftOut: [String], findings: [String]) {
    self.stamp = stamp
    self.leftOut = leftOut
    self.findings = findings
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
