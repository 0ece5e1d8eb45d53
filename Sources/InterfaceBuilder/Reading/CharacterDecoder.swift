/// Replaces references in attribute values and text, as XML 1.0 sections 2.11, 3.3.3 and 4.4 tell.
enum CharacterDecoder {
  /// The value of an attribute: references replaced, white space made spaces.
  static func attributeValue(_ bytes: ArraySlice<UInt8>) -> String {
    decode(bytes, isAttribute: true)
  }

  /// The text between tags: references replaced, CDATA sections opened, line ends made line feeds.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    decode(bytes, isAttribute: false)
  }

  private static let sectionStart = Array("<![CDATA[".utf8)
  private static let sectionEnd = Array("]]>".utf8)

  private static func decode(_ bytes: ArraySlice<UInt8>, isAttribute: Bool) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "&"):
        index = appendReference(at: index, in: bytes, to: &result)
        continue
      case 0x0D:
        // A carriage return, alone or before a line feed, counts as one line feed.
        if index + 1 < bytes.endIndex, bytes[index + 1] == 0x0A { index += 1 }
        result.append(isAttribute ? 0x20 : 0x0A)
      case 0x09, 0x0A:
        result.append(isAttribute ? 0x20 : byte)
      case UInt8(ascii: "<") where !isAttribute && bytes[index...].starts(with: sectionStart):
        index += sectionStart.count
        while index < bytes.endIndex, !bytes[index...].starts(with: sectionEnd) {
          result.append(bytes[index])
          index += 1
        }
        index = min(index + sectionEnd.count, bytes.endIndex)
        continue
      default:
        result.append(byte)
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends what a reference stands for and returns the index after it.
  private static func appendReference(
    at start: Int, in bytes: ArraySlice<UInt8>, to result: inout [UInt8]
  ) -> Int {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ";")) else {
      result.append(bytes[start])
      return start + 1
    }
    let name = bytes[start + 1..<end]
    if let scalar = scalar(named: name) {
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      result.append(contentsOf: bytes[start...end])
    }
    return end + 1
  }

  private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    if name.first == UInt8(ascii: "#") {
      let digits = name.dropFirst()
      let isHexadecimal = digits.first == UInt8(ascii: "x")
      let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
      return UInt32(text, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
    switch String(decoding: name, as: UTF8.self) {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: return nil
    }
  }
}
