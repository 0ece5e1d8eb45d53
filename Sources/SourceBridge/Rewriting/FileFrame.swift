import SwiftSyntax

/// What stands around a file's own lines: where they come from, and the modules that they need besides.
///
/// The compiler shows lines of the file that it compiles, numbered as they are there; so the author's lines stay at their
/// places wherever the first one can go elsewhere, and what is put in stands behind them.
struct FileFrame {
  private let path: String
  private let imports: [String]

  init(_ file: SourceFile, _ options: BridgeOptions) {
    path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    var lines = options.imports.map { "import \($0)" }
    if Self.asksForNetwork(file.text) {
      lines += ["#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif"]
    }
    if Self.asksForXML(file.text) {
      lines += ["#if canImport(FoundationXML)", "import FoundationXML", "#endif"]
    }
    imports = lines
  }

  /// Puts a file's own lines into the frame.
  ///
  /// - Parameter text: the lines.
  /// - Returns: the text to compile, to which more can be added.
  func around(_ text: String) -> String {
    // A mark of the text's encoding may stand at the beginning of a file alone.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let first = text.prefix { !$0.isNewline }
    let rest = text.dropFirst(first.count)
    guard rest.first == "\n" || rest.first == "\r\n", let place = FirstLine(first) else {
      return source(at: 1) + text + "\n#sourceLocation()\n" + lines(imports)
    }
    let moved = place == .import ? source(at: 1) + first + "\n#sourceLocation()\n" : ""
    return source(at: 2) + rest.dropFirst() + "\n#sourceLocation()\n" + lines(imports) + moved
  }

  private func source(at line: Int) -> String { "#sourceLocation(file: \"\(path)\", line: \(line))\n" }

  private func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// A first line that the frame can take the place of.
  private enum FirstLine {
    /// One that says nothing to the compiler.
    case remark
    /// An import, which may stand anywhere.
    case `import`

    init?(_ line: Substring) {
      // A mark of the text's encoding may come first.
      let words = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if words.isEmpty || words.hasPrefix("//") {
        self = .remark
      } else if words.wholeMatch(of: /(?:@[A-Za-z]+\s+)*import\s+[A-Za-z0-9_.]+\s*(?:\/\/.*)?/) != nil {
        self = .import
      } else {
        return nil
      }
    }
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
