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

  /// The item as the fields have it.
  private var edited: MenuItem {
    MenuItem(title: titleTextField.text ?? "", price: priceTextField.text ?? "")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let source = viewModel.source { fill(with: source) }
  }

  private func fill(with item: MenuItem) {
    titleTextField.text = item.title
    priceTextField.text = item.price
  }

  func save(_ sender: Any?) {
    viewModel.onSave?(edited)
    dismiss(animated: true)
  }

  func cancel(_ sender: Any?) {
    dismiss(animated: true)
  }
}

extension ChangeMenuItemController: LeavingGuard {
  var asksBeforeLeaving: Bool { isViewLoaded && edited != viewModel.source }

  func mayLeave(_ leaving: Leaving) async -> Bool {
    await confirm("Discard the changes?", yes: "Discard", no: "Keep editing")
  }
}
