internal import Foundation

extension UISplitViewController {
  /// How long showing and hiding a column takes, in seconds.
  static let columnDuration: TimeInterval = 0.35

  /// The controllers that are to be on the screen, from the outside in.
  var wantedControllers: [UIViewController] {
    guard !storedIsCollapsed else { return [collapsedController].compactMap { $0 } }
    return visibleColumns(in: storedDisplayMode).compactMap(controller)
  }

  /// The controller that stands for a column in either interface.
  func controller(_ column: Column) -> UIViewController? {
    guard style == .unspecified else { return columns.containers[column] }
    switch column {
    case .primary: return classicControllers.first
    case .secondary: return classicControllers.dropFirst().first
    case .supplementary, .compact: return nil
    }
  }

  // MARK: With the controller's own appearance

  /// The columns that follow the split view controller's own appearance calls (SPLIT-18).
  func columnsForAppearance(_ call: AppearanceCall) -> [UIViewController] {
    if call == .willDisappear || call == .willAppear {
      change?.finish()
      dropPendingCoordinator()
    }
    if call == .willAppear {
      settleWidth()
      settleDisplayMode(for: layoutSize)
      let wanted = loadWanted()
      for controller in shown where !wanted.contains(controller) {
        controller.removeFromPlace(in: containerView)
        // One that was on its way out with the split view controller does not come back with it.
        controller.finishDisappearing()
      }
      shown = wanted
      changeIsDue = false
      finishDepartures()
    }
    return shown
  }

  /// Ends what goes along with a change that shows, or not, with the controller itself.
  private func dropPendingCoordinator() {
    guard let coordinator = pendingCoordinator else { return }
    pendingCoordinator = nil
    forget(coordinator)
    coordinator.begin()
    coordinator.end(cancelled: false)
  }

  /// Loads the views of what is to show; loading may change it, so it is asked for again until it stays.
  private func loadWanted() -> [UIViewController] {
    var wanted: [UIViewController] = []
    repeat {
      wanted = wantedControllers
      for controller in wanted { controller.loadViewIfNeeded() }
    } while wanted != wantedControllers
    return wanted
  }

  // MARK: While on the screen

  /// Asks for the columns on the screen to follow what is wanted, at the end of the turn.
  func columnsDidChange(animated: Bool) {
    guard appearanceState.isOnScreen else { return }
    changeIsAnimated = animated && UIView.areAnimationsEnabled
    guard !changeIsDue else { return }
    changeIsDue = true
    if appearanceState == .appeared { requestChange() }
  }

  func requestChange() {
    HeadlessEnvironment.current.clock.atCommit { [weak self] in self?.changeShown() }
  }

  /// T1 of a change of columns: who comes and who goes hears of it.
  private func changeShown() {
    guard changeIsDue, appearanceState.isOnScreen else { return }
    changeIsDue = false
    change?.finish()
    let wanted = loadWanted()
    let coming = wanted.filter { !shown.contains($0) }
    let going = shown.filter { !wanted.contains($0) }
    guard !coming.isEmpty || !going.isEmpty || pendingCoordinator != nil else {
      placeColumns()
      return finishDepartures()
    }
    let change = SplitChange(self, coming: coming, going: going, animated: changeIsAnimated)
    self.change = change
    // Known before anyone hears of it: who is replaced while coming ends its move after it has left (SPLIT-10).
    shown = wanted + going
    let places = visibleColumns(in: storedDisplayMode).map { (column: $0, controller: controller($0)) }
    for controller in coming { controller.beginAppearing(animated: change.animated) }
    for controller in going { controller.beginDisappearing(animated: change.animated) }
    if !change.animated { change.letGo() }
    placeColumns()
    // One that was replaced meanwhile still comes to where it was to stand.
    for place in places {
      guard let controller = place.controller, coming.contains(controller), shown.contains(controller),
        !wantedControllers.contains(controller)
      else { continue }
      put(controller, in: place.column)
    }
    for controller in coming { controller.sendIsAppearing() }
    containerView.layoutIfNeeded()
    change.start()
  }

  /// Takes a controller off the screen at once, because it is about to stand elsewhere.
  func takeOffScreen(_ controller: UIViewController) {
    change?.finish()
    guard shown.contains(controller) else { return }
    controller.beginDisappearing(animated: false)
    controller.removeFromPlace(in: containerView)
    controller.finishDisappearing()
    shown.removeAll { $0 === controller }
  }
}

/// Columns that come and go together.
@MainActor
final class SplitChange {
  private weak var split: UISplitViewController?
  private var coming: [UIViewController]
  private var going: [UIViewController]
  let animated: Bool
  private var end: HeadlessClock.Token?
  private let coordinator: TransitionCoordinator

  init(
    _ split: UISplitViewController, coming: [UIViewController], going: [UIViewController], animated: Bool
  ) {
    self.split = split
    self.coming = coming
    self.going = going
    self.animated = animated
    coordinator =
      split.pendingCoordinator
      ?? TransitionCoordinator(
        from: split, to: split, animated: animated, duration: UISplitViewController.columnDuration,
        style: .none)
    split.pendingCoordinator = nil
  }

  /// Leaves one out that code took away by hand.
  func forget(_ controller: UIViewController) {
    coming.removeAll { $0 === controller }
    going.removeAll { $0 === controller }
  }

  /// T1 is over.
  func start() {
    coordinator.begin()
    let clock = HeadlessEnvironment.current.clock
    if animated {
      end = clock.schedule(after: UISplitViewController.columnDuration) { self.finish() }
    } else {
      clock.afterCommit { self.finish() }
    }
  }

  /// Takes what goes off the screen: at once where nothing is animated.
  func letGo() {
    for controller in going {
      if let holder = split?.containerView { controller.removeFromPlace(in: holder) }
      controller.finishDisappearing()
      split?.shown.removeAll { $0 === controller }
    }
    going = []
    split?.finishDepartures()
  }

  /// T2, at the latest when something else happens to the columns.
  func finish() {
    guard split?.change === self else { return }
    if let end { HeadlessEnvironment.current.clock.cancel(end) }
    split?.change = nil
    letGo()
    for controller in coming { controller.finishAppearing() }
    coming = []
    split?.forget(coordinator)
    coordinator.end(cancelled: false)
  }
}
