/// The elements directly in an element, in document order.
///
/// Counting them walks over them once; each step skips what lies inside.
public struct Children: BidirectionalCollection, Sendable {
  let storage: ElementStorage
  let parent: Int

  /// The position of a child.
  public struct Index: Comparable, Hashable, Sendable {
    let node: Int

    /// Tells whether one position comes before another.
    public static func < (left: Index, right: Index) -> Bool { left.node < right.node }
  }

  /// The position of the first child.
  public var startIndex: Index { Index(node: firstElement(from: parent + 1)) }

  /// The position after the last child.
  public var endIndex: Index { Index(node: end) }

  /// The child at a position.
  ///
  /// - Parameter position: A position of this collection.
  public subscript(position: Index) -> Element { Element(storage, position.node) }

  /// The position after another.
  ///
  /// - Parameter index: A position before ``endIndex``.
  /// - Returns: The next position.
  public func index(after index: Index) -> Index {
    Index(node: firstElement(from: Int(nodes[index.node].subtreeEnd)))
  }

  /// The position before another.
  ///
  /// - Parameter index: A position after ``startIndex``.
  /// - Returns: The previous position.
  public func index(before index: Index) -> Index {
    var node = index.node - 1
    // A node before the position lies in the child sought, or is it, or is a text or comment beside it.
    while true {
      while Int(nodes[node].parent) != parent { node = Int(nodes[node].parent) }
      if nodes[node].isElement { return Index(node: node) }
      node -= 1
    }
  }

  private var nodes: ContiguousArray<NodeRecord> { storage.tables.nodes }

  private var end: Int { Int(nodes[parent].subtreeEnd) }

  private func firstElement(from node: Int) -> Int {
    var node = node
    while node < end, !nodes[node].isElement { node = Int(nodes[node].subtreeEnd) }
    return node
  }
}
