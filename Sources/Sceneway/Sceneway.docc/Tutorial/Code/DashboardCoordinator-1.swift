import Sceneway

/// The first tab: Home, and what the storyboard's segues lead to from there.
class DashboardCoordinator: Coordinator<Never> {
  override func start() {
    show(.home, of: .main, as: HomeViewController.self)
  }
}
