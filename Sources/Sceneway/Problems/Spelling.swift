/// Finds the name that was probably meant.
enum Spelling {
  /// The candidate that differs least from a name, where it differs by little.
  ///
  /// - Parameters:
  ///   - name: what was written.
  ///   - candidates: what there is.
  /// - Returns: the closest candidate; nil where none is close, or the name itself is among them.
  static func closest(to name: String, among candidates: [String]) -> String? {
    guard !candidates.contains(name) else { return nil }
    let limit = max(1, name.count / 3)
    let written = Array(name.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(written, Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// How many letters have to be added, dropped, changed or swapped with their neighbour.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row] + Array(repeating: 0, count: right.count)
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current[column] = cost
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
