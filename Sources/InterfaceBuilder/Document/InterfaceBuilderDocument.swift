/// A storyboard or xib, read from its source.
///
/// What navigation needs is typed: scenes, controllers, connections, segues, references. Everything else is there as
/// elements under ``root``, each with its place in the file, and ``data`` is the file byte for byte.
///
/// Reading throws only where a document cannot be understood. What is wrong with an understandable one, such as an id
/// that names nothing, is listed in ``problems``; ``checked()`` makes an error of it.
///
/// Two documents are equal when their files are equal byte for byte. To compare what they say, compare ``root``.
public struct InterfaceBuilderDocument: Sendable {
  let storage: ElementStorage

  /// The outermost element.
  public let root: Element

  /// Wraps what a reader made.
  init(_ storage: ElementStorage, root: Element) {
    self.storage = storage
    self.root = root
  }

  /// The file, as it was named when it was read.
  public var file: String { storage.tables.file }

  /// What is wrong with the document, in document order; empty for most documents.
  public var problems: [InterfaceBuilderProblem] { storage.problems }

  /// The document, provided that nothing is wrong with it.
  ///
  /// - Returns: The document itself.
  /// - Throws: An ``InterfaceBuilderError`` with all ``problems`` when there are any.
  @discardableResult
  public func checked() throws(InterfaceBuilderError) -> InterfaceBuilderDocument {
    guard let first = problems.first else { return self }
    throw InterfaceBuilderError(first, others: Array(problems.dropFirst()))
  }
}

extension InterfaceBuilderDocument: Hashable {
  /// Compares the files, byte for byte.
  public static func == (left: InterfaceBuilderDocument, right: InterfaceBuilderDocument) -> Bool {
    if left.storage === right.storage { return true }
    let first = left.storage.tables.source
    let second = right.storage.tables.source
    return first.encoding == second.encoding && first.hasByteOrderMark == second.hasByteOrderMark
      && first.bytes == second.bytes
  }

  /// Hashes the size of the file and its outermost element.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.tables.source.bytes.count)
    hasher.combine(root)
  }
}
