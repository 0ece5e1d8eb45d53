internal import BehaviourRecorder
internal import UIKit

/// Which lists of a split view controller show beside the content or over it (SPLIT-15, SPLIT-18).
extension ModelWorld {
  private static let modes: [UISplitViewController.DisplayMode] = [
    .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
    .twoOverSecondary,
    .twoDisplaceSecondary,
  ]

  /// Shows or hides a column.
  func showColumn(level: Int, _ column: ModelOperation.Column, shows: Bool) {
    guard let level = levelOfColumns(level), let split = split(level),
      let columns = state.chain[level].columns
    else { return }
    if columns.isClassic { return prefer(shows ? .automatic : .secondaryOnly, level) }
    let under = listsUnderContent(split.displayMode.lists, in: split)
    let isMerged = split.isCollapsed
    let place: UISplitViewController.Column =
      switch column {
      case .primary: .primary
      case .supplementary: .supplementary
      case .secondary: .secondary
      }
    change(level) { shows ? $0.show(place) : $0.hide(place) }
    guard !isMerged else { return }
    wantLists(level) { shown in
      switch (column, shows) {
      case (.primary, true): columns.lists
      case (.primary, false): shown == columns.lists ? shown - 1 : shown
      case (.supplementary, _) where !columns.hasTwoLists: shown
      case (.supplementary, true): max(shown, 1)
      case (.supplementary, false): 0
      case (.secondary, true): under
      case (.secondary, false): shown
      }
    }
  }

  /// Prefers a mode.
  func preferMode(level: Int, _ mode: Int) {
    guard let level = levelOfColumns(level) else { return }
    prefer(Self.modes[mode % Self.modes.count], level)
  }

  /// Swipes a list in from the edge, or out; two that lie over the content go together.
  func swipeList(level: Int, comes: Bool) {
    guard let level = levelOfColumns(level), let split = split(level),
      let columns = state.chain[level].columns
    else { return }
    let goesWithAnother = split.displayMode == .twoOverSecondary
    let isCollapsed = split.isCollapsed
    var isSwiped = false
    change(level) { isSwiped = comes ? stage.swipeSidebarIn($0) : stage.swipeSidebarOut($0) }
    guard !isCollapsed else {
      if isSwiped { fail("a list of collapsed columns was swiped") }
      return
    }
    wantLists(level) { shown in
      comes ? min(shown + 1, columns.lists) : goesWithAnother ? 0 : max(shown - 1, 0)
    }
  }

  private func prefer(_ mode: UISplitViewController.DisplayMode, _ level: Int) {
    guard let columns = state.chain[level].columns else { return }
    // A large phone on its side has room for one list beside the content.
    let lists = mode == .automatic ? 1 : min(mode.lists, columns.lists)
    change(level) { $0.preferredDisplayMode = mode }
    state.chain[level].columns?.preferredLists = lists
    wantLists(level) { _ in lists }
  }

  /// How many lists show when the content comes to the front: those over it go, and of two beside it the outer one.
  func listsUnderContent(_ shown: Int, in split: UISplitViewController) -> Int {
    switch split.displayMode {
    case .oneOverSecondary, .twoOverSecondary: 0
    case .twoDisplaceSecondary: 1
    default: shown
    }
  }

  /// Says how many lists are to show from now on, where the model knows how many there were.
  func wantLists(_ level: Int, _ lists: (_ shown: Int) -> Int) {
    guard let columns = state.chain[level].columns, let before = columns.wantedLists else { return }
    let wanted = lists(before)
    state.chain[level].columns?.wantedLists = wanted
  }
}

extension UISplitViewController.DisplayMode {
  /// How many lists show.
  var lists: Int {
    switch self {
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    default: 0
    }
  }
}

extension UISplitViewController {
  /// The outermost list that shows; the content where none does.
  var outermostShown: UIViewController? {
    guard !isCollapsed, displayMode != .secondaryOnly else {
      return isCollapsed ? viewControllers.first : viewControllers.last
    }
    guard style == .tripleColumn, displayMode.lists == 1 else { return viewControllers.first }
    return viewController(for: .supplementary) == nil ? viewControllers.last : viewControllers[1]
  }
}
