import Sceneway

/// The app's outermost flow: one flow per tab, each started once.
final class AppCoordinator: TabCoordinator<Never> {
  private let session = Session()

  override func makeTabs() -> [FlowTab] {
    [
      FlowTab(DashboardCoordinator(), title: "Dashboard"),
      FlowTab(SettingsCoordinator(session), title: "Settings"),
    ]
  }
}
