import Sceneway

/// Two players at a board, for as many games as they like; returns the score.
final class PlayCoordinator: Coordinator<Match> {
  private let match: Match
  private let logOut: () -> Void

  init(_ match: Match, logOut: @escaping () -> Void) {
    self.match = match
    self.logOut = logOut
  }

  override func start() {
    show(BoardViewController(match, finish: { self.finish($0) }, quit: { self.cancel() }, logOut: logOut))
  }
}
