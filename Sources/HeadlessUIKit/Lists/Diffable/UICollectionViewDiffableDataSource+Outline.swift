internal import Foundation

/// A data source whose items can be expanded and collapsed.
@MainActor protocol OutlineDataSource: AnyObject {
  /// Whether what is below the item at a place shows.
  func isExpanded(at indexPath: IndexPath) -> Bool

  /// Expands or collapses the item at a place, as a person does.
  func toggleExpansion(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource {
  /// What a section shows, with the items below others.
  ///
  /// - Parameter section: the section.
  /// - Returns: a copy; one without levels where none was applied to the section.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(snapshot().itemIdentifiers(inSection: section))
    return flat
  }

  /// Shows items in a section, those below others where these are expanded.
  ///
  /// - Parameters:
  ///   - snapshot: what is to be shown.
  ///   - section: the section; one that is not there comes at the end.
  ///   - animatingDifferences: whether the changes are shown.
  ///   - completion: called when they have been.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    outlines[section] = snapshot
  }

  /// Shows items in a section, and waits until the changes have been shown.
  ///
  /// - Parameters:
  ///   - snapshot: what is to be shown.
  ///   - section: the section; one that is not there comes at the end.
  ///   - animatingDifferences: whether the changes are shown.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func isExpanded(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section)
    else { return false }
    return outlines[section]?.isExpanded(item) ?? false
  }

  func toggleExpansion(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
      var outline = outlines[section]
    else { return }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      if let below = sectionSnapshotHandlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: below(item, outline.snapshot(of: item)))
      }
      sectionSnapshotHandlers.willExpandItem?(item)
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
