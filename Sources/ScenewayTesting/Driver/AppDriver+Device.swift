internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// How much of an iPad's screen an app has.
public enum ScreenShare: String, Hashable, Sendable, CaseIterable {
  /// All of it.
  case full
  /// The larger part of two.
  case most
  /// One half.
  case half
  /// The smaller part of two, as narrow as a phone.
  case third

  /// The room for the app on a screen, which a bar of ten points divides.
  func size(of screen: CGSize) -> CGSize {
    let small: CGFloat = max(screen.width, screen.height) >= 1366 ? 375 : 320
    let width =
      switch self {
      case .full: screen.width
      case .most: screen.width - small - 10
      case .half: ((screen.width - 10) / 2).rounded(.down)
      case .third: small
      }
    return CGSize(width: width, height: screen.height)
  }
}

extension AppDriver {
  /// Turns the device on its side, or back; a screen that does not support that stays as it is.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` for a device that does not turn.
  public func rotate(file: String = #fileID, line: Int = #line) async throws {
    try await act("turn the device", file, line) {
      guard device.kind != .tv else { return .notTurnable }
      let turned = CGSize(width: device.screenSize.height, height: device.screenSize.width)
      environment.sizeAfterTurn = share.size(of: turned)
      defer { environment.sizeAfterTurn = nil }
      let held: UIDeviceOrientation = UIDevice.current.orientation.isLandscape ? .portrait : .landscapeLeft
      if UIApplication.shared.turnDevice(to: held) { device.screenSize = turned }
      return nil
    }
  }

  /// Gives the app a part of the screen, beside another app.
  ///
  /// - Parameters:
  ///   - share: how much of the screen.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where the device is no iPad, which alone shares its screen.
  public func resize(to share: ScreenShare, file: String = #fileID, line: Int = #line) async throws {
    try await act("share the screen", file, line) {
      guard device.kind == .pad else { return .wholeScreenOnly }
      self.share = share
      UIApplication.shared.resizeScreen(to: share.size(of: device.screenSize))
      return nil
    }
  }

  /// Whether the device can be turned on its side.
  package var canRotate: Bool { device.kind != .tv }

  /// The other parts of the screen that the app could have now; none where it always has the whole.
  package var otherShares: [ScreenShare] {
    device.kind == .pad ? ScreenShare.allCases.filter { $0 != share } : []
  }

  // MARK: Lists at the side

  /// Brings a list in from the side of a split view controller, by a swipe or the button in the bar.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there is no list, or it shows already.
  public func showSidebar(file: String = #fileID, line: Int = #line) async throws {
    try await act("show the list at the side", file, line) {
      guard let split = visibleSplit, split.hasSidebar else { return .noSidebar }
      if split.swipeSidebarIn() { return nil }
      guard split.displayMode == .secondaryOnly, let button = split.columnButton else { return .notSwipeable }
      return button.sendAction() ? nil : .disabled
    }
  }

  /// Sends a list at the side of a split view controller away, by a swipe, a tap beside it or the button in the bar.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no list shows at the side.
  public func hideSidebar(file: String = #fileID, line: Int = #line) async throws {
    try await act("hide the list at the side", file, line) {
      guard let split = visibleSplit, split.hasSidebar, split.displayMode != .secondaryOnly else {
        return .noSidebar
      }
      if split.swipeSidebarOut() { return nil }
      guard let button = split.columnButton else { return .notSwipeable }
      return button.sendAction() ? nil : .disabled
    }
  }

  /// Whether a list shows at the side now; nil where the screen has none.
  public var isSidebarShown: Bool? {
    perform {
      guard let split = visibleSplit, split.hasSidebar else { return nil }
      return split.displayMode != .secondaryOnly
    }
  }

  /// The innermost split view controller of the screen.
  private var visibleSplit: UISplitViewController? {
    guard let visible = visibleViewController else { return nil }
    return visible as? UISplitViewController ?? visible.splitViewController
  }
}
