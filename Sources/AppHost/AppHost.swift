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

  /// The modules that are built, those first that others need, without what is left out on purpose.
  func modules(forTests tests: Bool) -> [AppSources] {
    let modules = tests ? project.testedModules : project.libraries + [project.app]
    return stubs + modules.filter { options.stubs[$0.moduleName] == nil }.map(options.remaining)
  }

  /// The tests, without what is left out on purpose, each with a module's name of its own, as nobody imports them.
  var tests: [AppSources] {
    var names = Set(modules(forTests: true).map(\.moduleName))
    return project.tests.map(options.remaining).filter { !$0.swiftFiles.isEmpty }.map { test in
      var test = test
      let name = test.moduleName
      var number = 2
      while !names.insert(test.moduleName).inserted {
        test.moduleName = "\(name)_\(number)"
        number += 1
      }
      return test
    }
  }

  /// Modules of somebody's own files that take the place of others; they are the app's as far as languages go.
  private var stubs: [AppSources] {
    options.stubs.sorted { $0.key < $1.key }.compactMap { name, place in
      guard let place else { return nil }
      var module = AppSources(name, .library, moduleName: name)
      module.swiftVersion = project.app.swiftVersion
      module.conditions = project.app.conditions
      module.add(ProjectFiles.all(in: place))
      return module
    }
  }

  // MARK: Building

  /// Bridges and builds the app.
  ///
  /// Where nothing changed since the last time, nothing is done. Where another run builds in the same place, this one waits
  /// for it and says so on standard error.
  ///
  /// - Parameter tests: whether the app's unit tests are what is built, rather than a program to play the app.
  /// - Returns: what was built and what was not.
  /// - Throws: where a file cannot be written, or no compiler is there.
  public func build(tests: Bool = false) throws -> HostReport {
    try HostLock(folder.lock).whileLocked("builds this app") {
      let build = HostBuild(self, tests: tests)
      if let report = build.last { return report }
      return try whileCompiling { try build.run() }
    }
  }

  /// Does something while no other run compiles in the place that all apps share.
  func whileCompiling<Result>(_ body: () throws -> Result) throws -> Result {
    let scratch = HostFolder.scratch(of: options.scenewayFolder)
    return try HostLock(scratch.appendingPathExtension("lock")).whileLocked("builds an app", body)
  }

  var compiler: HostCompiler {
    HostCompiler(package: folder.package, scratch: HostFolder.scratch(of: options.scenewayFolder))
  }
}
