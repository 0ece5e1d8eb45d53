import Sceneway

/// Asks for email and password, and for a code where the account wants one; returns the account.
final class SignInCoordinator: Coordinator<Account>, RestorableFlow {
  enum Step: Codable {
    case twoFactor(Challenge)
  }

  private let accounts: any AccountService

  init(_ accounts: any AccountService) {
    self.accounts = accounts
  }

  override func start() {
    show(SignInViewController(signIn: signIn, cancel: { self.cancel() }))
  }

  private func signIn(email: String, password: String) async throws {
    switch try await accounts.signIn(email: email, password: password) {
    case .signedIn(let account): finish(account)
    case .needsCode(let challenge): take(.twoFactor(challenge))
    }
  }

  func go(to step: Step) {
    switch step {
    case .twoFactor(let challenge):
      // Whoever leaves the second page is back on the first one.
      start(TwoFactorCoordinator(accounts, challenge)) { [weak self] account in
        if let account = try? account.get() { self?.finish(account) }
      }
    }
  }
}
