import Sceneway
import UIKit

@MainActor
protocol DetailDisplayLogic: AnyObject {
  func display(_ viewModel: Detail.ShowMessage.ViewModel)
}

/// Shows the message that Home handed over.
final class DetailViewController: UIViewController, DetailDisplayLogic {
  // Set by the storyboard through the tables in MenuApp+Bridge.swift.
  var messageLabel: UILabel!

  func display(_ viewModel: Detail.ShowMessage.ViewModel) {
    messageLabel.text = viewModel.text
  }
}
