import Sceneway

/// Asks for the code that was sent; pushed on the stack of the flow that wants to know.
final class TwoFactorCoordinator: Coordinator<Account> {
  private let accounts: any AccountService
  private let challenge: Challenge

  init(_ accounts: any AccountService, _ challenge: Challenge) {
    self.accounts = accounts
    self.challenge = challenge
  }

  override func start() {
    show(TwoFactorViewController(confirm: confirm, cancel: { self.cancel() }))
  }

  private func confirm(code: String) async throws {
    finish(try await accounts.confirm(challenge, code: code))
  }
}
