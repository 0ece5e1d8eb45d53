import UIKit

/// A screen of some kind of thing; the storyboard knows its subclasses alone.
class Screen<Model>: UIViewController {
  var model: Model?
  @IBOutlet private weak var heading: UILabel!

  func show(_ text: String) { heading?.text = text }

  @IBAction func describe(_ sender: UIButton) {
    show(model.map { "It is \($0)" } ?? "It is nothing")
  }
}
