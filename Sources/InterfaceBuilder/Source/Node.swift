/// One piece of an element's content.
public enum Node: Sendable {
  /// An element.
  case element(Element)
  /// Characters, with references replaced and CDATA sections opened.
  case text(Characters)
  /// A comment; Interface Builder writes one with the title before each scene.
  case comment(Characters)
  /// A processing instruction.
  case processingInstruction(Characters)

  /// Where the piece stands: the start tag of an element, otherwise all of it.
  public var location: SourceLocation {
    switch self {
    case .element(let element): element.location
    case .text(let text), .comment(let text), .processingInstruction(let text): text.location
    }
  }
}

extension Element {
  /// What the comment says that stands right before the element.
  public var precedingComment: String? {
    // The node before an element in document order is its neighbour only where nothing lies in that one.
    let node = index - 1
    guard node > 0, tables.nodes[node].name == NodeRecord.commentName,
      tables.nodes[node].parent == record.parent
    else { return nil }
    return tables.comment(at: node)
  }
}

extension ElementTables {
  /// What a comment says.
  func comment(at node: Int) -> String {
    source.string(Int(nodes[node].start) + 4..<Int(nodes[node].end) - 3)
  }
}

/// Characters of a document that are no element, with their place in the file.
public struct Characters: Hashable, Sendable {
  /// What they say: text with references replaced; a comment or instruction without its brackets.
  public let string: String
  /// How they are written in the file.
  public let source: String
  /// Where they stand.
  public let location: SourceLocation
}

/// Everything directly in an element or in the document, in document order.
public struct Nodes: Sequence, IteratorProtocol, Sendable {
  private let storage: ElementStorage
  private var position: Int
  private let end: Int

  init(storage: ElementStorage, parent: Int) {
    self.storage = storage
    self.position = parent + 1
    self.end = Int(storage.tables.nodes[parent].subtreeEnd)
  }

  /// Takes the next piece.
  public mutating func next() -> Node? {
    guard position < end else { return nil }
    let node = position
    let tables = storage.tables
    position = Int(tables.nodes[node].subtreeEnd)
    let range = Int(tables.nodes[node].start)..<Int(tables.nodes[node].end)
    switch tables.nodes[node].name {
    case NodeRecord.textName:
      return .text(characters(tables.text(of: node), range))
    case NodeRecord.commentName:
      return .comment(characters(tables.comment(at: node), range))
    case NodeRecord.instructionName:
      let content = range.lowerBound + 2..<range.upperBound - 2
      return .processingInstruction(characters(tables.source.string(content), range))
    default:
      return .element(storage.element(at: node))
    }
  }

  private func characters(_ string: String, _ range: Range<Int>) -> Characters {
    let source = storage.tables.source
    return Characters(string: string, source: source.string(range), location: source.location(of: range))
  }
}
