/// Recognises what a version control system leaves in a file when a merge stops.
enum ConflictMarkers {
  /// Finds every marker line; nothing unless one of them begins or ends a conflict.
  static func find(in source: SourceText) -> SyntaxErrorFinder.Finding? {
    var lines: [Int] = []
    var first: Range<Int>?
    var isConflict = false
    let bytes = source.bytes
    var line = 1
    var start = source.markLength
    while start < bytes.count {
      if isMarker(bytes[start...]) {
        lines.append(line)
        if first == nil { first = start..<start + 7 }
        if bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: ">") { isConflict = true }
      }
      guard let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { break }
      start = end + 1
      if bytes[end] == 0x0D, start < bytes.count, bytes[start] == 0x0A { start += 1 }
      line += 1
    }
    guard isConflict, let first else { return nil }
    return (.conflictMarkers(lines: lines), first)
  }

  /// Tells whether a line begins with seven equal marks followed by a space or the line's end.
  static func isMarker(_ line: ArraySlice<UInt8>) -> Bool {
    guard let mark = line.first, "<|=>".utf8.contains(mark) else { return false }
    let start = line.prefix(8)
    guard start.prefix(7).count == 7, start.prefix(7).allSatisfy({ $0 == mark }) else { return false }
    return start.count == 7 || isWhiteSpace(start[start.startIndex + 7])
  }
}
