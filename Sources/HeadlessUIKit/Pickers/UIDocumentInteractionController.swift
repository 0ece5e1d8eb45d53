public import Foundation

/// Hears of what becomes of a document; every method is optional.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Asked which controller presents the preview; without an answer there is none.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController

  /// Told that the preview is about to show.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)

  /// Told that the preview is gone.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)

  /// Told that the menu of other apps is gone.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)

  /// Told that the menu of what can be done is gone.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Asked which controller presents the preview; none by default.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController {
    OptionalMethod.missing()
    return UIViewController()
  }

  /// Told that the preview is about to show; does nothing by default.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Told that the preview is gone; does nothing by default.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Told that the menu of other apps is gone; does nothing by default.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Told that the menu of what can be done is gone; does nothing by default.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// Shows a document, and what else can be done with it.
///
/// A headless preview is an empty screen with the document's name; no other app is there, so no menu opens.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// Hears of what becomes of the document; not retained.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// The document's file.
  open var url: URL?

  /// The document's type, such as `public.jpeg`; nil for what the file's name says.
  open var uti: String?

  /// The words over the preview; the file's name by default.
  open var name: String?

  /// What another app is told.
  open var annotation: Any?

  private weak var preview: UIViewController?

  /// Makes a controller.
  ///
  /// - Parameter url: the document's file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    super.init()
  }

  /// Presents the preview on the controller that the delegate names.
  ///
  /// - Parameter animated: whether it takes time.
  /// - Returns: whether there is a preview.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let delegate, url != nil,
      let presenter = OptionalMethod.call({
        delegate.documentInteractionControllerViewControllerForPreview(self)
      })
    else { return false }
    delegate.documentInteractionControllerWillBeginPreview(self)
    let screen = DocumentPreview(of: self)
    screen.title = name
    let stack = UINavigationController(rootViewController: screen)
    stack.modalPresentationStyle = .fullScreen
    preview = stack
    presenter.present(stack, animated: animated)
    return true
  }

  /// Takes the preview away.
  ///
  /// - Parameter animated: whether it takes time.
  open func dismissPreview(animated: Bool) {
    preview?.presentingViewController?.dismiss(animated: animated)
  }

  /// Opens the menu of what can be done with the document.
  ///
  /// - Parameters:
  ///   - rect: what it points at, in points of the view.
  ///   - view: the view.
  ///   - animated: whether it takes time.
  /// - Returns: whether it opened; there is nothing to offer here.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Opens the menu of what can be done with the document.
  ///
  /// - Parameters:
  ///   - item: what it points at.
  ///   - animated: whether it takes time.
  /// - Returns: whether it opened; there is nothing to offer here.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Opens the menu of the apps that open the document.
  ///
  /// - Parameters:
  ///   - rect: what it points at, in points of the view.
  ///   - view: the view.
  ///   - animated: whether it takes time.
  /// - Returns: whether it opened; there are no other apps here.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Opens the menu of the apps that open the document.
  ///
  /// - Parameters:
  ///   - item: what it points at.
  ///   - animated: whether it takes time.
  /// - Returns: whether it opened; there are no other apps here.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Closes the menu.
  ///
  /// - Parameter animated: whether it takes time.
  open func dismissMenu(animated: Bool) {}
}

/// The screen of a preview, with the button that closes it.
private final class DocumentPreview: UIViewController {
  private let controller: UIDocumentInteractionController

  init(of controller: UIDocumentInteractionController) {
    self.controller = controller
    super.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.controller.dismissPreview(animated: true) })
  }

  override required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    controller = UIDocumentInteractionController(url: URL(fileURLWithPath: "/"))
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if navigationController?.isBeingDismissed ?? true {
      controller.delegate?.documentInteractionControllerDidEndPreview(controller)
    }
  }
}
