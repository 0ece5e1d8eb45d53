#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension AnyCoordinator {
  /// This flow and all that run below it in the same window.
  var subtree: [AnyCoordinator] {
    [self] + children.filter { $0.tree === tree }.flatMap(\.subtree)
  }

  /// The window that the flow was started in, or that of the nearest flow around it.
  var window: UIWindow? {
    if case .window(let entry) = place { return entry.window }
    return parent?.window
  }

  /// The names of the flows from the outermost to this one.
  var path: [String] { (parent?.path ?? []) + [name] }

  /// The navigator of the flow's window, which shares one queue of transitions with all its flows.
  public var navigator: Navigator { tree.navigator }

  /// Whether one of the flow's screens stands where a look would see it go, so that the flow has not ended before.
  func isSettled(in picture: HierarchyPicture) -> Bool {
    guard case .running = phase else { return false }
    // A column that was emptied may be kept or not, as its split view controller collapses and expands.
    if case .column = place { return false }
    return screens.contains(where: picture.standsInWindow)
  }
}
