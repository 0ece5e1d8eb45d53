import Sceneway
import UIKit

@MainActor
protocol DetailDisplayLogic: AnyObject {
  func display(_ viewModel: Detail.ShowMessage.ViewModel)
}

/// Shows the message that Home handed over.
final class DetailViewController: UIViewController, DetailDisplayLogic, RoutedViewController {
  // Set by the storyboard through the tables in MenuApp+Bridge.swift.
  var messageLabel: UILabel!

  private var interactor: (any DetailBusinessLogic)!
  private(set) var router: DetailRouter?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let interactor = DetailInteractor()
    let presenter = DetailPresenter()
    presenter.viewController = self
    interactor.presenter = presenter
    self.interactor = interactor
    router = DetailRouter(viewController: self, interactor: interactor)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactor.showMessage()
  }

  func display(_ viewModel: Detail.ShowMessage.ViewModel) {
    messageLabel.text = viewModel.text
  }
}
