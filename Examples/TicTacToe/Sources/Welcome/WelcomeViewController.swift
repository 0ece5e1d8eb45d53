import Sceneway
import UIKit

extension Segue where Source == WelcomeViewController, Destination == RulesViewController {
  /// The storyboard's segue to the rules.
  static var rules: Segue { Segue("rules") }
}

/// The app's first screen, from the storyboard.
final class WelcomeViewController: UIViewController {
  /// What the person wants who taps “Play”.
  var play: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    stack([
      button("Play") { [unowned self] in play() },
      button("Rules") { [unowned self] in showRules() },
    ])
  }

  /// The storyboard knows the way; what the rules are is said here.
  func showRules() {
    attempt { try perform(.rules) { $0.rules = "Three in a row win: there are \(Square.lines.count) ways." } }
  }
}
