/// One node of a document: an element, a text, a comment or a processing instruction.
///
/// Nodes lie in document order, so the subtree of a node is the run from it to `subtreeEnd`.
struct NodeRecord {
  /// Offset of the node's first byte.
  var start: UInt32
  /// Offset after the start tag of an element; equals `end` for other nodes.
  var startTagEnd: UInt32
  /// Offset after the node's last byte.
  var end: UInt32
  /// Index of the parent; the document itself is node 0 and its own parent.
  var parent: UInt32
  /// Index after the last node of the subtree.
  var subtreeEnd: UInt32
  /// Index of the first attribute; the next node's tells where they stop.
  var firstAttribute: UInt32
  /// The name of an element, or one of the reserved values below.
  var name: NameTable.Index
  /// Depth below the document.
  var depth: UInt16

  static let documentName: NameTable.Index = .max
  static let textName: NameTable.Index = .max - 1
  static let commentName: NameTable.Index = .max - 2
  static let instructionName: NameTable.Index = .max - 3

  var isElement: Bool { name < Self.instructionName }
}

/// One attribute of an element.
struct AttributeRecord {
  var nameStart: UInt32
  var valueStart: UInt32
  var valueLength: UInt32
  var name: NameTable.Index
  /// Whether the value holds references or white space that XML replaces.
  var needsDecoding: Bool
}

/// What reading made of a document.
///
/// Names are numbers and values are byte ranges of the source, so a document takes a few bytes per byte of file.
struct ElementTables: Sendable {
  let file: String
  let source: SourceText
  let nodes: ContiguousArray<NodeRecord>
  let attributes: ContiguousArray<AttributeRecord>
  let names: NameTable

  /// Indices of the attributes of a node.
  func attributeRange(of node: Int) -> Range<Int> {
    let first = Int(nodes[node].firstAttribute)
    let last = node + 1 < nodes.count ? Int(nodes[node + 1].firstAttribute) : attributes.count
    return first..<last
  }

  /// Index of the attribute with a name.
  func attribute(_ name: NameTable.Index, of node: Int) -> Int? {
    attributeRange(of: node).first { attributes[$0].name == name }
  }

  /// Index of the attribute with a name.
  func attribute(_ name: String, of node: Int) -> Int? {
    guard let name = names.index(of: name) else { return nil }
    return attribute(name, of: node)
  }

  /// The bytes of an attribute's value between its quotes.
  func valueRange(_ attribute: Int) -> Range<Int> {
    let record = attributes[attribute]
    return Int(record.valueStart)..<Int(record.valueStart) + Int(record.valueLength)
  }

  /// An attribute's value with references replaced.
  func value(_ attribute: Int) -> String {
    let range = valueRange(attribute)
    return attributes[attribute].needsDecoding
      ? CharacterDecoder.attributeValue(source.bytes[range]) : source.string(range)
  }

  /// The attribute that names an element: `id`, or `sceneID` for a scene.
  func identifierAttribute(of node: Int) -> Int? {
    attribute(KnownName.id.rawValue, of: node) ?? attribute(KnownName.sceneID.rawValue, of: node)
  }
}

/// Everything known about a document, shared by all handles into it.
final class ElementStorage: Sendable {
  let tables: ElementTables
  let identifiers: IdentifierTable
  let problems: [InterfaceBuilderProblem]

  /// Enters the elements with an id and looks for ids that are wrong.
  init(tables: ElementTables, identified: ContiguousArray<IdentifiedNode>, limits: ReadingLimits) {
    var finder = ProblemFinder(tables: tables, limit: limits.problemCount)
    self.tables = tables
    self.identifiers = IdentifierTable(identified, in: tables) { finder.addDuplicate($0, first: $1) }
    finder.findDanglingIdentifiers(identifiers)
    finder.findStrayText()
    self.problems = finder.finished()
  }

  /// The handle of an element.
  func element(at node: Int) -> Element { Element(self, node) }
}
