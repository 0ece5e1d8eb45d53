import Sceneway

/// The second tab: who is signed in.
final class SettingsCoordinator: Coordinator<Never> {
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  override func start() {
    show(.settings, of: .main, as: SettingsViewController.self) {
      $0.session = session
    }
  }
}
