public import UIKit

#if canImport(HeadlessUIKit)
  @_spi(Sceneway) import HeadlessUIKit

  extension Stage {
    /// A finger that came in from the left edge of the screen and stays down.
    @MainActor
    public struct Finger {
      fileprivate let drag: HeldDrag

      /// Whether it set a recogniser going.
      ///
      /// - Parameter recognizer: the recogniser.
      /// - Returns: whether it did.
      public func moves(_ recognizer: UIGestureRecognizer?) -> Bool {
        drag.recognized.contains { $0 === recognizer }
      }

      /// Moves the finger to the right.
      ///
      /// - Parameters:
      ///   - distance: how far it is from where it came down, in points.
      ///   - speed: how fast it moves, in points a second.
      public func move(_ distance: CGFloat, speed: CGFloat = 0) {
        drag.move(by: CGPoint(x: distance, y: 0), velocity: CGPoint(x: speed, y: 0))
      }

      /// Lifts the finger.
      public func lift() { drag.lift() }

      /// Takes the finger away, as a call that comes in does.
      public func takeAway() { drag.cancel() }
    }

    /// Puts a finger to the left edge of the screen.
    ///
    /// - Parameter view: the view that it meets.
    /// - Returns: the finger; nil where it does not reach the view.
    public func touchEdge(of view: UIView) -> Finger? {
      TouchSimulator.beginDrag(view, from: .left).map { Finger(drag: $0) }
    }

    /// Drags a finger over a view and lifts it, all in one turn.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - distance: how far to the right, in points.
    ///   - fromEdge: whether it comes in from the left edge of the screen.
    public func drag(_ view: UIView, by distance: CGFloat, fromEdge: Bool) {
      TouchSimulator.drag(view, by: CGPoint(x: distance, y: 0), from: fromEdge ? .left : [])
    }
  }
#endif
