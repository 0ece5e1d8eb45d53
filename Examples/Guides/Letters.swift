import Sceneway
import UIKit

// The code of the article about leaving: a letter that is saved before it is left, by a server that takes its time.

@MainActor
protocol LetterServer: AnyObject {
  func save(_ letter: String) async throws
}

final class LetterViewController: UIViewController, LeavingGuard {
  private let server: any LetterServer
  private let text = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 44))
  private var saved = ""

  init(server: any LetterServer) {
    self.server = server
    super.init(nibName: nil, bundle: nil)
    title = "Letter"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.placeholder = "Your letter"
    view.addSubview(text)
  }

  private var letter: String { text.text ?? "" }

  var asksBeforeLeaving: Bool { letter != saved }

  func mayLeave(_ leaving: Leaving) async -> Bool {
    do {
      try await server.save(letter)
      saved = letter
      return true
    } catch {
      return await confirm("The letter is not saved.", yes: "Leave all the same", no: "Stay")
    }
  }
}

final class LettersCoordinator: Coordinator<Never> {
  private let server: any LetterServer

  init(server: any LetterServer) {
    self.server = server
    super.init()
  }

  override func start() {
    let list = UIViewController()
    list.title = "Letters"
    show(list)
  }

  func write() { show(LetterViewController(server: server)) }

  /// Leaves the letter as UIKit does, which asks nobody.
  func throwAway() { navigationController?.popViewController(animated: true) }

  /// Leaves the letter where that may be left.
  func close() async -> Bool { await navigator.pop().ended() == .performed }
}
