import Foundation

/// The text of a document as UTF-8, with an index of its lines.
struct SourceText: Sendable {
  /// The text as UTF-8.
  ///
  /// A byte order mark of a UTF-8 file is kept; one of a UTF-16 file is counted apart.
  let bytes: [UInt8]
  /// How the file writes its characters.
  let encoding: SourceEncoding
  /// Whether the file starts with a byte order mark.
  let hasByteOrderMark: Bool
  /// The offset of the first byte of each line.
  private let lineStarts: [UInt32]

  init(bytes: [UInt8], encoding: SourceEncoding, hasByteOrderMark: Bool) {
    self.bytes = bytes
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
    self.lineStarts = bytes.withUnsafeBufferPointer(Self.lineStarts(in:))
  }

  /// Length of the byte order mark that stands in ``bytes``.
  var markLength: Int { encoding == .utf8 && hasByteOrderMark ? 3 : 0 }

  /// Finds line and column of a byte range by bisection.
  func location(of range: Range<Int>) -> SourceLocation {
    let offset = UInt32(clamping: min(range.lowerBound, bytes.count))
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = Int(offset - lineStarts[low])
    if low == 0 { column = max(0, column - markLength) }
    return SourceLocation(line: low + 1, column: column + 1, range: range)
  }

  /// The bytes of the line that a byte stands in, without its end.
  func lineRange(at offset: Int) -> Range<Int> {
    let line = location(of: offset..<offset).line
    let start = Int(lineStarts[line - 1])
    let limit = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    var end = limit
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The text of a byte range.
  func string(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// The first line as a short excerpt for a message.
  func excerpt(_ range: Range<Int>, limit: Int = 60) -> String {
    guard range.count > limit else { return string(range) }
    var end = range.lowerBound + limit
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return string(range.lowerBound..<end) + "…"
  }

  /// The file, byte for byte.
  var data: Data {
    switch encoding {
    case .utf8: Data(bytes)
    case .utf16LittleEndian: UTF16Transcoder.encode(bytes, bigEndian: false, byteOrderMark: hasByteOrderMark)
    case .utf16BigEndian: UTF16Transcoder.encode(bytes, bigEndian: true, byteOrderMark: hasByteOrderMark)
    }
  }

  private static func lineStarts(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    guard let base = bytes.baseAddress else { return [0] }
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 64)
    if memchr(base, 0x0D, bytes.count) == nil {
      var offset = 0
      while let found = memchr(base + offset, 0x0A, bytes.count - offset) {
        offset = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
        starts.append(UInt32(truncatingIfNeeded: offset))
      }
    } else {
      var offset = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        if byte == 0x0D || byte == 0x0A { starts.append(UInt32(truncatingIfNeeded: offset)) }
      }
    }
    // The index lives as long as the document: give back what growing left over.
    return starts.withUnsafeBufferPointer { Array($0) }
  }
}
