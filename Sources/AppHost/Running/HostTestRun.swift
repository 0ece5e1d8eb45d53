public import Foundation

/// Runs an app's unit tests, which have been built: those of XCTest and those of Swift Testing.
///
/// What they write goes to the streams of this process.
public struct HostTestRun {
  private let program: URL
  private let libraries: Set<String>
  private let filters: [String]
  private let process: HostProgram

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - program: the program of the tests.
  ///   - project: the app whose tests it was built from.
  ///   - filters: parts of the names of the tests to run; all where there are none.
  public init(program: URL, project: AppProject, filters: [String]) {
    self.program = program
    self.filters = filters
    libraries = Set(project.tests.flatMap(\.importedModules))
    process = HostProgram(program, of: project)
  }

  /// Runs the tests.
  ///
  /// - Returns: whether all passed and there was one at least.
  /// - Throws: where the program cannot be started.
  public func run() throws -> Bool {
    var passed = true
    var ran = false
    if libraries.contains("XCTest"), let words = try wordsOfXCTest() {
      ran = true
      passed = try run(words) == EXIT_SUCCESS
    }
    if libraries.contains("Testing") {
      let words = filters.flatMap { ["--filter", NSRegularExpression.escapedPattern(for: $0)] }
      let status = try run(["--testing-library", "swift-testing"] + words)
      // None of its tests has such a name.
      if status != Self.noTests {
        ran = true
        passed = status == EXIT_SUCCESS && passed
      }
    }
    if !ran {
      let reason = filters.isEmpty ? "The tests import no library of tests." : "No test has such a name."
      FileHandle.standardError.write(Data("error: \(reason)\n".utf8))
    }
    return ran && passed
  }

  /// The tests of XCTest to run; nil where none has a name that is asked for.
  private func wordsOfXCTest() throws -> [String]? {
    guard !filters.isEmpty else { return [] }
    let list = try HostCompiler.run([program.path, "--list-tests"], keepingErrors: false).output
    let names = list.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { name in name.contains("/") && filters.contains { name.contains($0) } }
    return names.isEmpty ? nil : [names.joined(separator: ",")]
  }

  /// What Swift Testing ends with where no test has a name that is asked for.
  private static let noTests = EX_UNAVAILABLE

  private func run(_ arguments: [String]) throws -> Int32 {
    try process.run(arguments, in: program.deletingLastPathComponent())
  }
}
