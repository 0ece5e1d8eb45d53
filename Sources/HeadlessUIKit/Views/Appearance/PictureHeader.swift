internal import Foundation

/// Reads the size of a picture from the first bytes of its file.
enum PictureHeader {
  /// The size in pixels of a PNG, GIF or JPEG file; nil for anything else.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    if bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return size(width: big(bytes, 16, 4), height: big(bytes, 20, 4))
    }
    if bytes.count >= 10, bytes.starts(with: [0x47, 0x49, 0x46]) {
      return size(
        width: Int(bytes[6]) + Int(bytes[7]) << 8, height: Int(bytes[8]) + Int(bytes[9]) << 8)
    }
    return bytes.starts(with: [0xFF, 0xD8]) ? frameSize(inJPEG: bytes) : nil
  }

  /// A JPEG file is a chain of segments; those that start a frame hold its size.
  private static func frameSize(inJPEG bytes: [UInt8]) -> CGSize? {
    var position = 2
    while position + 8 < bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return size(width: big(bytes, position + 7, 2), height: big(bytes, position + 5, 2))
      }
      position += 2 + big(bytes, position + 2, 2)
    }
    return nil
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    let end = min(bytes.count, start + count)
    return start < end ? bytes[start..<end].reduce(0) { $0 << 8 | Int($1) } : 0
  }

  private static func size(width: Int, height: Int) -> CGSize? {
    width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
  }
}
