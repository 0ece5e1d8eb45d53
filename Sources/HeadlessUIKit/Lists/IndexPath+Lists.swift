public import Foundation

extension IndexPath {
  /// Makes the path of a row.
  ///
  /// - Parameters:
  ///   - row: the row in its section, counted from 0.
  ///   - section: the section, counted from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Makes the path of an item.
  ///
  /// - Parameters:
  ///   - item: the item in its section, counted from 0.
  ///   - section: the section, counted from 0.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, counted from 0.
  public var section: Int {
    get { first ?? 0 }
    set { self = IndexPath(indexes: [newValue, row]) }
  }

  /// The row in its section, counted from 0.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }

  /// The item in its section, counted from 0.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
