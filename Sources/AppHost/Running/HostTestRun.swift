public import Foundation

/// Runs an app's unit tests, which have been built: those of XCTest and those of Swift Testing.
///
/// What they write goes to the streams of this process.
public struct HostTestRun {
  private let program: URL
  private let tests: [AppSources]
  private let filters: [String]

  /// Makes a run.
  ///
  /// - Parameters:
  ///   - program: the program of the tests.
  ///   - tests: the tests that it was built from.
  ///   - filters: parts of the names of the tests to run; all where there are none.
  public init(program: URL, tests: [AppSources], filters: [String]) {
    self.program = program
    self.tests = tests
    self.filters = filters
  }

  /// Runs the tests.
  ///
  /// - Returns: whether all passed and there was one at least.
  /// - Throws: where the program cannot be started.
  public func run() throws -> Bool {
    let imported = Set(tests.flatMap(\.importedModules))
    var passed = true
    var ran = false
    if imported.contains("XCTest"), let words = try wordsOfXCTest() {
      ran = true
      passed = try Self.run(program, words) == EXIT_SUCCESS
    }
    if imported.contains("Testing") {
      let words = filters.flatMap { ["--filter", NSRegularExpression.escapedPattern(for: $0)] }
      let status = try Self.run(program, ["--testing-library", "swift-testing"] + words)
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

  private static func run(_ program: URL, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = program.deletingLastPathComponent()
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : EXIT_FAILURE
  }
}
