/// Finds the names and words that somebody probably meant.
package enum Spelling {
  /// The candidate that differs least from a name, where it differs by little.
  ///
  /// - Parameters:
  ///   - name: what was written.
  ///   - candidates: what there is.
  /// - Returns: the closest candidate; nil where none is close, or the name itself is among them.
  static func closest(to name: String, among candidates: [String]) -> String? {
    guard !candidates.contains(name) else { return nil }
    let limit = max(1, name.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(name.lowercased(), candidate.lowercased())
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// The candidates that are most like the given words.
  ///
  /// - Parameters:
  ///   - words: what was written.
  ///   - candidates: what there is.
  /// - Returns: at most three candidates, the likeliest first; none where nothing is alike.
  package static func suggestions(for words: String, among candidates: [String]) -> [String] {
    // Nobody meant a word of a thousand letters, and comparing it takes long.
    guard words.utf8.count <= 200 else { return [] }
    let wanted = words.lowercased()
    var seen: Set<String> = []
    let scored = candidates.filter { seen.insert($0).inserted }.compactMap { candidate -> (Int, String)? in
      let name = candidate.lowercased()
      guard !name.isEmpty, !wanted.isEmpty, name.utf8.count <= 400 else { return nil }
      if name.contains(wanted) || wanted.contains(name) { return (min(1, name == wanted ? 0 : 1), candidate) }
      let distance = distance(wanted, name)
      return distance <= max(1, min(wanted.count, name.count) / 3) ? (distance + 1, candidate) : nil
    }
    return scored.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .prefix(3).map(\.element.1)
  }

  /// How many letters have to be put in, taken out, changed or swapped with the next one.
  package static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    guard !first.isEmpty, !second.isEmpty else { return max(first.count, second.count) }
    var older: [Int] = []
    var previous = Array(0...second.count)
    for row in 1...first.count {
      var current = [row] + Array(repeating: 0, count: second.count)
      for column in 1...second.count {
        let change = first[row - 1] == second[column - 1] ? 0 : 1
        current[column] = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + change)
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          current[column] = min(current[column], older[column - 2] + 1)
        }
      }
      older = previous
      previous = current
    }
    return previous[second.count]
  }
}
