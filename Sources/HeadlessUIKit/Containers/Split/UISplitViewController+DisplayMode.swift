internal import Foundation

extension UISplitViewController {
  /// The size that the columns share, in points.
  var layoutSize: CGSize { storedView?.bounds.size ?? UIScreen.main.bounds.size }

  /// The columns that show in a mode, from the outside in.
  func visibleColumns(in mode: DisplayMode) -> [Column] {
    let lists: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    return lists.suffix(mode.sidebarCount) + [.secondary]
  }

  // MARK: What fits

  /// How lists make room for themselves in a size: as preferred, otherwise beside the content where it is wider than
  /// high, and over it where it is not.
  func behavior(for size: CGSize) -> SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .oneBesideSecondary, .twoBesideSecondary: return hasRoomForThree(size) ? .tile : .displace
    case .automatic, .secondaryOnly: break
    }
    guard size.width > size.height else { return .overlay }
    return hasRoomForThree(size) ? .tile : .displace
  }

  /// Whether all columns fit side by side with enough left for the content.
  private func hasRoomForThree(_ size: CGSize) -> Bool {
    guard style == .tripleColumn else { return true }
    return size.width - primaryWidth(in: size) - supplementaryWidth(in: size) >= 320
  }

  /// The mode to show in a size.
  func fittingDisplayMode(for size: CGSize) -> DisplayMode {
    if let chosenDisplayMode { return chosenDisplayMode }
    let isWide = size.width > size.height
    if style == .unspecified {
      switch preferredDisplayMode {
      case .automatic: return isWide ? .oneBesideSecondary : .secondaryOnly
      case .secondaryOnly: return .secondaryOnly
      case .oneOverSecondary, .twoOverSecondary: return .oneOverSecondary
      case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
      }
    }
    let behavior = behavior(for: size)
    guard preferredDisplayMode != .automatic else {
      return behavior == .overlay ? .secondaryOnly : .oneBesideSecondary
    }
    return displayMode(sidebars: preferredDisplayMode.sidebarCount, behavior: behavior)
  }

  /// The mode in which a number of lists show; two columns have one list.
  func displayMode(sidebars count: Int, behavior: SplitBehavior) -> DisplayMode {
    DisplayMode(sidebars: min(count, style == .tripleColumn ? 2 : 1), behavior: behavior)
  }

  // MARK: Changing

  func preferencesDidChange() {
    chosenDisplayMode = nil
    settleDisplayMode(for: layoutSize)
    layoutDidChange()
  }

  /// Takes on the mode that fits a size, before the columns follow (SPLIT-15).
  func settleDisplayMode(for size: CGSize, animated: Bool = false) {
    guard !storedIsCollapsed, !isChangingWidth else { return }
    setDisplayMode(fittingDisplayMode(for: size), animated: animated)
  }

  /// Shows another mode because the person or code asked for it.
  func choose(_ mode: DisplayMode, animated: Bool) {
    chosenDisplayMode = mode
    guard !storedIsCollapsed else { return }
    setDisplayMode(mode, animated: animated)
  }

  private func setDisplayMode(_ mode: DisplayMode, animated: Bool) {
    guard mode != storedDisplayMode else { return }
    // Nobody hears of the mode that an interface starts with.
    if appearanceState.isOnScreen { tellDelegate(of: mode) }
    storedDisplayMode = mode
    if animated, UIView.areAnimationsEnabled, appearanceState.isOnScreen, activeTransition == nil {
      let coordinator = TransitionCoordinator(
        from: self, to: self, animated: true, duration: Self.columnDuration, style: .none)
      pendingCoordinator = coordinator
      activeTransitionCoordinator = coordinator
    }
    columnsDidChange(animated: animated)
    modeButton.update()
  }

  private func tellDelegate(of mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    guard style != .unspecified else { return }
    let (before, after) = (visibleColumns(in: storedDisplayMode), visibleColumns(in: mode))
    for column in before where !after.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in after where !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
  }

  /// Forgets what the person chose where the room is another, and takes on the mode that fits it.
  func sizeWillChange(to size: CGSize) {
    guard size != layoutSize else { return }
    chosenDisplayMode = nil
    guard appearanceState.isOnScreen, !storedIsCollapsed else { return }
    // Where it is about to collapse, no mode matters.
    guard
      size.width >= layoutSize.width || UITraitCollection.traits(for: size).horizontalSizeClass != .compact
    else { return }
    settleDisplayMode(for: size)
  }

  // MARK: One column

  func showColumn(_ column: Column) {
    guard style != .unspecified, column != .supplementary || style == .tripleColumn else { return }
    if storedIsCollapsed { return bringToTop(column) }
    let behavior = behavior(for: layoutSize)
    let shows = visibleColumns(in: storedDisplayMode).contains(column)
    switch column {
    case .secondary where storedDisplayMode.dimsSecondary:
      choose(displayMode(sidebars: behavior == .displace ? 1 : 0, behavior: behavior), animated: true)
    case .primary where !shows: choose(displayMode(sidebars: 2, behavior: behavior), animated: true)
    case .supplementary where !shows: choose(displayMode(sidebars: 1, behavior: behavior), animated: true)
    default: break
    }
  }

  func hideColumn(_ column: Column) {
    guard style != .unspecified else { return }
    if storedIsCollapsed { return takeFromTop(column) }
    guard visibleColumns(in: storedDisplayMode).contains(column) else { return }
    let behavior = behavior(for: layoutSize)
    switch column {
    case .primary:
      choose(displayMode(sidebars: storedDisplayMode.sidebarCount - 1, behavior: behavior), animated: true)
    case .supplementary: choose(.secondaryOnly, animated: true)
    case .secondary, .compact: break
    }
  }

  /// Shows the column that a child stands in, for the sake of a controller inside that (UNW-13).
  func showColumn(with child: UIViewController, for destination: UIViewController) {
    if let column = columns.column(of: child) {
      return storedIsCollapsed ? goBack(to: destination, in: column) : showColumn(column)
    }
    guard !storedIsCollapsed, child === classicControllers.first, storedDisplayMode == .secondaryOnly else {
      return
    }
    choose(toggledDisplayMode, animated: true)
  }
}
