import UIKit

final class MenuController: ClosureSegueController {
  @IBOutlet private weak var tableView: UITableView!

  private let router = MenuRouter()
  private var items = [MenuItem(name: "Soup", price: 5), MenuItem(name: "Bread", price: 2)]

  override func viewDidLoad() {
    super.viewDidLoad()
    router.menuController = self
  }

  /// Segues that a button performs are told here, as ever.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segue.identifier == "about", let controller = segue.destination as? AboutController {
      controller.count = items.count
    }
  }

  @IBAction private func pricesTapped(_ sender: UIBarButtonItem) {
    router.showPrices(of: items)
  }

  @IBAction private func itemWasChanged(_ segue: UIStoryboardSegue) {
    guard let viewModel = (segue.source as? ChangeMenuItemController)?.viewModel,
      let row = items.firstIndex(where: { $0.name == viewModel.sourceMenuItem?.name })
    else { return }
    items[row].name = viewModel.name
    tableView.reloadData()
  }
}

// MARK: - UITableViewDataSource

extension MenuController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row].name
    return cell
  }
}

// MARK: - UITableViewDelegate

extension MenuController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router.change(items[indexPath.row])
  }
}
