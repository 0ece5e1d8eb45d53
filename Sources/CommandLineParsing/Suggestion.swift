/// What someone may have meant who wrote a word that nobody knows.
package enum Suggestion {
  /// A question with the likeliest word, to stand behind an error's text.
  ///
  /// - Parameters:
  ///   - word: what was written.
  ///   - candidates: what could have been meant.
  /// - Returns: the question; empty where no word is like it.
  package static func didYouMean(_ word: String, _ candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { ". Did you mean '\($0)'?" } ?? ""
  }

  /// The word that is most like another.
  ///
  /// - Parameters:
  ///   - word: what was written.
  ///   - candidates: what could have been meant.
  /// - Returns: the word; nil where none is like it.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    // Upper and lower case are mixed up more easily than letters.
    let best = candidates.map { ($0, editDistance(word.lowercased(), $0.lowercased())) }.min { $0.1 < $1.1 }
    guard let best, best.1 <= max(2, word.count / 3), best.1 < word.count else { return nil }
    return best.0
  }
}

/// How many letters have to be put in, taken out or changed to make one word of another.
func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var previous = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    for column in second.indices {
      let change = previous[column] + (letter == second[column] ? 0 : 1)
      current.append(min(previous[column + 1] + 1, current[column] + 1, change))
    }
    previous = current
  }
  return previous[second.count]
}
