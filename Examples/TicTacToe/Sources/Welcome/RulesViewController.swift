import Sceneway
import UIKit

/// Tells the rules, from the storyboard.
final class RulesViewController: UIViewController {
  @RequiredInput var rules: String

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = rules
    stack([label])
  }
}
