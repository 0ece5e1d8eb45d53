import SourceBridge
import Testing

@Suite("Files with syntax errors")
struct SyntaxErrorTests {
  private func bridge(_ text: String) -> BridgeResult {
    var options = BridgeOptions(moduleName: "App")
    options.mendsSyntaxErrors = true
    return SourceBridge(options).bridge([SourceFile(path: "/app/A.swift", text: text)])
  }

  /// A text with a syntax error, and what is in its place.
  nonisolated static let mended: [(String, String)] = [
    ("func f( {\n}", ") {"),
    ("func f() {\n  g(1\n}", "g(1 ) "),
    ("class A {\n  func f() {\n}\n", "}"),
    ("let a = \n", BridgeWords.missingName),
  ]

  @Test("What is missing is put in, so that the compiler reads on", arguments: mended.indices)
  func missing(index: Int) {
    let (text, expected) = Self.mended[index]
    let result = bridge(text)
    #expect(result.findings.contains { $0.rule == .syntax })
    #expect(result.files[0].text.contains(expected))
    // What was mended has no error that is told again.
    let again = bridge(result.files[0].text).findings.filter { $0.rule == .syntax }
    #expect(again.isEmpty, "\(again)")
  }

  @Test("Columns of lines without changes stay, those behind a change are the author's")
  func columns() {
    let map = bridge("class A: UIView {\n  @objc func go() {}; let a = 1\n}").files[0].columns
    #expect(map.place(line: 2, column: 5) == (5, false))
    let map2 = bridge("func f() { Timer(timeInterval: 1, repeats: true) { _ in }; a() }").files[0].columns
    #expect(map2.place(line: 1, column: 11 + ".bridgedTimer".utf8.count + 50).column == 61)
    #expect(map2.place(line: 1, column: 17).isOfBridge)
  }
}
