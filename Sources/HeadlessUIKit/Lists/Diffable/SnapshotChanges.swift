internal import Foundation

/// What changes from one snapshot to the next, as lists want to be told: what goes and is made anew by its old place, what
/// comes by its new one.
struct SnapshotChanges<Section: Hashable, Item: Hashable> {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var reloadedItems: [IndexPath] = []
  private(set) var movedItems: [(old: IndexPath, new: IndexPath)] = []

  init(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let sections = new.sectionIdentifiers.difference(from: old.sectionIdentifiers)
    for change in sections {
      switch change {
      case .remove(let offset, _, _): deletedSections.insert(offset)
      case .insert(let offset, _, _): insertedSections.insert(offset)
      }
    }
    let kept = zip(
      old.parts.indices.filter { !deletedSections.contains($0) },
      new.parts.indices.filter { !insertedSections.contains($0) })
    reloadedSections = IndexSet(
      kept.filter { new.reloadedSectionIdentifiers.contains(new.parts[$0.1].section) }.map(\.0))
    let again = Set(new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers)
    for (before, after) in kept where !reloadedSections.contains(before) {
      compare(old.parts[before].items, at: before, new.parts[after].items, at: after, again)
    }
    joinMoves(old, new, again)
  }

  /// Compares the items of a section that stays.
  private mutating func compare(
    _ old: [Item], at before: Int, _ new: [Item], at after: Int, _ again: Set<Item>
  ) {
    var gone: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _):
        gone.insert(offset)
        deletedItems.append(IndexPath(row: offset, section: before))
      case .insert(let offset, _, _): insertedItems.append(IndexPath(row: offset, section: after))
      }
    }
    for (offset, item) in old.enumerated() where !gone.contains(offset) && again.contains(item) {
      reloadedItems.append(IndexPath(row: offset, section: before))
    }
  }

  /// What goes at one place and comes at another has moved, and keeps its cell, unless that is to be made anew.
  private mutating func joinMoves(
    _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    _ again: Set<Item>
  ) {
    let places = Dictionary(
      insertedItems.compactMap { path in new.item(at: path).map { ($0, path) } }, uniquingKeysWith: { $1 })
    for path in deletedItems {
      guard let item = old.item(at: path), !again.contains(item), let place = places[item] else { continue }
      movedItems.append((path, place))
    }
    let (from, to) = (Set(movedItems.map(\.old)), Set(movedItems.map(\.new)))
    deletedItems.removeAll { from.contains($0) }
    insertedItems.removeAll { to.contains($0) }
  }

  /// Does something with animations, or without them.
  @MainActor static func animated(_ isAnimated: Bool, _ body: () -> Void) {
    if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
  }
}

extension NSDiffableDataSourceSnapshot {
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, parts.indices.contains(path[0]), parts[path[0]].items.indices.contains(path[1])
    else {
      return nil
    }
    return parts[path[0]].items[path[1]]
  }
}

extension UIKitComplaint {
  @MainActor static func noCellProvided(
    _ source: String, _ path: IndexPath, _ item: some Hashable, _ view: UIView
  ) -> Self {
    Self(
      .noCellProvided,
      [
        "source": source, "path": "\(path)", "item": "\(item)", "view": describe(view),
        "kind": view is UITableView ? "table view" : "collection view",
      ])
  }
}
