import Sceneway
import UIKit

/// The app's outermost flow: a welcome, then sign-in, then games until somebody logs out.
final class AppCoordinator: Coordinator<Never>, RestorableFlow {
  /// What can be done here, and is done again when the app comes back.
  enum Step: Codable {
    case rules
    case signIn
    case lobby(Account)
  }

  private let accounts: any AccountService = PaperAccounts()
  private weak var welcome: WelcomeViewController?

  override func start() {
    show(.welcome, of: .main, as: WelcomeViewController.self) {
      $0.play = { self.take(.signIn) }
      welcome = $0
    }
  }

  /// Whoever leaves sign-in early, or logs out, is back at the welcome.
  func go(to step: Step) {
    switch step {
    case .rules: welcome?.showRules()
    case .signIn:
      start(SignInCoordinator(accounts), presented: .sheet) { [weak self] account in
        if let account = try? account.get() { self?.take(.lobby(account)) }
      }
    case .lobby(let account): start(LobbyCoordinator(account), presented: .fullScreen)
    }
  }

  /// The storyboard's segue brought the rules.
  override func didAdopt(_ screen: UIViewController) {
    if screen is RulesViewController { remember(.rules, for: screen) }
  }
}
