import UIKit

final class NoteViewController: UIViewController {
  var number = 0
  private(set) var starCount = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note \(number)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Star", style: .plain, target: self, action: #selector(star(_:)))
    let cards = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
    if let card = cards.first as? UIView { view.addSubview(card) }
  }

  @objc private func star(_ sender: UIBarButtonItem) {
    starCount += 1
    title = "Note \(number) " + String(repeating: "*", count: starCount)
  }
}
