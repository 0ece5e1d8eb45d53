import Sceneway

/// Job 3: signs somebody in and returns them.
final class SignInCoordinator: Coordinator<User> {
  override func start() { show(SignInViewController(done: { self.finish($0) }, cancel: { self.cancel() })) }
}

/// Job 3, the flow that asks for it: nil is what it gets of whoever leaves early.
final class AccountCoordinator: Coordinator<Never> {
  override func start() { show(AccountViewController(signIn: signIn)) }
  func signIn() async -> User? { try? await run(SignInCoordinator(), presented: .sheet) }
}
