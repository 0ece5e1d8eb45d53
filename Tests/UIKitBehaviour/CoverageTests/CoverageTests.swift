import BehaviourCoverage
import Testing

/// What is said to be proved is, and what is amiss is said.
struct CoverageTests {
  static let rows =
    "AB\t\tFirst\nAB-01\tA\tOne\nAB-02\tB/C\tTwo\nAB-03\tC\tThree\nCD-EF\t\tSecond\nCD-EF-01\tA/B\tFour\n"

  private func coverage(_ names: [String], exceptions: String = "", named: Set<String> = []) throws
    -> Coverage
  {
    Coverage(
      table: try BehaviourTable(parsing: Self.rows), exceptions: try Coverage.exceptions(parsing: exceptions),
      tests: names.flatMap { FoundTest.all(in: "@Test func `\($0)`() { #expect(true) }", file: "SomeTests") },
      named: named)
  }

  @Test func `nothing is amiss when each binding row has a test or a reason`() throws {
    let coverage = try coverage(["AB-01 AB-02 both"], exceptions: "CD-EF-01\tcannot be seen")
    #expect(coverage.problems == [])
    #expect(coverage.untested.map(\.id) == ["AB-03"])
  }

  @Test func `a binding row without test or reason is a problem`() throws {
    let coverage = try coverage(["AB-01 one", "CD-EF-01 four"])
    #expect(coverage.problems == ["AB-02 has neither a test nor a reason: Two"])
  }

