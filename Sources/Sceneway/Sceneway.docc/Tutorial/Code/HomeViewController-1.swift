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

  func display(_ viewModel: Home.ChangeMessage.ViewModel) {
    segueButton.isEnabled = viewModel.buttonsAreEnabled
    codeButton.isEnabled = viewModel.buttonsAreEnabled
  }
}
