internal import Foundation

extension UISplitViewController {
  var currentControllers: [UIViewController] {
    if style == .unspecified { return classicControllers }
    if storedIsCollapsed { return [collapsedController].compactMap { $0 } }
    return columns.expanded.compactMap { columns.containers[$0] }
  }

  /// The one controller that shows while the interface is collapsed.
  var collapsedController: UIViewController? {
    if style == .unspecified { return classicControllers.first }
    return columns.containers[.compact] ?? columns.base.flatMap { columns.containers[$0] }
  }

  func replaceControllers(_ new: [UIViewController]) {
    if refusesToHold(new) { return }
    guard style == .unspecified else {
      let places: [Column] =
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in places.enumerated() {
        let controller = new.indices.contains(index) ? new[index] : nil
        guard controller !== columns.containers[column] else { continue }
        place(nil, in: column)
        place(controller, in: column)
      }
      return
    }
    // What is set is the expanded interface; where it does not fit it collapses at once.
    storedIsCollapsed = false
    keptSecondary = nil
    replaceClassic(new)
    settleWidth()
    settleDisplayMode(for: layoutSize)
    columnsDidChange(animated: false)
  }

  /// Replaces the controllers of the classic interface: who leaves and who comes hears of it.
  func replaceClassic(_ new: [UIViewController]) {
    let leaving = classicControllers.filter { !new.contains($0) }.distinct
    let coming = new.filter { $0.storedParent !== self }.distinct
    for controller in leaving where controller.storedParent === self { controller.willMove(toParent: nil) }
    classicControllers = new
    for controller in coming { attach(controller) }
    storedChildren = new.distinct
    for controller in coming {
      controller.didMove(toParent: self)
      controller.movesToParent = false
    }
    departing = departing.filter { !new.contains($0) } + leaving
    finishDepartures()
  }

  // MARK: Columns

  func place(_ controller: UIViewController?, in column: Column) {
    guard style != .unspecified, column != .supplementary || style == .tripleColumn else { return }
    let hadCompact = columns.containers[.compact] != nil
    fill(column, with: controller)
    if storedIsCollapsed { compactDidChange(from: hadCompact) }
  }

  private func fill(_ column: Column, with controller: UIViewController?) {
    guard let controller else { return empty(column) }
    guard controller !== columns.contents[column], controller !== columns.containers[column],
      !refusesToHold([controller])
    else { return }
    if column != .compact, !(controller is UINavigationController), columns.navigation(column) != nil {
      columns.contents[column] = controller
      return push(controller, in: column)
    }
    empty(column)
    if let other = columns.column(of: controller) { empty(other) }
    let wrapped =
      column == .compact || controller is UINavigationController
      ? controller : UINavigationController(rootViewController: controller)
    departing.removeAll { $0 === wrapped }
    columns.contents[column] = controller
    columns.containers[column] = wrapped
    attach(wrapped)
    wrapped.didMove(toParent: self)
    wrapped.movesToParent = false
    settleWidth()
    settleDisplayMode(for: layoutSize)
    columnsDidChange(animated: false)
  }

  /// Puts a controller on the stack that a column has already (SPLIT-09).
  private func push(_ controller: UIViewController, in column: Column) {
    guard let navigation = columns.navigation(column) else { return }
    guard let record = columns.merged[column], let base = columns.baseNavigation else {
      return navigation.stack.contains(controller)
        ? _ = navigation.popToViewController(controller, animated: false)
        : navigation.pushViewController(controller, animated: false)
    }
    let isOnStack = record.contains { base.stack.contains($0) }
    columns.merged[column] = record.filter { $0 !== controller } + [controller]
    if isOnStack, !base.stack.contains(controller) { base.pushViewController(controller, animated: false) }
  }

  private func empty(_ column: Column) {
    guard let container = columns.containers[column] else { return }
    if let record = columns.merged.removeValue(forKey: column), let base = columns.baseNavigation {
      let rest = base.stack.filter { !record.contains($0) }
      if rest.count != base.stack.count { base.setViewControllers(rest, animated: false) }
    }
    container.willMove(toParent: nil)
    columns.contents[column] = nil
    columns.containers[column] = nil
    storedChildren.removeAll { $0 === container }
    departing.append(container)
    finishDepartures()
    columnsDidChange(animated: false)
  }

  // MARK: Leaving

  /// Ends the moves of those that left, a visible one's after it disappeared.
  func finishDepartures() {
    let gone = departing.filter { leaving in
      appearanceState == .disappeared || !shown.contains(leaving)
    }
    departing.removeAll { gone.contains($0) }
    for controller in gone {
      shown.removeAll { $0 === controller }
      controller.removeFromPlace(in: containerView)
      // One that found another parent meanwhile has heard of that.
      guard controller.storedParent === self else { continue }
      controller.storedParent = nil
      controller.didMove(toParent: nil)
      controller.movesFromParent = false
    }
  }

  /// Leaves out a child that code took away by hand.
  func forget(_ child: UIViewController) {
    classicControllers.removeAll { $0 === child }
    if let column = columns.column(of: child) {
      columns.contents[column] = nil
      columns.containers[column] = nil
      columns.merged[column] = nil
    }
    shown.removeAll { $0 === child }
    change?.forget(child)
  }
}
