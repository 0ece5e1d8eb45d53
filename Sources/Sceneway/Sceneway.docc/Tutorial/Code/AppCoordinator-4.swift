import Sceneway

/// The app's outermost flow: one flow per tab, each started once.
final class AppCoordinator: TabCoordinator<Never> {
  private let session = Session()

  override func makeTabs() -> [FlowTab] {
    // Variants are chosen here, in one place: the iPad has a dashboard of its own.
    let dashboard = Variants { DashboardCoordinator() }
      .on(.pad) { PadDashboardCoordinator() }
      .choose(for: self)
    return [
      FlowTab(dashboard, title: "Dashboard"),
      FlowTab(SettingsCoordinator(session), title: "Settings"),
    ]
  }
}
