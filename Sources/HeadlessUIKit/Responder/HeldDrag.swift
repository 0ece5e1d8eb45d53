public import Foundation

/// A finger that drags over a view and stays down, until it is lifted.
@_spi(Sceneway) @MainActor
public final class HeldDrag {
  /// The recognisers that the finger set going.
  public let recognized: [UIGestureRecognizer]
  private let sequence: TouchSequence
  private let start: CGPoint
  private var isDown = true

  init(_ sequence: TouchSequence, at start: CGPoint, recognized: [UIGestureRecognizer]) {
    self.sequence = sequence
    self.start = start
    self.recognized = recognized
    for pan in pans {
      pan.translationInWindow = .zero
      pan.velocityInWindow = .zero
      pan.enter(.began)
    }
  }

  private var pans: [UIPanGestureRecognizer] { recognized.compactMap { $0 as? UIPanGestureRecognizer } }

  /// Moves the finger.
  ///
  /// - Parameters:
  ///   - translation: how far it is from where it came down, in points.
  ///   - velocity: how fast it moves, in points a second; standing still by default.
  public func move(by translation: CGPoint, velocity: CGPoint = .zero) {
    guard isDown else { return }
    sequence.move(to: CGPoint(x: start.x + translation.x, y: start.y + translation.y))
    for pan in pans where pan.state == .began || pan.state == .changed {
      pan.translationInWindow = translation
      pan.velocityInWindow = velocity
      pan.enter(.changed)
    }
  }

  /// Lifts the finger.
  public func lift() { end(.ended) }

  /// Takes the finger away, as a call that comes in does.
  public func cancel() { end(.cancelled) }

  private func end(_ state: UIGestureRecognizer.State) {
    guard isDown else { return }
    isDown = false
    for pan in pans where pan.state == .began || pan.state == .changed { pan.enter(state) }
    _ = sequence.end(recognizedBy: recognized)
  }
}

extension TouchSimulator {
  /// Puts a finger down, begins to drag, and keeps the finger down.
  ///
  /// - Parameters:
  ///   - view: the view where the finger comes down.
  ///   - edge: the edge of the screen it comes in from, for recognisers that watch edges.
  /// - Returns: the finger; nil where it does not reach the view.
  public static func beginDrag(_ view: UIView, from edge: UIRectEdge = []) -> HeldDrag? {
    guard case .success(let place) = TouchTarget.place(for: view) else { return nil }
    let sequence = TouchSequence(on: place.hit, at: place.pointInWindow)
    let winners = sequence.winnersOfDrag(from: edge)
    return HeldDrag(sequence, at: place.pointInWindow, recognized: winners)
  }
}

extension TouchSequence {
  /// The recognisers that a drag sets going; one that watches the edge it comes from goes before all others.
  func winnersOfDrag(from edge: UIRectEdge, direction: UISwipeGestureRecognizer.Direction? = nil)
    -> [UIGestureRecognizer]
  {
    let atEdge =
      edge.isEmpty
      ? []
      : winners { recognizer in
        (recognizer as? UIScreenEdgePanGestureRecognizer).map { !$0.edges.isDisjoint(with: edge) } ?? false
      }
    if !atEdge.isEmpty { return atEdge }
    return winners { recognizer in
      switch recognizer {
      case let swipe as UISwipeGestureRecognizer:
        direction.map { swipe.direction.contains($0) } ?? false
      case is UIScreenEdgePanGestureRecognizer: false
      case let pan as UIPanGestureRecognizer: pan.minimumNumberOfTouches == 1
      default: false
      }
    }
  }
}
