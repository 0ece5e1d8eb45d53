import BehaviourCoverage
import Foundation
import Testing

/// The tables of this package, its tests and its page belong together.
struct PackageCoverageTests {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// What the tests of the package prove; read once, since every source file of the tests is.
  static let coverage = Result { try Coverage(package: package) }

  /// The research that the rows come from, where it is at hand.
  static let research = URL(fileURLWithPath: package).appendingPathComponent("../shared/uikit/semantics.md")
    .path

  @Test func `the tests of this package are found`() throws {
    let coverage = try Self.coverage.get()
    #expect(coverage.tests["NAV-PUSH-03"]?.isEmpty == false)
    #expect(coverage.tests.values.joined().count > 300)
  }

  @Test func `each row of grade A or B has a test or a reason, and nothing else is amiss`() throws {
    #expect(try Self.coverage.get().problems == [])
  }

  @Test func `the page in the documentation is the one that the tests give now`() throws {
    let page = URL(fileURLWithPath: Self.package).appendingPathComponent(Coverage.page).path
    let written = try String(contentsOfFile: page, encoding: .utf8)
    let fresh = try Self.coverage.get().markdown
    #expect(written == fresh, "run `make semantics`, which writes \(Coverage.page)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: research)))
  func `ids and grades are those of the research`() throws {
    let text = try String(contentsOfFile: Self.research, encoding: .utf8)
    let table = try Self.coverage.get().table
    let ours = table.rows.map { "\($0.id) \($0.grade)" }
    let theirs = Self.gradedRows(text) + Self.choices(text).map { "\($0) C" }
    #expect(Set(ours).subtracting(theirs).sorted() == [])
    #expect(Set(theirs).subtracting(ours).sorted() == [])
    #expect(ours.count == theirs.count)
  }

  /// The rows of the research's tables, each with its grade.
  private static func gradedRows(_ text: String) -> [String] {
    let grades = #/[ABC](/[ABC]| \(.*\), [ABC] \(.*\))?/#
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), let id = RowIdentifier.all(in: cells.first ?? "").first,
        cells.first?.hasPrefix(id) == true,
        let grade = cells.dropFirst(2).first(where: { $0.wholeMatch(of: grades) != nil })
      else { return nil }
      let letters = grade.replacing(/\ \([^)]*\)/, with: "").replacing(", ", with: "/")
      return "\(id) \(letters)"
    }
  }

  /// The numbered choices of its last list.
  private static func choices(_ text: String) -> [String] {
    guard let start = text.range(of: "\n## 16."), let end = text.range(of: "\n## 17.") else { return [] }
    return text[start.upperBound..<end.lowerBound].split(separator: "\n").compactMap { line in
      guard let number = line.prefixMatch(of: #/(\d+)\. /#)?.1 else { return nil }
      return number.count == 1 ? "16-0\(number)" : "16-\(number)"
    }
  }
}
