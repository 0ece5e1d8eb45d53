internal import CommandLineParsing
public import Foundation

/// Runs an app's unit tests, which have been built: those of XCTest and those of Swift Testing.
///
/// What they write goes to the streams of this process. A test that crashes ends its process; those after it run in another
/// one, and it is told at the end.
public struct HostTestRun {
  let program: URL
  let filters: [String]
  let process: HostProgram
  private let libraries: Set<String>

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
  /// - Throws: ``HostOptionError`` for a filter that no test's name has; where the program cannot be started.
  public func run() throws -> Bool {
    try checkFilters()
    var outcomes: [Outcome] = []
    if libraries.contains("XCTest"), let outcome = try runXCTest() { outcomes.append(outcome) }
    if libraries.contains("Testing"), let outcome = try runSwiftTesting() { outcomes.append(outcome) }
    if outcomes.isEmpty { tell("error: \(noTestReason)\n") }
    let crashed = outcomes.flatMap(\.crashed)
    if !crashed.isEmpty {
      let count = crashed.count == 1 ? "1 test" : "\(crashed.count) tests"
      tell("error: \(count) crashed:\n\(crashed.map { "  \($0)\n" }.joined())")
    }
    var total = TestCount()
    for outcome in outcomes { total.add(outcome.count) }
    if !total.isEmpty { FileHandle.standardOutput.write(Data("\(total)\n".utf8)) }
    return !outcomes.isEmpty && outcomes.allSatisfy(\.passed)
  }

  /// The names of the tests, those of XCTest first.
  ///
  /// - Returns: the names that have one of the filters.
  /// - Throws: ``HostOptionError`` for a filter that no test's name has; where the program cannot be started.
  public func names() throws -> [String] {
    try checkFilters()
    return try allNames().filter(isWanted)
  }

  func isWanted(_ name: String) -> Bool {
    filters.isEmpty || filters.contains { name.contains($0) }
  }

  private func allNames() throws -> [String] {
    var names: [String] = []
    if libraries.contains("XCTest") { names += try namesOfXCTest() }
    if libraries.contains("Testing") { names += try namesOfSwiftTesting() }
    return names
  }

  /// Looks whether each filter is a part of some test's name.
  private func checkFilters() throws {
    guard !filters.isEmpty else { return }
    let names = try allNames()
    for filter in filters where !names.contains(where: { $0.contains(filter) }) {
      throw HostOptionError(description: "No test has ‘\(filter)’ in its name. \(Self.near(filter, names))")
    }
  }

  /// The names that are most like a filter, or a few of those that there are.
  static func near(_ filter: String, _ names: [String]) -> String {
    let shown = 5
    let parts = names.map { name in
      (name, [name] + name.split { "./".contains($0) }.map(String.init))
    }
    let words = Set(parts.flatMap(\.1)).sorted()
    guard let nearest = Suggestion.nearest(to: filter, among: words) else {
      let rest = names.count - shown
      return names.isEmpty
        ? "There is no test."
        : "There are: " + names.prefix(shown).joined(separator: ", ")
          + (rest > 0 ? " and \(rest) more." : ".")
    }
    let near = parts.filter { $0.1.contains(nearest) }.map(\.0)
    let rest = near.count - shown
    return "Did you mean '\(nearest)'? It is in: " + near.prefix(shown).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more." : ".")
  }

  private var noTestReason: String {
    filters.isEmpty ? "The tests import no library of tests." : "No test has such a name."
  }

  /// What became of one library's tests.
  struct Outcome {
    var passed: Bool
    /// The tests that ended their process.
    var crashed: [String] = []
    /// What became of each.
    var count = TestCount()
  }

  // MARK: The program

  func run(_ arguments: [String], notes: URL) throws -> HostProgram.Ending {
    var variables = [TestNotes.variable: notes.path]
    // Swift Testing takes a pipe for a terminal that somebody else has.
    if isatty(STDERR_FILENO) == 0 { variables["NO_COLOR"] = "1" }
    return try process.end(arguments, in: program.deletingLastPathComponent(), variables: variables)
  }

  func list(_ arguments: [String]) throws -> [String] {
    try HostCompiler.run([program.path] + arguments + ["--list-tests"], keepingErrors: false).output
      .split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.contains("/") }
  }

  func tell(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
