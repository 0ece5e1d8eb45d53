import UIKit

extension UIViewController {
  /// Puts views below one another.
  func stack(_ views: [UIView]) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 12
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 20, y: 120, width: view.bounds.width - 40, height: CGFloat(views.count) * 46)
    view.addSubview(stack)
  }

  /// Makes a button that does something.
  func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in action() })
  }

  /// Makes a button for the navigation bar.
  func item(_ title: String, _ action: @escaping () -> Void) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in action() })
  }
}
