import Sceneway
import UIKit

/// Shows one thing.
final class DetailViewController: FormViewController, ScreenIdentifying {
  let id: Int

  init(id: Int) {
    self.id = id
    super.init(title: "Detail")
  }

  var screenIdentity: AnyHashable? { id }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "This is number \(id)"
    stack([label])
  }
}
