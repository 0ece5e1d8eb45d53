/// Where a view controller stands between off and on the screen.
enum AppearanceState {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// Whether the controller's view is on the screen or on its way there.
  var isOnScreen: Bool { self == .appearing || self == .appeared }
}

/// The appearance call that a controller's own `super` call passes on to its children.
@_spi(Sceneway)
public enum AppearanceCall: String, Hashable, Sendable, CaseIterable {
  /// `viewWillAppear(_:)`.
  case willAppear = "viewWillAppear"
  /// `viewIsAppearing(_:)`.
  case isAppearing = "viewIsAppearing"
  /// `viewDidAppear(_:)`.
  case didAppear = "viewDidAppear"
  /// `viewWillDisappear(_:)`.
  case willDisappear = "viewWillDisappear"
  /// `viewDidDisappear(_:)`.
  case didDisappear = "viewDidDisappear"
}
