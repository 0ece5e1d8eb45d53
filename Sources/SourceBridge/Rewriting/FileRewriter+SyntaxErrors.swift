import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension FileRewriter {
  /// Tells the file's syntax errors and, where that is asked for, mends them, so that they hide no other error of the module.
  ///
  /// What is missing is put in and what is too much taken out, as the parser itself goes on after an error.
  func mendSyntaxErrors() {
    guard file.tree.hasError else { return }
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: file.tree)
    where diagnostic.diagMessage.severity == .error && !Self.isOfSpace(diagnostic.message) {
      let place = file.location(diagnostic.position.utf8Offset)
      findings.append(
        BridgeFinding(
          .syntax, .error, file: file.path, line: place.line, column: place.column,
          message: diagnostic.message.prefix(1).uppercased() + diagnostic.message.dropFirst() + "."))
    }
    guard options.mendsSyntaxErrors else { return }
    for token in file.tree.tokens(viewMode: .all) {
      if token.presence == .missing {
        guard let text = Self.text(ofMissing: token) else { continue }
        edits.insert(text, at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
      } else if token.isUnexpected {
        edits.blank(token.range, of: file.utf8)
      }
    }
  }

  /// Whether only a space is too much, which compilers forgive before Swift 6, and tell themselves where they do not.
  private static func isOfSpace(_ message: String) -> Bool {
    message.lowercased().hasPrefix("extraneous whitespace")
  }

  /// What to put in for a token; nil where nothing is needed.
  private static func text(ofMissing token: TokenSyntax) -> String? {
    switch token.tokenKind {
    // The parser's own names for what is missing are no names: `<#expression#>`.
    case .identifier:
      token.text.isEmpty || token.text.hasPrefix("<#") ? " \(BridgeWords.missingName) " : " \(token.text) "
    case .integerLiteral, .floatLiteral: "0"
    case .endOfFile: nil
    case .stringQuote, .multilineStringQuote: token.text
    default: token.text.isEmpty ? nil : " \(token.text) "
    }
  }
}

extension TokenSyntax {
  /// Whether the parser found no place for it.
  fileprivate var isUnexpected: Bool {
    var node = parent
    while let current = node {
      if current.is(UnexpectedNodesSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}
