import Foundation
import InterfaceBuilder
import Testing

@Suite(.timeLimit(.minutes(1)))
struct LimitTests {
  private func nested(_ depth: Int) -> String {
    Fixture.start + String(repeating: "<a>", count: depth - 1) + String(repeating: "</a>", count: depth - 1)
      + "</document>"
  }

  @Test func `reads elements as deep as the limit and no deeper`() throws {
    let document = try Fixture.read(nested(1_000))
    #expect(document.root.descendants.reduce(0) { count, _ in count + 1 } == 999)
    let error = try #require(Fixture.error(nested(1_001).utf8))
    #expect(error.kind == .nestedTooDeeply(limit: 1_000))
    #expect(error.location?.column == Fixture.start.utf8.count + 999 * 3 + 1)
  }

  @Test func `depth without end costs nothing`() {
    let bytes = Array((Fixture.start + String(repeating: "<a>", count: 1_000_000)).utf8)
    #expect(Fixture.error(bytes)?.kind == .nestedTooDeeply(limit: 1_000))
  }

  @Test func `equality, hashing and walking need no stack`() throws {
    let limits = ReadingLimits(depth: 1_000_000)
    let data = Data(nested(10_000).utf8)
    let first = try InterfaceBuilderDocument(data: data, file: "a", limits: limits)
    let second = try InterfaceBuilderDocument(data: data, file: "b", limits: limits)
    #expect(first.root == second.root)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    let innermost = try #require(first.root.descendants.suffix(1).first)
    #expect(innermost.ancestors.reduce(0) { count, _ in count + 1 } == 9_999)
    let deeper = try #require(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(data: Data(nested(10_001).utf8), file: "a", limits: limits)
    }
    #expect(deeper.kind == .nestedTooDeeply(limit: 10_000))
  }

  @Test func `too many names are refused`() throws {
    let names = (0..<20_000).map { "<a\($0)/>" }.joined()
    #expect(Fixture.error((Fixture.start + names + "</document>").utf8)?.kind == .tooManyNames(limit: 16_384))
    let fewer = (0..<16_000).map { "<a\($0)/>" }.joined()
    let document = try Fixture.read(Fixture.start + fewer + "</document>")
    #expect(document.root.child(named: "a15999") != nil)
    #expect(document.root.children.count == 16_000)
  }

  /// Content that is dear to a careless reader; each is some megabytes long.
  private static let shapes: [(id: String, text: String)] = [
    ("one line", Fixture.start + String(repeating: "<a b=\"c\"/>", count: 100_000) + "</document>"),
    ("empty lines", Fixture.start + String(repeating: "\n", count: 3_000_000) + "<a/></document>"),
    (
      "a long value", Fixture.start + "<a b=\"" + String(repeating: "x", count: 4_000_000) + "\"/></document>"
    ),
    ("a long comment", Fixture.start + "<!--" + String(repeating: "x", count: 4_000_000) + "--></document>"),
    (
      "references", Fixture.start + "<a b=\"" + String(repeating: "&amp;", count: 100_000) + "\"/></document>"
    ),
    ("the same id", Fixture.start + String(repeating: "<a id=\"b\"/>", count: 100_000) + "</document>"),
    (
      "many ids",
      Fixture.start + (0..<100_000).map { "<a id=\"\($0)\"/>" }.joined() + "</document>"
    ),
    (
      "ids that name nothing",
      Fixture.start + String(repeating: "<action destination=\"b\"/>", count: 100_000) + "</document>"
    ),
    ("mixed text", Fixture.start + String(repeating: "x<a/>", count: 100_000) + "</document>"),
    (
      "many attributes",
      Fixture.start + "<a " + (0..<10_000).map { "b\($0)=\"\" " }.joined() + "/></document>"
    ),
    (
      "the same id behind many attributes",
      Fixture.start + "<a " + (0..<10_000).map { "b\($0)=\"\" " }.joined() + "id=\"c\"/>"
        + String(repeating: "<a id=\"c\"/>", count: 100_000) + "</document>"
    ),
    (
      "a long id to compare with",
      Fixture.start + "<a id=\"" + String(repeating: "&lt;", count: 100_000) + "\"/>"
        + (0..<50_000).map { "<action target=\"\($0)\"/>" }.joined() + "</document>"
    ),
    ("conflict markers", Fixture.start + String(repeating: "\n<<<<<<< a", count: 100_000)),
    ("sections", Fixture.start + String(repeating: "<![CDATA[x]]>", count: 100_000) + "</document>"),
  ]

  @Test(arguments: shapes.map(\.id)) func `time grows with size only`(_ id: String) throws {
    let text = try #require(Self.shapes.first { $0.id == id }).text
    do {
      let document = try Fixture.read(text)
      #expect(document.data.count == text.utf8.count)
      #expect(
        document.root.descendants.reduce(document.root.location.line) { max($0, $1.location.line) } >= 1)
      #expect(document.problems.count <= 1_001)
    } catch let error as InterfaceBuilderError {
      #expect(id == "conflict markers", "\(error)")
    }
  }

  @Test func `a message stays readable however long the value is`() throws {
    let text =
      Fixture.start + "<action target=\"" + String(repeating: "x", count: 100_000) + "\"/></document>"
    let problem = try #require(try Fixture.read(text).problems.first)
    #expect(problem.message.count < 200)
    let root = String(repeating: "y", count: 100_000)
    #expect(try #require(Fixture.error("<\(root)/>".utf8)).message.count < 200)
  }

  @Test func `lists no more problems than the limit and counts the rest`() throws {
    let text = Fixture.start + String(repeating: "<a id=\"b\"/>", count: 8) + "</document>"
    let document = try InterfaceBuilderDocument(
      data: Data(text.utf8), file: "Main.xib", limits: ReadingLimits(problemCount: 5))
    #expect(document.problems.count == 6)
    #expect(document.problems.last?.kind == .furtherProblems(count: 2))
  }
}
