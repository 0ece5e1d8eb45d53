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
  /// - Throws: where the program cannot be started.
  public func run() throws -> Bool {
    var outcomes: [Outcome] = []
    if libraries.contains("XCTest"), let outcome = try runXCTest() { outcomes.append(outcome) }
    if libraries.contains("Testing"), let outcome = try runSwiftTesting() { outcomes.append(outcome) }
    if outcomes.isEmpty { tell("error: \(noTestReason)\n") }
    let crashed = outcomes.flatMap(\.crashed)
    if !crashed.isEmpty {
      let count = crashed.count == 1 ? "1 test" : "\(crashed.count) tests"
      tell("error: \(count) crashed:\n\(crashed.map { "  \($0)\n" }.joined())")
    }
    return !outcomes.isEmpty && outcomes.allSatisfy(\.passed)
  }

  /// The names of the tests, those of XCTest first.
  ///
  /// - Returns: the names that have one of the filters.
  /// - Throws: where the program cannot be started.
  public func names() throws -> [String] {
    var names: [String] = []
    if libraries.contains("XCTest") { names += try namesOfXCTest() }
    if libraries.contains("Testing") { names += try namesOfSwiftTesting() }
    return names
  }

  private var noTestReason: String {
    filters.isEmpty ? "The tests import no library of tests." : "No test has such a name."
  }

  /// What became of one library's tests.
  struct Outcome {
    var passed: Bool
    /// The tests that ended their process.
    var crashed: [String] = []
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
      .filter { name in
        name.contains("/") && (filters.isEmpty || filters.contains { name.contains($0) })
      }
  }

  func tell(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// What the tests' own process writes down of them as they run, so that a crash does not take it along.
struct TestNotes {
  /// The variable that names the file to write to.
  static let variable = "SCENEWAY_TEST_NOTES"

  /// The tests that began, in order.
  private(set) var begun: [String] = []
  /// Those that ended.
  private(set) var ended: Set<String> = []

  /// Reads what XCTest's observer wrote: a mark and a name each line.
  init(ofXCTest file: URL) {
    for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
      let name = String(line.dropFirst())
      if line.hasPrefix("+") { begun.append(name) } else { ended.insert(name) }
    }
  }

  /// Reads what Swift Testing writes: an event of JSON each line.
  init(ofSwiftTesting file: URL) {
    for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
      guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)),
        let name = event.payload.testID, name.contains("/")
      else { continue }
      switch event.payload.kind {
      case "testStarted": begun.append(name)
      case "testEnded", "testSkipped": ended.insert(name)
      default: break
      }
    }
  }

  /// The tests that began and did not end.
  var unfinished: [String] { begun.filter { !ended.contains($0) } }

  private struct Event: Decodable {
    struct Payload: Decodable {
      let kind: String?
      let testID: String?
    }

    let payload: Payload
  }
}
