import Sceneway
import UIKit

/// The app's outermost flow: a welcome, then sign-in, then games until somebody logs out.
final class AppCoordinator: Coordinator<Never> {
  private let accounts: any AccountService = PaperAccounts()

  override func start() {
    show(.welcome, of: .main, as: WelcomeViewController.self) { $0.play = { self.play() } }
  }

  /// Whoever leaves sign-in early, or logs out, is back at the welcome.
  private func play() {
    Task {
      guard let account = try? await run(SignInCoordinator(accounts), presented: .sheet) else { return }
      try? await run(LobbyCoordinator(account), presented: .fullScreen)
    }
  }
}
