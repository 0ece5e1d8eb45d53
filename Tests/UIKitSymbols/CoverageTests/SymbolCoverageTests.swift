import Foundation
import SymbolCoverage
import Testing

/// What counts as there.
struct SymbolCoverageTests {
  /// Whether a symbol is there in a source.
  private func presence(
    _ name: String, names: [String: String] = [:], _ source: String
  ) throws -> SymbolCoverage.Presence? {
    let symbols = try UsedSymbol.all(parsing: "\(name)\tcontrols\t1\t1\t1")
    let coverage = SymbolCoverage(symbols: symbols, names: names, sources: [source])
    return symbols.first.map { coverage.presence(of: $0) }
  }

  @Test func `members of a class above, of an extension and of a protocol are there`() throws {
    let source = """
      open class View: Responder, Sizing {}
      open class Responder: NSObject { open func resign() -> Bool { false } }
      extension View { public var text: String? { get { nil } set { print("}") } }; public static let red = View() }
      public protocol Sizing { func size(_ view: View, for width: CGFloat) -> CGSize }
      """
    for name in ["View", "View.resign()", "View.text", "View.red", "View.size(_:for:)", "View.init()"] {
      #expect(try presence(name, source) == .present, "\(name)")
    }
    #expect(try presence("Responder.text", source) == .absent)
  }

  @Test func `a call may leave out what has a default`() throws {
    let source = """
      public struct Box<Value> {
        public init(_ value: Value, at place: (x: Int, y: Int) = (0, 0), done: @escaping (Int) -> Void = { _ in }) {}
      }
      """
    #expect(try presence("Box.init(_:)", source) == .present)
    #expect(try presence("Box.init(_:done:)", source) == .present)
    #expect(try presence("Box.init(_:at:done:)", source) == .present)
    #expect(try presence("Box.init(done:)", source) == .absent)
  }

  @Test func `what is hidden, refused or has one label more is partial`() throws {
    let source = """
      open class Font: NSObject {
        init(size: Int) {}
        @available(*, unavailable, message: "none") public func draw() {}
        public private(set) var name = ""
        public func text(in: Int, like: Int) {}
      }
      """
    #expect(try presence("Font.init(size:)", source) == .partial("not public"))
    #expect(try presence("Font.draw()", source) == .partial("refused by the compiler"))
    #expect(try presence("Font.name", source) == .present)
    #expect(try presence("Font.text(in:)", source) == .partial("as `text(in:like:)`"))
  }

  @Test func `nested types, aliases, cases and raw values are found`() throws {
    let source = """
      open class Table: NSObject {
        public enum Style: Int { case plain = 0, grouped = -1; case inset(rows: Int) }
        public typealias Look = Style
      }
      extension Table { public struct Options: OptionSet { public let rawValue: Int } }
      open class Grid: Table {}
      """
    for name in [
      "Table.Style.plain", "Table.Style.grouped", "Table.Look.grouped", "Grid.Style",
      "Table.Style.inset(rows:)",
      "Table.Style.init(rawValue:)", "Table.Options.init()", "Grid.Options.init(rawValue:)",
    ] { #expect(try presence(name, source) == .present, "\(name)") }
    #expect(try presence("Table.Style.oval", source) == .absent)
  }

  @Test func `a symbol with another name in Swift is looked for by that name`() throws {
    let source = "open class Field: NSObject { public var hint = 0 }"
    #expect(try presence("Field.tip", names: ["Field.tip": "Field.hint"], source) == .present)
    #expect(try presence("Text.Key", names: ["Text.Key": "Foundation"], source) == .present)
  }

  @Test func `a line of another form is an error that says where`() throws {
    #expect(throws: UsedSymbol.FormError.self) { try UsedSymbol.all(parsing: "A\tb\t1\t2") }
    #expect(throws: UsedSymbol.FormError.self) { try UsedSymbol.all(parsing: "A\tb\t1\t2\t3\nA\tb\t1\t2\t3") }
    #expect(throws: UsedSymbol.FormError.self) { try UsedSymbol.names(parsing: "# remark\nA") }
  }

  @Test func `an app's report is a line of the list, and the page shows it`() throws {
    let report = """
      {"name": "Shop", "fileCount": 9, "compiledCount": 7, "onlyLackingModules": ["/a.swift"], "diagnostics": [],
       "missingModules": [{"name": "Maps", "count": 2}, {"name": "Pay", "count": 1}],
       "uikit": {"typeCount": 5, "useCount": 40, "missing": [{"name": "UIRuler", "uses": 3}]}}
      """
    let figures = try AppFigures(report: Data(report.utf8), name: "shop/Shop")
    #expect(figures.line == "shop/Shop\t9\t7\t1\t5\t4\t40\t37\tMaps, Pay")
    #expect(try AppFigures.all(parsing: "# remark\n\(figures.line)\n") == [figures])
    #expect(throws: UsedSymbol.FormError.self) { try AppFigures.all(parsing: "Shop\t9") }
    let coverage = SymbolCoverage(symbols: [], apps: [figures], sources: [])
    #expect(coverage.markdown.contains("| shop/Shop | 9 | 7 | 1 | 5 | 4 | 92.5 % | Maps, Pay |"))
  }

  @Test func `the share counts uses`() throws {
    let symbols = try UsedSymbol.all(parsing: "Field\tcontrols\t2\t3\t1\nField.tip\tcontrols\t1\t1\t0")
    let coverage = SymbolCoverage(symbols: symbols, sources: ["open class Field: NSObject {}"])
    #expect(coverage.share(of: symbols) == 0.75)
    #expect(coverage.markdown.contains("| controls | 2 | 1 | 0 | 1 | 75.0 % |"))
    #expect(coverage.markdown.contains("| `Field.tip` | 1 | 1 | absent |"))
  }
}
