internal import Foundation

/// Shows each prototype of a list once, as Interface Builder does.
///
/// For a storyboard that is played without the app that would fill its lists.
@MainActor
final class PrototypeRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private let makers: [() -> UIView?]

  init(_ makers: [() -> UIView?]) {
    self.makers = makers
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { makers.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makers[indexPath.row]() as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    makers.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    makers[indexPath.item]() as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// Whether nobody with rows of its own serves a list: no one, or one of UIKit's own that stands in for the app's.
  static func isMissing(_ dataSource: AnyObject?) -> Bool {
    guard let dataSource else { return true }
    return !(dataSource is PrototypeRows) && !className(of: type(of: dataSource)).contains(".")
  }
}

extension UITableView {
  /// Shows each prototype cell once where no code of an app serves the table.
  ///
  /// - Returns: whether the table shows something else from now on.
  @_spi(Sceneway)
  public func showPrototypes() -> Bool {
    guard staticSections == nil, !orderedPrototypes.isEmpty, PrototypeRows.isMissing(dataSource) else {
      return false
    }
    let rows = PrototypeRows(orderedPrototypes)
    prototypeRows = rows
    dataSource = rows
    reloadData()
    return true
  }
}

extension UICollectionView {
  /// Shows each prototype cell once where no code of an app serves the collection.
  ///
  /// - Returns: whether the collection shows something else from now on.
  @_spi(Sceneway)
  public func showPrototypes() -> Bool {
    guard !orderedPrototypes.isEmpty, PrototypeRows.isMissing(dataSource) else { return false }
    let rows = PrototypeRows(orderedPrototypes)
    prototypeRows = rows
    dataSource = rows
    reloadData()
    return true
  }
}
