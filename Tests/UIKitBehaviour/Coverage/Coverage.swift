/// Which behaviours of UIKit are implemented and tested, and what is amiss.
package struct Coverage {
  /// Why a behaviour has no test.
  package struct Exception: Equatable {
    /// The behaviour's id.
    package let id: String
    /// Why no test can prove it.
    package let reason: String
  }

  /// The behaviours.
  package let table: BehaviourTable

  /// The behaviours that no test can prove.
  package let exceptions: [Exception]

  /// What the short forms of the sources stand for.
  package let sources: [SourceLegend]

  /// What the sources show of each id in their own words.
  package let witnesses: [String: [String]]

  /// The tests that name each id and expect something.
  package let tests: [String: [FoundTest]]

  /// The tests that name an id and expect nothing, which prove nothing.
  private let hollow: [FoundTest]

  /// The ids that the sources name.
  private let named: Set<String>

  /// Compares behaviours with tests.
  ///
  /// - Parameters:
  ///   - table: the behaviours.
  ///   - exceptions: the behaviours that no test can prove.
  ///   - tests: the tests there are.
  ///   - named: the ids that comments and tables of the sources name as implemented.
  ///   - sources: what the short forms of the rows' sources stand for; none by default.
  ///   - witnesses: what the sources show of rows in their own words; nothing by default.
  package init(
    table: BehaviourTable, exceptions: [Exception], tests: [FoundTest], named: Set<String>,
    sources: [SourceLegend] = [], witnesses: [RowWitness] = []
  ) {
    self.witnesses = witnesses.reduce(into: [:]) { found, witness in
      for row in witness.rows { found[row, default: []].append(witness.text) }
    }
    self.sources = sources
    self.table = table
    self.exceptions = exceptions
    self.named = named
    var byRow: [String: [FoundTest]] = [:]
    hollow = tests.filter { !$0.expects && !$0.rows.isEmpty }
    for test in tests where test.expects {
      for row in test.rows { byRow[row, default: []].append(test) }
    }
    self.tests = byRow
  }

  /// Whether a test proves a row.
  package func isTested(_ row: BehaviourRow) -> Bool { tests[row.id] != nil }

  /// Whether the sources say that they implement a row, or a test proves it.
  package func isImplemented(_ row: BehaviourRow) -> Bool { named.contains(row.id) || isTested(row) }

  /// Why no test proves a row; nil where nothing is said.
  package func reason(for row: BehaviourRow) -> String? { exceptions.first { $0.id == row.id }?.reason }

  /// The rows that neither a test nor a reason speaks for, in order.
  package var untested: [BehaviourRow] {
    table.rows.filter { !isTested($0) && reason(for: $0) == nil }
  }

  /// Everything that must be mended, a sentence each.
  package var problems: [String] {
    let known = Set(table.rows.map(\.id))
    let unknown = tests.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
    return untested.filter(\.isBinding).map { "\($0.id) has neither a test nor a reason: \($0.title)" }
      + unknown.map { id, tests in "\(id) is no behaviour: \(tests[0].file), \"\(tests[0].name)\"" }
      + hollow.map { "\($0.file), \"\($0.name)\" expects nothing, so it proves nothing" }
      + exceptions.enumerated().compactMap { place, exception in
        if !known.contains(exception.id) { return "\(exception.id) is no behaviour, but a reason is given" }
        if exception.reason.isEmpty { return "\(exception.id) is an exception without a reason" }
        if exceptions[..<place].contains(where: { $0.id == exception.id }) {
          return "\(exception.id) is an exception twice"
        }
        guard let test = tests[exception.id]?.first else { return nil }
        return "\(exception.id) is an exception, yet a test names it: \(test.file), \"\(test.name)\""
      }
  }

  /// Reads exceptions.
  ///
  /// - Parameter text: lines of an id and a reason with a tab between.
  /// - Returns: the exceptions, in order.
  /// - Throws: ``TableError`` for a line of another form.
  package static func exceptions(parsing text: String) throws -> [Exception] {
    try TabbedLines.fields(text).map { line, fields in
      guard fields.count == 2 else { throw TableError(line: line, reason: "an id and a reason are expected") }
      return Exception(id: fields[0], reason: fields[1])
    }
  }
}
