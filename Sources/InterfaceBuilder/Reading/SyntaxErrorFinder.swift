/// Turns a complaint of expat into a problem that says what happened to the file.
struct SyntaxErrorFinder {
  let reader: DocumentReader

  typealias Finding = (kind: InterfaceBuilderProblem.Kind, range: Range<Int>)

  private static let surplus = "more content follows the outermost element"

  private var bytes: [UInt8] { reader.source.bytes }

  /// Finds the cause of an error.
  ///
  /// - Parameters:
  ///   - code: Expat's error code.
  ///   - offset: Where expat stopped.
  ///   - wording: Expat's own words.
  /// - Returns: What happened, and the bytes to show for it.
  func problem(code: Int, offset: Int, wording: String) -> Finding {
    if let conflict = ConflictMarkers.find(in: reader.source) { return conflict }
    if let invalid = UTF8Validator.firstInvalidOffset(in: bytes), invalid <= offset + 4 {
      return (.invalidBytes(encoding: "UTF-8"), invalid..<invalid + 1)
    }
    if let start = beginning, bytes[start] != UInt8(ascii: "<"), reader.nodes.count == 1 {
      let line = reader.source.lineRange(at: start)
      return (
        .notXML(start: reader.source.excerpt(start..<max(start, line.upperBound), limit: 40)),
        start..<start + 1
      )
    }
    let place = offset..<min(bytes.count, offset + 1)
    switch code {
    case 3, 5, 6, 20: return cutShort(at: offset)
    case 4: return invalidToken(at: offset)
    case 7: return mismatchedTag(at: offset)
    case 8:
      let name = token(at: offset)
      return (.malformed(detail: "the attribute ‘\(name)’ is given twice"), offset..<offset + name.utf8.count)
    case 9: return (.malformed(detail: Self.surplus), place)
    case 11: return unknownEntity(from: offset)
    case 14: return (.malformed(detail: "a character reference names no allowed character"), place)
    case 17: return (.malformed(detail: "the XML declaration is not at the start of the file"), place)
    default: return (.malformed(detail: wording), place)
    }
  }

  /// The first byte that is neither byte order mark nor white space.
  private var beginning: Int? {
    bytes[reader.source.markLength...].firstIndex { !isWhiteSpace($0) }
  }

  private func cutShort(at offset: Int) -> Finding {
    guard beginning != nil else { return (.empty, 0..<0) }
    guard reader.open.count > 1, let node = reader.open.last else {
      return (.cutShort(element: nil, line: nil), offset..<offset)
    }
    let open = self.open(node)
    return (.cutShort(element: open.name, line: open.line), offset..<offset)
  }

  private func mismatchedTag(at offset: Int) -> Finding {
    guard let node = reader.open.last, reader.open.count > 1 else {
      return (.malformed(detail: "an end tag closes nothing"), offset..<offset)
    }
    let open = self.open(node)
    let start = bytes[offset...].starts(with: "</".utf8) ? offset + 2 : offset
    let found = token(at: start)
    return (
      .mismatchedTag(found: found, open: open.name, line: open.line), start..<start + found.utf8.count
    )
  }

  private func invalidToken(at offset: Int) -> Finding {
    guard offset < bytes.count else { return cutShort(at: offset) }
    let byte = bytes[offset]
    let range = offset..<offset + 1
    if let ampersand = bareAmpersand(before: offset) {
      return (.malformed(detail: "‘&’ must be written as ‘&amp;’"), ampersand..<ampersand + 1)
    }
    if reader.nodes.count > 1, reader.open.count == 1, byte == UInt8(ascii: "/") {
      return (.malformed(detail: Self.surplus), offset - 1..<offset)
    }
    if byte < 0x20, !isWhiteSpace(byte) { return (.forbiddenCharacter(scalar: UInt32(byte)), range) }
    if isWhiteSpace(byte) { return (.malformed(detail: "white space is not allowed here"), range) }
    let text = String(decoding: bytes[offset..<min(bytes.count, offset + 4)], as: UTF8.self)
    let character = text.unicodeScalars.first.map { String($0) } ?? ""
    return (.malformed(detail: "‘\(character)’ is not allowed here"), offset..<offset + character.utf8.count)
  }

  /// Finds the reference meant: in a tag, expat tells only where the tag starts.
  private func unknownEntity(from offset: Int) -> Finding {
    let known: Set<String> = ["amp", "lt", "gt", "quot", "apos"]
    var position = offset
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "&")) {
      let name = token(at: start + 1)
      if !known.contains(name), !name.hasPrefix("#") {
        let detail = "the entity ‘\(name)’ is not known in XML; write the character itself"
        return (.malformed(detail: detail), start..<start + name.utf8.count + 2)
      }
      position = start + 1
    }
    return (.malformed(detail: "an entity is not known in XML"), offset..<offset)
  }

  /// The ampersand that began the reference in which an offset lies.
  private func bareAmpersand(before offset: Int) -> Int? {
    let delimiters: Set<UInt8> = Set(" \t\r\n=/<>\"';".utf8)
    var position = offset
    while position > 0, offset - position < 100 {
      position -= 1
      if bytes[position] == UInt8(ascii: "&") { return position }
      if delimiters.contains(bytes[position]) { return nil }
    }
    return nil
  }

  private func open(_ node: UInt32) -> (name: String, line: Int) {
    let record = reader.nodes[Int(node)]
    let start = Int(record.start)
    return (reader.names[record.name], reader.source.location(of: start..<start).line)
  }

  /// The name that starts at an offset, at most a hundred bytes of it.
  private func token(at offset: Int) -> String {
    let delimiters: Set<UInt8> = Set(" \t\r\n=/<>\"';".utf8)
    let end = bytes[offset...].prefix(100).firstIndex(where: delimiters.contains)
    return reader.source.string(offset..<(end ?? min(bytes.count, offset + 100)))
  }
}
