public import Foundation

/// A context menu that a long press has opened, for who plays the person.
@_spi(Sceneway) @MainActor
public struct OpenedContextMenu {
  /// What there is to choose; nil where the preview is all.
  public let menu: UIMenu?
  /// Taps the preview; nil where there is none.
  public let commit: (@MainActor () -> Void)?
  /// Tells the app that the menu closes.
  public let close: @MainActor () -> Void

  init(
    _ configuration: UIContextMenuConfiguration,
    commit: @escaping @MainActor (any UIContextMenuInteractionCommitAnimating) -> Void,
    close: @escaping @MainActor () -> Void = {}
  ) {
    menu = configuration.actionProvider?([])
    let preview = configuration.previewProvider?()
    self.close = close
    guard let preview else {
      self.commit = nil
      return
    }
    self.commit = {
      let animator = PreviewCommit(preview)
      commit(animator)
      animator.run()
    }
  }
}

/// What moves when a person taps a preview: nothing is seen to, but what the app adds is done.
private final class PreviewCommit: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}

extension UITableView {
  /// Holds a finger on a row until its menu opens, as a person does.
  ///
  /// - Parameter indexPath: the row.
  /// - Returns: the menu with what belongs to it; nil where there is none.
  @_spi(Sceneway)
  public func openContextMenu(at indexPath: IndexPath) -> OpenedContextMenu? {
    guard let delegate, let cell = cellForRow(at: indexPath) else { return nil }
    let place = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    let asked = OptionalMethod.call {
      delegate.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: place)
    }
    guard let configuration = asked ?? nil else { return nil }
    return OpenedContextMenu(configuration) { [weak self] animator in
      guard let self else { return }
      self.delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}

extension UICollectionView {
  /// Holds a finger on an item until its menu opens, as a person does.
  ///
  /// - Parameter indexPath: the item.
  /// - Returns: the menu with what belongs to it; nil where there is none.
  @_spi(Sceneway)
  public func openContextMenu(at indexPath: IndexPath) -> OpenedContextMenu? {
    guard let delegate, let cell = cellForItem(at: indexPath) else { return nil }
    let place = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    let asked = delegate.collectionView(
      self, contextMenuConfigurationForItemsAt: [indexPath], point: place)
    guard let configuration = asked else { return nil }
    return OpenedContextMenu(configuration) { [weak self] animator in
      guard let self else { return }
      self.delegate?.collectionView(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}
