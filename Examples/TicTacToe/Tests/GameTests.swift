import Testing

@testable import TicTacToe

@Suite struct `A game of tic-tac-toe` {
  /// A game after some moves.
  static func game(_ moves: [Square]) throws -> Game {
    var game = Game()
    for move in moves { try game.play(move) }
    return game
  }

  @Test func `crosses begin, and the players take turns`() throws {
    let game = try Self.game([.centre, .top, .left])
    #expect(game[.centre] == .cross && game[.top] == .nought && game[.left] == .cross)
    #expect(game.next == .nought && game.outcome == nil && game.isUnderWay)
    #expect(!Game().isUnderWay)
  }

  @Test(arguments: Square.lines) func `three in a row win, for either mark`(line: [Square]) throws {
    let others = Square.allCases.filter { !line.contains($0) }
    let crosses = try Self.game([line[0], others[0], line[1], others[1], line[2]])
    #expect(crosses.outcome == .won(.cross) && !crosses.isUnderWay)
    // Three crosses that are no line themselves, and then three noughts that are.
    let apart = [others[0], others[1], others[3]]
    guard !Square.lines.contains(where: { Set($0) == Set(apart) }) else { return }
    let noughts = try Self.game([apart[0], line[0], apart[1], line[1], apart[2], line[2]])
    #expect(noughts.outcome == .won(.nought))
  }

  @Test func `a full board without three in a row is drawn`() throws {
    let game = try Self.game([
      .topLeft, .top, .topRight, .centre, .left, .right, .bottom, .bottomLeft, .bottomRight,
    ])
    #expect(game.outcome == .drawn)
  }

  @Test func `the last square can win`() throws {
    let game = try Self.game([
      .topLeft, .top, .topRight, .left, .centre, .right, .bottom, .bottomLeft, .bottomRight,
    ])
    #expect(game.outcome == .won(.cross))
  }

  @Test func `a square is taken once, and a game that is over takes no move; neither changes anything`()
    throws
  {
    var game = try Self.game([.centre])
    let before = game
    #expect(throws: Game.Refusal.taken(by: .cross)) { try game.play(.centre) }
    #expect(game == before)
    game = try Self.game([.topLeft, .left, .top, .centre, .topRight])
    let over = game
    #expect(throws: Game.Refusal.over) { try game.play(.bottom) }
    #expect(game == over)
  }

  @Test func `a match counts what was won and drawn`() {
    var match = Match(crosses: "Ada", noughts: "Grace")
    #expect(match.summary == "Ada 0 : 0 Grace")
    for outcome in [Game.Outcome.won(.cross), .won(.cross), .won(.nought), .drawn] { match.add(outcome) }
    #expect(match.summary == "Ada 2 : 1 Grace, 1 drawn")
  }
}
