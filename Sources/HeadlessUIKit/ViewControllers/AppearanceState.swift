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
enum AppearanceCall {
  case willAppear
  case isAppearing
  case didAppear
  case willDisappear
  case didDisappear
}
