public import Foundation

/// Weight.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The things.
  open private(set) var items: [any UIDynamicItem]

  /// Makes a behaviour.
  ///
  /// - Parameter items: the things.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds a thing.
  ///
  /// - Parameter item: the thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Takes a thing away.
  ///
  /// - Parameter item: the thing.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Which way things fall; downwards by default.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// Which way things fall, in radians from the right.
  open var angle: CGFloat = .pi / 2
  /// How strong the weight is; 1 for a thousand points a second more each second.
  open var magnitude: CGFloat = 1
}

/// Hears of things that meet; every method is optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Told that two things met.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
  /// Told that two things met; does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
}

/// Things and walls that stop each other.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The things.
  open private(set) var items: [any UIDynamicItem]

  /// Makes a behaviour.
  ///
  /// - Parameter items: the things.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds a thing.
  ///
  /// - Parameter item: the thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Takes a thing away.
  ///
  /// - Parameter item: the thing.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// Hears of things that meet; not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the edges of the animator's view are walls; false by default.
  open var translatesReferenceBoundsIntoBoundary = false
  private var walls: [(name: any NSCopying, path: UIBezierPath)] = []

  /// The names of the walls.
  open var boundaryIdentifiers: [any NSCopying]? { walls.isEmpty ? nil : walls.map(\.name) }

  /// Adds a wall.
  ///
  /// - Parameters:
  ///   - identifier: its name.
  ///   - bezierPath: where it stands, in points of the animator's view.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    walls.append((identifier, bezierPath))
  }

  /// Adds a straight wall.
  ///
  /// - Parameters:
  ///   - identifier: its name.
  ///   - p1: where it begins, in points of the animator's view.
  ///   - p2: where it ends.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Takes all walls away.
  open func removeAllBoundaries() { walls = [] }
}

/// What things are like: heavy, smooth, springy.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The things.
  open private(set) var items: [any UIDynamicItem]

  /// Makes a behaviour.
  ///
  /// - Parameter items: the things.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds a thing.
  ///
  /// - Parameter item: the thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }

  /// Takes a thing away.
  ///
  /// - Parameter item: the thing.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// How springy, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How rough, from 0 on.
  open var friction: CGFloat = 0
  /// How heavy for its size.
  open var density: CGFloat = 1
  /// How fast movement dies away.
  open var resistance: CGFloat = 0
  /// How fast turning dies away.
  open var angularResistance: CGFloat = 0
  /// Whether things turn; true by default.
  open var allowsRotation = true
  /// Whether things are held where they are; false by default.
  open var isAnchored = false
}

/// Pulls a thing to a place, where it stays.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The place, in points.
  open var snapPoint: CGPoint
  /// How little it swings, from 0 to 1.
  open var damping: CGFloat = 0.5

  /// Makes a behaviour.
  ///
  /// - Parameters:
  ///   - item: the thing.
  ///   - point: the place, in points.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func settle() {
    item.center = snapPoint
    super.settle()
  }
}

/// Holds a thing to a place or to another one.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The things.
  open private(set) var items: [any UIDynamicItem]
  /// The place that it is held to, in points.
  open var anchorPoint: CGPoint
  /// How long the bond is, in points.
  open var length: CGFloat = 0
  /// How little it swings.
  open var damping: CGFloat = 0
  /// How often it swings in a second.
  open var frequency: CGFloat = 0

  /// Holds a thing to a place.
  ///
  /// - Parameters:
  ///   - item: the thing.
  ///   - point: the place, in points.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
    super.init()
  }

  /// Holds a thing to another one.
  ///
  /// - Parameters:
  ///   - item1: the thing.
  ///   - item2: the other one.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    anchorPoint = item2.center
    super.init()
  }
}

/// Pushes things.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How things are pushed.
  public enum Mode: Int, Sendable {
    /// All the time.
    case continuous
    /// Once.
    case instantaneous
  }

  /// The things.
  open private(set) var items: [any UIDynamicItem]
  /// How they are pushed.
  public let mode: Mode
  /// Whether they are pushed now.
  open var active = true
  /// Which way.
  open var pushDirection = CGVector(dx: 0, dy: 0)
  /// Which way, in radians from the right.
  open var angle: CGFloat = 0
  /// How hard.
  open var magnitude: CGFloat = 0

  /// Makes a behaviour.
  ///
  /// - Parameters:
  ///   - items: the things.
  ///   - mode: how they are pushed.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }
}
