import UIKit

/// A screen of a few views, one below the other.
class FormViewController: UIViewController {
  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Puts views below one another.
  func stack(_ views: [UIView]) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 12
    stack.frame = CGRect(x: 20, y: 120, width: view.bounds.width - 40, height: CGFloat(views.count) * 46)
    stack.distribution = .fillEqually
    view.addSubview(stack)
  }

  /// Makes a button that does something.
  func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in action() })
  }
}
