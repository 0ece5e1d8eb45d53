import UIKit

protocol HomeDisplayLogic: AnyObject {
  func displayMessage(viewModel: Home.Message.ViewModel)
}

final class HomeViewController: UIViewController {
  @IBOutlet private weak var messageTextField: UITextField!
  @IBOutlet private weak var segueButton: UIButton!
  @IBOutlet private weak var codeButton: UIButton! {
    didSet { codeButton.addTarget(self, action: #selector(showDetail), for: .touchUpInside) }
  }

  var interactor: HomeBusinessLogic?
  var router: (NSObjectProtocol & HomeRoutingLogic & HomeDataPassing)?

  // MARK: Scene

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    assemble()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    assemble()
  }

  private func assemble() {
    let interactor = HomeInteractor()
    let presenter = HomePresenter()
    let router = HomeRouter()
    self.interactor = interactor
    self.router = router
    interactor.presenter = presenter
    presenter.viewController = self
    router.viewController = self
    router.dataStore = interactor
  }

  // MARK: Routing

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // The segue NAME leads to the router's method routeToNAME(segue:), where there is one.
    if let scene = segue.identifier {
      let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")

      if let router = router, router.responds(to: selector) {
        router.perform(selector, with: segue)
      }
    }
  }

  // MARK: Actions

  @IBAction private func messageChanged(_ sender: UITextField) {
    interactor?.changeMessage(request: Home.Message.Request(text: sender.text))
  }

  @objc private func showDetail() {
    router?.routeToDetail(segue: nil)
  }
}

// MARK: - Display

extension HomeViewController: HomeDisplayLogic {
  func displayMessage(viewModel: Home.Message.ViewModel) {
    segueButton.isEnabled = viewModel.canShowDetail
    codeButton.isEnabled = viewModel.canShowDetail
  }
}
