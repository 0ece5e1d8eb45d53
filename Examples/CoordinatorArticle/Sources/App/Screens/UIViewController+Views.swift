import UIKit

extension UIViewController {
  /// Puts a button below what is there.
  func addButton(_ title: String, _ target: Any, _ action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(target, action: action, for: .touchUpInside)
    add(button)
  }

  func addLabel(_ text: String) {
    let label = UILabel()
    label.text = text
    add(label)
  }

  private func add(_ child: UIView) {
    child.frame = CGRect(x: 20, y: 120 + CGFloat(view.subviews.count) * 60, width: 350, height: 34)
    view.addSubview(child)
  }
}
