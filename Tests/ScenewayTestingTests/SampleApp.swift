import Foundation
import HeadlessUIKit

/// A small app to drive: two tabs, a stack, an alert, a sheet.
final class SampleAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var openedLink: URL?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    let orders = UINavigationController(rootViewController: OrdersViewController())
    orders.tabBarItem = UITabBarItem(title: "Orders", image: nil, tag: 0)
    let settings = UINavigationController(rootViewController: SettingsViewController())
    settings.tabBarItem = UITabBarItem(title: "Settings", image: nil, tag: 1)
    tabs.viewControllers = [orders, settings]
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    openedLink = url
    return true
  }
}

final class OrdersViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Help",
      primaryAction: UIAction(title: "Help") { [weak self] _ in self?.askForHelp() })
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .add,
        primaryAction: UIAction { [weak self] _ in
          self?.navigationController?.pushViewController(OrderViewController(), animated: true)
        }),
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
    ]
  }

  private func askForHelp() {
    let alert = UIAlertController(title: "Help", message: "Shall somebody call you?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.title = "Somebody calls" })
    present(alert, animated: true)
  }
}

final class OrderViewController: UIViewController {
  /// Where leaked orders are kept, so that a test has a leak to find.
  static var kept: [OrderViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order 1"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Keep",
      primaryAction: UIAction(title: "Keep") { [weak self] _ in
        if let self { Self.kept.append(self) }
      })
    let share = UIBarButtonItem(
      title: "Share",
      primaryAction: UIAction(title: "Share") { [weak self] _ in
        let sheet = UINavigationController(rootViewController: ShareViewController())
        self?.present(sheet, animated: true)
      })
    toolbarItems = [.flexibleSpace(), share]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.isToolbarHidden = false
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.isToolbarHidden = true
  }
}

final class ShareViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Share"
    let later = UIBarButtonItem(title: "Later", style: .plain, target: nil, action: nil)
    later.isEnabled = false
    navigationItem.leftBarButtonItem = later
  }
}

final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }
}
