import UIKit

final class PriceController: UIViewController {
  @IBOutlet private weak var sumLabel: UILabel!

  var sum = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    sumLabel.text = "All for \(sum)"
  }
}

final class AboutController: UIViewController {
  @IBOutlet private weak var countLabel: UILabel!

  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel.text = "\(count) dishes"
  }
}
