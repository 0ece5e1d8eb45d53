import Foundation

/// Turns UTF-16 files into UTF-8 text and back.
enum UTF16Transcoder {
  /// The text as UTF-8, or as much of it as stands before the first unit that is not UTF-16.
  enum Result {
    case text([UInt8])
    case broken(before: [UInt8])
  }

  /// Reads UTF-16 after its byte order mark, if any.
  static func decode(_ file: [UInt8], skipping mark: Int, bigEndian: Bool) -> Result {
    var text: [UInt8] = []
    text.reserveCapacity(file.count / 2)
    var offset = mark
    var high: UInt32 = 0
    while offset < file.count {
      guard offset + 1 < file.count else { return .broken(before: text) }
      let first = UInt32(file[offset])
      let second = UInt32(file[offset + 1])
      let unit = bigEndian ? first << 8 | second : second << 8 | first
      switch unit {
      case 0xD800..<0xDC00:
        guard high == 0 else { return .broken(before: text) }
        high = unit
      case 0xDC00..<0xE000:
        guard high != 0 else { return .broken(before: text) }
        append(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), to: &text)
        high = 0
      default:
        guard high == 0 else { return .broken(before: text) }
        append(unit, to: &text)
      }
      offset += 2
    }
    return high == 0 ? .text(text) : .broken(before: text)
  }

  /// Writes UTF-8 text as UTF-16.
  static func encode(_ text: [UInt8], bigEndian: Bool, byteOrderMark: Bool) -> Data {
    var file: [UInt8] = []
    file.reserveCapacity(text.count * 2 + 2)
    func append(_ unit: UInt16) {
      let low = UInt8(truncatingIfNeeded: unit)
      let high = UInt8(truncatingIfNeeded: unit >> 8)
      file.append(bigEndian ? high : low)
      file.append(bigEndian ? low : high)
    }
    if byteOrderMark { append(0xFEFF) }
    for unit in String(decoding: text, as: UTF8.self).utf16 { append(unit) }
    return Data(file)
  }

  private static func append(_ value: UInt32, to text: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
