import Sceneway

/// Job 1: Home leads to the detail of what was chosen there.
final class HomeCoordinator: Coordinator<Never> {
  override func start() { show(HomeViewController { self.show(DetailViewController(id: $0)) }) }
}
