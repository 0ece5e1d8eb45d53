import Foundation
import Testing

@testable import AppHost

@Suite("Running what was built", .serialized)
struct RunningTests {
  /// Stands for the program of some tests: writes down its words, and lists two tests.
  private static let program = """
    cd "$(dirname "$0")"
    case "$*" in
      "--testing-library swift-testing --list-tests") echo "AppTests.Forms/a(b)"; exit 0;;
      *--list-tests*) echo "AppTests.LoginTests/testIn"; echo "AppTests.LoginTests/testOut"; exit 0;;
    esac
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
    #expect(try run("import Foundation") == (false, ""))
    #expect(try run("import XCTest\nimport Testing", status: 1).0 == false)
    // Swift Testing ends with 69 where none of its tests has the name.
    #expect(try run("import XCTest\nimport Testing", ["testIn"], status: 69).0)
    #expect(try run("import Testing", ["a(b)"], status: 69).0 == false)
  }

  @Test func `A filter that no test's name has is told with those that are like it, before any test runs`()
    throws
  {
    for library in ["import XCTest", "import XCTest\nimport Testing"] {
      let error = try #require(throws: HostOptionError.self) { try run(library, ["testIn", "LoginTest2"]) }
      #expect(
        error.description == "No test has ‘LoginTest2’ in its name. Did you mean 'LoginTests'? It is in: "
          + "AppTests.LoginTests/testIn, AppTests.LoginTests/testOut.")
    }
    #expect(
      HostTestRun.near("something else", (1...7).map { "T.C/t\($0)" })
        == "There are: T.C/t1, T.C/t2, T.C/t3, T.C/t4, T.C/t5 and 2 more.")
    #expect(HostTestRun.near("a", []) == "There is no test.")
  }

  @Test func `What became of the tests of both libraries is one total`() throws {
    let scratch = try Scratch()
    let first = TestNotes(
      ofXCTest: try scratch.write("+A.T/a\n-A.T/a\n+A.T/b\n!A.T/b\n+A.T/c\n~A.T/c\n+A.T/d\n", to: "x"))
    #expect(first.unfinished == ["A.T/d"])
    func event(_ kind: String, _ more: String) -> String {
      "{\"payload\": {\"kind\": \"\(kind)\", \(more)}}\n"
    }
    let events =
      event("suite", "\"id\": \"A.S/Inner\"") + event("testStarted", "\"testID\": \"A.S/Inner\"")
      + event("testStarted", "\"testID\": \"A.S/f()\"")
      + event("issueRecorded", "\"testID\": \"A.S/f()\", \"issue\": {\"isKnown\": false}")
      + event("testEnded", "\"testID\": \"A.S/f()\"") + event("testStarted", "\"testID\": \"A.S/g()\"")
      + event("issueRecorded", "\"testID\": \"A.S/g()\", \"issue\": {\"isKnown\": true}")
      + event("testEnded", "\"testID\": \"A.S/g()\"") + event("testEnded", "\"testID\": \"A.S/Inner\"")
    let second = TestNotes(ofSwiftTesting: try scratch.write(events, to: "s"))
    #expect(second.begun == ["A.S/f()", "A.S/g()"] && second.unfinished.isEmpty)
    var (count, other) = (TestCount(), TestCount())
    #expect(count.isEmpty)
    count.add(first)
    count.add(crashed: "A.T/d")
    other.add(second)
    count.add(other)
    #expect("\(count)" == "In all: 6 tests, 2 passed, 2 failed, 1 skipped, 1 crashed.")
    #expect("\(other)" == "In all: 2 tests, 1 passed, 1 failed.")
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

  @Test func `A call without a line has that of the jump to it, or of what stands before it`() {
    // The function begins at 100; what may fail is put aside behind its end, at 106 and 108.
    let lines = [11, 11, 12, 12, 15, 15, 0, 0, 0, 0]
    func line(_ jumps: [CrashLines.Jump], at offset: UInt = 109) -> Int? {
      CrashLines.line(at: offset, start: 100, lines: lines, jumps: jumps)
    }
    #expect(line([CrashLines.Jump(from: 102, to: 106)]) == 12)
    #expect(line([CrashLines.Jump(from: 102, to: 103), CrashLines.Jump(from: 107, to: 108)]) == 15)
    #expect(line([]) == 15)
    // The jump has no line of its own either, and stands behind what it belongs to.
    #expect(
      CrashLines.line(
        at: 106, start: 100, lines: [12, 0, 0, 15, 15, 0, 0], jumps: [CrashLines.Jump(from: 102, to: 105)])
        == 12)
    #expect(CrashLines.line(at: 101, start: 100, lines: [0, 0], jumps: []) == nil)
    #expect(
      CrashLines.lines(in: "inner\n/app/B.swift:3:1\nf\n/app/A.swift:16:29\n\ng\n??:0:0\n\n") == [16, 0])
    #expect(
      CrashLines.jumps(
        in: """
            190a2e:      \tje\t0x190a3a <f+0xca>
            190a38:      \tjmp\t0x190a8e <f+0x11e>
            190a89:      \tcallq\t0x166130 <g@plt>
            190a90:      \tcbz\tx0, 0x190aa0 <f+0x130>
            190a94:      \tb.eq\t0x190aa4 <f+0x134>
          """)
        == [
          CrashLines.Jump(from: 0x190A2E, to: 0x190A3A), CrashLines.Jump(from: 0x190A38, to: 0x190A8E),
          CrashLines.Jump(from: 0x190A90, to: 0x190AA0), CrashLines.Jump(from: 0x190A94, to: 0x190AA4),
        ])
    let frame = CrashReport.Frame(function: "Home.viewDidLoad()", file: "/app/Home.swift", line: 0)
    #expect("\(frame)" == "/app/Home.swift: Home.viewDidLoad()")
  }

  @Test func `The place of a call is counted from the beginning of the program that it is in`() throws {
    let dump = """
      {"description": "Illegal instruction", "images": [{"name": "host", "baseAddress": "0x1000"}],
       "threads": [{"crashed": true, "frames": [
         {"kind": "returnAddress", "address": "0x1a00", "offset": 16, "image": "host",
          "symbol": "f", "sourceLocation": {"file": "/app/A.swift", "line": 0}},
         {"kind": "programCounter", "address": "0x1b00", "offset": 0, "image": "lost", "symbol": "g",
          "sourceLocation": {"file": "/app/A.swift", "line": 2}}]}]}
      """
    let report = try #require(CrashReport(Data(dump.utf8)))
    #expect(report.frames.map(\.place) == [CrashReport.Place(offset: 0x9FF, offsetInFunction: 15), nil])
    #expect(CrashLines.mended(report.frames, of: URL(fileURLWithPath: "/none")) == report.frames)
  }

  @Test func `Calls of a program that ended itself are read with their lines, those without one left out`() {
    let frames = CrashCalls.frames(
      in: "$s3App1gySiypF\n/app/A.swift:16:29\n\n_end\n??:0:0\n\nmain\n/<compiler-generated>:0:0\n\n")
    #expect(frames.map(\.description) == ["/app/A.swift:16: $s3App1gySiypF"])
    #expect(
      CrashCalls.frames(of: URL(fileURLWithPath: "/none"), from: URL(fileURLWithPath: "/none")).isEmpty)
  }
}
