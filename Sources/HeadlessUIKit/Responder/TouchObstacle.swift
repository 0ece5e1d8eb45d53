internal import Foundation

/// Why a finger does not reach a view.
@_spi(Sceneway)
public enum TouchObstacle: Equatable, Sendable {
  /// The view is in no window.
  case notInWindow
  /// The view, or one around it, is hidden.
  case hidden(UIView)
  /// The view, or one around it, lets everything through.
  case transparent(UIView)
  /// The view, or one around it, takes no touches.
  case interactionDisabled(UIView)
  /// The control cannot be used.
  case disabled(UIControl)
  /// Another view lies over it.
  case covered(by: UIView)
  /// The view lies outside of what is on the screen.
  case outside
  /// The view stands outside of one that is around it, which lets no touch through there.
  case outsideOf(UIView)
  /// The view has no size.
  case empty
  /// The app takes no touches at the moment.
  case ignored
}

/// What a finger did.
@_spi(Sceneway)
public enum TouchOutcome: Equatable, Sendable {
  /// The touch went to a view, and no recogniser took it away.
  case delivered(to: UIView)
  /// Recognisers recognised a gesture.
  case recognized([UIGestureRecognizer])
  /// The finger did not reach the view.
  case blocked(TouchObstacle)

  /// Whether the finger reached the view.
  public var isDone: Bool {
    if case .blocked = self { return false }
    return true
  }
}

/// Finds the place where a finger would meet a view.
@MainActor
enum TouchTarget {
  /// A view that a finger reaches, and where.
  struct Place {
    let hit: UIView
    let pointInWindow: CGPoint
  }

  /// Looks for a point at which a hit test finds the view or something inside it that is not a control of its own.
  static func place(for view: UIView) -> Result<Place, Obstructed> {
    guard let window = view.window else { return .failure(Obstructed(.notInWindow)) }
    if HeadlessEnvironment.current.application?.isIgnoringInteractionEvents ?? false {
      return .failure(Obstructed(.ignored))
    }
    if let obstacle = obstacle(onTheWayTo: view) { return .failure(Obstructed(obstacle)) }
    let target = receiver(of: view)
    reveal(view)
    var cover: UIView?
    for point in points(in: view) {
      guard let hit = window.hitTest(point, with: nil) else { continue }
      if hit === target || (hit.isDescendant(of: target) && !isOwnTarget(hit, inside: target)) {
        return .success(Place(hit: hit, pointInWindow: point))
      }
      if !hit.isDescendant(of: target) { cover = cover ?? hit }
    }
    // Constraints are not solved, so a view that only constraints place is reached by the tree instead.
    if isPlacedByConstraints(view) {
      return .success(Place(hit: target, pointInWindow: view.convert(center(of: view), to: nil)))
    }
    if view.bounds.width <= 0 || view.bounds.height <= 0 { return .failure(Obstructed(.empty)) }
    if cover != nil, let around = frame(around: view) { return .failure(Obstructed(.outsideOf(around))) }
    return .failure(Obstructed(cover.map { .covered(by: $0) } ?? .outside))
  }

  struct Obstructed: Error {
    let obstacle: TouchObstacle
    init(_ obstacle: TouchObstacle) { self.obstacle = obstacle }
  }

  private static func obstacle(onTheWayTo view: UIView) -> TouchObstacle? {
    var current: UIView? = view
    while let candidate = current {
      if candidate.isHidden { return .hidden(candidate) }
      if candidate.alpha < 0.01 { return .transparent(candidate) }
      current = candidate.superview
    }
    current = receiver(of: view)
    while let candidate = current {
      if !candidate.isUserInteractionEnabled { return .interactionDisabled(candidate) }
      current = candidate.superview
    }
    if let control = view as? UIControl, !control.isEnabled { return .disabled(control) }
    return nil
  }

  /// The view that gets a touch on this one: a label, which takes none, leaves it to the view around it.
  private static func receiver(of view: UIView) -> UIView {
    var current = view
    while !current.isUserInteractionEnabled, !(current is UIControl), current.gestureRecognizers == nil,
      let superview = current.superview, !(superview is UIWindow)
    {
      current = superview
    }
    return current
  }

  /// Whether a view inside the target would do something else with a touch.
  private static func isOwnTarget(_ view: UIView, inside target: UIView) -> Bool {
    var current: UIView? = view
    while let candidate = current, candidate !== target {
      if candidate is UIControl || candidate.gestureRecognizers != nil { return true }
      current = candidate.superview
    }
    return false
  }

  private static func center(of view: UIView) -> CGPoint {
    CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// The middle first, then places around it, in the window's coordinates.
  private static func points(in view: UIView) -> [CGPoint] {
    let bounds = view.bounds
    let fractions: [(CGFloat, CGFloat)] = [
      (0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75), (0.1, 0.5), (0.9, 0.5), (0.1, 0.1),
      (0.9, 0.9),
    ]
    return fractions.map { horizontal, vertical in
      let point = CGPoint(
        x: bounds.minX + bounds.width * horizontal, y: bounds.minY + bounds.height * vertical)
      return view.convert(point, to: nil)
    }
  }

  /// The nearest view around one that none of its points lies in; nil where each has some.
  private static func frame(around view: UIView) -> UIView? {
    let points = points(in: view)
    return sequence(first: view, next: \.superview).dropFirst().first { around in
      !(around is UIWindow)
        && !points.contains { around.point(inside: around.convert($0, from: nil), with: nil) }
    }
  }

  /// Scrolls the view into sight, as a person would before touching it.
  private static func reveal(_ view: UIView) {
    var current = view.superview
    while let candidate = current {
      if let scrollView = candidate as? UIScrollView, scrollView.isScrollEnabled {
        scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
      }
      current = candidate.superview
    }
  }

  /// Whether the place of the view, or of one around it, is up to constraints.
  private static func isPlacedByConstraints(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let candidate = current {
      if !candidate.translatesAutoresizingMaskIntoConstraints { return true }
      current = candidate.superview
    }
    return false
  }
}
