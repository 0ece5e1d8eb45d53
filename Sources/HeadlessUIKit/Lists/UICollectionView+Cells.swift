public import Foundation

extension UICollectionView {
  // MARK: Asking

  /// How many sections there are.
  public var numberOfSections: Int { loadedCounts.count }

  /// How many items a section has.
  ///
  /// - Parameter section: the section, counted from 0.
  /// - Returns: how many; 0 for a section that is not there.
  public func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  private var loadedCounts: [Int] {
    if let counts { return counts }
    let asked = askCounts()
    counts = asked
    return asked
  }

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = OptionalMethod.call { dataSource.numberOfSections(in: self) } ?? 1
    return (0..<max(0, sections)).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  // MARK: Showing

  /// The part of the content that shows; a view that nothing has sized yet counts as large as the screen.
  private var visibleRect: CGRect {
    CGRect(origin: contentOffset, size: bounds.isEmpty ? UIScreen.main.bounds.size : bounds.size)
  }

  func updateVisibleCellsIfNeeded() {
    if counts == nil || layoutIsNeeded || collectionViewLayout.isInvalid { updateVisibleCells() }
  }

  /// Makes the cells of items that show and puts those away that do not.
  func updateVisibleCells() {
    guard !isUpdatingCells, updateDepth == 0 else { return }
    isUpdatingCells = true
    defer { isUpdatingCells = false }
    collectionViewLayout.collectionView = self
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    let elements = collectionViewLayout.layoutAttributesForElements(in: visibleRect) ?? []
    let items = elements.filter { $0.representedElementCategory == .cell }
    let wanted = Set(items.map(\.indexPath))
    for path in visible.keys where !wanted.contains(path) { endDisplaying(path) }
    for attributes in items { show(attributes) }
    showSupplementary(elements.filter { $0.representedElementCategory != .cell })
    backgroundView?.frame = bounds
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    if let cell = visible[path] {
      cell.take(attributes)
      return
    }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    visible[path] = cell
    cell.collectionView = self
    cell.isSelected = selectedPaths.contains(path)
    cell.take(attributes)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    if cell.superview !== self { addSubview(cell) }
  }

  /// Puts an item's cell away, ready to be used for another item.
  func endDisplaying(_ path: IndexPath) {
    guard let cell = visible.removeValue(forKey: path) else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    putAway(cell, kind: Self.itemKind)
  }

  private func putAway(_ view: UICollectionReusableView, kind: String) {
    if view.superview === self { view.removeFromSuperview() }
    guard let identifier = view.reuseIdentifier else { return }
    reusable[ReuseKey(kind: kind, identifier: identifier), default: []].append(view)
  }

  private func showSupplementary(_ elements: [UICollectionViewLayoutAttributes]) {
    var wanted: Set<SupplementaryKey> = []
    for attributes in elements {
      guard let kind = attributes.representedElementKind else { continue }
      let key = SupplementaryKey(kind: kind, indexPath: attributes.indexPath)
      wanted.insert(key)
      let isBehind = attributes.representedElementCategory == .decorationView
      let made =
        supplementary[key]
        ?? (isBehind ? collectionViewLayout.makeDecorationView(ofKind: kind) : makeSupplementary(key))
      guard let view = made else { continue }
      supplementary[key] = view
      view.collectionView = self
      view.take(attributes)
      if isBehind {
        if view.superview !== self { insertSubview(view, at: 0) }
      } else if view.superview !== self {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
        addSubview(view)
      }
    }
    for (key, view) in supplementary where !wanted.contains(key) {
      supplementary[key] = nil
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
      putAway(view, kind: key.kind)
    }
  }

  /// The kind of a view that stands beside the items, such as a header.
  ///
  /// - Parameter view: the view.
  /// - Returns: its kind; nil for any other view.
  @_spi(Sceneway) public func elementKind(of view: UIView) -> String? {
    supplementary.first { $0.value === view }?.key.kind
  }

  private func makeSupplementary(_ key: SupplementaryKey) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    return OptionalMethod.call {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
    }
  }

  func removeSupplementaryViews() {
    for (key, view) in supplementary { putAway(view, kind: key.kind) }
    supplementary = [:]
  }

  // MARK: Finding

  /// The cells that show.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { visible[$0] } }

  /// The items that show, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    updateVisibleCellsIfNeeded()
    return visible.keys.sorted()
  }

  /// The item of a cell.
  ///
  /// - Parameter cell: the cell.
  /// - Returns: the item; nil for a cell that does not show here.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.first { $0.value === cell }?.key
  }

  /// The item at a point.
  ///
  /// - Parameter point: a point in the collection view's coordinates, in points.
  /// - Returns: the item; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: rect)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// A view beside the items, where it shows.
  ///
  /// - Parameters:
  ///   - elementKind: the view's kind.
  ///   - indexPath: the place that it belongs to.
  /// - Returns: the view; nil where it does not show.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    updateVisibleCellsIfNeeded()
    return supplementary[SupplementaryKey(kind: elementKind, indexPath: indexPath)]
  }

  /// The views of a kind beside the items that show.
  ///
  /// - Parameter elementKind: the views' kind.
  /// - Returns: the views, in the order of their places.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementary[SupplementaryKey(kind: elementKind, indexPath: $0)]
    }
  }

  /// The places of the views of a kind beside the items that show.
  ///
  /// - Parameter elementKind: the views' kind.
  /// - Returns: the places, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    updateVisibleCellsIfNeeded()
    return supplementary.keys.filter { $0.kind == elementKind }.map(\.indexPath).sorted()
  }

  /// The place of a view beside the items.
  ///
  /// - Parameters:
  ///   - kind: the view's kind.
  ///   - indexPath: the place that it belongs to.
  /// - Returns: its attributes; nil where there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The place of an item.
  ///
  /// - Parameter indexPath: the item.
  /// - Returns: its attributes; nil for an item that is not there.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Scrolls to an item.
  ///
  /// - Parameters:
  ///   - indexPath: the item.
  ///   - scrollPosition: where it comes to stand.
  ///   - animated: whether the delegate is told when an animation ends; the item is there at once.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard canScroll(to: indexPath) else { return }
    updateVisibleCellsIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    offset.x = min(max(0, offset.x), max(0, contentSize.width - bounds.width))
    offset.y = min(max(0, offset.y), max(0, contentSize.height - bounds.height))
    setContentOffset(offset, animated: animated)
  }
}
