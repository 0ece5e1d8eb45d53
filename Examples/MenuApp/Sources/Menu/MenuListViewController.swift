import Sceneway
import UIKit

extension Segue where Source == MenuListViewController, Destination == ChangeMenuItemController {
  /// The storyboard's segue to the sheet that edits an item.
  static var changeItem: Segue { Segue("changeItem") }
}

/// Lists the menu; a tap edits an item in a sheet.
final class MenuListViewController: UITableViewController {
  private(set) var items = MenuItem.menu

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "MenuItem", for: indexPath)
    cell.textLabel?.text = items[indexPath.row].title
    cell.detailTextLabel?.text = items[indexPath.row].price
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let item = items[indexPath.row]
    // The closure configures the destination, which stands inside a navigation controller, before its view loads.
    attempt {
      try perform(.changeItem, sender: tableView.cellForRow(at: indexPath)) {
        $0.viewModel.source = item
        $0.viewModel.onSave = { [weak self] in self?.replace(at: indexPath, with: $0) }
      }
    }
  }

  /// Sets up the sheet that edits an item, where no segue does.
  func hand(_ item: MenuItem, to controller: ChangeMenuItemController) {
    controller.viewModel.source = item
    guard let row = items.firstIndex(of: item) else { return }
    controller.viewModel.onSave = { [weak self] in
      self?.replace(at: IndexPath(row: row, section: 0), with: $0)
    }
  }

  private func replace(at indexPath: IndexPath, with item: MenuItem) {
    items[indexPath.row] = item
    tableView.reloadRows(at: [indexPath], with: .automatic)
  }
}
