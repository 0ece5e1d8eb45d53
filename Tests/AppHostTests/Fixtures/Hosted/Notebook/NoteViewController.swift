import UIKit

final class NoteViewController: Screen<Int> {
  var number = 0 {
    didSet { model = number }
  }
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
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { [weak self] in self?.show("Kept") }
  }
}
