@_spi(Sceneway) internal import HeadlessUIKit
public import Sceneway

extension NavigationTrace {
  /// Repeats with an app what a person did in the history, such as that of a fault's report.
  ///
  /// - Parameters:
  ///   - driver: drives an app that stands where the history began.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Returns: the events that no hand brings about: those of the app's own code. The app repeats those that follow
  ///   from a touch by itself.
  /// - Throws: an ``AppDriverError`` where the app is not as it was, so that something cannot be repeated.
  @discardableResult
  public func replay(on driver: AppDriver, file: String = #fileID, line: Int = #line) async throws
    -> [NavigationEvent]
  {
    try await NavigationTrace.replay(history, on: driver, file: file, line: line)
  }

  /// Repeats with an app what a person did, as read from JSON.
  ///
  /// - Parameters:
  ///   - events: what happened; events of one touch are repeated by one.
  ///   - driver: drives an app that stands where the events began.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Returns: the events that no hand brings about.
  /// - Throws: an ``AppDriverError`` where the app is not as it was, so that something cannot be repeated.
  @discardableResult
  public static func replay(
    _ events: [NavigationEvent], on driver: AppDriver, file: String = #fileID, line: Int = #line
  ) async throws -> [NavigationEvent] {
    try await driver.at(file, line) { try await driver.repeated(events) }
  }
}

extension AppDriver {
  /// Repeats what a person did.
  ///
  /// - Returns: the events that no hand brings about.
  fileprivate func repeated(_ events: [NavigationEvent]) async throws -> [NavigationEvent] {
    var touches: Set<Int> = []
    var lastLink: NavigationCause?
    var others: [NavigationEvent] = []
    for event in events {
      if let touch = event.touch, !touches.insert(touch).inserted { continue }
      if case .link(let url) = event.cause {
        if lastLink != event.cause { try await openURL(url) }
        lastLink = event.cause
        continue
      }
      lastLink = nil
      switch (event.gesture, event.tab, event.touched) {
      case (.edgeSwipe, _, _): try await repeatEdgeSwipe(of: event)
      case (.sheetSwipe, _, _): try await repeatSheetSwipe(of: event)
      case (.nextPage, _, _): try await nextPage(completes: event.outcome != .cancelled)
      case (.previousPage, _, _): try await previousPage(completes: event.outcome != .cancelled)
      case (.back, _, _): try await repeatBack(of: event)
      case (.tab, let tab?, _): try await selectTab(number: tab + 1)
      case (_, _, let words?): try await tap(words)
      default: others.append(event)
      }
    }
    return others
  }

  /// The stack that a person sees on top.
  private var topStack: UINavigationController? { window.map { Navigator.of($0) }?.visibleStack }

  fileprivate func repeatEdgeSwipe(of event: NavigationEvent) async throws {
    try await act("swipe back from \(event.from ?? "nothing")") {
      guard let stack = topStack else { return .noBackButton }
      let pop = stack.beginInteractivePop()
      if event.outcome == .cancelled { pop?.cancel() } else { pop?.finish() }
      return nil
    }
  }

  fileprivate func repeatSheetSwipe(of event: NavigationEvent) async throws {
    try await act("swipe \(event.from ?? "nothing") away") {
      guard
        let top = modals.last
      else { return .nothingToDismiss }
      top.swipeToDismiss(completes: event.outcome != .cancelled)
      return nil
    }
  }

  fileprivate func repeatBack(of event: NavigationEvent) async throws {
    let place = perform {
      topStack?.viewControllers.dropLast().lastIndex { Navigator.name(of: $0) == event.to }
    }
    let count = perform { topStack?.viewControllers.count ?? 0 }
    guard let place, event.outcome == .performed, place < count - 2 else { return try await back() }
    try await act("choose \(event.to ?? "nothing") from the back menu") {
      topStack?.chooseBackMenuItem(at: count - 2 - place) == true ? nil : .noBackButton
    }
  }
}
