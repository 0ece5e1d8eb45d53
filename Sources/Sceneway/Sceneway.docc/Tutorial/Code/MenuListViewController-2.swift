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
    attempt { try edit(items[indexPath.row], sender: tableView.cellForRow(at: indexPath)) }
  }

  /// Shows the sheet that edits an item.
  func edit(_ item: MenuItem, sender: Any? = nil) throws {
    // The closure configures the destination, which stands inside a navigation controller, before its view loads.
    try perform(.changeItem, sender: sender) {
      $0.viewModel.source = item
      $0.viewModel.onSave = { [weak self] in self?.replace(item, with: $0) }
    }
  }

  /// Takes an item that was edited.
  func replace(_ item: MenuItem, with edited: MenuItem) {
    guard let row = items.firstIndex(of: item) else { return }
    items[row] = edited
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}
