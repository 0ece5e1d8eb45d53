import Sceneway
import UIKit

/// The board; asked before it is left in the middle of a game.
final class BoardViewController: CodeViewController, LeavingGuard {
  private var match: Match
  private var game = Game()
  private let finish: (Match) -> Void
  private let quit: () -> Void
  private let logOut: () -> Void
  private let status = UILabel()
  private lazy var squares = Square.allCases.map { square in
    let button = button("") { [unowned self] in play(square) }
    button.accessibilityIdentifier = "\(square)"
    return button
  }
  private lazy var againButton = button("Play again") { [unowned self] in playAgain() }
  private lazy var finishButton = button("Finish") { [unowned self] in finish(match) }

  init(
    _ match: Match, finish: @escaping (Match) -> Void, quit: @escaping () -> Void,
    logOut: @escaping () -> Void
  ) {
    self.match = match
    self.finish = finish
    self.quit = quit
    self.logOut = logOut
    super.init(title: "Tic-tac-toe")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      item("Quit") { [unowned self] in quit() },
      item("Log out") { [unowned self] in logOut() },
    ]
    let rows = [0, 3, 6].map { first in
      let row = UIStackView(arrangedSubviews: Array(squares[first..<first + 3]))
      row.distribution = .fillEqually
      return row
    }
    stack([status] + rows + [againButton, finishButton])
    update()
  }

  // MARK: Playing

  private func play(_ square: Square) {
    // A square that is taken has no button to touch; nor has any when the game is over.
    guard (try? game.play(square)) != nil else { return }
    if let outcome = game.outcome { match.add(outcome) }
    update()
  }

  private func playAgain() {
    game = Game()
    update()
  }

  private func update() {
    for (square, button) in zip(Square.allCases, squares) {
      button.setTitle(game[square]?.symbol ?? "·", for: .normal)
      button.isEnabled = game[square] == nil && game.outcome == nil
    }
    againButton.isHidden = game.outcome == nil
    finishButton.isHidden = game.outcome == nil
    status.text =
      switch game.outcome {
      case .won(let mark): "\(match.player(of: mark)) wins!"
      case .drawn: "Nobody wins."
      case nil: "\(match.player(of: game.next)) puts \(game.next.symbol)"
      }
  }

  // MARK: Leaving

  var asksBeforeLeaving: Bool { game.isUnderWay }

  func mayLeave(_ leaving: Leaving) async -> Bool {
    await confirm("Leave this game?", yes: "Leave", no: "Keep playing")
  }
}

extension BoardViewController: RestorableScreen {
  struct State: Codable {
    var match: Match
    var game: Game
  }

  var restorationState: State { State(match: match, game: game) }

  func restore(_ state: State) {
    (match, game) = (state.match, state.game)
    if isViewLoaded { update() }
  }
}
