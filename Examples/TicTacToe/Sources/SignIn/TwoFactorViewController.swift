import UIKit

/// Asks for the code that was sent.
final class TwoFactorViewController: CodeViewController {
  private let confirm: (_ code: String) async throws -> Void
  private let cancel: () -> Void
  private let code = UITextField()
  private let problem = UILabel()

  init(confirm: @escaping (String) async throws -> Void, cancel: @escaping () -> Void) {
    self.confirm = confirm
    self.cancel = cancel
    super.init(title: "Enter the code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    code.placeholder = "Code"
    navigationItem.rightBarButtonItem = item("Cancel") { [unowned self] in cancel() }
    stack([code, button("Confirm") { [unowned self] in goOn() }, problem])
  }

  private func goOn() {
    problem.text = nil
    Task {
      do {
        try await confirm(code.text ?? "")
      } catch {
        problem.text = "\(error)"
      }
    }
  }
}
