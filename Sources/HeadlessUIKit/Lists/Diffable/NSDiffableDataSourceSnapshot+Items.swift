extension NSDiffableDataSourceSnapshot {
  // MARK: Items

  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: the items. One that is there already raises UIKit's exception.
  ///   - sectionIdentifier: the section; the last one by default. Without one UIKit's exception is raised.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !parts.isEmpty else { return SnapshotComplaint.noSections() }
    guard let section = sectionIdentifier.map({ indexOfSection($0) }) ?? (parts.count - 1) else {
      return SnapshotComplaint.unsatisfied("section != NSNotFound")
    }
    guard areNew(identifiers) else { return }
    parts[section].items += identifiers
  }

  /// Puts items in before another one.
  ///
  /// - Parameters:
  ///   - identifiers: the items. One that is there already raises UIKit's exception.
  ///   - beforeIdentifier: the item that comes after them. Where it is not there, UIKit's exception is raised.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  /// Puts items in after another one.
  ///
  /// - Parameters:
  ///   - identifiers: the items. One that is there already raises UIKit's exception.
  ///   - afterIdentifier: the item that comes before them. Where it is not there, UIKit's exception is raised.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  /// Takes items out; those that are not there make no difference.
  ///
  /// - Parameter identifiers: the items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in parts.indices { parts[section].items.removeAll { gone.contains($0) } }
    forgetLost()
  }

  /// Takes all items out, and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  ///
  /// - Parameters:
  ///   - identifier: the item. Where it is not there, UIKit's exception is raised.
  ///   - toIdentifier: the item that comes after it. Where it is not there, UIKit's exception is raised.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item behind another one.
  ///
  /// - Parameters:
  ///   - identifier: the item. Where it is not there, UIKit's exception is raised.
  ///   - toIdentifier: the item that comes before it. Where it is not there, UIKit's exception is raised.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func insert(_ new: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int) {
    guard let place = place(of: item) else {
      return SnapshotComplaint.unsatisfied("insertIndex != NSNotFound")
    }
    guard areNew(new) else { return }
    parts[place.section].items.insert(contentsOf: new, at: place.item + offset)
  }

  private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
    guard let old = place(of: item) else { return SnapshotComplaint.unsatisfied("fromIndex != NSNotFound") }
    guard item != other, place(of: other) != nil else {
      return SnapshotComplaint.unsatisfied("toIndex != NSNotFound")
    }
    parts[old.section].items.remove(at: old.item)
    guard let place = place(of: other) else { return }
    parts[place.section].items.insert(item, at: place.item + offset)
  }

  private func areNew(_ identifiers: [ItemIdentifierType]) -> Bool {
    var seen = Set(itemIdentifiers)
    let twice = identifiers.filter { !seen.insert($0).inserted }
    if !twice.isEmpty { SnapshotComplaint.twice(twice, of: "item") }
    return twice.isEmpty
  }

  // MARK: Sections

  /// Adds sections at the end.
  ///
  /// - Parameter identifiers: the sections. One that is there already raises UIKit's exception.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(sections: identifiers, at: parts.count)
  }

  /// Puts sections in before another one.
  ///
  /// - Parameters:
  ///   - identifiers: the sections. One that is there already raises UIKit's exception.
  ///   - toIdentifier: the section that comes after them. Where it is not there, UIKit's exception is raised.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(sections: identifiers, at: indexOfSection(toIdentifier))
  }

  /// Puts sections in after another one.
  ///
  /// - Parameters:
  ///   - identifiers: the sections. One that is there already raises UIKit's exception.
  ///   - toIdentifier: the section that comes before them. Where it is not there, UIKit's exception is raised.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(sections: identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 })
  }

  /// Takes sections out, with their items; those that are not there make no difference.
  ///
  /// - Parameter identifiers: the sections.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    parts.removeAll { identifiers.contains($0.section) }
    forgetLost()
  }

  /// Moves a section before another one, with its items.
  ///
  /// - Parameters:
  ///   - identifier: the section. Where it is not there, UIKit's exception is raised.
  ///   - toIdentifier: the section that comes after it. Where it is not there, UIKit's exception is raised.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(section: identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section behind another one, with its items.
  ///
  /// - Parameters:
  ///   - identifier: the section. Where it is not there, UIKit's exception is raised.
  ///   - toIdentifier: the section that comes before it. Where it is not there, UIKit's exception is raised.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(section: identifier, to: toIdentifier, offset: 1)
  }

  private mutating func insert(sections: [SectionIdentifierType], at place: Int?) {
    guard let place else { return SnapshotComplaint.unsatisfied("insertIndex != NSNotFound") }
    var seen = Set(sectionIdentifiers)
    let twice = sections.filter { !seen.insert($0).inserted }
    guard twice.isEmpty else { return SnapshotComplaint.twice(twice, of: "section") }
    parts.insert(contentsOf: sections.map { Part(section: $0, items: []) }, at: place)
  }

  private mutating func move(
    section identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard let old = indexOfSection(identifier) else {
      return SnapshotComplaint.unsatisfied("fromIndex != NSNotFound")
    }
    guard identifier != other, indexOfSection(other) != nil else {
      return SnapshotComplaint.unsatisfied("toIndex != NSNotFound")
    }
    let part = parts.remove(at: old)
    guard let place = indexOfSection(other) else { return }
    parts.insert(part, at: place + offset)
  }
}
