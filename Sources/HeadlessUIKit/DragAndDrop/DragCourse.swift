public import Foundation

/// A drag as a person does it, from the lift to the drop.
@MainActor
private struct DragCourse {
  let session = DragSession()
  let window: UIWindow

  /// Who says what is dragged.
  enum Source {
    case interaction(UIDragInteraction)
    case table(UITableView, IndexPath)
    case collection(UICollectionView, IndexPath)
  }

  /// Who says what is done with it.
  enum Target {
    case interaction(UIDropInteraction)
    case table(UITableView)
    case collection(UICollectionView)
  }

  private func views(at point: CGPoint) -> [UIView] {
    sequence(first: window.hitTest(point, with: nil), next: { $0?.superview }).compactMap { $0 }
  }

  // MARK: Lifting

  func source(at point: CGPoint) -> Source? {
    for view in views(at: point) {
      let place = view.convert(point, from: nil)
      if let table = view as? UITableView, table.dragInteractionEnabled, table.dragDelegate != nil,
        let path = table.indexPathForRow(at: place)
      {
        return .table(table, path)
      }
      if let list = view as? UICollectionView, list.dragInteractionEnabled, list.dragDelegate != nil,
        let path = list.indexPathForItem(at: place)
      {
        return .collection(list, path)
      }
      let interaction = view.interactions.lazy.compactMap { $0 as? UIDragInteraction }.first { $0.isEnabled }
      if let interaction { return .interaction(interaction) }
    }
    return nil
  }

  func begin(_ source: Source) -> Bool {
    switch source {
    case .interaction(let drag):
      guard let delegate = drag.delegate else { return false }
      session.items = delegate.dragInteraction(drag, itemsForBeginning: session)
      guard !session.items.isEmpty else { return false }
      session.allowsMoveOperation = delegate.dragInteraction(drag, sessionAllowsMoveOperation: session)
      session.isRestrictedToDraggingApplication = delegate.dragInteraction(
        drag, sessionIsRestrictedToDraggingApplication: session)
      delegate.dragInteraction(drag, willAnimateLiftWith: DragAnimator(), session: session)
      delegate.dragInteraction(drag, sessionWillBegin: session)
    case .table(let table, let path):
      guard let delegate = table.dragDelegate else { return false }
      session.items = delegate.tableView(table, itemsForBeginning: session, at: path)
      guard !session.items.isEmpty else { return false }
      session.allowsMoveOperation = delegate.tableView(table, dragSessionAllowsMoveOperation: session)
      table.hasActiveDrag = true
      delegate.tableView(table, dragSessionWillBegin: session)
    case .collection(let list, let path):
      guard let delegate = list.dragDelegate else { return false }
      session.items = delegate.collectionView(list, itemsForBeginning: session, at: path)
      guard !session.items.isEmpty else { return false }
      session.allowsMoveOperation = delegate.collectionView(list, dragSessionAllowsMoveOperation: session)
      list.hasActiveDrag = true
      delegate.collectionView(list, dragSessionWillBegin: session)
    }
    return true
  }

  func end(_ source: Source, _ operation: UIDropOperation) {
    switch source {
    case .interaction(let drag):
      drag.delegate?.dragInteraction(drag, session: session, willEndWith: operation)
      drag.delegate?.dragInteraction(drag, session: session, didEndWith: operation)
      if operation == .copy || operation == .move {
        drag.delegate?.dragInteraction(drag, sessionDidTransferItems: session)
      }
    case .table(let table, _):
      table.hasActiveDrag = false
      table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
    case .collection(let list, _):
      list.hasActiveDrag = false
      list.dragDelegate?.collectionView(list, dragSessionDidEnd: session)
    }
  }

  // MARK: Dropping

  func target(at point: CGPoint) -> Target? {
    for view in views(at: point) {
      if let table = view as? UITableView, let delegate = table.dropDelegate,
        delegate.tableView(table, canHandle: session)
      {
        return .table(table)
      }
      if let list = view as? UICollectionView, let delegate = list.dropDelegate,
        delegate.collectionView(list, canHandle: session)
      {
        return .collection(list)
      }
      for case let drop as UIDropInteraction in view.interactions
      where drop.delegate?.dropInteraction(drop, canHandle: session) ?? false {
        return .interaction(drop)
      }
    }
    return nil
  }

