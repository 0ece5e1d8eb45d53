import Sceneway

/// The first tab: Home, and what the storyboard's segues lead to from there.
class DashboardCoordinator: Coordinator<Never> {
  /// How Home goes to Detail when it does so without a segue.
  var detailStyle: DetailStyle { .push }

  override func start() {
    show(.home, of: .main, as: HomeViewController.self) {
      $0.scene.router.detailStyle = detailStyle
    }
  }
}

/// The same tab on an iPad, where there is room to show Detail in a sheet over Home.
final class PadDashboardCoordinator: DashboardCoordinator {
  override var detailStyle: DetailStyle { .formSheet }
}
