/// Finds bytes that are not UTF-8.
enum UTF8Validator {
  /// The offset of the first byte sequence that is not UTF-8.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let length = sequenceLength(at: offset, in: bytes)
      if length == 0 { return offset }
      offset += length
    }
    return nil
  }

  /// The length of the sequence at an offset, or 0 when it is not valid (Unicode, table 3-7).
  private static func sequenceLength(at offset: Int, in bytes: [UInt8]) -> Int {
    let first = bytes[offset]
    func follows(_ distance: Int, _ allowed: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      offset + distance < bytes.count && allowed.contains(bytes[offset + distance])
    }
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return follows(1) ? 2 : 0
    case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
    case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
    case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
    case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
    case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
    case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }
}
