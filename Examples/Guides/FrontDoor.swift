import Sceneway
import UIKit

// The code of the article about links: an app that shows nothing before somebody has signed in.

enum AccountRoute: LinkRoute { case account }

final class FrontDoorCoordinator: Coordinator<Never>, LinkOpening {
  private var user: String?

  private lazy var signedIn = LinkGate("sign-in", isOpen: { [unowned self] in user != nil }) {
    [unowned self] in
    _ = try await run(SignInCoordinator(), .root)
  }

  override func start() { signIn() }

  /// Lets somebody in, and the next one who comes.
  private func signIn() {
    start(SignInCoordinator(), .root) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let user):
        self.user = user
        start(MainCoordinator(), .root)
      case .failure(let cancelled) where cancelled.ending == .sceneClosed: break
      case .failure: signIn()
      }
    }
  }

  func signOut() {
    user = nil
    signIn()
  }

  var links: LinkTable<AccountRoute> {
    get throws { try LinkTable(schemes: ["shop"], [LinkPattern("/account", .account)]) }
  }

  func path(to route: AccountRoute) -> LinkPath {
    .child(AccountCoordinator.self).requiring(signedIn)
  }
}

final class SignInCoordinator: Coordinator<String> {
  override func start() { show(SignInViewController(signIn: self)) }
}

final class SignInViewController: UIViewController {
  private let signIn: SignInCoordinator
  private let name = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 44))

  init(signIn: SignInCoordinator) {
    self.signIn = signIn
    super.init(nibName: nil, bundle: nil)
    title = "Sign in"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Your name"
    view.addSubview(name)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Continue",
      primaryAction: UIAction(title: "Continue") { [unowned self] _ in signIn.finish(name.text ?? "") })
  }
}
