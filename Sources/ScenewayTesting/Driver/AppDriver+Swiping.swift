internal import Foundation
@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

extension AppDriver {
  /// Swipes in from the edge of the screen to go back.
  ///
  /// Where the app asks first whether the screen may be left, the question is what comes of the swipe.
  ///
  /// - Parameters:
  ///   - completes: false for a finger that lets go too early, so that the screen slides back; true by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where the gesture does not begin.
  public func swipeBack(completes: Bool = true, file: String = #fileID, line: Int = #line) async throws {
    try await act("swipe back from the edge", file, line) {
      guard let visible = visibleViewController else { return .noWindow }
      guard openMenu == nil, let pop = visible.navigationController?.beginInteractivePop() else {
        return Navigator.isAskingAboutSwipe(around: visible) ? nil : .noSwipeBack
      }
      // The controllers hear of the gesture at the end of the turn in which it began.
      environment.clock.runTurn()
      pop.update(completes ? 0.7 : 0.3)
      if completes { pop.finish() } else { pop.cancel() }
      return nil
    }
  }

  /// Pulls a sheet down a little and lets it go too early, so that it slides back.
  ///
  /// - Parameters:
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where nothing is there that could be swiped away.
  public func pullSheet(file: String = #fileID, line: Int = #line) async throws {
    try await act("pull the sheet", file, line) {
      guard openMenu == nil, let top = modals.last else { return .nothingToDismiss }
      return reason(for: top.swipeToDismiss(completes: false), of: top)
    }
  }

  /// Why a swipe over something presented came to nothing; nil where it started.
  func reason(for outcome: UIViewController.SwipeToDismissOutcome, of presented: UIViewController)
    -> AppDriverError.Reason?
  {
    switch outcome {
    case .started: nil
    case .refused where Navigator.isAskingAboutSwipe(around: presented): nil
    case .refused: .refused
    case .notSwipeable: .notSwipeable
    case .notPresented: .nothingToDismiss
    }
  }

  // MARK: Scrolling

  /// Where a finger moves what the screen shows.
  public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
    /// Towards the end of the content.
    case down
    /// Towards the beginning of the content.
    case up
    /// Towards what stands at the right.
    case right
    /// Towards what stands at the left.
    case left
  }

  /// Scrolls the content of the screen by one page.
  ///
  /// - Parameters:
  ///   - direction: towards which part of the content.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where nothing can be scrolled that way.
  public func scroll(_ direction: ScrollDirection, file: String = #fileID, line: Int = #line) async throws {
    try await act("scroll \(direction.rawValue)", file, line) {
      guard openMenu == nil, let view = scrollable(direction) else { return .nothingHappens }
      return view.drag(to: view.page(direction)) ? nil : .touchesSwitchedOff
    }
  }

  /// The ways in which the content of the screen can be scrolled.
  package var scrollDirections: [ScrollDirection] {
    perform { openMenu == nil ? ScrollDirection.allCases.filter { scrollable($0) != nil } : [] }
  }

  private func scrollable(_ direction: ScrollDirection) -> UIScrollView? {
    guard let view = window?.rootViewController?.topmostPresented.viewIfLoaded else { return nil }
    return scrollable(direction, in: view)
  }

  private func scrollable(_ direction: ScrollDirection, in view: UIView) -> UIScrollView? {
    guard view.isShown, view.isUserInteractionEnabled else { return nil }
    if let list = view as? UIScrollView, list.isScrollEnabled, list.page(direction) != list.contentOffset {
      return list
    }
    for subview in view.subviews {
      if let found = scrollable(direction, in: subview) { return found }
    }
    return nil
  }
}

extension UIScrollView {
  /// What stands at the top left corner after one page; what stands there now where there is no more.
  fileprivate func page(_ direction: AppDriver.ScrollDirection) -> CGPoint {
    var offset = contentOffset
    let end = CGPoint(x: contentSize.width - bounds.width, y: contentSize.height - bounds.height)
    switch direction {
    case .down where offset.y < end.y: offset.y = min(end.y, offset.y + bounds.height)
    case .up where offset.y > 0: offset.y = max(0, offset.y - bounds.height)
    case .right where offset.x < end.x: offset.x = min(end.x, offset.x + bounds.width)
    case .left where offset.x > 0: offset.x = max(0, offset.x - bounds.width)
    default: break
    }
    return offset
  }
}
