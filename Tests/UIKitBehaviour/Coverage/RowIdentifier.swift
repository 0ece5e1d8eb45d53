/// Ids of behaviours, such as `NAV-POP-03`, or `16-02` for a choice.
package enum RowIdentifier {
  /// Series of other papers that look the same.
  static let foreignSeries: Set<String> = ["PAIN", "UTF", "ISO", "RFC", "SE"]

  /// The ids in a text, in order, each once.
  ///
  /// - Parameter text: the text.
  /// - Returns: the ids.
  package static func all(in text: String) -> [String] {
    var found: [String] = []
    for word in text.split(whereSeparator: { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "-") }) {
      let word = String(word)
      if isIdentifier(word), !found.contains(word) { found.append(word) }
    }
    return found
  }

  private static func isIdentifier(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard let number = parts.last, number.count == 2, number.allSatisfy(\.isNumber) else { return false }
    let series = parts.dropLast()
    if series.elementsEqual(["16"]) { return true }
    guard (1...2).contains(series.count), !foreignSeries.contains(String(series[0])) else { return false }
    return series.allSatisfy { part in part.count > 1 && part.allSatisfy { ("A"..."Z").contains($0) } }
  }
}
