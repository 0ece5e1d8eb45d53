internal import Foundation

/// What a person changed by moving an item.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What changed in the list of all items.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What changed, section by section.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
    sectionTransactions = final.sectionIdentifiers.compactMap { section in
      let (before, after) = (
        initial.itemIdentifiers(inSection: section), final.itemIdentifiers(inSection: section)
      )
      return before == after ? nil : .init(section, from: before, to: after)
    }
  }
}

/// What a person changed in a section by moving an item.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What it showed before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it shows now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What changed in its list of items.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, from before: [ItemIdentifierType], to after: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    var (initial, final) = (
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
      NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    )
    initial.append(before)
    final.append(after)
    (initialSnapshot, finalSnapshot) = (initial, final)
    difference = after.difference(from: before).inferringMoves()
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with an item at another place; nil where there is none at the first.
  func moving(_ source: IndexPath, to destination: IndexPath) -> Self? {
    guard let item = item(at: source), parts.indices.contains(destination[0]) else { return nil }
    var moved = self
    moved.parts[source[0]].items.remove(at: source[1])
    let count = moved.parts[destination[0]].items.count
    moved.parts[destination[0]].items.insert(item, at: min(destination[1], count))
    return moved
  }
}
