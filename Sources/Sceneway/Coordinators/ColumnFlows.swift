#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Which flow stands in which column of a split view controller; hangs on the split view controller.
@MainActor
final class ColumnFlows {
  typealias Column = UISplitViewController.Column

  private struct Entry {
    weak var flow: AnyCoordinator?
    weak var root: UIViewController?
    /// Whether the flow has shown nothing yet.
    var isExpected = false
  }

  private var entries: [Column: Entry] = [:]

  /// Whether going back from the detail of a collapsed split view controller ends its flow.
  var backEndsDetail = false

  static func of(_ split: UISplitViewController) -> ColumnFlows {
    if let flows = split.attachment(ColumnFlows.self) { return flows }
    let flows = ColumnFlows()
    split.attach(flows, as: ColumnFlows.self)
    return flows
  }

  /// The flow of a column.
  func flow(in column: Column) -> AnyCoordinator? { entries[column]?.flow }

  /// Gives a column to a flow, whose outermost controller the split view controller keeps from now on.
  func enter(
    _ flow: AnyCoordinator, _ root: UIViewController, _ column: Column, of split: UISplitViewController
  ) {
    entries[column] = Entry(flow: flow, root: root)
    let keeper = Keeper(split) { [weak self, weak split, weak root] in
      guard let self, let split, let root else { return false }
      return keeps(root, column, in: split)
    }
    root.attach(keeper, as: Keeper.self)
  }

  /// Keeps a column for a flow that has shown nothing yet; the split view controller stands for it meanwhile.
  func expect(_ flow: AnyCoordinator, in column: Column, of split: UISplitViewController) {
    entries[column] = Entry(flow: flow, isExpected: true)
    flow.own(split)
    flow.hasStandIn = true
  }

  /// The flow that a column is kept for, since it has shown nothing yet.
  func expected(in column: Column) -> AnyCoordinator? {
    entries[column].flatMap { $0.isExpected ? $0.flow : nil }
  }

  /// Takes a flow's column away from it.
  func leave(_ flow: AnyCoordinator) {
    for (column, entry) in entries where entry.flow === flow {
      entry.root?.attach(nil, as: Keeper.self)
      entries[column] = nil
    }
  }

  /// Whether UIKit shows a controller again when the interface expands, though it is on no stack now.
  private func keeps(_ root: UIViewController, _ column: Column, in split: UISplitViewController) -> Bool {
    guard entries[column]?.root === root, !(backEndsDetail && column == .secondary && split.isCollapsed)
    else {
      return false
    }
    if split.style != .unspecified { return split.viewController(for: column) === root }
    return split.isCollapsed || split.viewControllers.contains(root)
  }
}

extension UISplitViewController {
  /// The stack that all columns share while they have one place; nil where they do not.
  var sharedStack: UINavigationController? {
    isCollapsed ? viewControllers.first as? UINavigationController : nil
  }

  /// Puts a flow's controller in a column, in place of what is there.
  ///
  /// - Parameters:
  ///   - root: the controller.
  ///   - column: the column.
  ///   - animated: whether it takes time where the columns share one place.
  func put(_ root: UIViewController, in column: Column, animated: Bool) {
    guard animated else { return UIView.performWithoutAnimation { put(root, in: column) } }
    put(root, in: column)
  }

  private func put(_ root: UIViewController, in column: Column) {
    guard style == .unspecified else {
      if viewController(for: column) != nil { setViewController(nil, for: column) }
      setViewController(root, for: column)
      return show(column)
    }
    showDetailViewController(root, sender: nil)
  }

  /// Lets the controllers of a column go.
  func empty(_ column: Column, of root: UIViewController) {
    guard style == .unspecified else {
      if viewController(for: column) === root { setViewController(nil, for: column) }
      return
    }
    // Setting the controllers anew makes the split view controller forget the detail that it keeps for an expansion.
    viewControllers = viewControllers.filter { $0 !== root }
  }
}