  @Test func `exceptions must name rows that are there and have no test, once and with a reason`() throws {
    let coverage = try coverage(
      ["AB-01 AB-02 CD-EF-01 all"], exceptions: "AB-01\tno\nAB-09\tno\nAB-03\t\nAB-03\ttwice")
    #expect(
      coverage.problems == [
        "AB-01 is an exception, yet a test names it: SomeTests, \"AB-01 AB-02 CD-EF-01 all\"",
        "AB-09 is no behaviour, but a reason is given",
        "AB-03 is an exception without a reason",
        "AB-03 is an exception twice",
      ])
  }

  @Test func `a test that names an unknown row is a problem`() throws {
    let coverage = try coverage(["AB-01 AB-02 CD-EF-01 all", "AB-10 more"])
    #expect(coverage.problems == ["AB-10 is no behaviour: SomeTests, \"AB-10 more\""])
  }

  @Test func `a row counts as implemented when the sources name it or a test proves it`() throws {
    let coverage = try coverage(["AB-01 one"], named: ["AB-02"])
    #expect(coverage.table.rows.filter(coverage.isImplemented).map(\.id) == ["AB-01", "AB-02"])
  }

  @Test func `the terminal shows figures, gaps, reasons and problems`() throws {
    let text = try coverage(["AB-01 one"], exceptions: "AB-02\tcannot be seen", named: ["CD-EF-01"]).text
    #expect(
      text == """
        Area   Rows  Implemented  Tested       A       B       C
        AB        3            1       1  1 of 1  0 of 1  0 of 1
        CD-EF     1            1       0  0 of 1                
        All       4            2       1  1 of 2  0 of 1  0 of 1

        Without a test:
          AB-03  C  Three
          CD-EF-01  A/B  Four

        No test can prove:
          AB-02  cannot be seen

        To be mended:
          CD-EF-01 has neither a test nor a reason: Four

        """)
  }

  @Test func `the page shows where each row is proved`() throws {
    let page = try coverage(["AB-01 one"], exceptions: "AB-02\tcannot be seen").markdown
    #expect(
      page.contains(
        "| AB-01 | A | One | one (SomeTests) | our choice |\n| AB-02 | B/C | Two | *cannot be seen* | our choice |\n"
      ))
    #expect(page.contains("| AB-03 | C | Three | — | our choice |\n"))
  }

  @Test
  func `the page shows the tests that say most about a row, where it is known from, and what that means`()
    throws
  {
    let text = ["AB-01 AB-03 both | a", "AB-01 one", "AB-01 two", "AB-01 AB-03 AB-02 all"].map {
      "@Test func `\($0)`() { #expect(true) }\n"
    }.joined()
    let page = Coverage(
      table: try BehaviourTable(
        parsing: "AB\t\tFirst\nAB-01\tA\tOne\tAD; MN\nAB-02\tC\tTwo\t\nAB-03\tC\tThree"),
      exceptions: [], tests: FoundTest.all(in: text, file: "T"), named: [],
      sources: try SourceLegend.all(parsing: "# remark\nAD\tApple's pages")
    ).markdown
    #expect(
      page.contains(
        "| AB-01 | A | One | one (T)<br>two (T)<br>both \\| a (T)<br>and others in T | AD; MN |\n"))
    #expect(page.contains("| Source | What it is |\n|---|---|\n| AD | Apple's pages |\n"))
  }

  @Test func `the page shows UIKit's words and the calls one by one, as the sources have them`() throws {
    let calls = RowWitness.timelines(
      in: """
        Sequence("AB-01 AB-02 push", atOnce: "B.wM",
          then: "B.load A.wD") { }
        Sequence(style, "AB-03 over", then: "B.wA")
        Sequence("no row", atOnce: "", then: "x"), Sequence("AB-01 boot", atOnce: "", then: "A.wA")
        """)
    #expect(
      calls.map(\.text) == [
        "push: at once `B.wM`, then `B.load A.wD`", "over: `B.wA`", "boot: `A.wA`",
      ])
    #expect(calls.first?.rows == ["AB-01", "AB-02"])
    let words = RowWitness.complaints(
      in: """
        case .one: .log("AB-01", "Attempt {a} " + "to \\"b\\".")
        case .two:
          .invalidArgument(
            "AB-02",
            "one "
              + "two")
        case .three: .log("endUpdates", "none of a row")
        """)
    #expect(words.map(\.text) == ["“Attempt {a} to \"b\".”", "“one two”"])
    let page = Coverage(
      table: try BehaviourTable(parsing: Self.rows), exceptions: [],
      tests: FoundTest.all(in: "@Test func `AB-01 one`() { #expect(true) }", file: "T"), named: [],
      witnesses: calls + words
    ).markdown
    #expect(
      page.contains("| One | push: at once `B.wM`, then `B.load A.wD`<br>boot: `A.wA`<br>“Attempt {a} to "))
  }

  @Test func `a test that expects nothing proves nothing, whatever its name says`() throws {
    let coverage = Coverage(
      table: try BehaviourTable(parsing: Self.rows), exceptions: [],
      tests: FoundTest.all(in: "@Test func `AB-01 AB-02 CD-EF-01 all`() { print(1) }", file: "T"), named: [])
    #expect(
      coverage.problems.sorted() == [
        "AB-01 has neither a test nor a reason: One", "AB-02 has neither a test nor a reason: Two",
        "CD-EF-01 has neither a test nor a reason: Four",
        "T, \"AB-01 AB-02 CD-EF-01 all\" expects nothing, so it proves nothing",
      ])
  }

  @Test(arguments: [
    "AB-01\tA\tOne", "AB\t\tFirst\nAB-01\tA", "AB\t\tFirst\nCD-01\tA\tOne",
    "AB\t\tFirst\nAB-01\tA\tOne\nAB-01\tA\tOne", "AB\t\tFirst\nAB-01\tA\tOne\tAD\tAH",
    "AB\t\tFirst\nAB-1\tA\tOne",
  ])
  func `a table of another form is refused`(_ text: String) {
    #expect(throws: TableError.self) { try BehaviourTable(parsing: text) }
  }

  @Test func `a list of exceptions of another form is refused with the line`() {
    let error = #expect(throws: TableError.self) { try Coverage.exceptions(parsing: "# remark\nAB-01") }
    #expect(error?.description == "line 2: an id and a reason are expected")
  }
}
