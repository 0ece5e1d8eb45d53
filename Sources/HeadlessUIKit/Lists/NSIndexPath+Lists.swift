public import Foundation

extension NSIndexPath {
  /// Makes the path of a row.
  ///
  /// - Parameters:
  ///   - row: the row in its section, counted from 0.
  ///   - section: the section, counted from 0.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Makes the path of an item.
  ///
  /// - Parameters:
  ///   - item: the item in its section, counted from 0.
  ///   - section: the section, counted from 0.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section, counted from 0.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }

  /// The row in its section, counted from 0.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }

  /// The item in its section, counted from 0.
  public var item: Int { row }
}
