import Foundation
import Testing

@testable import AppHost

@Suite("Running what was built", .serialized)
struct RunningTests {
  /// Stands for the program of some tests: writes down its words, and lists two tests.
  private static let program = """
    cd "$(dirname "$0")"
    [ "$1" = --list-tests ] && { echo "AppTests.LoginTests/testIn"; echo "AppTests.LoginTests/testOut"; exit 0; }
    echo "$*" >> words
    [ "$1" = --testing-library ] && exit ${SWIFT_TESTING_STATUS:-0}
    exit 0
    """

  private func run(
    _ libraries: String, _ filters: [String] = [], status: Int? = nil, program: String = program
  ) throws -> (Bool, String) {
    let scratch = try Scratch()
    let words = status.map { "SWIFT_TESTING_STATUS=\($0)\n" } ?? ""
    let file = try scratch.write(program: words + program, to: "tests")
    let sources = try Scratch("App")
    try sources.write("import UIKit", to: "A.swift")
    try sources.write(libraries, to: "AppTests/T.swift")
    return try withExtendedLifetime(sources) {
      let run = HostTestRun(program: file, project: try AppProject(sources.folder), filters: filters)
      // Where the tests' process writes what it does is no matter here.
      let passed = try run.run()
      return (
        passed,
        scratch.read("words").replacing(
          /\ --event-stream-output-path [^ ]* --event-stream-version 0/, with: "")
      )
    }
  }

  @Test func `Each library of tests that is imported runs once`() throws {
    #expect(try run("import XCTest") == (true, "\n"))
    #expect(try run("import Testing") == (true, "--testing-library swift-testing\n"))
    #expect(try run("import XCTest\nimport Testing") == (true, "\n--testing-library swift-testing\n"))
  }

