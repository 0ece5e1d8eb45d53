/// What one section of a list shows at one moment: items that have items below them, shown while they are expanded.
///
/// Identifiers are unique in the section. What code does wrong raises UIKit's exceptions, after which the snapshot is as
/// it was.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The items at the outside, in their order.
  public private(set) var rootItems: [ItemIdentifierType] = []

  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Looking

  /// All items, those of collapsed ones too, each before what is below it.
  public var items: [ItemIdentifierType] { rootItems.flatMap { branch($0, onlyVisible: false) } }

  /// The items that show: those at the outside and those below expanded ones.
  public var visibleItems: [ItemIdentifierType] { rootItems.flatMap { branch($0, onlyVisible: true) } }

  private func branch(_ item: ItemIdentifierType, onlyVisible: Bool) -> [ItemIdentifierType] {
    guard !onlyVisible || expanded.contains(item) else { return [item] }
    return [item] + (children[item] ?? []).flatMap { branch($0, onlyVisible: onlyVisible) }
  }

  /// Whether an item is there.
  ///
  /// - Parameter item: the item.
  /// - Returns: whether it is.
  public func contains(_ item: ItemIdentifierType) -> Bool {
    parents[item] != nil || rootItems.contains(item)
  }

  /// Whether what is below an item is to be shown.
  ///
  /// - Parameter item: the item.
  /// - Returns: whether it is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether an item shows: everything that it is below is expanded.
  ///
  /// - Parameter item: the item.
  /// - Returns: whether it does.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let parent = parents[item] else { return rootItems.contains(item) }
    return expanded.contains(parent) && isVisible(parent)
  }

  /// How far inside an item is.
  ///
  /// - Parameter item: the item.
  /// - Returns: 0 for one at the outside; the same for one that is not there.
  public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }

  /// The place of an item among all.
  ///
  /// - Parameter item: the item.
  /// - Returns: its place, from 0; nil where it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The item that an item is below.
  ///
  /// - Parameter child: the item.
  /// - Returns: the one above it; nil for one at the outside.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// What is below an item.
  ///
  /// - Parameters:
  ///   - parent: the item.
  ///   - includingParent: whether it is in the result itself.
  /// - Returns: a snapshot of its own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    func add(_ items: [ItemIdentifierType], below above: ItemIdentifierType?) {
      part.append(items, to: above)
      for item in items { add(children[item] ?? [], below: item) }
    }
    if includingParent { add([parent], below: nil) } else { add(children[parent] ?? [], below: nil) }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  /// The items as lines of text, further in for what is below others.
  ///
  /// - Returns: the text.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item]?.isEmpty ?? true ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Adds items at the end.
  ///
  /// - Parameters:
  ///   - items: the items. One that is there already raises UIKit's exception.
  ///   - parent: what they are below; the outside by default. Where it is not there, UIKit's exception is raised.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    insert(items, below: parent, at: nil)
  }

  /// Puts items in before another one.
  ///
  /// - Parameters:
  ///   - items: the items. One that is there already raises UIKit's exception.
  ///   - item: the item that comes after them. Where it is not there, UIKit's exception is raised.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let place = siblings(of: item).firstIndex(of: item) else { return Self.notFound() }
    insert(items, below: parents[item], at: place)
  }

  /// Puts items in after another one and what is below it.
  ///
  /// - Parameters:
  ///   - items: the items. One that is there already raises UIKit's exception.
  ///   - item: the item that comes before them. Where it is not there, UIKit's exception is raised.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let place = siblings(of: item).firstIndex(of: item) else { return Self.notFound() }
    insert(items, below: parents[item], at: place + 1)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at place: Int?
  ) {
    let present = Set(self.items)
    if let parent, !present.contains(parent) { return Self.notFound() }
    guard Set(items).count == items.count, present.isDisjoint(with: items) else {
      return SnapshotComplaint.twice(items.filter { present.contains($0) }, of: "item")
    }
    guard let parent else {
      rootItems.insert(contentsOf: items, at: place ?? rootItems.count)
      return
    }
    children[parent, default: []].insert(contentsOf: items, at: place ?? children[parent]?.count ?? 0)
    for item in items { parents[item] = parent }
  }

  /// Takes items out, and what is below them; those that are not there make no difference.
  ///
  /// - Parameter items: the items.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let gone = Set(branch(item, onlyVisible: false))
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      for lost in gone { (children[lost], parents[lost]) = (nil, nil) }
      expanded.subtract(gone)
    }
  }

  /// Takes all items out.
  public mutating func deleteAll() { self = Self() }

  /// Puts other items below an item, in the place of those that are.
  ///
  /// - Parameters:
  ///   - parent: the item. Where it is not there, UIKit's exception is raised.
  ///   - snapshot: what comes below it.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard contains(parent) else { return Self.notFound() }
    delete(children[parent] ?? [])
    insert(snapshot, below: parent, at: nil)
  }

  /// Puts the items of another snapshot in before an item.
  ///
  /// - Parameters:
  ///   - snapshot: what comes in.
  ///   - item: the item that comes after it. Where it is not there, UIKit's exception is raised.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    guard let place = siblings(of: item).firstIndex(of: item) else { return Self.notFound() }
    insert(snapshot, below: parents[item], at: place)
  }

  /// Puts the items of another snapshot in after an item.
  ///
  /// - Parameters:
  ///   - snapshot: what comes in.
  ///   - item: the item that comes before it. Where it is not there, UIKit's exception is raised.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    guard let place = siblings(of: item).firstIndex(of: item) else { return Self.notFound() }
    insert(snapshot, below: parents[item], at: place + 1)
  }

  private mutating func insert(_ snapshot: Self, below parent: ItemIdentifierType?, at place: Int?) {
    insert(snapshot.rootItems, below: parent, at: place)
    for item in snapshot.items { append(snapshot.children[item] ?? [], to: item) }
    expanded.formUnion(snapshot.expanded)
  }

  /// Shows what is below items.
  ///
  /// - Parameter items: the items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }

  /// Shows what is below items no longer.
  ///
  /// - Parameter items: the items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Whether something is below an item.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { !(children[item] ?? []).isEmpty }

  private func siblings(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    parents[item].map { children[$0] ?? [] } ?? rootItems
  }

  private static func notFound() { SnapshotComplaint.unsatisfied("index != NSNotFound") }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
