internal import Foundation

/// The bar button item that starts and ends editing of a controller.
final class EditButtonItem: UIBarButtonItem {
  convenience init(of controller: UIViewController) {
    self.init(barButtonSystemItem: .edit, target: nil, action: nil)
    show(controller.isEditing)
    // No selector could be registered for it: whoever taps it finds this in the place of a storyboard's segue.
    segueAction = { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
  }

  /// Shows what a tap does now.
  func show(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    style = isEditing ? .done : .plain
    title = isEditing ? "Done" : "Edit"
  }
}

extension UIViewController {
  /// Makes the button that starts and ends editing.
  func makeEditButtonItem() -> EditButtonItem {
    let item = EditButtonItem(of: self)
    storedEditButtonItem = item
    return item
  }
}