  @Test func `A filter names the tests of XCTest that have it, and is a plain text for Swift Testing`() throws
  {
    #expect(try run("import XCTest", ["testIn"]) == (true, "AppTests.LoginTests/testIn\n"))
    #expect(
      try run("import Testing", ["a(b)"]) == (true, "--testing-library swift-testing --filter a\\(b\\)\n"))
  }

  @Test func `No test at all is a failure, and so is one library's`() throws {
    #expect(try run("import XCTest", ["nothing"]) == (false, ""))
    #expect(try run("import Foundation") == (false, ""))
    #expect(try run("import XCTest\nimport Testing", status: 1).0 == false)
    // Swift Testing ends with 69 where none of its tests has the name.
    #expect(try run("import XCTest\nimport Testing", ["testIn"], status: 69).0)
    #expect(try run("import Testing", ["testIn"], status: 69).0 == false)
  }

  /// Stands for tests of which the second crashes: notes what it does as the real ones do.
  private static let crashing = """
    cd "$(dirname "$0")"
    case "$*" in *--list-tests*) for t in a b c; do echo "AppTests.T/$t"; done; exit 0;; esac
    echo "$*" >> words
    if [ "$1" = --testing-library ]; then
      case "$*" in *b'\\(\\)'*) exit 0;; esac
      say() { echo "{\\"payload\\": {\\"kind\\": \\"$1\\", \\"testID\\": \\"App.T/$2()/T.swift:1:1\\"}}" >> "$SCENEWAY_TEST_NOTES"; }
      case "$*" in *--no-parallel*) say testStarted b; kill -SEGV $$;; esac
      say testStarted a; say testStarted b; say testStarted c; say testEnded a; kill -SEGV $$
    fi
    for test in $(echo "${1:-AppTests.T/a,AppTests.T/b,AppTests.T/c}" | tr , ' '); do
      echo "+$test" >> "$SCENEWAY_TEST_NOTES"
      case $test in */b) kill -SEGV $$;; esac
      echo "-$test" >> "$SCENEWAY_TEST_NOTES"
    done
    """

  @Test func `A test that crashes is told, and those after it run in another process`() throws {
    let (passed, words) = try run("import XCTest", program: Self.crashing)
    #expect(!passed)
    #expect(words == "\nAppTests.T/c\n")
  }

  @Test func `Of tests that ran at once the crashed one is found by running them one after the other`() throws
  {
    let (passed, words) = try run("import Testing", program: Self.crashing)
    let runs = words.split(separator: "\n")
    #expect(!passed)
    #expect(runs.count == 3)
    #expect(!runs[0].contains("--skip"))
    #expect(runs[1].contains("--no-parallel") && runs[1].contains("--skip ^App"))
    #expect(runs[2].contains("b\\(\\)"))
  }

  @Test func `Tests are listed by their names, those that have the filter`() throws {
    let scratch = try Scratch()
    let file = try scratch.write(program: Self.crashing, to: "tests")
    let sources = try Scratch("App")
    try sources.write("import UIKit", to: "A.swift")
    try sources.write("import XCTest", to: "AppTests/T.swift")
    let project = try AppProject(sources.folder)
    #expect(try HostTestRun(program: file, project: project, filters: []).names().count == 3)
    #expect(try HostTestRun(program: file, project: project, filters: ["T/b"]).names() == ["AppTests.T/b"])
    #expect(try HostTestRun(program: file, project: project, filters: ["AppTests"]).names().count == 3)
  }

  @Test func `A program's status is its own, or the shell's for a signal`() throws {
    let scratch = try Scratch()
    let exits = try scratch.write(program: "exit 7", to: "exits")
    let dies = try scratch.write(program: "kill -TERM $$", to: "dies")
    let works = try scratch.write(program: "[ \"$(pwd)\" = / ] && [ \"$1\" = \"a b\" ]", to: "works")
    #expect(try HostProgram(exits, ownFiles: []).run([]) == 7)
    #expect(try HostProgram(dies, ownFiles: []).run([]) == 128 + SIGTERM)
    #expect(try HostProgram(works, ownFiles: []).run(["a b"], in: URL(fileURLWithPath: "/")) == 0)
    #expect(throws: POSIXError.self) {
      try HostProgram(scratch.folder.appendingPathComponent("lost"), ownFiles: []).run([])
    }
  }

  @Test func `Of a crash the calls of the thread are read whose lines are known, the last one first`() throws
  {
    let dump = """
      {"kind": "crashReport", "description": "Illegal instruction", "threads": [
        {"frames": [{"kind": "programCounter", "description": "other", "sourceLocation": {"file": "/o.swift", "line": 1, "column": 1}}]},
        {"crashed": true, "frames": [
          {"kind": "programCounter", "description": "_assertionFailure + 302"},
          {"kind": "returnAddress", "description": "Home.show(_:) + 32", "sourceLocation": {"file": "/app/Home.swift", "line": 12, "column": 3}},
          {"kind": "returnAddress", "symbol": "main", "sourceLocation": {"file": "/host/main.swift", "line": 3, "column": 7}},
          {"kind": "truncated"}]}]}
      """
    let report = try #require(CrashReport(Data(dump.utf8)))
    #expect(report.reason == "Illegal instruction")
    #expect(
      report.frames.map(\.description) == ["/app/Home.swift:12: Home.show(_:)", "/host/main.swift:3: main"])
    #expect(CrashReport(Data("*** Program crashed".utf8)) == nil)
  }

  @Test func `Calls of a program that ended itself are read with their lines, those without one left out`() {
    let frames = CrashCalls.frames(
      in: "$s3App1gySiypF\n/app/A.swift:16:29\n\n_end\n??:0:0\n\nmain\n/<compiler-generated>:0:0\n\n")
    #expect(frames.map(\.description) == ["/app/A.swift:16: $s3App1gySiypF"])
    #expect(
      CrashCalls.frames(of: URL(fileURLWithPath: "/none"), from: URL(fileURLWithPath: "/none")).isEmpty)
  }
}
