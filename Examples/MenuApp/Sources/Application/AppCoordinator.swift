import Sceneway
import UIKit

/// The app's outermost flow: one flow per tab, each started once.
final class AppCoordinator: TabCoordinator<Never> {
  private let session = Session()

  override func makeTabs() -> [FlowTab] {
    // Variants are chosen here, in one place: the iPad has a dashboard of its own.
    let dashboard = Variants { DashboardCoordinator() }
      .on(.pad) { PadDashboardCoordinator() }
      .choose(for: self)
    return [
      FlowTab(dashboard, UITabBarItem(title: "Dashboard", image: nil, tag: 0)),
      FlowTab(SettingsCoordinator(session), UITabBarItem(title: "Settings", image: nil, tag: 1)),
    ]
  }
}
