import Sceneway

/// The app's outermost flow.
final class AppCoordinator: Coordinator<Never> {
  override func start() {
    show(.home, of: .main, as: HomeViewController.self)
  }
}
