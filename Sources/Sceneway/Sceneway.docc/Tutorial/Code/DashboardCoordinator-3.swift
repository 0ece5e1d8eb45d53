import Sceneway
import UIKit

/// The first tab: Home, and what the storyboard's segues lead to from there.
class DashboardCoordinator: Coordinator<Never>, LinkRouting {
  /// How Home goes to Detail when it does so without a segue.
  var detailStyle: DetailStyle { .push }

  private var list: MenuListViewController? {
    navigationController?.topViewController as? MenuListViewController
  }

  override func start() {
    show(.home, of: .main, as: HomeViewController.self) {
      $0.scene.router.detailStyle = detailStyle
    }
  }

  // MARK: Links

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
    controller.viewModel.source = item
    controller.viewModel.onSave = { [weak list] in list?.replace(item, with: $0) }
    return controller
  }
}

/// The same tab on an iPad, where there is room to show Detail in a sheet over Home.
final class PadDashboardCoordinator: DashboardCoordinator {
  override var detailStyle: DetailStyle { .formSheet }
}
