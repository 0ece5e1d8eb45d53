/// Finds out how a file is encoded and turns it into text.
enum SourceReader {
  static func read(_ bytes: [UInt8], file: String) throws(InterfaceBuilderError) -> SourceText {
    func problem(_ kind: InterfaceBuilderProblem.Kind, length: Int) -> InterfaceBuilderError {
      let location = SourceLocation(line: 1, column: 1, range: 0..<min(length, bytes.count))
      return InterfaceBuilderError(InterfaceBuilderProblem(kind, file: file, location: location))
    }
    if bytes.isEmpty { throw problem(.empty, length: 0) }
    if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "NIBArchive".utf8) {
      throw problem(.compiledNib, length: 10)
    }
    if bytes.starts(with: "version https://git-lfs.github.com/".utf8) {
      throw problem(.largeFilePointer, length: 7)
    }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw problem(.unsupportedEncoding("UTF-32"), length: 4)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0]) {
      return try decode(bytes, bigEndian: false, byteOrderMark: bytes[0] == 0xFF, file: file)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C]) {
      return try decode(bytes, bigEndian: true, byteOrderMark: bytes[0] == 0xFE, file: file)
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return SourceText(bytes: bytes, encoding: .utf8, hasByteOrderMark: hasMark)
  }

  private static func decode(
    _ bytes: [UInt8], bigEndian: Bool, byteOrderMark: Bool, file: String
  ) throws(InterfaceBuilderError) -> SourceText {
    let mark = byteOrderMark ? 2 : 0
    switch UTF16Transcoder.decode(bytes, skipping: mark, bigEndian: bigEndian) {
    case .text(let text):
      return SourceText(
        bytes: text, encoding: bigEndian ? .utf16BigEndian : .utf16LittleEndian,
        hasByteOrderMark: byteOrderMark)
    case .broken(let before):
      // Positions count in the text, so the place is the end of what could be read.
      let text = SourceText(bytes: before, encoding: .utf16LittleEndian, hasByteOrderMark: byteOrderMark)
      let end = before.count
      throw InterfaceBuilderError(
        InterfaceBuilderProblem(
          .invalidBytes(encoding: "UTF-16"), file: file, location: text.location(of: end..<end)))
    }
  }
}
