import Sceneway
import UIKit

/// Edits one item and hands it back.
final class ChangeMenuItemController: UIViewController, ScreenIdentifying {
  /// What is edited, and where it goes when it is saved.
  struct ViewModel {
    var source: MenuItem?
    var onSave: ((MenuItem) -> Void)?
  }

  var viewModel = ViewModel()

  var screenIdentity: AnyHashable? { viewModel.source?.title }

  // Set by the storyboard through the tables in MenuApp+Bridge.swift.
  var titleTextField: UITextField!
  var priceTextField: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleTextField.text = viewModel.source?.title
    priceTextField.text = viewModel.source?.price
  }

  func save(_ sender: Any?) {
    viewModel.onSave?(MenuItem(title: titleTextField.text ?? "", price: priceTextField.text ?? ""))
    dismiss(animated: true)
  }

  func cancel(_ sender: Any?) {
    dismiss(animated: true)
  }
}
