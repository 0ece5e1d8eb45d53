import CExpat

/// What expat hands back to its handlers: the reader and the parser.
final class ParsingContext {
  private let reader: DocumentReader
  private let parser: XML_Parser

  init(_ reader: DocumentReader, _ parser: OpaquePointer) {
    self.reader = reader
    self.parser = parser
  }

  func setHandlers() {
    XML_SetElementHandler(
      parser,
      { context, _, _ in
        ParsingContext.with(context) { $0.handle { reader, range in reader.startElement(range) } }
      },
      { context, _ in ParsingContext.with(context) { $0.handle { reader, range in reader.endElement(range) } }
      })
    XML_SetCommentHandler(parser) { context, _ in
      ParsingContext.with(context) { $0.handle { reader, range in reader.comment(range) } }
    }
    XML_SetProcessingInstructionHandler(parser) { context, _, _ in
      ParsingContext.with(context) { $0.handle { reader, range in reader.processingInstruction(range) } }
    }
    XML_SetXmlDeclHandler(parser) { context, _, encoding, _ in
      let name = encoding.map { String(cString: $0) }
      ParsingContext.with(context) {
        $0.handle { reader, range in reader.declaration(range, encoding: name) }
      }
    }
    XML_SetStartDoctypeDeclHandler(parser) { context, name, system, _, hasInternalSubset in
      let name = name.map { String(cString: $0) } ?? ""
      let isPlain = system == nil && hasInternalSubset == 0
      ParsingContext.with(context) {
        $0.handle { reader, range in reader.documentType(range, name: name, isPlain: isPlain) }
      }
    }
  }

  @inline(__always)
  private static func with(_ context: UnsafeMutableRawPointer?, _ body: (ParsingContext) -> Void) {
    guard let context else { return }
    Unmanaged<ParsingContext>.fromOpaque(context)._withUnsafeGuaranteedRef(body)
  }

  /// Gives the reader the bytes of the event, and stops expat when the reader has had enough.
  @inline(__always)
  private func handle(_ body: (DocumentReader, Range<Int>) -> Void) {
    // Expat may still deliver an event or two after it was told to stop.
    guard reader.failure == nil else { return }
    let start = Int(XML_GetCurrentByteIndex(parser))
    body(reader, start..<start + Int(XML_GetCurrentByteCount(parser)))
    if reader.failure != nil { XML_StopParser(parser, 0) }
  }
}
