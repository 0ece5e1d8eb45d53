/// An XML element of a document, with its place in the file.
///
/// An element is a small handle into tables that all elements of a document share; copying one costs nothing.
/// It keeps the document alive. What the typed views (``Scene``, ``Controller``, ``Segue`` and so on) do not cover
/// can be read from their element.
///
/// Two elements are equal when they have the same name, attributes and content, wherever they stand. The order of
/// attributes, comments, processing instructions and layout make no difference.
public struct Element: Sendable {
  let storage: ElementStorage
  let index: Int

  init(_ storage: ElementStorage, _ index: Int) {
    self.storage = storage
    self.index = index
  }

  var tables: ElementTables { storage.tables }
  var record: NodeRecord { storage.tables.nodes[index] }

  /// The name, such as `viewController`.
  public var name: String { tables.names[record.name] }

  /// The Interface Builder id, or the scene id of a scene.
  public var id: String? {
    tables.identifierAttribute(of: index).map { tables.value($0) }
  }

  /// The file, as it was named when it was read.
  public var file: String { tables.file }

  /// Where the start tag stands.
  public var location: SourceLocation {
    tables.source.location(of: Int(record.start)..<Int(record.startTagEnd))
  }

  /// The bytes of the whole element, in the document's UTF-8 text.
  public var range: Range<Int> { Int(record.start)..<Int(record.end) }

  /// The whole element as it is written in the file.
  public var source: String { tables.source.string(range) }

  /// Tells whether this is the same element of the same document, not only an equal one.
  ///
  /// - Parameter other: The element to compare with.
  /// - Returns: Whether both are handles of one element.
  public func isIdentical(to other: Element) -> Bool {
    storage === other.storage && index == other.index
  }
}

extension Element: CustomStringConvertible {
  /// The name and id, such as `viewController 7bK-jq-Zjz`.
  public var description: String { id.map { "\(name) \($0)" } ?? name }
}
