/// What the sources show of a behaviour in their own words: UIKit's complaint, or the calls one by one.
package struct RowWitness: Equatable {
  /// The ids of the behaviours.
  package let rows: [String]
  /// What they show, in Markdown.
  package let text: String

  /// The timelines of a test's tables: a name that begins with ids, then what happens at once and afterwards.
  ///
  /// - Parameter source: the text of a Swift file.
  /// - Returns: one for each timeline, in order.
  package static func timelines(in source: String) -> [RowWitness] {
    let form = /"((?:[A-Z][A-Z0-9-]*-[0-9]{2} )+)([^"\\]+)",\s*(?:atOnce: "([^"]*)",\s*)?then: "([^"]*)"/
    return source.matches(of: form).map { match in
      let parts = [match.3.map(String.init) ?? "", String(match.4)]
      let shown = parts.enumerated().filter { !$0.element.isEmpty }.map { place, calls in
        (place == 0 ? "at once " : "") + "`\(calls)`"
      }
      return RowWitness(
        rows: RowIdentifier.all(in: String(match.1)),
        text: "\(match.2): \(shown.joined(separator: ", then "))")
    }
  }

  /// The complaints of the table of UIKit's words: a row, then the words in one piece or several.
  ///
  /// - Parameter source: the text of a Swift file.
  /// - Returns: one for each complaint that belongs to a row, in order.
  package static func complaints(in source: String) -> [RowWitness] {
    let form =
      /\.[a-zA-Z]+\(\s*"([A-Z][A-Z-]*-[0-9]{2})",\s*("(?:[^"\\]|\\.)*"(?:\s*\+\s*"(?:[^"\\]|\\.)*")*)\s*\)/
    return source.matches(of: form).map { match in
      let pieces = String(match.2).matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
      let words = pieces.joined().split(separator: "\\", omittingEmptySubsequences: true).joined()
      return RowWitness(rows: [String(match.1)], text: "“\(words)”")
    }
  }
}
