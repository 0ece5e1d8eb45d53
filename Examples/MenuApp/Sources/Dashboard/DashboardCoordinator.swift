import Sceneway
import UIKit

/// The first tab: Home, and what the storyboard's segues lead to from there.
class DashboardCoordinator: Coordinator<Never>, LinkRouting, RestorableFlow {
  /// What can be done here, and is done again when the app comes back.
  enum Step: Codable {
    case detail
    case menu
    case item(MenuItem)
  }

  /// How Home goes to Detail when it does so without a segue.
  var detailStyle: DetailStyle { .push }

  private weak var home: HomeViewController?
  private var list: MenuListViewController? {
    navigationController?.topViewController as? MenuListViewController
  }

  override func start() {
    show(.home, of: .main, as: HomeViewController.self) {
      $0.scene.router.detailStyle = detailStyle
      home = $0
    }
  }

  // MARK: Links

  func path(to route: MenuRoute) -> LinkPath {
    let list = LinkPath.root.screen {
      UIStoryboard.main.instantiateViewController(identifier: "Menu") as MenuListViewController
    }
    .remembered(as: .menu, by: self)
    return switch route {
    case .list: list
    case .item(let item):
      list.presented(item.title, .automatic, inStack: true) { [unowned self] in changeItem(item) }
        .remembered(as: .item(item), by: self)
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

  // MARK: Restoration

  func go(to step: Step) {
    attempt {
      switch step {
      case .detail: try home?.scene.router.routeToDetail(segue: nil)
      case .menu: home?.performSegue(withIdentifier: "Menu", sender: nil)
      case .item(let item): try list?.edit(item)
      }
    }
  }

  override func didAdopt(_ screen: UIViewController) {
    switch screen {
    case is DetailViewController: remember(.detail, for: screen)
    case is MenuListViewController: remember(.menu, for: screen)
    case let sheet as ChangeMenuItemController:
      if let item = sheet.viewModel.source { remember(.item(item), for: sheet) }
    default: break
    }
  }
}

/// The same tab on an iPad, where there is room to show Detail in a sheet over Home.
final class PadDashboardCoordinator: DashboardCoordinator {
  override var detailStyle: DetailStyle { .formSheet }
}
