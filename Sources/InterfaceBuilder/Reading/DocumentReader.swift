import CExpat

/// Reads XML into the tables of an ``ElementStorage`` in one pass.
///
/// Expat decides what is well-formed and where each piece of markup starts and ends. Names and values are then
/// taken from the source itself, so that every one keeps its place and nothing is copied.
final class DocumentReader {
  let source: SourceText
  let file: String
  let limits: ReadingLimits

  var nodes: ContiguousArray<NodeRecord> = []
  var attributes: ContiguousArray<AttributeRecord> = []
  var names = NameTable()
  /// Elements with an id, in document order.
  var identified: ContiguousArray<IdentifiedNode> = []
  /// The elements begun and not yet ended, after the document itself.
  var open: ContiguousArray<UInt32> = [0]
  /// Offset after the last piece of markup: what follows is text.
  var markupEnd = 0
  /// What stopped reading, when it was not expat.
  var failure: (kind: InterfaceBuilderProblem.Kind, range: Range<Int>)?
  /// The source while expat runs over it.
  var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  let maximumDepth: Int

  init(source: SourceText, file: String, limits: ReadingLimits) {
    self.source = source
    self.file = file
    self.limits = limits
    self.maximumDepth = max(1, min(limits.depth, 10_000))
  }

  /// Reads the source.
  func read() throws(InterfaceBuilderError) -> ElementStorage {
    let count = source.bytes.count
    nodes.reserveCapacity(count / 128)
    attributes.reserveCapacity(count / 40)
    nodes.append(
      NodeRecord(
        start: 0, startTagEnd: 0, end: UInt32(count), parent: 0, subtreeEnd: 0, firstAttribute: 0,
        name: NodeRecord.documentName, depth: 0))
    if let problem = source.bytes.withUnsafeBufferPointer(parse) {
      let location = source.location(of: problem.range.clamped(to: 0..<count))
      throw InterfaceBuilderError(InterfaceBuilderProblem(problem.kind, file: file, location: location))
    }
    nodes[0].subtreeEnd = UInt32(nodes.count)
    // The tables live as long as the document: give back what growing left over.
    let tables = ElementTables(
      file: file, source: source,
      nodes: nodes.withUnsafeBufferPointer { ContiguousArray($0) },
      attributes: attributes.withUnsafeBufferPointer { ContiguousArray($0) },
      names: names)
    return ElementStorage(tables: tables, identified: identified, limits: limits)
  }

  /// Runs expat over the whole source at once, which keeps its time linear however long a token is.
  private func parse(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (kind: InterfaceBuilderProblem.Kind, range: Range<Int>)? {
    // Naming the encoding makes expat ignore the declared one, which is checked apart.
    guard let parser = XML_ParserCreate("UTF-8") else { return (.unreadable(reason: "out of memory"), 0..<0) }
    defer { XML_ParserFree(parser) }
    self.bytes = bytes
    defer { self.bytes = UnsafeBufferPointer(start: nil, count: 0) }

    let context = ParsingContext(self, parser)
    return withExtendedLifetime(context) {
      XML_SetUserData(parser, Unmanaged.passUnretained(context).toOpaque())
      context.setHandlers()
      let status = bytes.withMemoryRebound(to: CChar.self) {
        XML_Parse(parser, $0.baseAddress, Int32(clamping: $0.count), 1)
      }
      if let failure { return failure }
      guard status != XML_STATUS_OK else { return nil }
      let offset = max(0, min(bytes.count, Int(XML_GetCurrentByteIndex(parser))))
      return SyntaxErrorFinder(reader: self).problem(
        code: Int(XML_GetErrorCode(parser).rawValue), offset: offset,
        wording: String(cString: XML_ErrorString(XML_GetErrorCode(parser))))
    }
  }
}
