public import Foundation

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch stands in its course.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger rests.
    case stationary
    /// The finger left.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// Where the touch stands in its course.
  open internal(set) var phase: Phase = .began

  /// How often the finger came down at this place.
  open internal(set) var tapCount = 1

  /// The view that the touch began in.
  open internal(set) weak var view: UIView?

  /// The window that the touch began in.
  open internal(set) weak var window: UIWindow?

  /// How hard the finger presses, where 1 is an ordinary touch; 0, since a headless screen feels no force.
  open var force: CGFloat { 0 }

  /// How hard a finger can press; 0, since a headless screen feels no force.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The radius of the finger, in points.
  open var majorRadius: CGFloat { 0 }

  /// Where the finger is, in the window's coordinates, in points.
  var locationInWindow: CGPoint = .zero

  /// Makes a touch that has not been anywhere.
  public override init() {
    super.init()
  }

  /// Where the finger is.
  ///
  /// - Parameter view: the view whose coordinates to tell it in; the window's where it is nil.
  /// - Returns: a point, in points.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }
}
