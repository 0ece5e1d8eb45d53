internal import Foundation

extension UIView: UIStateRestoring {
  /// Nothing: a view has no more to do.
  public func applicationFinishedRestoringState() {}

  /// Writes what UIKit keeps of a view of its kind: where a scroll view stands, what is chosen in a list or a text.
  func encodeKindState(with coder: NSCoder) {
    switch self {
    case let text as UITextView:
      text.encodeOffset(with: coder)
      coder.encode(NSStringFromRange(text.selectedRange), forKey: ViewKey.selectedRange)
    case let table as UITableView:
      table.encodeOffset(with: coder)
      table.encodeRows(
        with: coder, source: table.dataSource, chosen: table.selectedPaths,
        first: table.visible.keys.min())
    case let collection as UICollectionView:
      collection.encodeOffset(with: coder)
      collection.encodeRows(
        with: coder, source: collection.dataSource, chosen: collection.indexPathsForSelectedItems ?? [],
        first: collection.indexPathsForVisibleItems.min())
    case let scroll as UIScrollView: scroll.encodeOffset(with: coder)
    default: break
    }
  }

  /// Reads what UIKit keeps of a view of its kind.
  func decodeKindState(with coder: NSCoder) {
    switch self {
    case let text as UITextView:
      text.decodeOffset(with: coder)
      text.decodeSelection(with: coder)
    case let table as UITableView: table.decodeRows(with: coder)
    case let collection as UICollectionView: collection.decodeItems(with: coder)
    case let scroll as UIScrollView: scroll.decodeOffset(with: coder)
    default: break
    }
  }
}

private enum ViewKey {
  static let offset = "UIScrollView.contentOffset"
  static let zoom = "UIScrollView.zoomScale"
  static let selectedRange = "UITextView.selectedRange"
  static let chosenRows = "rows.chosen"
  static let chosenModels = "rows.chosen.models"
  static let firstModel = "rows.first.model"
  static let distance = "rows.first.distance"
}

// MARK: Scrolling

extension UIScrollView {
  fileprivate func encodeOffset(with coder: NSCoder) {
    coder.encode([Double(contentOffset.x), Double(contentOffset.y)], forKey: ViewKey.offset)
    coder.encode(Double(zoomScale), forKey: ViewKey.zoom)
  }

  fileprivate func decodeOffset(with coder: NSCoder) {
    if coder.containsValue(forKey: ViewKey.zoom) { zoomScale = coder.decodeDouble(forKey: ViewKey.zoom) }
    guard let numbers = coder.decodeObject(forKey: ViewKey.offset) as? [Double], numbers.count == 2 else {
      return
    }
    contentOffset = CGPoint(x: numbers[0], y: numbers[1])
  }
}

extension UITextView {
  fileprivate func decodeSelection(with coder: NSCoder) {
    guard let words = coder.decodeObject(forKey: ViewKey.selectedRange) as? String else { return }
    let range = NSRangeFromString(words)
    let length = (text ?? "").utf16.count
    if range.location >= 0, range.length >= 0, range.location <= length - range.length {
      selectedRange = range
    }
  }
}

// MARK: Lists

extension UIScrollView {
  /// Writes the chosen rows, and the first that shows: by the names of their data where the source knows them.
  fileprivate func encodeRows(with coder: NSCoder, source: AnyObject?, chosen: [IndexPath], first: IndexPath?)
  {
    guard let models = source as? any UIDataSourceModelAssociation else {
      coder.encode(chosen.map { Array($0) }, forKey: ViewKey.chosenRows)
      return
    }
    let names = chosen.compactMap { models.modelIdentifierForElement(at: $0, in: self) }
    coder.encode(names, forKey: ViewKey.chosenModels)
    guard let first, let name = models.modelIdentifierForElement(at: first, in: self) else { return }
    coder.encode(name, forKey: ViewKey.firstModel)
    let start = frameOfRow(first)?.minY ?? contentOffset.y
    coder.encode(Double(contentOffset.y - start), forKey: ViewKey.distance)
  }

  /// The chosen rows that are still there.
  fileprivate func decodeChosenRows(with coder: NSCoder, source: AnyObject?, _ isThere: (IndexPath) -> Bool)
    -> [IndexPath]
  {
    var paths: [IndexPath] = []
    if let models = source as? any UIDataSourceModelAssociation {
      let names = coder.decodeObject(forKey: ViewKey.chosenModels) as? [String] ?? []
      paths = names.compactMap { models.indexPathForElement(withModelIdentifier: $0, in: self) }
    } else {
      let rows = coder.decodeObject(forKey: ViewKey.chosenRows) as? [[Int]] ?? []
      paths = rows.map { IndexPath(indexes: $0) }
    }
    return paths.filter { $0.count == 2 && isThere($0) }
  }

  /// Scrolls to where the list stood: to the same data where the source knows it, otherwise to the same place.
  fileprivate func decodePlace(with coder: NSCoder, source: AnyObject?) {
    decodeOffset(with: coder)
    guard let models = source as? any UIDataSourceModelAssociation,
      let name = coder.decodeObject(forKey: ViewKey.firstModel) as? String,
      let path = models.indexPathForElement(withModelIdentifier: name, in: self), let frame = frameOfRow(path)
    else { return }
    contentOffset.y = frame.minY + coder.decodeDouble(forKey: ViewKey.distance)
  }

  /// Where a row of a list stands in its content; nil where it is not there.
  private func frameOfRow(_ path: IndexPath) -> CGRect? {
    guard path.count == 2 else { return nil }
    switch self {
    case let table as UITableView: return table.hasRow(at: path) ? table.rectForRow(at: path) : nil
    case let collection as UICollectionView:
      return collection.hasItem(at: path) ? collection.layoutAttributesForItem(at: path)?.frame : nil
    default: return nil
    }
  }
}

extension UITableView {
  fileprivate func hasRow(at path: IndexPath) -> Bool {
    (0..<numberOfSections).contains(path.section)
      && (0..<numberOfRows(inSection: path.section)).contains(path.row)
  }

  fileprivate func decodeRows(with coder: NSCoder) {
    layoutIfNeeded()
    let chosen = decodeChosenRows(with: coder, source: dataSource, hasRow)
    for path in chosen { selectRow(at: path, animated: false, scrollPosition: .none) }
    decodePlace(with: coder, source: dataSource)
  }
}

extension UICollectionView {
  fileprivate func hasItem(at path: IndexPath) -> Bool {
    (0..<numberOfSections).contains(path.section)
      && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  fileprivate func decodeItems(with coder: NSCoder) {
    layoutIfNeeded()
    let chosen = decodeChosenRows(with: coder, source: dataSource, hasItem)
    for path in chosen { selectItem(at: path, animated: false, scrollPosition: []) }
    decodePlace(with: coder, source: dataSource)
  }
}
