import UIKit

final class DashboardViewController: UIViewController {
  weak var coordinator: DashboardCoordinator?
  var greeting = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Dashboard"
    addLabel(greeting)
    addButton("News", self, #selector(newsTapped))
  }

  @objc private func newsTapped() {
    coordinator?.showNews()
  }
}

final class NewsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "News"
    addLabel("Nothing new")
  }
}
