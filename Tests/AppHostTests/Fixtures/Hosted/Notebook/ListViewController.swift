import OSLog
import Paper
import UIKit

#if !PAPER
  #error("The project's own conditions are lost.")
#endif

class ListViewController: UIViewController {
  @IBOutlet private weak var countLabel: UILabel!
  private var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("list.title", comment: "The title of the list")
    view.backgroundColor = UIColor(named: "Ink") ?? Sheet().color
    showCount()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? NoteViewController)?.number = notes.count + 1
  }

  @IBAction func unwindToList(_ segue: UIStoryboardSegue) {
    guard let note = segue.source as? NoteViewController else { return }
    notes.append("\(note.number)")
    os_log("%d notes", notes.count)
    showCount()
  }
}

extension ListViewController {
  @objc fileprivate func showCount() {
    let format = NSLocalizedString("count", tableName: "Notes", comment: "How many notes there are")
    countLabel.text = String(format: format, notes.count)
  }
}
