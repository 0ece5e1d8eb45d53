import UIKit

/// Asks for a name.
final class SignInViewController: FormViewController {
  private let done: (User) -> Void
  private let cancel: () -> Void
  private let name = UITextField()

  init(done: @escaping (User) -> Void, cancel: @escaping () -> Void) {
    self.done = done
    self.cancel = cancel
    super.init(title: "Sign in")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Your name"
    stack([
      name,
      button("Done") { [unowned self] in done(User(name: name.text ?? "")) },
      button("Cancel") { [unowned self] in cancel() },
    ])
  }
}
