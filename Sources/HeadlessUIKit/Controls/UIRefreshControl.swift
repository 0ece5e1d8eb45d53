public import Foundation

/// The control at the top of a scroll view that reloads its content.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether the content is being reloaded.
  open private(set) var isRefreshing = false

  /// The words under the wheel.
  open var attributedTitle: NSAttributedString?

  /// Makes the wheel turn; nobody is told.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Makes the wheel stop.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// Pulls the content down as a person does: the wheel turns and everyone registered is told.
  ///
  /// - Returns: whether the control can be used and was not turning yet.
  @_spi(Sceneway) @discardableResult
  public func pull() -> Bool {
    guard isEnabled, !isRefreshing, window != nil else { return false }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: nil)
    return true
  }
}
