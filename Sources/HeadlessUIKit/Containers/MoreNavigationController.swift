internal import Foundation

/// Keeps the list of the tabs that find no place in the bar, and shows them on top of it (TAB-15).
final class MoreNavigationController: UINavigationController {
  weak var tabs: UITabBarController?
  private let list = MoreListController(style: .plain)

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    list.title = UITabBarItem.SystemItem.more.systemTitle
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  /// Puts the list at the bottom of the stack, where it has not been needed before.
  func installList() {
    if stack.isEmpty { change(to: [list], animated: false) }
  }

  /// Reads the list anew.
  func reloadList() {
    list.tabs = tabs
    if list.isViewLoaded { list.tableView.reloadData() }
  }

  // MARK: Opening and closing

  /// Shows a tab's controller on top of the list; a navigation controller among them too, which nobody else may push.
  ///
  /// - Parameters:
  ///   - controller: the controller; it belongs to the stack until it leaves.
  ///   - animated: whether the transition takes time.
  func open(_ controller: UIViewController, animated: Bool) {
    whenFree("pushViewController:animated:") { [self] in
      guard !stack.contains(controller) else { return }
      // The child of the tab bar controller becomes one of this stack, which is no move of its own.
      if controller.storedParent === tabs { controller.storedParent = nil }
      change(to: [list, controller], animated: animated)
      tabs?.updateChildren()
    }
  }

  /// Goes back to the list.
  func closeAll() {
    popToRootViewController(animated: false)
  }

  /// Gives a tab's controller back to the tab bar controller.
  override func didLeaveStack(_ controller: UIViewController) {
    guard let tabs, tabs.storedControllers?.contains(controller) == true, controller.storedParent == nil
    else { return }
    controller.storedParent = tabs
    tabs.updateChildren()
  }

  override func stackDidChange() {
    if stack.count == 1 { tabs?.moreListIsOnTop() }
  }
}

/// Lists the tabs that find no place in the bar (TAB-15).
final class MoreListController: UITableViewController {
  weak var tabs: UITabBarController?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.placesBehindMore.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    guard let places = tabs?.placesBehindMore, places.indices.contains(indexPath.row) else { return cell }
    let place = places[indexPath.row]
    cell.textLabel?.text = place.title
    cell.detailTextLabel?.text = place.item.badgeValue
    cell.imageView?.image = place.item.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.tapMoreRow(at: indexPath.row)
  }
}
