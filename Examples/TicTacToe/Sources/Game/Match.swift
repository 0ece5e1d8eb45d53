/// Two players and the games they have finished.
struct Match: Equatable, Sendable, Codable {
  let crosses: String
  let noughts: String
  private(set) var crossesWon = 0
  private(set) var noughtsWon = 0
  private(set) var drawn = 0

  init(crosses: String, noughts: String) {
    self.crosses = crosses
    self.noughts = noughts
  }

  /// Who plays a mark.
  func player(of mark: Mark) -> String { mark == .cross ? crosses : noughts }

  /// Counts a game that is over.
  mutating func add(_ outcome: Game.Outcome) {
    switch outcome {
    case .won(.cross): crossesWon += 1
    case .won(.nought): noughtsWon += 1
    case .drawn: drawn += 1
    }
  }

  /// The score in words.
  var summary: String {
    let draws = drawn == 0 ? "" : ", \(drawn) drawn"
    return "\(crosses) \(crossesWon) : \(noughtsWon) \(noughts)\(draws)"
  }
}
