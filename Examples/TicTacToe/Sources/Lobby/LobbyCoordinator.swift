import Sceneway

/// Where somebody who signed in begins one match after the other; it finishes when they log out.
final class LobbyCoordinator: Coordinator<Void> {
  private let account: Account

  init(_ account: Account) {
    self.account = account
  }

  override func start() {
    show(NewGameViewController(host: account.name, play: play, logOut: { self.finish() }))
  }

  /// Plays a match to its end and says how it went; nil where the players left it.
  private func play(_ match: Match) async -> Match? {
    try? await run(PlayCoordinator(match, logOut: { self.finish() }))
  }
}
