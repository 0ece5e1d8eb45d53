public import Foundation

/// What a swipe over a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action is like.
  public enum Style: Int, Sendable {
    /// Nothing particular.
    case normal
    /// It destroys something.
    case destructive
  }

  /// What runs when an action is chosen: it gets the action, the view it was chosen on, and a closure to call at the end
  /// with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the action is like.
  public let style: Style

  /// What runs when the action is chosen.
  public let handler: Handler

  /// The words.
  open var title: String?

  /// The colour.
  open var backgroundColor: UIColor!

  /// The picture.
  open var image: UIImage?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - style: what it is like.
  ///   - title: the words.
  ///   - handler: what runs when it is chosen.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// All that a swipe from one edge offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  public let actions: [UIContextualAction]

  /// Whether a full swipe does the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration.
  ///
  /// - Parameter actions: the actions, the outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
