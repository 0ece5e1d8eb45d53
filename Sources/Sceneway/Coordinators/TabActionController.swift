internal import Foundation

#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Stands for a tab that does something in place of being selected.
///
/// A person's tap never gets here: ``TabTaps`` answers it. What nobody can be asked about does, such as a row of the
/// More list on Apple's platforms (TAB-15) and code that selects the tab; then the controller gives the selection back
/// before anybody sees it.
final class TabActionController: UIViewController {
  private let action: @MainActor () -> Void
  /// The tab as an object of its own, where those are used.
  weak var tabObject: AnyObject?

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func perform() { action() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // UIKit takes nothing back in the middle of a transition.
    let isHeard =
      transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        NextTurn().run { self?.giveBack() }
      } ?? false
    if !isHeard { NextTurn().run { [weak self] in self?.giveBack() } }
  }

  private func giveBack() {
    guard let tabs = tabBarController else { return }
    if navigationController === tabs.moreNavigationController {
      navigationController?.popViewController(animated: false)
    } else {
      TabTaps.giveSelectionBack(in: tabs)
    }
    perform()
  }
}

/// Sees a person's taps on tabs, beside the tab bar controller's delegate; hangs on the tab bar controller.
@MainActor
final class TabTaps {
  private weak var flow: AnyCoordinator?
  private let actions: [TabActionController]

  private init(_ flow: AnyCoordinator, _ actions: [TabActionController]) {
    self.flow = flow
    self.actions = actions
  }

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - tabs: the tab bar controller.
  ///   - actions: the controllers of the tabs that are not to be selected.
  ///   - flow: hears of the taps.
  static func watch(_ tabs: UITabBarController, _ actions: [TabActionController], for flow: AnyCoordinator) {
    tabs.attach(TabTaps(flow, actions), as: TabTaps.self)
    TabDelegate.install(on: tabs)
  }

  /// Whether taps of a tab bar controller are watched.
  static func areWatched(in tabs: UITabBarController) -> Bool { tabs.attachment(TabTaps.self) != nil }

  /// Does what a tab is for, where it is one that is not to be selected.
  ///
  /// - Parameters:
  ///   - item: the tab or its controller.
  ///   - tabs: the tab bar controller.
  /// - Returns: whether it is such a tab.
  static func perform(_ item: AnyObject, in tabs: UITabBarController) -> Bool {
    let actions = tabs.attachment(TabTaps.self)?.actions ?? []
    guard let action = actions.first(where: { $0 === item || $0.tabObject === item }) else { return false }
    action.perform()
    return true
  }

  /// A tab was tapped and is selected now.
  static func tapped(in tabs: UITabBarController) { tabs.attachment(TabTaps.self)?.flow?.tabWasTapped() }

  /// Selects the tab of a flow again that was selected last.
  static func giveSelectionBack(in tabs: UITabBarController) {
    tabs.attachment(TabTaps.self)?.flow?.giveSelectionBack()
  }
}
