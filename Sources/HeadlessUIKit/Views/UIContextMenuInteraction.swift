public import Foundation

/// Makes the controller whose view shows while a context menu is open.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes the menu out of the elements that the system suggests.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a context menu offers and shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Names the configuration.
  public let identifier: any NSCopying

  /// Names further items that the menu is about as well.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  /// In which order a menu shows.
  public enum ElementOrder: Int, Sendable {
    /// As the place suggests.
    case automatic
    /// The first element nearest to the finger.
    case priority
    /// From top to bottom.
    case fixed
  }

  /// In which order the menu shows.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// Where a badge counts the things the menu is about; 0 for none.
  open var badgeCount = 0

  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: names it; a new name by default.
  ///   - previewProvider: makes the controller that shows meanwhile; nil for a picture of the view.
  ///   - actionProvider: makes the menu; nil for none.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// What moves beside a context menu that opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that shows beside the menu.
  var previewViewController: UIViewController? { get }
  /// Adds something that moves too.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds something to do at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What becomes of a preview that a person taps.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The menu closes.
  case dismiss
  /// The preview grows into the screen.
  case pop
}

/// What moves when a person taps the preview beside a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Says what a context menu over a view offers; all but the first method are optional.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Asked what the menu is to offer at a place in the view, in points; nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Told that the menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Told that the menu is about to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// Told that a person tapped the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Told that the menu is about to open; does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Told that the menu is about to close; does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Told that a person tapped the preview; does nothing by default.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// Lets a person open a context menu over a view by a long press.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu looks.
  public enum Appearance: Int, Sendable {
    /// Nothing is known of it.
    case unknown
    /// With a preview.
    case rich
    /// The menu alone.
    case compact
  }

  /// Says what the menu offers; not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view that the menu is of.
  open private(set) weak var view: UIView?

  /// How the menu looks.
  open var menuAppearance: Appearance { .rich }

  /// The menu that is open.
  private var open: UIContextMenuConfiguration?

  /// Makes an interaction, to be added to a view.
  ///
  /// - Parameter delegate: says what the menu offers; not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Where the finger was, in points of a view.
  ///
  /// - Parameter view: the view; nil for the window.
  /// - Returns: the middle of the interaction's view.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
  }

  /// Closes the menu.
  open func dismissMenu() {
    guard let configuration = open else { return }
    open = nil
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
  }

  /// Changes the menu while it is open.
  ///
  /// - Parameter block: makes another menu out of the one that shows.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let menu = open?.actionProvider?([]) { _ = block(menu) }
  }

  /// Opens the menu as a long press does.
  ///
  /// - Returns: the menu with what belongs to it; nil where there is none.
  @_spi(Sceneway)
  public func openMenu() -> OpenedContextMenu? {
    guard let view, let delegate else { return nil }
    let place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    else { return nil }
    open = configuration
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    return OpenedContextMenu(configuration) { [weak self] in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
    } close: { [weak self] in
      self?.dismissMenu()
    }
  }
}
