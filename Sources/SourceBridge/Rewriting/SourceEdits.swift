/// Changes of a text, by places in its UTF-8, applied at once.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
  }

  private var edits: [Edit] = []

  /// Puts a text in the place of another one.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  /// Puts a text in; of several at one place the first comes first.
  mutating func insert(_ text: String, at place: Int) { replace(place..<place, with: text) }

  /// Takes a text out and keeps what follows it at its line and column.
  mutating func blank(_ range: Range<Int>, of utf8: [UInt8]) {
    let blanked = utf8[range].map {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ")
    }
    replace(range, with: String(decoding: blanked, as: UTF8.self))
  }

  /// The text with all changes; one inside another that was there first is left out.
  func applied(to utf8: [UInt8]) -> String { changed(utf8).text }

  /// The text with all changes, and where its lines differ from what they were.
  func changed(_ utf8: [UInt8]) -> (text: String, columns: ColumnMap) {
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count + 1024)
    var columns = ColumnMap()
    var place = 0
    var (line, oldStart, newStart) = (1, 0, 0)
    /// Goes on to a place of the old text, which is copied.
    func copy(to end: Int) {
      for index in place..<end where utf8[index] == UInt8(ascii: "\n") {
        line += 1
        (oldStart, newStart) = (index + 1, result.count + index + 1 - place)
      }
      result += utf8[place..<end]
    }
    let order = edits.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, $0.order) < (
        $1.range.lowerBound, $1.range.isEmpty ? 0 : 1, $1.order
      )
    }
    for edit in order where edit.range.lowerBound >= place {
      copy(to: edit.range.lowerBound)
      let new = Array(edit.text.utf8)
      let old = utf8[edit.range]
      let isShifting = new.count != old.count
      if isShifting {
        let range = (edit.range.lowerBound - oldStart + 1)..<(edit.range.upperBound - oldStart + 1)
        columns.add(
          ColumnMap.Change(old: range, column: result.count - newStart + 1, length: new.count), line: line)
      }
      for (index, byte) in new.enumerated() where byte == UInt8(ascii: "\n") {
        line += 1
        newStart = result.count + index + 1
      }
      if let last = old.lastIndex(of: UInt8(ascii: "\n")) { oldStart = last + 1 }
      result += new
      place = edit.range.upperBound
    }
    copy(to: utf8.count)
    return (String(decoding: result, as: UTF8.self), columns)
  }
}

/// Where the columns of a rewritten file's lines are in the file as its author has it.
public struct ColumnMap: Hashable, Sendable {
  struct Change: Hashable, Sendable {
    /// The columns that were replaced, from 1; none where something was put in.
    let old: Range<Int>
    /// The column of what is there now.
    let column: Int
    /// How many columns that has.
    let length: Int
  }

  private var changes: [Int: [Change]] = [:]

  /// Makes a map of a file whose columns stayed where they were.
  public init() {}

  mutating func add(_ change: Change, line: Int) { changes[line, default: []].append(change) }

  /// Where a place is in the author's own file.
  ///
  /// - Parameters:
  ///   - line: the line, from 1, which is the same.
  ///   - column: the column, from 1, as the compiler counts.
  /// - Returns: the column, and whether what stands there was put in by the bridge.
  public func place(line: Int, column: Int) -> (column: Int, isOfBridge: Bool) {
    var shift = 0
    for change in changes[line] ?? [] {
      guard column >= change.column else { break }
      if column < change.column + change.length {
        guard !change.old.isEmpty else { return (change.old.lowerBound, true) }
        return (min(change.old.lowerBound + column - change.column, change.old.upperBound - 1), false)
      }
      shift = change.old.upperBound - (change.column + change.length)
    }
    return (column + shift, false)
  }
}
