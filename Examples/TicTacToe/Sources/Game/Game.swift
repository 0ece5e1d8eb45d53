/// One game: whose marks are where, who is next, how it ended.
struct Game: Equatable, Codable {
  /// How a game ended.
  enum Outcome: Equatable {
    case won(Mark)
    case drawn
  }

  /// Why a move is none.
  enum Refusal: Error, Equatable {
    case over
    case taken(by: Mark)
  }

  private var marks: [Square: Mark] = [:]

  /// Who puts the next mark; crosses begin.
  private(set) var next = Mark.cross

  /// The mark on a square; nil where it is free.
  subscript(square: Square) -> Mark? { marks[square] }

  /// How the game ended; nil while it goes on.
  var outcome: Outcome? {
    for line in Square.lines {
      guard let mark = marks[line[0]], line.allSatisfy({ marks[$0] == mark }) else { continue }
      return .won(mark)
    }
    return marks.count == Square.allCases.count ? .drawn : nil
  }

  /// Whether there is something to lose by leaving: it has begun and is not over.
  var isUnderWay: Bool { !marks.isEmpty && outcome == nil }

  /// Puts the next mark.
  ///
  /// - Parameter square: where.
  /// - Throws: a ``Refusal`` where the game is over or the square is taken; nothing has changed then.
  mutating func play(_ square: Square) throws(Refusal) {
    guard outcome == nil else { throw .over }
    if let mark = marks[square] { throw .taken(by: mark) }
    marks[square] = next
    next = next.other
  }
}
