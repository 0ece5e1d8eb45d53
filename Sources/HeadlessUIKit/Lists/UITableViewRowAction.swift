public import Foundation

/// What a swipe over a row offers, as apps said it before ``UIContextualAction``.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// What an action is like.
  public enum Style: Int, Sendable {
    /// It destroys something.
    case `default`
    /// Nothing particular.
    case normal

    /// It destroys something.
    public static var destructive: Style { .default }
  }

  /// What the action is like.
  public let style: Style

  /// The words.
  open var title: String?

  /// The colour.
  open var backgroundColor: UIColor?

  /// What lies behind the words.
  open var backgroundEffect: UIVisualEffect?

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - style: what it is like.
  ///   - title: the words.
  ///   - handler: runs when it is chosen, with the action and the row.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The same in today's form.
  func contextual(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      [self] _, _, done in
      handler(self, indexPath)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
