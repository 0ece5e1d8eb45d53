/// The elements inside an element, however deep, in document order (each before what lies in it).
///
/// Elements lie in this order in memory, so the walk needs no stack and no recursion.
public struct Descendants: Sequence, IteratorProtocol, Sendable {
  let storage: ElementStorage
  var position: Int
  let end: Int

  /// Takes the next element.
  public mutating func next() -> Element? {
    while position < end {
      defer { position += 1 }
      if storage.tables.nodes[position].isElement { return Element(storage, position) }
    }
    return nil
  }

  /// Leaves out what lies inside the element returned last.
  public mutating func skipDescendants() {
    guard position > 0 else { return }
    position = Swift.max(position, Int(storage.tables.nodes[position - 1].subtreeEnd))
  }
}
