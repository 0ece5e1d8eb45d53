import Sceneway
import UIKit

@MainActor
protocol HomeDisplayLogic: AnyObject {
  func display(_ viewModel: Home.ChangeMessage.ViewModel)
}

/// Takes a message and hands it to Detail, by a segue or without one.
final class HomeViewController: UIViewController, HomeDisplayLogic, SceneViewController {
  // Set by the storyboard through the tables in MenuApp+Bridge.swift.
  var messageTextField: UITextField!
  var segueButton: UIButton!
  var codeButton: UIButton!

  lazy var scene = Scene(
    HomeInteractor(presenter: HomePresenter(viewController: self)), HomeRouter(viewController: self))

  override func awakeFromNib() {
    super.awakeFromNib()
    assemble()
  }

  func messageChanged(_ sender: Any?) {
    interactor.changeMessage(Home.ChangeMessage.Request(message: messageTextField.text ?? ""))
  }

  func showDetail(_ sender: Any?) {
    attempt { try scene.router.routeToDetail(segue: nil) }
  }

  func display(_ viewModel: Home.ChangeMessage.ViewModel) {
    segueButton.isEnabled = viewModel.buttonsAreEnabled
    codeButton.isEnabled = viewModel.buttonsAreEnabled
  }
}
