import Sceneway
import UIKit

/// The first tab: Home, and what the storyboard's segues lead to from there.
class DashboardCoordinator: Coordinator<Never>, LinkRouting {
  /// How Home goes to Detail when it does so without a segue.
  var detailStyle: DetailStyle { .push }

  override func start() {
    show(
      UIStoryboard.main.scene("Home", as: HomeViewController.self) { [detailStyle] in
        $0.scene.router.detailStyle = detailStyle
      })
  }

  func path(to route: MenuRoute) -> LinkPath {
    let list = LinkPath.root.screen {
      UIStoryboard.main.instantiateViewController(identifier: "Menu") as MenuListViewController
    }
    return switch route {
    case .list: list
    case .item(let item):
      list.presented(item.title, .automatic, inStack: true) { [unowned self] in changeItem(item) }
    }
  }

  /// The sheet that a tap on the list would show.
  private func changeItem(_ item: MenuItem) -> ChangeMenuItemController {
    let controller: ChangeMenuItemController = UIStoryboard.main.instantiateViewController(
      identifier: "ChangeItem")
    let list = navigationController?.topViewController as? MenuListViewController
    list?.hand(item, to: controller)
    return controller
  }
}

/// The same tab on an iPad, where there is room to show Detail in a sheet over Home.
final class PadDashboardCoordinator: DashboardCoordinator {
  override var detailStyle: DetailStyle { .formSheet }
}
