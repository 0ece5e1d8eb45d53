public import Foundation

/// How it looks while something is dragged over a view that is about to open.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// As always.
  case inactive
  /// It might open.
  case possible
  /// It is about to open.
  case activating
  /// It opened.
  case activated
}

/// What is dragged over a view that opens by it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far it is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows how far it is.
  var targetView: UIView? { get set }
  /// What opens.
  var targetItem: Any? { get set }
  /// Where the finger is.
  ///
  /// - Parameter view: in whose coordinates; nil for those of the window.
  /// - Returns: the place, in points.
  func location(in view: UIView?) -> CGPoint
}

/// Something that opens when something is dragged over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it does.
  var isSpringLoaded: Bool { get set }
}

/// Has a view open when something is dragged over it; kept, and not called by a headless app.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  let activation: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Makes an interaction, to be added to a view.
  ///
  /// - Parameter handler: opens the view.
  public init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    activation = handler
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
