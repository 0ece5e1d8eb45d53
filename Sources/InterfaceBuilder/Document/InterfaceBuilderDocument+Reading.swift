public import Foundation

extension InterfaceBuilderDocument {
  /// Reads a document from a file.
  ///
  /// - Parameters:
  ///   - url: The .storyboard or .xib file.
  ///   - file: The name of the file for messages. Defaults to its path.
  ///   - limits: How much reading may take. Defaults to 64 MiB and a depth of 1,000.
  /// - Throws: An ``InterfaceBuilderError`` when there is no such file, it cannot be opened, or it is not a document
  ///   that can be understood.
  public init(
    contentsOf url: URL, file: String? = nil, limits: ReadingLimits = .standard
  ) throws(InterfaceBuilderError) {
    let limits = limits.bounded
    let file = file ?? (url.isFileURL ? url.path : url.absoluteString)
    let bytes = try FileReader.read(url, file: file, limits: limits)
    try self.init(bytes: bytes, file: file, limits: limits)
  }

  /// Reads a document from data.
  ///
  /// - Parameters:
  ///   - data: The content of the .storyboard or .xib file.
  ///   - file: The name of the file, for messages.
  ///   - limits: How much reading may take. Defaults to 64 MiB and a depth of 1,000.
  /// - Throws: An ``InterfaceBuilderError`` when the data is not a document that can be understood.
  public init(data: Data, file: String, limits: ReadingLimits = .standard) throws(InterfaceBuilderError) {
    let limits = limits.bounded
    if data.count > limits.byteCount { throw FileReader.tooLarge(data.count, limits, file: file) }
    try self.init(bytes: [UInt8](data), file: file, limits: limits)
  }

  private init(bytes: [UInt8], file: String, limits: ReadingLimits) throws(InterfaceBuilderError) {
    let source = try SourceReader.read(bytes, file: file)
    let storage = try DocumentReader(source: source, file: file, limits: limits).read()
    guard let root = Children(storage: storage, parent: 0).first else {
      let place = SourceLocation(line: 1, column: 1, range: 0..<0)
      throw InterfaceBuilderError(InterfaceBuilderProblem(.empty, file: file, location: place))
    }
    self.init(storage, root: root)
  }
}

extension InterfaceBuilderDocument {
  /// The file, byte for byte.
  public var data: Data { storage.tables.source.data }

  /// The text of the file.
  ///
  /// Byte ranges of locations count in its UTF-8 form.
  public var text: String {
    storage.tables.source.string(0..<storage.tables.source.bytes.count)
  }

  /// How the file writes its characters.
  public var encoding: SourceEncoding { storage.tables.source.encoding }

  /// Everything outermost in the file: comments and the root element.
  public var nodes: Nodes { Nodes(storage: storage, parent: 0) }

  /// The place of a byte range of ``text``.
  ///
  /// - Parameter range: The bytes, counted from 0; what lies behind the end counts as the end.
  /// - Returns: Line and column of the first of them.
  public func location(of range: Range<Int>) -> SourceLocation {
    storage.tables.source.location(of: range)
  }
}

extension ReadingLimits {
  /// The limits with values that offsets of 32 bits and depths of 16 can hold.
  var bounded: ReadingLimits {
    var result = self
    result.byteCount = max(0, min(byteCount, 1 << 30))
    return result
  }
}
