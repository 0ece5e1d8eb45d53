import Sceneway

/// The second tab: who is signed in, and the flow that signs somebody in.
final class SettingsCoordinator: Coordinator<Never> {
  private let session: Session
  private weak var settings: SettingsViewController?

  init(_ session: Session) {
    self.session = session
  }

  override func start() {
    show(.settings, of: .main, as: SettingsViewController.self) {
      $0.coordinator = self
      $0.session = session
      settings = $0
    }
  }

  /// Runs the sign-in flow; whoever leaves it early stays signed out.
  func signIn() {
    let flow = session.signInFlow(for: self)
    Task {
      guard let user = try? await run(flow, presented: .sheet) else { return }
      session.user = user
      settings?.showAccount()
    }
  }

  func signOut() {
    session.user = nil
    settings?.showAccount()
  }
}
