import UIKit

protocol DetailDataStore {
  var message: String { get set }
}

/// The scene's work is to hold the message, so its interactor is its store.
final class DetailInteractor: DetailDataStore {
  var message = ""
}

final class DetailRouter: NSObject {
  var dataStore: DetailDataStore?
}

final class DetailViewController: UIViewController {
  @IBOutlet private weak var messageLabel: UILabel!

  var interactor: DetailInteractor?
  var router: DetailRouter?

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    let interactor = DetailInteractor()
    let router = DetailRouter()
    router.dataStore = interactor
    self.interactor = interactor
    self.router = router
  }
}

// MARK: - Display

extension DetailViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    messageLabel.text = interactor?.message
  }
}
