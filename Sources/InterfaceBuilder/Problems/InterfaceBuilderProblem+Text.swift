extension InterfaceBuilderProblem {
  /// A short name of the kind of problem that stays the same, such as `duplicate-identifier`.
  public var code: String { text.code }

  /// What is wrong, as one sentence without a full stop, such as a compiler prints.
  public var message: String { text.message }

  /// Why this is a problem.
  public var explanation: String { text.explanation }

  /// How to mend it.
  public var suggestion: String { text.suggestion }

  private var text: ProblemText {
    switch kind {
    case .fileNotFound, .folder, .specialFile, .noPermission, .unreadable, .notAFileURL, .tooLarge, .empty:
      fileText
    case .compiledNib, .largeFilePointer, .notXML, .notInterfaceBuilder, .oldArchive, .unsupportedEncoding,
      .encodingMismatch, .invalidBytes:
      formatText
    case .forbiddenCharacter, .conflictMarkers, .documentTypeDeclaration, .cutShort, .mismatchedTag,
      .malformed, .nestedTooDeeply, .tooManyNames:
      syntaxText
    case .duplicateIdentifier, .danglingIdentifier, .strayText, .furtherProblems:
      contentText
    }
  }
}

extension InterfaceBuilderProblem: CustomStringConvertible {
  /// The problem as `file:line:column: error: message`.
  public var description: String {
    guard let location else { return "\(file): error: \(message)" }
    return "\(file):\(location): error: \(message)"
  }
}

/// The words for a kind of problem.
struct ProblemText {
  let code: String
  let message: String
  let explanation: String
  let suggestion: String

  init(_ code: String, _ message: String, why explanation: String, mend suggestion: String) {
    self.code = code
    self.message = message
    self.explanation = explanation
    self.suggestion = suggestion
  }
}

extension String {
  /// The text, cut where it would make a message unreadable: a damaged file can hold a value of any length.
  var clipped: String {
    utf8.count <= 80 ? self : String(prefix(80)) + "…"
  }
}