  /// What comes of a proposal: nothing is moved that may be copied alone.
  private func allowed(_ operation: UIDropOperation) -> UIDropOperation {
    operation == .move && !session.allowsMoveOperation ? .forbidden : operation
  }

  private func isDone(_ operation: UIDropOperation) -> Bool { operation == .copy || operation == .move }

  func drop(on target: Target, from source: Source) -> UIDropOperation {
    switch target {
    case .interaction(let drop): return self.drop(on: drop)
    case .table(let table): return self.drop(on: table, from: source)
    case .collection(let list): return self.drop(on: list, from: source)
    }
  }

  private func drop(on drop: UIDropInteraction) -> UIDropOperation {
    guard let delegate = drop.delegate else { return .cancel }
    delegate.dropInteraction(drop, sessionDidEnter: session)
    let operation = allowed(delegate.dropInteraction(drop, sessionDidUpdate: session).operation)
    if isDone(operation) {
      delegate.dropInteraction(drop, performDrop: session)
      for item in session.items {
        delegate.dropInteraction(drop, item: item, willAnimateDropWith: DragAnimator())
      }
      delegate.dropInteraction(drop, concludeDrop: session)
    } else {
      delegate.dropInteraction(drop, sessionDidExit: session)
    }
    delegate.dropInteraction(drop, sessionDidEnd: session)
    return operation
  }

  private func drop(on table: UITableView, from source: Source) -> UIDropOperation {
    guard let delegate = table.dropDelegate else { return .cancel }
    table.hasActiveDrop = true
    defer { table.hasActiveDrop = false }
    delegate.tableView(table, dropSessionDidEnter: session)
    let path = table.indexPathForRow(at: session.location(in: table))
    let proposal = delegate.tableView(
      table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    let operation = allowed(proposal.operation)
    if isDone(operation) {
      var origin: TableDrop.Source?
      if case .table(let table, let path) = source { origin = .init(view: table, indexPath: path) }
      let drop = TableDrop(session, from: origin, to: table, at: path, proposal)
      delegate.tableView(table, performDropWith: drop)
    } else {
      delegate.tableView(table, dropSessionDidExit: session)
    }
    delegate.tableView(table, dropSessionDidEnd: session)
    return operation
  }

  private func drop(on list: UICollectionView, from source: Source) -> UIDropOperation {
    guard let delegate = list.dropDelegate else { return .cancel }
    list.hasActiveDrop = true
    defer { list.hasActiveDrop = false }
    delegate.collectionView(list, dropSessionDidEnter: session)
    let path = list.indexPathForItem(at: session.location(in: list))
    let proposal = delegate.collectionView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    let operation = allowed(proposal.operation)
    if isDone(operation) {
      var origin: CollectionDrop.Source?
      if case .collection(let list, let path) = source { origin = .init(view: list, indexPath: path) }
      let drop = CollectionDrop(session, from: origin, to: list, at: path, proposal)
      delegate.collectionView(list, performDropWith: drop)
    } else {
      delegate.collectionView(list, dropSessionDidExit: session)
    }
    delegate.collectionView(list, dropSessionDidEnd: session)
    return operation
  }
}

extension UIWindow {
  /// Drags what is at a point to another one and lets it go there, as a person does.
  ///
  /// - Parameters:
  ///   - start: where the finger lifts, in points of the window.
  ///   - end: where it lets go, in points of the window.
  /// - Returns: what was done there, `cancel` where nobody wants it; nil where there is nothing to drag.
  @_spi(Sceneway) @discardableResult
  public func drag(from start: CGPoint, to end: CGPoint) -> UIDropOperation? {
    let course = DragCourse(window: self)
    course.session.place = start
    guard let source = course.source(at: start), course.begin(source) else { return nil }
    course.session.place = end
    if case .interaction(let drag) = source {
      drag.delegate?.dragInteraction(drag, sessionDidMove: course.session)
    }
    let operation = course.target(at: end).map { course.drop(on: $0, from: source) } ?? .cancel
    course.end(source, operation)
    return operation
  }
}
