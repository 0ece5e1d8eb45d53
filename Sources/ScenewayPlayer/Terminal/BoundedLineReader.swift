internal import Foundation

/// Reads lines from a file descriptor and never keeps more of one than a bound.
///
/// Swift's own `readLine` takes a line of any length, such as the only one of /dev/zero.
struct BoundedLineReader {
  /// How many bytes a line may have.
  static let lineLimit = 64 << 10

  private let descriptor: Int32
  private var buffer: ArraySlice<UInt8> = []
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end; nil at the end of the input.
  mutating func next() throws(PlayerTerminalError) -> String? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if buffer.isEmpty { try fill() }
      guard !buffer.isEmpty else {
        if isTooLong { throw .lineTooLong(limit: BoundedLineReader.lineLimit) }
        return line.isEmpty ? nil : try text(of: line)
      }
      let piece = buffer.prefix { $0 != UInt8(ascii: "\n") }
      let endsHere = piece.count < buffer.count
      buffer = buffer.dropFirst(piece.count + (endsHere ? 1 : 0))
      if line.count + piece.count > BoundedLineReader.lineLimit {
        isTooLong = true
        line = []
      }
      if !isTooLong { line += piece }
      guard endsHere else { continue }
      if isTooLong { throw .lineTooLong(limit: BoundedLineReader.lineLimit) }
      return try text(of: line)
    }
  }

  private mutating func fill() throws(PlayerTerminalError) {
    guard !isAtEnd else { return }
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        // A process may be started with its input closed; what stands in its place cannot be read.
        let isClosed = errno == EBADF || errno == EINVAL
        throw .cannotRead(
          isClosed ? "it is closed; --script takes commands from a file" : String(cString: strerror(errno)))
      }
      isAtEnd = count == 0
      buffer = bytes[..<count]
      return
    }
  }

  private func text(of line: [UInt8]) throws(PlayerTerminalError) -> String {
    // No command has a byte of nought; UTF-16 has one for each Latin letter.
    guard !line.contains(0), !line.starts(with: [0xFF, 0xFE]), !line.starts(with: [0xFE, 0xFF]) else {
      throw .notText
    }
    return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line[...], as: UTF8.self)
  }
}
