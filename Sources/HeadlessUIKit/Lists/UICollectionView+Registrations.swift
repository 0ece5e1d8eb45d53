public import Foundation

extension UICollectionView {
  /// Makes and fills the cells of one class.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell with an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let nib: UINib?
    let identifier = "registration-\(UUID().uuidString)"

    /// Registers a class.
    ///
    /// - Parameter handler: fills a cell with an item.
    public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }

    /// Registers a nib.
    ///
    /// - Parameters:
    ///   - cellNib: the nib, with one cell at its top.
    ///   - handler: fills a cell with an item.
    public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
  }

  /// Makes and fills the views beside the items of one class.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let nib: UINib?
    let kind: String
    let identifier = "registration-\(UUID().uuidString)"

    /// Registers a class.
    ///
    /// - Parameters:
    ///   - elementKind: the views' kind.
    ///   - handler: fills a view.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.handler, nib, kind) = (handler, nil, elementKind)
    }

    /// Registers a nib.
    ///
    /// - Parameters:
    ///   - supplementaryNib: the nib, with one view at its top.
    ///   - elementKind: the views' kind.
    ///   - handler: fills a view.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (self.handler, nib, kind) = (handler, supplementaryNib, elementKind)
    }
  }

  /// A cell of a registration, filled with an item.
  ///
  /// - Parameters:
  ///   - registration: makes and fills it.
  ///   - indexPath: the place that the cell is for.
  ///   - item: the item; nil leaves the cell as it is.
  /// - Returns: the cell.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: identifier)
    }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    let cell = view as? Cell ?? unsafeDowncast(ClassInstantiation.makeReusableView(Cell.self), to: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view beside the items of a registration, filled.
  ///
  /// - Parameters:
  ///   - registration: makes and fills it.
  ///   - indexPath: the place that the view is for.
  /// - Returns: the view.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.kind, registration.identifier)
    if let nib = registration.nib {
      register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    } else {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let found = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    let view =
      found as? Supplementary
      ?? unsafeDowncast(ClassInstantiation.makeReusableView(Supplementary.self), to: Supplementary.self)
    registration.handler(view, kind, indexPath)
    return view
  }
}
