import BehaviourCoverage
import Testing

/// Tests are found where the compiler would see them, and nowhere else.
struct FoundTestTests {
  struct Source: CustomTestStringConvertible {
    let what: String
    let text: String
    let names: [String]
    var testDescription: String { what }
  }

  static let sources = [
    Source(what: "a plain name", text: "@Test func works() {}", names: ["works"]),
    Source(what: "a raw name", text: "@Test func `AB-01 a`() async throws {}", names: ["AB-01 a"]),
    Source(what: "the name on the next line", text: "@Test\n  func `AB-01 a`() {}", names: ["AB-01 a"]),
    Source(
      what: "arguments with parentheses and strings in them",
      text: "@Test(arguments: [f(1), \")\", \"@Test func x()\"])\nfunc `AB-01 a`(_ x: Int) {}",
      names: ["AB-01 a"]),
    Source(
      what: "attributes and modifiers between",
      text: "@Test(.tags(.a)) @MainActor @available(iOS 13, *) static func `AB-01 a`() {}", names: ["AB-01 a"]
    ),
    Source(what: "the module's name", text: "@Testing.Test func a() {}", names: ["a"]),
    Source(what: "a condition", text: "@Test(.enabled(if: x), .disabled(if: y)) func a() {}", names: ["a"]),
    Source(what: "a test that is switched off", text: "@Test(.disabled(\"later\")) func a() {}", names: []),
    Source(what: "no test", text: "func `AB-01 a`() {}\n@Suite struct S {}", names: []),
    Source(what: "a line comment", text: "// @Test func a() {}\n", names: []),
    Source(
      what: "comments in comments", text: "/* a /* b */ @Test func a() {} */ @Test func b() {}", names: ["b"]),
    Source(what: "a string", text: "let a = \"@Test func a() {}\"", names: []),
    Source(what: "a string with a quote", text: "let a = \"\\\" @Test func a() {}\"", names: []),
    Source(
      what: "a long string", text: "let a = \"\"\"\n \" @Test func a() {}\n\"\"\"\n@Test func b() {}",
      names: ["b"]),
    Source(what: "a fenced string", text: "let a = #\"\" \\(x) @Test func a() {}\"#", names: []),
    Source(
      what: "strings in an interpolation",
      text: "let a = \"\\(f(\"(\") + \"@Test func a()\")\"; @Test func b() {}", names: ["b"]),
    Source(what: "a regular expression", text: "let a = /\"/\n@Test func b() {}", names: ["b"]),
    Source(what: "a fenced expression", text: "let a = #/ \"/ /#\n@Test func b() {}", names: ["b"]),
    Source(what: "a division", text: "let a = b / c\n@Test func b() {} // \"/\"", names: ["b"]),
    Source(what: "an end too early", text: "let a = \"\\(\n@Test(", names: []),
    Source(what: "an attribute of something else", text: "@Test var a = 1\nfunc b() {}", names: []),
  ]

  @Test(arguments: sources)
  func `finds what the compiler would see as a test`(_ source: Source) {
    #expect(FoundTest.all(in: source.text, file: "F").map(\.name) == source.names)
  }

  static let bodies: [(what: String, files: [String], expects: [Bool])] = [
    ("nothing", ["@Test func a() {}"], [false]),
    ("an expectation", ["@Test func a() { #expect(true) }"], [true]),
    ("one in a comment or a string", ["@Test func a() { /* #expect */ print(\"#expect\") }"], [false]),
    ("one in a closure", ["@Test func a() { play { if x { #require(y) } } }"], [true]),
    ("one of XCTest", ["@Test func a() { XCTAssertEqual(1, 1) }"], [true]),
    ("one of another test", ["@Test func a() { f() }\n@Test func b() { #expect(true) }"], [false, true]),
    ("a helper", ["func f() { #expect(true) }\n@Test func a() { f() }"], [true]),
    (
      "a helper of a helper in another file",
      ["@Test func a() { g() }", "func g() { f() }", "func f() { #expect(true) }"], [true]
    ),
    (
      "a helper of the same name elsewhere",
      ["func f() {}\n@Test func a() { f() }", "func f() { #expect(true) }"], [false]
    ),
    (
      "a closure in a parameter",
      ["@Test(arguments: [{ 1 }]) func a(_ f: () -> Int = { 2 }) { #expect(f() == 1) }"], [true]
    ),
    ("a recursion", ["func f() { g() }\nfunc g() { f() }\n@Test func a() { f() }"], [false]),
  ]

  @Test(arguments: bodies.indices)
  func `a test expects something by itself or by what it calls`(_ place: Int) {
    let body = Self.bodies[place]
    let found = FoundTest.all(in: body.files.enumerated().map { (file: "\($0)", source: $1) })
    #expect(found.map(\.expects) == body.expects, "\(body.what)")
  }

  @Test func `a sentence is the name without the ids`() {
    #expect(
      FoundTest.all(in: "@Test func `AB-01 CD-02 a thing of AB-03`() {}", file: "F").map(\.sentence)
        == ["a thing of AB-03"])
  }

  @Test func `reads ids out of names, each once, and leaves other series alone`() {
    #expect(
      RowIdentifier.all(
        in: "NAV-POP-03 SB-01 16-02 NAV-POP-03 UTF-16 PAIN-01 A-01 SB-1 SB-001 X-Y-Z-01 sb-01 2016-02")
        == ["NAV-POP-03", "SB-01", "16-02"])
  }
}
