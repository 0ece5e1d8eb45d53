extension Element: Hashable {
  /// Compares name, attributes and content, however deep, without recursion.
  public static func == (left: Element, right: Element) -> Bool {
    if left.isIdentical(to: right) { return true }
    var leftNodes = ContentNodes(left)
    var rightNodes = ContentNodes(right)
    let leftDepth = left.record.depth
    let rightDepth = right.record.depth
    // Nodes in document order together with their depths determine the tree.
    while true {
      switch (leftNodes.next(), rightNodes.next()) {
      case (nil, nil): return true
      case (let first?, let second?):
        let firstDepth = left.tables.nodes[first].depth - leftDepth
        let secondDepth = right.tables.nodes[second].depth - rightDepth
        guard firstDepth == secondDepth else { return false }
        guard haveEqualTags(left.tables, first, right.tables, second) else { return false }
      default: return false
      }
    }
  }

  /// Hashes name, attributes and number of child elements; what lies deeper is left to comparison.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    // The order of attributes makes no difference, so their hashes are combined without one.
    var combined = 0
    for attribute in attributes {
      var own = Hasher()
      own.combine(attribute.name)
      own.combine(attribute.value)
      combined ^= own.finalize()
    }
    hasher.combine(combined)
    hasher.combine(children.count)
  }
}

/// The elements and texts of a subtree in document order, itself first.
private struct ContentNodes: IteratorProtocol {
  let nodes: ContiguousArray<NodeRecord>
  var position: Int
  let end: Int

  init(_ element: Element) {
    nodes = element.tables.nodes
    position = element.index
    end = Int(element.record.subtreeEnd)
  }

  mutating func next() -> Int? {
    while position < end {
      defer { position += 1 }
      let name = nodes[position].name
      if nodes[position].isElement || name == NodeRecord.textName { return position }
    }
    return nil
  }
}

/// Compares two nodes without what lies in them.
private func haveEqualTags(
  _ left: ElementTables, _ first: Int, _ right: ElementTables, _ second: Int
) -> Bool {
  let firstRecord = left.nodes[first]
  let secondRecord = right.nodes[second]
  guard firstRecord.isElement, secondRecord.isElement else {
    return firstRecord.isElement == secondRecord.isElement && left.text(of: first) == right.text(of: second)
  }
  guard left.names[firstRecord.name] == right.names[secondRecord.name] else { return false }
  let firstAttributes = left.attributeRange(of: first)
  guard firstAttributes.count == right.attributeRange(of: second).count else { return false }
  return firstAttributes.allSatisfy { attribute in
    guard let other = right.attribute(left.names[left.attributes[attribute].name], of: second) else {
      return false
    }
    return left.value(attribute) == right.value(other)
  }
}

extension ElementTables {
  /// The characters of a text node.
  func text(of node: Int) -> String {
    CharacterDecoder.text(source.bytes[Int(nodes[node].start)..<Int(nodes[node].end)])
  }
}
