/// One behaviour of UIKit.
package struct BehaviourRow: Equatable {
  /// Its id, such as `NAV-POP-03`.
  package let id: String

  /// How sure it is: `A`, `B`, `C`, or one for its first part and one for the details.
  package let grade: String

  /// What it is about.
  package let title: String

  /// Where it is known from, in short forms; empty for a choice of ours.
  package let source: String

  /// Whether a test must prove it: all but what is our own choice.
  package var isBinding: Bool { grade.first != "C" }
}

/// Behaviours that belong together.
package struct BehaviourArea: Equatable {
  /// What the ids begin with, such as `NAV-POP`.
  package let name: String

  /// What they are about.
  package let title: String

  /// The behaviours.
  package internal(set) var rows: [BehaviourRow]
}

/// A line of a table that cannot be read.
package struct TableError: Error, CustomStringConvertible {
  let line: Int
  let reason: String

  /// Where it is and what is wrong.
  package var description: String { "line \(line): \(reason)" }
}

/// Every behaviour of UIKit that the tests are to prove, by area.
package struct BehaviourTable {
  /// The areas, in order.
  package private(set) var areas: [BehaviourArea] = []

  /// All rows, in order.
  package var rows: [BehaviourRow] { areas.flatMap(\.rows) }

  /// Reads a table.
  ///
  /// - Parameter text: lines of an id, a grade, a title and where it is known from, if that is said, with a tab between; a
  ///   line without a grade begins an area.
  /// - Throws: ``TableError`` for a line of another form, an id that comes twice, or one outside of its area.
  package init(parsing text: String) throws {
    for (number, fields) in TabbedLines.fields(text) {
      guard (3...4).contains(fields.count), !fields[0].isEmpty, !fields[2].isEmpty else {
        throw TableError(line: number, reason: "an id, a grade, a title and a source are expected")
      }
      if fields[1].isEmpty {
        areas.append(BehaviourArea(name: fields[0], title: fields[2], rows: []))
        continue
      }
      guard let area = areas.last, fields[0].hasPrefix(area.name + "-"),
        RowIdentifier.all(in: fields[0]) == [fields[0]]
      else { throw TableError(line: number, reason: "\(fields[0]) is no id of this area") }
      guard !area.rows.contains(where: { $0.id == fields[0] }) else {
        throw TableError(line: number, reason: "\(fields[0]) is there twice")
      }
      let row = BehaviourRow(
        id: fields[0], grade: fields[1], title: fields[2], source: fields.count > 3 ? fields[3] : "")
      areas[areas.count - 1].rows.append(row)
    }
  }
}

/// Lines with tabs between their fields.
enum TabbedLines {
  /// The fields of each line that is neither empty nor a remark, with the line's number.
  static func fields(_ text: String) -> [(line: Int, fields: [String])] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      return (index + 1, line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }
}
