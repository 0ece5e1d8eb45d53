public import Foundation

/// Recognises one or more taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make up the gesture; 1 by default.
  open var numberOfTapsRequired = 1

  /// How many fingers make up the gesture; 1 by default.
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that stays down.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before; none by default.
  open var numberOfTapsRequired = 0

  /// How many fingers make up the gesture; 1 by default.
  open var numberOfTouchesRequired = 1

  /// How long the finger stays down, in seconds; half a second by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far the finger may move meanwhile, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
}

/// Recognises a quick stroke in a direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a stroke.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that count; to the right by default.
  open var direction = Direction.right

  /// How many fingers make up the gesture; 1 by default.
  open var numberOfTouchesRequired = 1
}

/// Recognises fingers that move over the view.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1

  /// The greatest number of fingers; any by default.
  open var maximumNumberOfTouches = Int.max

  /// The way since the gesture began, in the window's coordinates.
  var translationInWindow = CGPoint.zero

  /// The speed of the fingers, in points a second.
  var velocityInWindow = CGPoint.zero

  /// How far the fingers moved since the gesture began.
  ///
  /// - Parameter view: the view whose coordinates to tell it in.
  /// - Returns: the way, in points.
  open func translation(in view: UIView?) -> CGPoint { translationInWindow }

  /// Sets how far the fingers are said to have moved.
  ///
  /// - Parameters:
  ///   - translation: the way, in points.
  ///   - view: the view whose coordinates it is in.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    translationInWindow = translation
  }

  /// How fast the fingers move.
  ///
  /// - Parameter view: the view whose coordinates to tell it in.
  /// - Returns: the speed, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { velocityInWindow }
}

/// Recognises a finger that moves in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count; none by default.
  open var edges: UIRectEdge = []
}

/// Recognises two fingers that move towards each other or apart.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, as a multiple of where they began; 1 at first.
  open var scale: CGFloat = 1

  /// How fast the scale changes, a second.
  open internal(set) var velocity: CGFloat = 0
}

/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned, in radians; 0 at first.
  open var rotation: CGFloat = 0

  /// How fast they turn, in radians a second.
  open internal(set) var velocity: CGFloat = 0
}

/// Recognises a pointer over the view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a set of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// Every edge.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
