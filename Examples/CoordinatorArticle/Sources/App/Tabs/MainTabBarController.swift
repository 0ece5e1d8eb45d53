import UIKit

final class MainTabBarController: UITabBarController {

  private let dashboardCoordinator: DashboardCoordinator
  private let settingsCoordinator: SettingsCoordinator

  init(user: User) {
    self.dashboardCoordinator = DashboardCoordinator(navigationController: NavigationController())
    self.settingsCoordinator = SettingsCoordinator(navigationController: NavigationController())
    dashboardCoordinator.user = user
    settingsCoordinator.user = user
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)

    // The tabs are made once, however often they come on the screen.
    guard viewControllers?.isEmpty ?? true else { return }
    viewControllers = [
      makeDashboardCoordinator(),
      makeSettingsCoordinator(),
    ]
  }

  private func makeDashboardCoordinator() -> UINavigationController {
    let tabImage = "dashboard_tab_icon"

    let icon = UITabBarItem(
      title: "DASHBOARD",
      image: UIImage(named: tabImage)?.withRenderingMode(.alwaysOriginal),
      selectedImage: UIImage(named: tabImage))
    dashboardCoordinator.navigationController.tabBarItem = icon
    dashboardCoordinator.start()
    return dashboardCoordinator.navigationController
  }

  private func makeSettingsCoordinator() -> UINavigationController {
    let tabImage = "settings_tab_icon"

    let icon = UITabBarItem(
      title: "SETTINGS",
      image: UIImage(named: tabImage)?.withRenderingMode(.alwaysOriginal),
      selectedImage: UIImage(named: tabImage))
    settingsCoordinator.navigationController.tabBarItem = icon
    settingsCoordinator.start()
    return settingsCoordinator.navigationController
  }
}
