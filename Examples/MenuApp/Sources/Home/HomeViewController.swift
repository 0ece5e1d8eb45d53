import Sceneway
import UIKit

@MainActor
protocol HomeDisplayLogic: AnyObject {
  func display(_ viewModel: Home.ChangeMessage.ViewModel)
}

/// Takes a message and hands it to Detail, by a segue or without one.
final class HomeViewController: UIViewController, HomeDisplayLogic {
  // Set by the storyboard through the tables in MenuApp+Bridge.swift.
  var messageTextField: UITextField!
  var segueButton: UIButton!
  var codeButton: UIButton!

  private(set) var interactor: (any HomeBusinessLogic)!
  private(set) var router: HomeRouter!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    let interactor = HomeInteractor()
    let presenter = HomePresenter()
    presenter.viewController = self
    interactor.presenter = presenter
    self.interactor = interactor
    router = HomeRouter(viewController: self)
    router.dataStore = interactor
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    router.prepare(for: segue, sender: sender)
  }

  func messageChanged(_ sender: Any?) {
    interactor.changeMessage(Home.ChangeMessage.Request(message: messageTextField.text ?? ""))
  }

  func showDetail(_ sender: Any?) {
    attempt { try router.routeToDetail(segue: nil) }
  }

  func display(_ viewModel: Home.ChangeMessage.ViewModel) {
    segueButton.isEnabled = viewModel.buttonsAreEnabled
    codeButton.isEnabled = viewModel.buttonsAreEnabled
  }
}
