internal import Foundation

/// What is dropped, with the place that was under the finger.
final class TableDrop: NSObject, UITableViewDropCoordinator {
  struct Source {
    weak var view: UITableView?
    let indexPath: IndexPath
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ session: any UIDropSession, from source: Source?, to view: UITableView, at destination: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    let origin = source.flatMap { $0.view === view ? $0.indexPath : nil }
    items = session.items.map { Item($0, origin) }
    self.session = session
    destinationIndexPath = destination
    self.proposal = proposal
    super.init()
  }

  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    var previewSize: CGSize { .zero }

    init(_ dragItem: UIDragItem, _ sourceIndexPath: IndexPath?) {
      self.dragItem = dragItem
      self.sourceIndexPath = sourceIndexPath
      super.init()
    }
  }

  private final class HeldPlace: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private var place: IndexPath?

    init(_ dragItem: UIDragItem, _ place: IndexPath) {
      self.dragItem = dragItem
      self.place = place
      super.init()
    }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
      guard let place else { return false }
      self.place = nil
      dataSourceUpdates(place)
      return true
    }

    func deletePlaceholder() -> Bool {
      defer { place = nil }
      return place != nil
    }

    func addAnimations(_ animations: @escaping () -> Void) { animations() }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
      DragAnimator().addCompletion(completion)
    }
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext { HeldPlace(dragItem, placeholder.insertionIndexPath) }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DragAnimator() }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { DragAnimator() }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DragAnimator() }
}
