import Sceneway
import UIKit

// The segues of the guide for people who come from PureSegue, Perform and their kind.

final class NoteViewController: UIViewController {
  var note = ""
}

final class NotesViewController: UIViewController {
  func edit(_ note: String, from cell: UITableViewCell) throws {
    try perform(.editNote, sender: cell) { $0.note = note }
  }

  func editWithoutAName(_ note: String, from cell: UITableViewCell) throws {
    try performSegue(to: NoteViewController.self, sender: cell) { $0.note = note }
  }

  func editBySegue(_ note: String) throws {
    try performSegue(withIdentifier: "editNote", sender: nil) { segue in
      (segue.destination as? NoteViewController)?.note = note
    }
  }
}

extension Segue where Source: NotesViewController, Destination == NoteViewController {
  static var editNote: Segue { Segue("editNote") }
}
