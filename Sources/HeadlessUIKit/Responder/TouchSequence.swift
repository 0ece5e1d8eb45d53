internal import Foundation

/// One finger from coming down to leaving, with the recognisers that watch it.
@MainActor
struct TouchSequence {
  let touch = UITouch()
  let event = UIEvent()
  let view: UIView
  let recognizers: [UIGestureRecognizer]

  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - view: the view that a hit test found.
  ///   - point: where, in the window's coordinates.
  ///   - tapCount: how often the finger came down there.
  init(on view: UIView, at point: CGPoint, tapCount: Int = 1) {
    self.view = view
    touch.view = view
    touch.window = view.window
    touch.locationInWindow = point
    touch.tapCount = tapCount
    event.allTouches = [touch]
    recognizers = Self.recognizers(watching: touch, on: view)
    for recognizer in recognizers {
      recognizer.locationInWindow = point
      recognizer.touchesBegan([touch], with: event)
    }
    view.touchesBegan([touch], with: event)
  }

  /// The recognisers of the view and of those around it, innermost first, that see the finger.
  private static func recognizers(watching touch: UITouch, on view: UIView) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current: UIView? = view
    while let candidate = current {
      found += candidate.details.gestureRecognizers.filter {
        $0.isEnabled && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
      }
      current = candidate.superview
    }
    return found
  }

  /// Moves the finger.
  func move(to point: CGPoint) {
    touch.phase = .moved
    touch.locationInWindow = point
    for recognizer in recognizers {
      recognizer.locationInWindow = point
      recognizer.touchesMoved([touch], with: event)
    }
  }

  /// Takes the finger away, once it is known which recognisers recognised.
  func end(recognizedBy winners: [UIGestureRecognizer]) -> TouchOutcome {
    touch.phase = .ended
    let own = recognizers.filter { $0.endsByItself(touch, event) }
    if winners.contains(where: \.cancelsTouchesInView) || own.contains(where: \.cancelsTouchesInView) {
      touch.phase = .cancelled
      view.touchesCancelled([touch], with: event)
    } else {
      view.touchesEnded([touch], with: event)
    }
    for recognizer in recognizers { recognizer.reset() }
    return winners.isEmpty && own.isEmpty ? .delivered(to: view) : .recognized(winners + own)
  }

  /// Of the recognisers that fit, those that recognise: the first one, and others that go together with it.
  func winners(where fits: (UIGestureRecognizer) -> Bool) -> [UIGestureRecognizer] {
    var winners: [UIGestureRecognizer] = []
    for candidate in recognizers where fits(candidate) {
      let isFree = winners.allSatisfy { winner in
        winner.goesTogether(with: candidate)
          || !winner.canPrevent(candidate) || !candidate.canBePrevented(by: winner)
      }
      if isFree, candidate.mayBegin(touching: view) { winners.append(candidate) }
    }
    return winners.filter { winner in
      !winners.contains { $0 !== winner && winner.waits(for: $0) }
    }
  }
}

extension UIGestureRecognizer {
  /// Tells a recogniser of the app's own that the finger left.
  ///
  /// - Returns: whether it recognised by that; its targets have been told then.
  func endsByItself(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard state == .possible || state == .began || state == .changed else { return false }
    touchesEnded([touch], with: event)
    guard state == .ended else { return false }
    tellTargets()
    return true
  }
}
