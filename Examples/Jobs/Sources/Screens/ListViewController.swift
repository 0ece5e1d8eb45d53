import UIKit

/// Lists things to choose from.
class ListViewController: FormViewController {
  private let ids: [Int]
  private let choose: (Int) -> Void

  init(title: String, ids: [Int], choose: @escaping (Int) -> Void) {
    self.ids = ids
    self.choose = choose
    super.init(title: title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack(ids.map { id in button("Show \(id)") { [choose] in choose(id) } })
  }
}

/// The first tab.
final class HomeViewController: ListViewController {
  init(choose: @escaping (Int) -> Void) {
    super.init(title: "Home", ids: [1, 2, 3], choose: choose)
  }
}

/// The second tab.
final class SearchViewController: ListViewController {
  init(choose: @escaping (Int) -> Void) {
    super.init(title: "Search", ids: [41, 42, 43], choose: choose)
  }
}
