internal import Foundation

extension TableUpdates {
  /// What UIKit says where two changes are about one row; nil where none are.
  ///
  /// A row that is reloaded and moved counts as deleted in UIKit's words.
  var conflict: UIKitComplaint? {
    if let path = deletedRows.intersection(reloadedRows).min() { return conflict(.deletedAndReloaded, path) }
    if let path = deletedRows.union(reloadedRows).intersection(movedRows.keys).min() {
      return conflict(.deletedAndMoved, path)
    }
    if let path = insertedRows.intersection(movedRows.values).min() {
      return conflict(.insertedAndMoved, path)
    }
    return nil
  }

  private func conflict(_ words: ComplaintWords, _ path: IndexPath) -> UIKitComplaint {
    let address = String(UInt(bitPattern: ObjectIdentifier(path as NSIndexPath)), radix: 16)
    let places = path.map(String.init).joined(separator: " - ")
    return UIKitComplaint(
      words, ["path": "<NSIndexPath: 0x\(address)> {length = \(path.count), path = \(places)}"])
  }
}
