import Foundation
import SourceBridge
import Testing

@testable import AppHost

@Suite("Errors in bridged files")
struct DiagnosticPlaceTests {
  private func places(_ text: String) -> (DiagnosticPlaces, BridgedFile) {
    let result = SourceBridge(BridgeOptions(moduleName: "App")).bridge([
      SourceFile(path: "/app/A.swift", text: text)
    ])
    var places = DiagnosticPlaces(folder: URL(fileURLWithPath: "/build/Package"))
    places.findings = result.findings
    places.columns["/app/A.swift"] = result.files[0].columns
    places.sources["/build/Package/Sources/App/A+Bridged.swift"] = "/app/A.swift"
    return (places, result.files[0])
  }

  private func diagnostic(_ file: String, _ line: Int, _ column: Int, _ message: String) -> HostDiagnostic {
    HostDiagnostic(URL(fileURLWithPath: file), line, column, message)
  }

  @Test func `A file that the project names and that is not there is an error, with those of the others`()
    throws
  {
    var places = DiagnosticPlaces(folder: URL(fileURLWithPath: "/build"))
    places.lost = ["/app/Made.swift"]
    let told = places.errors(of: [
      diagnostic("/app/A.swift", 1, 7, "cannot find 'Texts' in scope")
    ])
    #expect(
      told.map(\.description) == [
        "/app/Made.swift:1:1: error: the project names this file, and it is not there",
        "/app/A.swift:1:7: error: cannot find 'Texts' in scope",
      ])
  }

  @Test func `A column behind something that was put in is that of the app's own line`() throws {
    let text = "func f() { DispatchQueue.main.asyncAfter(deadline: d) {}; lost() }"
    let (places, file) = places(text)
    let line = try #require(file.text.split(separator: "\n").first { $0.contains("lost") })
    func column(of word: String, in line: some StringProtocol) -> Int {
      line.range(of: word).map { line[..<$0.lowerBound].utf8.count + 1 } ?? 0
    }
    let bridged = column(of: "lost", in: line)
    #expect(bridged != column(of: "lost", in: text))
    let told = places.errors(of: [diagnostic("/app/A.swift", 1, bridged, "cannot find 'lost' in scope")])
    #expect(told.map(\.column) == [column(of: "lost", in: text)])
  }

  @Test func `What is wrong in the tables follows from the rest, and the bridge's words are the app's`() {
    let text = "class A: UIView {\n  @IBAction func go(_ s: Lost) {}\n}\n"
    let (places, _) = places(text)
    let own = diagnostic("/app/A.swift", 2, 26, "cannot find type 'Lost' in scope")
    let ofBridge = diagnostic("/app/A.swift", 3, 150, "cannot find type 'Lost' in scope")
    let elsewhere = diagnostic(
      "/build/Package/Sources/App/A+Bridged.swift", 9, 3, "value of type 'A' has no member '__bridged_go'")
    #expect(places.errors(of: [ofBridge, own, elsewhere]) == [own])
    let alone = places.errors(of: [elsewhere])
    #expect(alone.map(\.file) == ["/app/A.swift"])
    #expect(alone.map(\.message) == ["value of type 'A' has no member 'go'"])
  }

  @Test func `A syntax error is told once, and hides no error of another line`() {
    let (places, _) = places("func f( {\n}\nlet a: Int = \"b\"\n")
    let second = diagnostic("/app/A.swift", 3, 14, "cannot convert value of type 'String'")
    let told = places.errors(of: [diagnostic("/app/A.swift", 1, 9, "expected ')'"), second])
    #expect(told.map(\.line) == [1, 3])
    #expect(told[0].message.hasPrefix("Expected ')'"))
  }

  @Test func `A type that does not conform is told with what the protocol requires`() {
    let (places, _) = places("class A: P {}\n")
    var note = diagnostic("/app/P.swift", 2, 3, "protocol requires function 'f' with type '() -> ()'")
    note.severity = "note"
    let told = places.errors(of: [
      diagnostic("/app/A.swift", 1, 7, "type 'A' does not conform to protocol 'P'"), note,
    ])
    #expect(
      told.map(\.message) == [
        "type 'A' does not conform to protocol 'P': protocol requires function 'f' with type '() -> ()'"
      ])
  }
}
