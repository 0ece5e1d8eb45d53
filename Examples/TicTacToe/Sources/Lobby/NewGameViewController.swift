import Sceneway
import UIKit

/// Asks who plays, and shows how the last match went.
final class NewGameViewController: CodeViewController {
  private let host: String
  private let play: (Match) -> Void
  private let logOut: () -> Void
  private let crosses = UITextField()
  private let noughts = UITextField()
  private let news = UILabel()
  private lazy var startButton = button("Start") { [unowned self] in start() }

  init(host: String, play: @escaping (Match) -> Void, logOut: @escaping () -> Void) {
    self.host = host
    self.play = play
    self.logOut = logOut
    super.init(title: "New game")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    crosses.placeholder = "Crosses"
    crosses.text = host
    noughts.placeholder = "Noughts"
    for field in [crosses, noughts] {
      field.addAction(UIAction { [unowned self] _ in checkNames() }, for: .editingChanged)
    }
    navigationItem.rightBarButtonItem = item("Log out") { [unowned self] in logOut() }
    stack([crosses, noughts, startButton, news])
    checkNames()
  }

  private func checkNames() {
    startButton.isEnabled = [crosses, noughts].allSatisfy { $0.text?.isEmpty == false }
  }

  private func start() {
    play(Match(crosses: crosses.text ?? "", noughts: noughts.text ?? ""))
  }

  /// Tells how the last match went.
  func show(_ news: String) {
    self.news.text = news
  }
}

extension NewGameViewController: RestorableScreen {
  struct State: Codable {
    var crosses: String?
    var noughts: String?
    var news: String?
  }

  var restorationState: State { State(crosses: crosses.text, noughts: noughts.text, news: news.text) }

  func restore(_ state: State) {
    loadViewIfNeeded()
    (crosses.text, noughts.text, news.text) = (state.crosses, state.noughts, state.news)
    checkNames()
  }
}
