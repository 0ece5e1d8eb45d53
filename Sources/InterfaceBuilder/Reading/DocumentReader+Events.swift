extension DocumentReader {
  /// Enters an element and its attributes.
  func startElement(_ range: Range<Int>) {
    closeText(at: range.lowerBound, endsElement: false)
    guard open.count <= maximumDepth else {
      failure = (.nestedTooDeeply(limit: maximumDepth), range)
      return
    }
    let node = nodes.count
    let parent = open[open.count - 1]
    nodes.append(
      NodeRecord(
        start: UInt32(range.lowerBound), startTagEnd: UInt32(range.upperBound), end: 0, parent: parent,
        subtreeEnd: 0, firstAttribute: UInt32(attributes.count), name: 0, depth: UInt16(open.count)))
    open.append(UInt32(node))
    markupEnd = range.upperBound
    guard scanStartTag(range, node: node) else {
      failure = (.tooManyNames(limit: NameTable.limit), range)
      return
    }
    if parent == 0 { checkRoot(range, node: node) }
  }

  /// Completes an element.
  func endElement(_ range: Range<Int>) {
    closeText(at: range.lowerBound, endsElement: true)
    let node = Int(open.removeLast())
    nodes[node].end = UInt32(range.upperBound)
    nodes[node].subtreeEnd = UInt32(nodes.count)
    markupEnd = range.upperBound
  }

  /// Enters a comment.
  func comment(_ range: Range<Int>) {
    closeText(at: range.lowerBound, endsElement: false)
    appendLeaf(range, name: NodeRecord.commentName)
    markupEnd = range.upperBound
  }

  /// Enters a processing instruction.
  func processingInstruction(_ range: Range<Int>) {
    closeText(at: range.lowerBound, endsElement: false)
    appendLeaf(range, name: NodeRecord.instructionName)
    markupEnd = range.upperBound
  }

  /// Checks the encoding that the XML declaration names.
  func declaration(_ range: Range<Int>, encoding: String?) {
    markupEnd = range.upperBound
    guard let encoding else { return }
    let name = encoding.uppercased()
    let isWide = name.hasPrefix("UTF-16") || name.hasPrefix("UTF16")
    let isNarrow = ["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name)
    let place = range.lowerBound + (source.string(range).utf8Offset(of: encoding) ?? 0)
    let nameRange = place..<place + encoding.utf8.count
    if source.encoding == .utf8 {
      if isWide {
        failure = (.encodingMismatch(declared: encoding, actual: "not UTF-16"), nameRange)
      } else if !isNarrow {
        failure = (.unsupportedEncoding(encoding), nameRange)
      }
    } else if !isWide {
      failure = (.encodingMismatch(declared: encoding, actual: "UTF-16"), nameRange)
    }
  }

  /// Refuses a document type declaration that could bring entities, before any of them is read.
  func documentType(_ range: Range<Int>, name: String, isPlain: Bool) {
    // Expat reports the declaration where its name and addresses end.
    let start = bytes[markupEnd..<range.lowerBound].firstIndex { !isWhiteSpace($0) } ?? range.lowerBound
    markupEnd = range.upperBound
    if name != KnownName.document.string {
      failure = (.notInterfaceBuilder(root: name), start..<range.upperBound)
    } else if !isPlain {
      failure = (.documentTypeDeclaration, start..<range.upperBound)
    }
  }

  /// Enters the text since the last markup, unless it only lays out the tags.
  private func closeText(at end: Int, endsElement: Bool) {
    guard end > markupEnd, open.count > 1 else { return }
    let range = markupEnd..<end
    // White space is content only where it is all that an element holds.
    let isOnlyContent = endsElement && nodes.count == Int(open[open.count - 1]) + 1
    if !isOnlyContent {
      guard bytes[range].contains(where: { !isWhiteSpace($0) }) else { return }
    }
    appendLeaf(range, name: NodeRecord.textName)
  }

  private func appendLeaf(_ range: Range<Int>, name: NameTable.Index) {
    let end = UInt32(range.upperBound)
    nodes.append(
      NodeRecord(
        start: UInt32(range.lowerBound), startTagEnd: end, end: end, parent: open[open.count - 1],
        subtreeEnd: UInt32(nodes.count + 1), firstAttribute: UInt32(attributes.count), name: name,
        depth: UInt16(open.count)))
  }

  /// Stops at once when the outermost element is not that of an Interface Builder document.
  private func checkRoot(_ range: Range<Int>, node: Int) {
    let name = nodes[node].name
    let type = attributes.first { $0.name == KnownName.type.rawValue }
    let isOurs = type.map {
      bytes[Int($0.valueStart)...].starts(with: "com.apple.InterfaceBuilder".utf8)
    }
    if name == KnownName.document.rawValue, isOurs == true { return }
    if name == KnownName.archive.rawValue, isOurs == true {
      failure = (.oldArchive, range)
    } else {
      failure = (.notInterfaceBuilder(root: names[name]), range)
    }
  }
}

/// Tells white space as XML defines it.
@inline(__always)
func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}

extension String {
  /// Offset in bytes of UTF-8 of the first occurrence of a text.
  fileprivate func utf8Offset(of text: String) -> Int? {
    let haystack = Array(utf8)
    let needle = Array(text.utf8)
    guard !needle.isEmpty, haystack.count >= needle.count else { return nil }
    return (0...haystack.count - needle.count).first { haystack[$0...].starts(with: needle) }
  }
}
