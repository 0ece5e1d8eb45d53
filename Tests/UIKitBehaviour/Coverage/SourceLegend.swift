/// What a short form for a source stands for.
package struct SourceLegend: Equatable {
  /// The short form.
  package let name: String
  /// What it stands for.
  package let meaning: String

  /// Reads short forms.
  ///
  /// - Parameter text: lines of a short form and what it stands for, with a tab between.
  /// - Returns: the short forms, in order.
  /// - Throws: ``TableError`` for a line of another form.
  package static func all(parsing text: String) throws -> [SourceLegend] {
    try TabbedLines.fields(text).map { line, fields in
      guard fields.count == 2 else {
        throw TableError(line: line, reason: "a short form and its meaning are expected")
      }
      return SourceLegend(name: fields[0], meaning: fields[1])
    }
  }
}
