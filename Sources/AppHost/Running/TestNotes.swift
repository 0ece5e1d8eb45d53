internal import Foundation

/// What the tests' own process writes down of them as they run, so that a crash does not take it along.
struct TestNotes {
  /// The variable that names the file to write to.
  static let variable = "SCENEWAY_TEST_NOTES"

  /// What became of a test.
  enum Result: Hashable {
    case passed, failed, skipped
  }

  /// The tests that began, in order.
  private(set) var begun: [String] = []
  /// What became of those that ended.
  private(set) var results: [String: Result] = [:]

  /// Reads what XCTest's observer wrote: a mark and a name each line.
  init(ofXCTest file: URL) {
    let marks: [Character: Result] = ["-": .passed, "!": .failed, "~": .skipped]
    for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
      let name = String(line.dropFirst())
      guard let result = line.first.flatMap({ marks[$0] }) else {
        begun.append(name)
        continue
      }
      results[name] = result
    }
  }

  /// Reads what Swift Testing writes: an event of JSON each line.
  init(ofSwiftTesting file: URL) {
    var failed: Set<String> = []
    var suites: Set<String> = []
    for line in ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n") {
      guard let event = try? JSONDecoder().decode(Event.self, from: Data(line.utf8)) else { continue }
      if event.payload.kind == "suite", let id = event.payload.id { suites.insert(id) }
      guard let name = event.payload.testID, name.contains("/"), !suites.contains(name) else { continue }
      switch event.payload.kind {
      case "testStarted": begun.append(name)
      case "issueRecorded"
      where event.payload.issue?.isKnown != true && event.payload.issue?.isFailure != false:
        failed.insert(name)
      case "testEnded": results[name] = failed.contains(name) ? .failed : .passed
      case "testSkipped": results[name] = .skipped
      default: break
      }
    }
  }

  /// The tests that ended.
  var ended: Set<String> { Set(results.keys) }

  /// The tests that began and did not end.
  var unfinished: [String] { begun.filter { results[$0] == nil } }

  private struct Event: Decodable {
    struct Payload: Decodable {
      let kind: String?
      let id: String?
      let testID: String?
      let issue: Issue?
    }

    struct Issue: Decodable {
      let isKnown: Bool?
      let isFailure: Bool?
    }

    let payload: Payload
  }
}

/// How many tests there were, and what became of them.
struct TestCount: Hashable, CustomStringConvertible {
  private var results: [String: TestNotes.Result] = [:]
  private var crashed: Set<String> = []

  /// Adds what became of the tests of a process.
  mutating func add(_ notes: TestNotes) { results.merge(notes.results) { _, new in new } }

  /// Adds a test that ended its process.
  mutating func add(crashed name: String) { crashed.insert(name) }

  /// Adds those of another library.
  mutating func add(_ other: TestCount) {
    results.merge(other.results) { _, new in new }
    crashed.formUnion(other.crashed)
  }

  /// Whether there was no test.
  var isEmpty: Bool { results.isEmpty && crashed.isEmpty }

  /// The total as a sentence.
  var description: String {
    let all = results.filter { !crashed.contains($0.key) }.values
    let parts = [
      ("passed", all.count { $0 == .passed }), ("failed", all.count { $0 == .failed }),
      ("skipped", all.count { $0 == .skipped }), ("crashed", crashed.count),
    ].filter { $0.0 == "passed" || $0.1 > 0 }
    let count = all.count + crashed.count
    return "In all: \(count == 1 ? "1 test" : "\(count) tests"), "
      + parts.map { "\($0.1) \($0.0)" }.joined(separator: ", ") + "."
  }
}
