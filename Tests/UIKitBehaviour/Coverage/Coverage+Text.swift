extension Coverage {
  /// The grades as a table's columns.
  private static let grades = ["A", "B", "C"]

  /// How many rows there are, are implemented and are tested, as `tested of total`.
  private func count(_ rows: [BehaviourRow], _ grade: String) -> String {
    let rows = rows.filter { $0.grade.hasPrefix(grade) }
    return rows.isEmpty ? "" : "\(rows.count { isTested($0) }) of \(rows.count)"
  }

  private func line(_ name: String, _ rows: [BehaviourRow]) -> [String] {
    [name, "\(rows.count)", "\(rows.count { isImplemented($0) })", "\(rows.count { isTested($0) })"]
      + Self.grades.map { count(rows, $0) }
  }

  private var summary: [[String]] {
    [["Area", "Rows", "Implemented", "Tested", "A", "B", "C"]]
      + table.areas.map { line($0.name, $0.rows) } + [line("All", table.rows)]
  }

  /// What a terminal shows: the figures, the rows without a test, the exceptions and what must be mended.
  package var text: String {
    let widths = summary[0].indices.map { column in summary.map { $0[column].count }.max() ?? 0 }
    var lines = summary.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }
    if !untested.isEmpty {
      lines += ["", "Without a test:"] + untested.map { "  \($0.id)  \($0.grade)  \($0.title)" }
    }
    lines += ["", "No test can prove:"] + exceptions.map { "  \($0.id)  \($0.reason)" }
    if !problems.isEmpty { lines += ["", "To be mended:"] + problems.map { "  \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page for a reader, in Markdown.
  package var markdown: String {
    var lines = [
      "# UIKit's behaviour, row by row", "",
      "<!-- `make semantics` writes this page. -->",
      "Each row is one behaviour of UIKit's navigation layer; the names of tests begin with the ids of the rows that they",
      "prove. Grade A is documented or was seen in several places, B was seen once, C is our own choice; with a slash, the",
      "second grade is for the details. A row counts as implemented when the sources name it or a test proves it; a test",
      "proves when it, or what it calls, expects something. Behind each row stand the sentences of its tests, which say",
      "what happens, and where the behaviour is known from. UIKit's words stand in quotation marks, with names in braces for",
      "what differs. Calls stand on a line: `B.load B.vdl A.wD B.wA B.iA A.dD B.dA` is B's `loadView` and `viewDidLoad`, A's",
      "`viewWillDisappear`, B's `viewWillAppear` and `viewIsAppearing`, A's `viewDidDisappear` and B's `viewDidAppear`; `wM` and",
      "`dM` are `willMove` and `didMove(toParent:)`.",
      "",
    ]
    func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    lines.append(row(summary[0]))
    lines.append("|---|" + String(repeating: "---:|", count: summary[0].count - 1))
    lines += summary.dropFirst().map(row)
    if !sources.isEmpty {
      lines +=
        ["", row(["Source", "What it is"]), "|---|---|"] + sources.map { row([$0.name, $0.meaning]) }
    }
    for area in table.areas {
      lines += [
        "", "## \(area.name): \(area.title)", "",
        row(["Row", "Grade", "What", "What tests prove", "Known from"]), "|---|---|---|---|---|",
      ]
      lines += area.rows.map { line in
        let source = line.source.isEmpty ? "our choice" : line.source
        return row([line.id, line.grade, line.title, proof(of: line), source].map(Self.cell))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many sentences a row shows at most; the others are counted by file.
  private static let sentences = 3

  private func proof(of row: BehaviourRow) -> String {
    guard let tests = tests[row.id] else { return reason(for: row).map { "*\($0)*" } ?? "—" }
    // A test whose first row this is says most about it; one of many rows says little.
    func rank(_ test: FoundTest) -> (Int, Int) { (test.rows.first == row.id ? 0 : 1, test.rows.count) }
    let ordered = tests.enumerated().sorted {
      let (first, second) = (rank($0.element), rank($1.element))
      return first == second ? $0.offset < $1.offset : first < second
    }
    .map(\.element)
    let shown = ordered.prefix(Self.sentences).map { "\($0.sentence) (\($0.file))" }
    let files = Set(ordered.dropFirst(Self.sentences).map(\.file)).sorted()
    let others = files.isEmpty ? [] : ["and others in \(files.joined(separator: ", "))"]
    return (witnesses[row.id, default: []] + shown + others).joined(separator: "<br>")
  }

  /// Text that does not end its cell.
  private static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
