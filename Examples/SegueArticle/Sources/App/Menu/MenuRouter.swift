import UIKit

/// Where the menu leads to; what a screen is told stands beside the segue that leads there.
final class MenuRouter {
  weak var menuController: MenuController?

  private let changeItemIdentifier = "changeItem"

  func change(_ item: MenuItem) {
    menuController?.performSegue(withIdentifier: changeItemIdentifier, sender: nil) { segue in
      // swift-format-ignore: NeverForceUnwrap
      let controller = segue.destination as! ChangeMenuItemController
      controller.viewModel.sourceMenuItem = item
    }
  }

  func showPrices(of items: [MenuItem]) {
    menuController?.performSegue(to: PriceController.self) { controller in
      controller.sum = items.map { $0.price }.reduce(0, +)
    }
  }
}
