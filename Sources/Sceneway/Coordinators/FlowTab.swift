#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// One tab of a ``TabCoordinator``: a flow and what the tab bar shows for it, or something to do in place of a flow.
@MainActor
public struct FlowTab {
  enum Content {
    case flow(AnyCoordinator, listen: @MainActor () -> Void)
    case action(@MainActor () -> Void)
  }

  let content: Content
  let item: UITabBarItem?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - coordinator: the tab's flow; a new coordinator that was not started yet. It is started once.
  ///   - item: what the tab bar shows; where it is nil, the item of the flow's first screen.
  ///   - whenEnded: called once, when the flow has ended. Its screens stay in the tab until the tab is replaced.
  public init<Output>(
    _ coordinator: Coordinator<Output>, _ item: UITabBarItem? = nil,
    whenEnded: @escaping (Result<Output, FlowCancelled>) -> Void = { _ in }
  ) {
    content = .flow(coordinator) { [weak coordinator] in coordinator?.flow.whenEnded(whenEnded) }
    self.item = item
  }

  private init(_ content: Content, _ item: UITabBarItem?) {
    self.content = content
    self.item = item
  }

  /// Makes a tab that does something when it is chosen, such as starting a flow over everything, and is never selected.
  ///
  /// ```swift
  /// .action(UITabBarItem(title: "New", image: plus, tag: 1)) { [weak self] in
  ///   self?.start(ComposeCoordinator(), presented: .sheet)
  /// }
  /// ```
  ///
  /// The tab that was selected stays so, whoever chooses: a person in the bar or in the More list, or code.
  ///
  /// - Parameters:
  ///   - item: what the tab bar shows.
  ///   - perform: called each time the tab is chosen.
  /// - Returns: the tab.
  public static func action(_ item: UITabBarItem, perform: @escaping @MainActor () -> Void) -> FlowTab {
    FlowTab(.action(perform), item)
  }
}
