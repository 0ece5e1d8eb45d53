/// What a player puts on the board.
enum Mark: String, CaseIterable, Codable {
  case cross
  case nought

  /// The other player's mark.
  var other: Mark { self == .cross ? .nought : .cross }

  /// The mark as a letter.
  var symbol: String { self == .cross ? "×" : "○" }
}
