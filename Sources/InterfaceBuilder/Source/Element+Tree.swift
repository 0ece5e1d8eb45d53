extension Element {
  /// The elements directly in this one, in document order.
  public var children: Children { Children(storage: storage, parent: index) }

  /// Everything directly in this element, in document order: elements, texts, comments and instructions.
  ///
  /// White space that only lays out the tags is left out; it stays in ``source``.
  public var nodes: Nodes { Nodes(storage: storage, parent: index) }

  /// All elements inside this one, however deep, in document order.
  public var descendants: Descendants {
    Descendants(storage: storage, position: index + 1, end: Int(record.subtreeEnd))
  }

  /// The element that this one is directly in; nil for the outermost.
  public var parent: Element? {
    record.parent == 0 ? nil : Element(storage, Int(record.parent))
  }

  /// The elements around this one, the innermost first.
  public var ancestors: UnfoldSequence<Element, Element> {
    sequence(state: self) { current in
      guard let parent = current.parent else { return nil }
      current = parent
      return parent
    }
  }

  /// The child elements with a name, in document order.
  ///
  /// - Parameter name: The name, such as `segue`.
  /// - Returns: The elements; empty when there is none.
  public func children(named name: String) -> [Element] {
    guard let name = tables.names.index(of: name) else { return [] }
    return children.filter { $0.record.name == name }
  }

  /// The first child element with a name.
  ///
  /// - Parameter name: The name, such as `connections`.
  /// - Returns: The element; nil when there is none.
  public func child(named name: String) -> Element? {
    guard let name = tables.names.index(of: name) else { return nil }
    return children.first { $0.record.name == name }
  }

  /// The first child element whose attribute `key` has a value.
  ///
  /// - Parameter key: The key, such as `view` or `navigationItem`.
  /// - Returns: The element; nil when there is none.
  public func child(key: String) -> Element? {
    children.first { child in
      tables.attribute(KnownName.key.rawValue, of: child.index).map { tables.value($0) == key } ?? false
    }
  }

  /// All elements with a name inside this one, however deep, in document order.
  ///
  /// - Parameter name: The name, such as `segue`.
  /// - Returns: The elements; empty when there is none.
  public func descendants(named name: String) -> [Element] {
    guard let name = tables.names.index(of: name) else { return [] }
    return descendants.filter { $0.record.name == name }
  }

  /// The text directly in the element, with references replaced and CDATA sections opened.
  public var text: String {
    nodes.reduce(into: "") { result, node in
      if case .text(let text) = node { result += text.string }
    }
  }
}
