import UIKit

final class SignInViewController: UIViewController {
  weak var coordinator: SignInCoordinator?

  private let nameField = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    nameField.placeholder = "Name"
    nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
    view.addSubview(nameField)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: self, action: #selector(doneTapped(_:)))
    navigationItem.rightBarButtonItem?.isEnabled = false
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { coordinator?.didLeave() }
  }

  @objc private func nameChanged() {
    navigationItem.rightBarButtonItem?.isEnabled = !(nameField.text ?? "").isEmpty
  }

  @objc private func doneTapped(_ sender: UIBarButtonItem) {
    coordinator?.didEnter(name: nameField.text ?? "")
  }
}
