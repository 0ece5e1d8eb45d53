/// What a list shows at one moment: its sections and the items in them, each known by its own value.
///
/// Identifiers are unique in the whole snapshot. What code does wrong raises UIKit's exceptions, after which the snapshot is
/// as it was.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// A section and its items.
  struct Part {
    var section: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  var parts: [Part] = []

  /// The sections whose content is asked for again when the snapshot is applied, in the order of the calls.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// The items whose cells are made anew when the snapshot is applied, in the order of the calls.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The items whose cells are filled again when the snapshot is applied, in the order of the calls.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Looking

  /// How many items there are in all sections.
  public var numberOfItems: Int { parts.reduce(0) { $0 + $1.items.count } }

  /// How many sections there are.
  public var numberOfSections: Int { parts.count }

  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { parts.map(\.section) }

  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] { parts.flatMap(\.items) }

  /// The number of items in a section.
  ///
  /// - Parameter identifier: the section; one that is not there has none.
  /// - Returns: the number.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section.
  ///
  /// - Parameter identifier: the section; one that is not there has none.
  /// - Returns: the items in their order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    parts.first { $0.section == identifier }?.items ?? []
  }

  /// The section that an item is in.
  ///
  /// - Parameter identifier: the item.
  /// - Returns: its section; nil where the item is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    parts.first { $0.items.contains(identifier) }?.section
  }

  /// The place of an item among all.
  ///
  /// - Parameter identifier: the item.
  /// - Returns: its place, from 0; nil where it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// The place of a section.
  ///
  /// - Parameter identifier: the section.
  /// - Returns: its place, from 0; nil where it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    parts.firstIndex { $0.section == identifier }
  }

  /// The section and the place in it of an item.
  func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (section, part) in parts.enumerated() {
      if let index = part.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  // MARK: Asking again

  /// Has the cells of items made anew when the snapshot is applied.
  ///
  /// - Parameter identifiers: the items. One that is not there raises UIKit's exception.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard areThere(identifiers, toDo: "reload item") else { return }
    reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
  }

  /// Has the cells of items filled again when the snapshot is applied.
  ///
  /// - Parameter identifiers: the items. One that is not there raises UIKit's exception.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard areThere(identifiers, toDo: "reconfigure item") else { return }
    reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
  }

  /// Has the content of sections asked for again when the snapshot is applied.
  ///
  /// - Parameter identifiers: the sections. One that is not there raises UIKit's exception.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let missing = identifiers.first(where: { indexOfSection($0) == nil }) {
      return SnapshotComplaint.notThere(missing, toDo: "reload section")
    }
    reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  private func areThere(_ identifiers: [ItemIdentifierType], toDo words: String) -> Bool {
    let all = Set(itemIdentifiers)
    guard let missing = identifiers.first(where: { !all.contains($0) }) else { return true }
    SnapshotComplaint.notThere(missing, toDo: words)
    return false
  }

  /// The same without what was asked for again, which has been done.
  var settled: Self {
    var settled = self
    (settled.reloadedSectionIdentifiers, settled.reloadedItemIdentifiers) = ([], [])
    settled.reconfiguredItemIdentifiers = []
    return settled
  }

  /// Forgets what is asked for again of what is no longer there.
  mutating func forgetLost() {
    let (items, sections) = (Set(itemIdentifiers), Set(sectionIdentifiers))
    reloadedItemIdentifiers.removeAll { !items.contains($0) }
    reconfiguredItemIdentifiers.removeAll { !items.contains($0) }
    reloadedSectionIdentifiers.removeAll { !sections.contains($0) }
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {}
extension NSDiffableDataSourceSnapshot.Part: Equatable {}
extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Part: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
