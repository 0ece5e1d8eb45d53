/// How a presented controller stands over the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen; the presenter's view is removed (PRES-01).
  case fullScreen = 0
  /// A sheet that leaves the presenter partly visible (PRES-04).
  case pageSheet = 1
  /// A smaller sheet in the middle.
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context (PRES-11).
  case currentContext = 3
  /// As the controller's own presentation controller says.
  case custom = 4
  /// Covers the screen, with the presenter's view kept below.
  case overFullScreen = 5
  /// Covers the nearest context, with its view kept below.
  case overCurrentContext = 6
  /// Stands beside what it was opened from.
  case popover = 7
  /// Blurs what is below; tvOS.
  case blurOverFullScreen = 8
  /// No style; only an answer to a question about adapting.
  case none = -1
  /// Left to the system; a page sheet for most controllers (PRES-06).
  case automatic = -2

  /// Whether the presenter's view is removed while the presented one covers it (PRES-05).
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation stays in the nearest context.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether a person can swipe the presented controller away.
  var isSwipeable: Bool { self == .pageSheet || self == .formSheet || self == .popover }
}

/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up.
  case coverVertical = 0
  /// Turns over.
  case flipHorizontal = 1
  /// Fades.
  case crossDissolve = 2
  /// Curls the page up.
  case partialCurl = 3
}

/// Where a controller stands between being presented and being dismissed.
enum PresentationPhase {
  case none
  case presenting
  case dismissing
}
