public import Foundation
@_spi(Sceneway) internal import HeadlessUIKit

/// Gestures that go to what an app's own recognisers watch.
extension AppDriver {
  /// A direction of a stroke.
  public enum StrokeDirection: String, Hashable, Sendable, CaseIterable {
    /// From right to left.
    case left
    /// From left to right.
    case right
    /// From the bottom to the top.
    case up
    /// From the top to the bottom.
    case down

    var ofRecognizer: UISwipeGestureRecognizer.Direction {
      switch self {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      }
    }
  }

  /// Taps something twice, one tap right after the other.
  ///
  /// - Parameters:
  ///   - text: its words, or its name for tests.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it, or nothing waits for two taps.
  public func doubleTap(_ text: String, file: String = #fileID, line: Int = #line) async throws {
    try await at(file, line) {
      try await gesture("tap “\(text)” twice", .words(text)) { TouchSimulator.tap($0, count: 2) }
    }
  }

  /// Holds a finger down on something, and opens the menu that is offered there.
  ///
  /// What is in the menu is tapped as everything else, and the preview beside it by ``tapPreview(file:line:)``.
  ///
  /// The back button is held by ``back(to:file:line:)``.
  ///
  /// - Parameters:
  ///   - text: its words, or its name for tests.
  ///   - duration: how long, in seconds; one by default. The app's time does not pass by it.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it, or nothing waits for that.
  public func longPress(
    _ text: String, for duration: TimeInterval = 1, file: String = #fileID, line: Int = #line
  ) async throws {
    try await at(file, line) { try await longPress(.words(text), for: duration) }
  }

  package func longPress(_ reference: Reference, for duration: TimeInterval = 1) async throws {
    // What UIKit's own long presses wait for.
    let isLong = duration >= 0.5
    // A menu that opens takes the touch away from what is below it; a recogniser of the app's own comes first.
    try await gesture("hold \(reference)", reference) {
      TouchSimulator.longPress($0, duration: duration)
    } instead: {
      isLong && !hasOwnLongPress($1) && openContextMenu(over: $0, $1)
    } otherwise: {
      isLong && hasOwnLongPress($1) && openContextMenu(over: $0, $1)
    }
  }

  /// Strokes over something with a finger.
  ///
  /// A row that offers something is swiped by ``swipe(_:choosing:file:line:)``.
  ///
  /// - Parameters:
  ///   - text: its words, or its name for tests.
  ///   - direction: in which direction.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it, or nothing waits for that.
  public func swipe(
    over text: String, _ direction: StrokeDirection, file: String = #fileID, line: Int = #line
  ) async throws {
    try await at(file, line) {
      try await gesture("swipe \(direction.rawValue) over “\(text)”", .words(text)) {
        TouchSimulator.swipe($0, direction.ofRecognizer)
      }
    }
  }

  /// Drags a finger from something to elsewhere.
  ///
  /// - Parameters:
  ///   - text: its words, or its name for tests.
  ///   - translation: how far, in points.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it, or nothing waits for that.
  public func drag(
    _ text: String, by translation: CGPoint, file: String = #fileID, line: Int = #line
  ) async throws {
    try await at(file, line) {
      try await gesture("drag “\(text)”", .words(text)) { TouchSimulator.drag($0, by: translation) }
    }
  }

  /// Pinches something with two fingers.
  ///
  /// - Parameters:
  ///   - text: its words, or its name for tests.
  ///   - scale: how far apart the fingers end, as a multiple of where they began; less than 1 brings them together.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where no finger could do it, or nothing waits for that.
  public func pinch(_ text: String, scale: CGFloat, file: String = #fileID, line: Int = #line) async throws {
    try await at(file, line) {
      try await gesture("pinch “\(text)”", .words(text)) { TouchSimulator.pinch($0, scale: scale) }
    }
  }

  private func gesture(
    _ request: String, _ reference: Reference,
    make: (UIView) -> TouchOutcome, instead: (LiveElement, UIView) -> Bool = { _, _ in false },
    otherwise: (LiveElement, UIView) -> Bool = { _, _ in false }
  ) async throws {
    try await act(request) {
      let element = try find(reference, request: request)
      guard let view = element.view ?? wordsView(of: reference.words ?? element.value.text) else {
        return .notTouchable
      }
      if reach(view) == nil, instead(element, view) { return nil }
      let outcome = make(view)
      if case .blocked = outcome { return reason(for: outcome) }
      if case .recognized = outcome { return nil }
      return otherwise(element, view) ? nil : .nothingHappens
    }
  }

  private func hasOwnLongPress(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { around in
      around.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer && $0.isEnabled } == true
    }
  }

  /// The view that shows some words, which are only to be read.
  private func wordsView(of words: String) -> UIView? {
    guard let top = window?.rootViewController?.topmostPresented.viewIfLoaded else { return nil }
    return label(with: words, in: top)
  }

  private func label(with words: String, in view: UIView) -> UIView? {
    guard view.isShown else { return nil }
    if view.accessibilityIdentifier == words || view.accessibilityLabel == words
      || (view as? UILabel)?.text == words
    {
      return view
    }
    for subview in view.subviews {
      if let found = label(with: words, in: subview) { return found }
    }
    return nil
  }
}
