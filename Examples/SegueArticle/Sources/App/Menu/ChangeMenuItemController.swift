import UIKit

final class ChangeMenuItemController: UIViewController {
  struct ViewModel {
    var sourceMenuItem: MenuItem?
    var name = ""
  }

  @IBOutlet private weak var nameField: UITextField! {
    didSet { nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged) }
  }

  var viewModel = ViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.name = viewModel.sourceMenuItem?.name ?? ""
    nameField.text = viewModel.name
  }

  @objc private func nameChanged() {
    viewModel.name = nameField.text ?? ""
  }
}
