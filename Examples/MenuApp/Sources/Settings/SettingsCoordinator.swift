import Sceneway
import UIKit

/// The second tab: who is signed in, and the flow that signs somebody in.
final class SettingsCoordinator: Coordinator<Never>, RestorableFlow {
  enum Step: Codable {
    case signIn
  }

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

  func go(to step: Step) {
    switch step {
    case .signIn: runSignIn()
    }
  }

  func signIn() { take(.signIn) }

  /// Runs the sign-in flow; whoever leaves it early stays signed out.
  private func runSignIn() {
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
