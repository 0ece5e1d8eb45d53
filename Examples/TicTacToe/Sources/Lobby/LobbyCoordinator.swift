import Sceneway

/// Where somebody who signed in begins one match after the other; it finishes when they log out.
final class LobbyCoordinator: Coordinator<Void>, RestorableFlow {
  enum Step: Codable {
    case match(Match)
  }

  private let account: Account
  private weak var newGame: NewGameViewController?

  init(_ account: Account) {
    self.account = account
  }

  override func start() {
    let screen = NewGameViewController(
      host: account.name, play: { self.take(.match($0)) }, logOut: { self.finish() })
    newGame = screen
    show(screen)
  }

  /// Plays a match and says how it went, or that the players left it.
  func go(to step: Step) {
    switch step {
    case .match(let match):
      start(PlayCoordinator(match, logOut: { self.finish() })) { [weak newGame] match in
        newGame?.show((try? match.get())?.summary ?? "The match was left.")
      }
    }
  }
}
