public import Foundation

/// Who knows what a table view shows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Asked how many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Asked for the cell of a row that is about to show.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Asked how many sections there are; one by default.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Asked for the words above a section; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Asked for the words below a section; none by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Asked whether a row can be edited; yes by default.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Asked whether a row can be moved; yes by default where moving is taken care of.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Asked for the words of the index at the side; none by default.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Asked which section an entry of the index leads to.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

  /// Told that a person wants a row deleted or inserted.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  )

  /// Told that a person moved a row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  /// Asked how many sections there are; one by default.
  public func numberOfSections(in tableView: UITableView) -> Int {
    OptionalMethod.missing()
    return 1
  }

  /// Asked for the words above a section; none by default.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.missing()
    return nil
  }

  /// Asked for the words below a section; none by default.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.missing()
    return nil
  }

  /// Asked whether a row can be edited; yes by default.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing()
    return true
  }

  /// Asked whether a row can be moved; yes by default where moving is taken care of.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.missing()
    return true
  }

  /// Asked for the words of the index at the side; none by default.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.missing()
    return nil
  }

  /// Asked which section an entry of the index leads to.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
    -> Int
  {
    OptionalMethod.missing()
    return index
  }

  /// Told that a person wants a row deleted or inserted.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    OptionalMethod.missing()
  }

  /// Told that a person moved a row.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethod.missing()
  }
}

/// Who is told early which rows will show.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Told which rows will show soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Told which rows will not show after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Told which rows will not show after all; does nothing by default.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
