/// Looks for ids used twice, ids that name nothing, and text where none belongs.
struct ProblemFinder {
  private let tables: ElementTables
  private let limit: Int
  private var problems: [InterfaceBuilderProblem] = []
  private var surplus = 0

  init(tables: ElementTables, limit: Int) {
    self.tables = tables
    self.limit = max(1, limit)
  }

  /// Notes an element whose id an earlier one has.
  mutating func addDuplicate(_ later: IdentifiedNode, first: IdentifiedNode) {
    let place = tables.source.location(of: tables.valueRange(Int(first.attribute)))
    let attribute = Int(later.attribute)
    add(.duplicateIdentifier(id: tables.value(attribute), first: place), tables.valueRange(attribute))
  }

  /// Looks at each attribute that refers to an element.
  mutating func findDanglingIdentifiers(_ identifiers: IdentifierTable) {
    for node in tables.nodes.indices where tables.nodes[node].isElement {
      for attribute in tables.attributeRange(of: node) {
        let name = tables.attributes[attribute].name
        guard References.isReference(name, of: tables.nodes[node].name) else { continue }
        guard tables.attributes[attribute].valueLength > 0 else { continue }
        guard identifiers.node(ofValue: attribute, in: tables) == nil else { continue }
        let element = tables.names[tables.nodes[node].name]
        add(
          .danglingIdentifier(
            id: tables.value(attribute), attribute: tables.names[name], element: element),
          tables.valueRange(attribute))
      }
    }
  }

  /// Looks for text beside elements.
  mutating func findStrayText() {
    let texts = tables.nodes.indices.filter { node in
      let parent = Int(tables.nodes[node].parent)
      return tables.nodes[node].name == NodeRecord.textName
        && !(node == parent + 1 && Int(tables.nodes[parent].subtreeEnd) == node + 1)
    }
    guard !texts.isEmpty else { return }
    var parents: Set<UInt32> = []
    for node in tables.nodes where node.isElement { parents.insert(node.parent) }
    for node in texts where parents.contains(tables.nodes[node].parent) {
      var range = Int(tables.nodes[node].start)..<Int(tables.nodes[node].end)
      let bytes = tables.source.bytes
      while let first = range.first, isWhiteSpace(bytes[first]) { range = first + 1..<range.upperBound }
      while let last = range.last, isWhiteSpace(bytes[last]) { range = range.lowerBound..<last }
      let startsLine = range.lowerBound > 0 && bytes[range.lowerBound - 1] == 0x0A
      if startsLine, ConflictMarkers.isMarker(bytes[range.lowerBound...]) {
        let line = tables.source.location(of: range).line
        add(.conflictMarkers(lines: [line]), range.lowerBound..<range.lowerBound + 7)
      } else {
        add(.strayText(tables.source.excerpt(range)), range)
      }
    }
  }

  /// The problems in document order.
  func finished() -> [InterfaceBuilderProblem] {
    var result = problems.sorted { left, right in
      (left.location?.range.lowerBound ?? 0) < (right.location?.range.lowerBound ?? 0)
    }
    if surplus > 0 {
      let end = tables.source.bytes.count
      result.append(
        InterfaceBuilderProblem(
          .furtherProblems(count: surplus), file: tables.file, location: tables.source.location(of: end..<end)
        ))
    }
    return result
  }

  private mutating func add(_ kind: InterfaceBuilderProblem.Kind, _ range: Range<Int>) {
    guard problems.count < limit else {
      surplus += 1
      return
    }
    let location = tables.source.location(of: range)
    problems.append(InterfaceBuilderProblem(kind, file: tables.file, location: location))
  }
}

/// The attributes whose value is the id of another element.
enum References {
  /// Tells whether an attribute refers to an element.
  static func isReference(_ attribute: NameTable.Index, of element: NameTable.Index) -> Bool {
    guard let known = KnownName(rawValue: attribute) else { return false }
    switch known {
    case .destination, .initialViewController, .firstItem, .secondItem, .reference, .popoverAnchorView,
      .popoverAnchorBarButtonItem, .previousBinding:
      return true
    case .target:
      return element == KnownName.action.rawValue
    case .textLabel, .detailTextLabel, .imageView:
      return element == KnownName.tableViewCell.rawValue
    case .tableViewCell:
      return element == KnownName.tableViewCellContentView.rawValue
    default:
      return false
    }
  }
}
