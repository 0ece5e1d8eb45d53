import SwiftSyntax

/// What comes before a file's first line.
struct FileHead {
  let text: String

  init(_ file: SourceFile, _ options: BridgeOptions) {
    var lines = options.imports.map { "import \($0)" }
    if Self.asksForNetwork(file.text) {
      lines += ["#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif"]
    }
    if Self.asksForXML(file.text) {
      lines += ["#if canImport(FoundationXML)", "import FoundationXML", "#endif"]
    }
    let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    lines.append("#sourceLocation(file: \"\(path)\", line: 1)")
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Foundation's part about the network is a module of its own on Linux.
  private static func asksForNetwork(_ text: String) -> Bool {
    [
      "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "URLCache", "URLCredential", "HTTPCookie",
      "URLProtocol",
    ]
    .contains { text.contains($0) }
  }

  /// So is its part that reads XML.
  private static func asksForXML(_ text: String) -> Bool { text.contains("XMLParser") }
}
