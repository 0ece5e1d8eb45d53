public import Foundation

/// Puts fingers on the screen as a person does: through the hit test and the recognisers.
@_spi(Sceneway) @MainActor
public enum TouchSimulator {
  /// Why a finger would not reach a view.
  ///
  /// - Parameter view: the view.
  /// - Returns: the reason; nil where the finger reaches it.
  public static func obstacle(to view: UIView) -> TouchObstacle? {
    switch TouchTarget.place(for: view) {
    case .success: nil
    case .failure(let obstructed): obstructed.obstacle
    }
  }

  /// Taps a view.
  ///
  /// - Parameters:
  ///   - view: the view; its middle is tapped, or a place beside it that is free.
  ///   - count: how many taps, one right after the other.
  /// - Returns: what the taps did, or why the finger did not reach the view.
  @discardableResult
  public static func tap(_ view: UIView, count: Int = 1) -> TouchOutcome {
    switch TouchTarget.place(for: view) {
    case .failure(let obstructed): return .blocked(obstructed.obstacle)
    case .success(let place):
      return HeadlessEnvironment.handlingTouch(on: place.hit) {
        var outcome = TouchOutcome.delivered(to: place.hit)
        for number in 1...max(1, count) {
          outcome = tap(place.hit, at: place.pointInWindow, tapCount: number)
        }
        return outcome
      }
    }
  }

  /// Taps a point of a window.
  ///
  /// - Parameters:
  ///   - point: where, in the window's coordinates, in points.
  ///   - window: the window.
  /// - Returns: what the tap did.
  @discardableResult
  public static func tap(at point: CGPoint, in window: UIWindow) -> TouchOutcome {
    guard let hit = window.hitTest(point, with: nil) else { return .blocked(.outside) }
    return HeadlessEnvironment.handlingTouch(on: hit) { tap(hit, at: point, tapCount: 1) }
  }

  private static func tap(_ hit: UIView, at point: CGPoint, tapCount: Int) -> TouchOutcome {
    let sequence = TouchSequence(on: hit, at: point, tapCount: tapCount)
    let winners = sequence.winners {
      guard let tap = $0 as? UITapGestureRecognizer else { return false }
      return tap.numberOfTapsRequired == tapCount && tap.numberOfTouchesRequired == 1
    }
    for winner in winners {
      let rivals = sequence.recognizers.compactMap { $0 as? UITapGestureRecognizer }
        .filter { $0.numberOfTapsRequired > tapCount && winner.waits(for: $0) }
      if rivals.isEmpty {
        for other in sequence.recognizers where other.waits(for: winner) { other.cancelWaitingTap() }
        winner.enter(.ended)
      } else {
        winner.recognizeOnceNoFurtherTapComes()
      }
    }
    return sequence.end(recognizedBy: winners)
  }

  /// Holds a finger down on a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - duration: how long, in seconds; a second by default. Time does not pass by it.
  /// - Returns: what the press did, or why the finger did not reach the view.
  @discardableResult
  public static func longPress(_ view: UIView, duration: TimeInterval = 1) -> TouchOutcome {
    switch TouchTarget.place(for: view) {
    case .failure(let obstructed): return .blocked(obstructed.obstacle)
    case .success(let place):
      let sequence = TouchSequence(on: place.hit, at: place.pointInWindow)
      let winners = sequence.winners {
        ($0 as? UILongPressGestureRecognizer).map { $0.minimumPressDuration <= duration } ?? false
      }
      return HeadlessEnvironment.handlingTouch {
        for winner in winners {
          winner.enter(.began)
          winner.enter(.ended)
        }
        return sequence.end(recognizedBy: winners)
      }
    }
  }

  /// Strokes over a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - direction: one direction.
  /// - Returns: what the stroke did, or why the finger did not reach the view.
  @discardableResult
  public static func swipe(_ view: UIView, _ direction: UISwipeGestureRecognizer.Direction) -> TouchOutcome {
    let way: CGPoint
    switch direction {
    case .left: way = CGPoint(x: -150, y: 0)
    case .up: way = CGPoint(x: 0, y: -150)
    case .down: way = CGPoint(x: 0, y: 150)
    default: way = CGPoint(x: 150, y: 0)
    }
    return drag(view, by: way, direction: direction)
  }

  /// Drags a finger over a view.
  ///
  /// - Parameters:
  ///   - view: the view where the finger comes down.
  ///   - translation: how far it moves, in points.
  ///   - edge: the edge of the screen it comes in from, for recognisers that watch edges.
  /// - Returns: what the drag did, or why the finger did not reach the view.
  @discardableResult
  public static func drag(_ view: UIView, by translation: CGPoint, from edge: UIRectEdge = [])
    -> TouchOutcome
  {
    drag(view, by: translation, direction: nil, edge: edge)
  }

  private static func drag(
    _ view: UIView, by translation: CGPoint, direction: UISwipeGestureRecognizer.Direction?,
    edge: UIRectEdge = []
  ) -> TouchOutcome {
    switch TouchTarget.place(for: view) {
    case .failure(let obstructed): return .blocked(obstructed.obstacle)
    case .success(let place):
      let sequence = TouchSequence(on: place.hit, at: place.pointInWindow)
      sequence.move(
        to: CGPoint(
          x: place.pointInWindow.x + translation.x, y: place.pointInWindow.y + translation.y))
      let winners = sequence.winnersOfDrag(from: edge, direction: direction)
      return HeadlessEnvironment.handlingTouch {
        for winner in winners { winner.course(over: translation) }
        return sequence.end(recognizedBy: winners)
      }
    }
  }

  /// Pinches a view with two fingers.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - scale: how far apart the fingers end, as a multiple of where they began.
  /// - Returns: what the pinch did, or why the fingers did not reach the view.
  @discardableResult
  public static func pinch(_ view: UIView, scale: CGFloat) -> TouchOutcome {
    switch TouchTarget.place(for: view) {
    case .failure(let obstructed): return .blocked(obstructed.obstacle)
    case .success(let place):
      let sequence = TouchSequence(on: place.hit, at: place.pointInWindow)
      let winners = sequence.winners { $0 is UIPinchGestureRecognizer }
      for case let winner as UIPinchGestureRecognizer in winners {
        winner.enter(.began)
        winner.scale = scale
        winner.enter(.changed)
        winner.enter(.ended)
        winner.scale = 1
      }
      return sequence.end(recognizedBy: winners)
    }
  }
}

extension UIGestureRecognizer {
  /// Seconds that a tap waits for another one.
  private static let multipleTapInterval: TimeInterval = 0.35

  /// Recognises the tap after the time in which another tap would have made up another gesture.
  fileprivate func recognizeOnceNoFurtherTapComes() {
    waitingTap = HeadlessEnvironment.current.clock.schedule(after: Self.multipleTapInterval) { [weak self] in
      guard let self else { return }
      waitingTap = nil
      enter(.ended)
      reset()
    }
  }

  fileprivate func cancelWaitingTap() {
    guard let waitingTap else { return }
    HeadlessEnvironment.current.clock.cancel(waitingTap)
    self.waitingTap = nil
  }

  /// Goes through the states of a finger that moved a way.
  fileprivate func course(over translation: CGPoint) {
    guard let pan = self as? UIPanGestureRecognizer else { return enter(.ended) }
    pan.translationInWindow = .zero
    pan.enter(.began)
    pan.translationInWindow = translation
    pan.velocityInWindow = CGPoint(x: translation.x * 4, y: translation.y * 4)
    pan.enter(.changed)
    pan.enter(.ended)
    pan.translationInWindow = .zero
    pan.velocityInWindow = .zero
  }
}
