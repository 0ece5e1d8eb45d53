extension InterfaceBuilderProblem {
  /// The words for XML that cannot be read.
  var syntaxText: ProblemText {
    switch kind {
    case .forbiddenCharacter(let scalar):
      ProblemText(
        "forbidden-character", "the character \(Self.name(of: scalar)) is not allowed in XML",
        why: "XML allows tab, line feed, carriage return and what comes from space upwards.",
        mend: "Remove the character.")
    case .conflictMarkers(let lines):
      ProblemText(
        "conflict-markers", "the file holds merge-conflict markers on \(Self.list(lines))",
        why: "A merge stopped here and both versions are still in the file.",
        mend: "Settle the conflict: keep one of the versions and remove the marker lines.")
    case .documentTypeDeclaration:
      ProblemText(
        "document-type-declaration", "the document type declares entities or an external part",
        why:
          "Interface Builder never writes any, and they can be used to exhaust memory or read other files.",
        mend: "Remove the <!DOCTYPE …> declaration.")
    case .cutShort(let element, let line):
      ProblemText(
        "cut-short", Self.cutShortMessage(element: element, line: line),
        why: "Interface Builder ends a document with </document>; the rest is missing.",
        mend: "Restore the file from version control.")
    case .mismatchedTag(let found, let open, let line):
      ProblemText(
        "mismatched-tag", "</\(found.clipped)> does not close <\(open.clipped)>, begun on line \(line)",
        why: "Elements must be closed in the reverse order of their beginning.",
        mend: "Add </\(open.clipped)> before it, or remove the end tag. A bad merge is the usual cause.")
    case .nestedTooDeeply(let limit):
      ProblemText(
        "nested-too-deeply", "elements lie in each other more than \(limit) deep",
        why: "A real document stays below a hundred.",
        mend: "Raise the limit in ReadingLimits if the document is really that deep.")
    case .tooManyNames(let limit):
      ProblemText(
        "too-many-names", "the file uses more than \(limit) different names of elements and attributes",
        why: "A real document uses a few hundred.",
        mend: "Check whether this is really an Interface Builder document.")
    case .malformed(let detail):
      ProblemText(
        "malformed", detail,
        why: "The file is not well-formed XML.",
        mend: "Mend the line by hand or restore the file from version control.")
    default:
      ProblemText("malformed", "the file is not well-formed XML", why: "", mend: "")
    }
  }

  /// The words for a readable document with something wrong in it.
  var contentText: ProblemText {
    switch kind {
    case .duplicateIdentifier(let id, let first):
      ProblemText(
        "duplicate-identifier", "the id ‘\(id.clipped)’ is used twice; first on line \(first.line)",
        why: "Connections name elements by id, so they cannot tell the two apart.",
        mend: "Remove one of the elements, or give it a new id and correct what refers to it.")
    case .danglingIdentifier(let id, let attribute, let element):
      ProblemText(
        "dangling-identifier",
        "‘\(attribute.clipped)’ of ‘\(element.clipped)’ names ‘\(id.clipped)’, which is not in the document",
        why: "The element was removed or renamed, and this reference to it was left behind.",
        mend: "Remove the reference, or let it name an element that is there.")
    case .strayText(let text):
      ProblemText(
        "stray-text", "the text ‘\(text)’ stands between elements",
        why:
          "Interface Builder writes no text here; it was probably left behind by a merge or typed by accident.",
        mend: "Remove the text.")
    case .furtherProblems(let count):
      ProblemText(
        "further-problems", "\(count) more problems are not listed",
        why: "The list is limited so that a damaged file cannot fill the memory.",
        mend: "Mend the listed ones first.")
    default:
      ProblemText("problem", "something is wrong with the document", why: "", mend: "")
    }
  }

  private static func cutShortMessage(element: String?, line: Int?) -> String {
    guard let element, let line else { return "the file ends before its outermost element" }
    return "the file ends while <\(element.clipped)>, begun on line \(line), is open"
  }

  private static func name(of scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Lists lines, the first few by number.
  private static func list(_ lines: [Int]) -> String {
    let shown = lines.prefix(6).map(String.init)
    guard lines.count > 1 else { return "line \(shown.first ?? "1")" }
    guard lines.count > shown.count else {
      return "lines \(shown.dropLast().joined(separator: ", ")) and \(shown.last ?? "")"
    }
    return "lines \(shown.joined(separator: ", ")) and \(lines.count - shown.count) more"
  }
}
