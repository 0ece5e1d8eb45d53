internal import Foundation

extension HostTestRun {
  // MARK: XCTest

  func namesOfXCTest() throws -> [String] { try list([]) }

  /// Runs the tests of XCTest; nil where none has a name that is asked for.
  func runXCTest() throws -> Outcome? {
    let notes = try Notes(in: program)
    defer { notes.remove() }
    var words: [String] = []
    if !filters.isEmpty {
      let names = try namesOfXCTest().filter(isWanted)
      guard !names.isEmpty else { return nil }
      words = [names.joined(separator: ",")]
    }
    var outcome = Outcome(passed: true)
    while true {
      notes.empty()
      let ending = try run(words, notes: notes.file)
      outcome.passed = outcome.passed && ending.code == EXIT_SUCCESS
      let seen = TestNotes(ofXCTest: notes.file)
      outcome.count.add(seen)
      guard ending.isCrash, let crashed = seen.unfinished.last, !outcome.crashed.contains(crashed) else {
        return outcome
      }
      outcome.crashed.append(crashed)
      outcome.count.add(crashed: crashed)
      let done = seen.ended.union(outcome.crashed)
      let names = words.first?.split(separator: ",").map(String.init)
      let rest = try (names ?? namesOfXCTest()).filter { !done.contains($0) }
      guard !rest.isEmpty else { return outcome }
      tell("note: \(crashed) crashed; the tests after it run in another process\n")
      words = [rest.joined(separator: ",")]
    }
  }

  // MARK: Swift Testing

  func namesOfSwiftTesting() throws -> [String] { try list(["--testing-library", "swift-testing"]) }

  /// Runs the tests of Swift Testing; nil where none has a name that is asked for.
  func runSwiftTesting() throws -> Outcome? {
    let notes = try Notes(in: program)
    defer { notes.remove() }
    let words =
      ["--testing-library", "swift-testing"]
      + filters.flatMap { ["--filter", NSRegularExpression.escapedPattern(for: $0)] }
    var outcome = Outcome(passed: true)
    var (done, isAlone, ran) = (Set<String>(), false, false)
    while true {
      notes.empty()
      let more =
        ["--event-stream-output-path", notes.file.path, "--event-stream-version", "0"]
        + (isAlone ? ["--no-parallel"] : []) + done.sorted().flatMap { ["--skip", pattern(of: $0)] }
      let ending = try run(words + more, notes: notes.file)
      // None of its tests has such a name, or none is left.
      if ending.code == Self.noTests { return ran ? outcome : nil }
      ran = true
      outcome.passed = outcome.passed && ending.code == EXIT_SUCCESS
      let seen = TestNotes(ofSwiftTesting: notes.file)
      outcome.count.add(seen)
      guard ending.isCrash, !seen.begun.isEmpty else { return outcome }
      done.formUnion(seen.ended)
      // Of several that ran at once each may be the one, so they run again one after the other.
      if let crashed = isAlone || seen.unfinished.count == 1 ? seen.unfinished.last : nil,
        !done.contains(crashed)
      {
        outcome.crashed.append(name(of: crashed))
        outcome.count.add(crashed: crashed)
        done.insert(crashed)
        tell("note: \(name(of: crashed)) crashed; the tests after it run in another process\n")
      } else if isAlone {
        return outcome
      } else {
        tell("note: the process crashed; the tests that had not ended run again, one after the other\n")
      }
      isAlone = true
    }
  }

  /// A test's name without the place of its source.
  private func name(of identifier: String) -> String {
    let parts = identifier.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, last.contains(".swift:") else { return identifier }
    return parts.dropLast().joined(separator: "/")
  }

  /// What matches one test alone.
  private func pattern(of identifier: String) -> String {
    "^\(NSRegularExpression.escapedPattern(for: name(of: identifier)))(/[^/]*\\.swift:[0-9:]+)?$"
  }

  /// What Swift Testing ends with where no test has a name that is asked for.
  private static let noTests = EX_UNAVAILABLE

  /// The file that the process of the tests writes down what it does in.
  private struct Notes {
    let file: URL

    init(in program: URL) throws {
      file = program.deletingLastPathComponent().appendingPathComponent(
        "notes-of-tests-\(ProcessInfo.processInfo.processIdentifier)")
      empty()
    }

    func empty() { _ = FileManager.default.createFile(atPath: file.path, contents: Data()) }

    func remove() { try? FileManager.default.removeItem(at: file) }
  }
}
