public import Foundation

/// Which edges contents stay away from.
public enum UIContentInsetsReference: Int, Sendable {
  /// As what is around has it.
  case automatic
  /// None.
  case none
  /// Those that bars and corners leave.
  case safeArea
  /// Those of the margins.
  case layoutMargins
  /// Those that leave lines of a readable length.
  case readableContent
}

/// How a section that scrolls across comes to rest.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether it swings back at its ends.
  public enum Bounce: Int, Sendable {
    /// As its list does.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How fast it slows down.
  open var decelerationRate = Rate.automatic
  /// Whether it swings back at its ends.
  open var bounce = Bounce.automatic

  /// How fast scrolling slows down.
  public enum Rate: Int, Sendable {
    /// As the section's behaviour has it.
    case automatic
    /// Slowly.
    case normal
    /// Fast.
    case fast
  }
}

/// An element of a section that shows.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// How opaque it is, from 0 to 1.
  var alpha: CGFloat { get set }
  /// Where it stands in the order from back to front.
  var zIndex: Int { get set }
  /// Whether it is left out.
  var isHidden: Bool { get set }
  /// Its middle, in points.
  var center: CGPoint { get set }
  /// The rectangle in its own coordinates, in points.
  var bounds: CGRect { get }
  /// How it is scaled, turned and moved.
  var transform: CGAffineTransform { get set }
  /// How it is scaled, turned and moved in space.
  var transform3D: CATransform3D { get set }
  /// Where it stands, in points.
  var frame: CGRect { get }
  /// The item, or the place that a view beside the items belongs to.
  var indexPath: IndexPath { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view beside the items; nil for an item.
  var representedElementKind: String? { get }
}

/// Changes what shows of a section while the list scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> Void

/// Where one view beside an item stands on it.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that it is tied to.
  public let edges: NSDirectionalRectEdge
  /// How far it is moved, in points or in shares of its size.
  public let offset: CGPoint
  /// Whether it is moved by points.
  public let isAbsoluteOffset: Bool
  /// Whether it is moved by shares of its size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Makes a place at edges.
  ///
  /// - Parameter edges: the edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }

  /// Makes a place at edges, moved by points.
  ///
  /// - Parameters:
  ///   - edges: the edges.
  ///   - absoluteOffset: how far, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }

  /// Makes a place at edges, moved by shares of its size.
  ///
  /// - Parameters:
  ///   - edges: the edges.
  ///   - fractionalOffset: how far, in shares of its size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }
}

/// The place of one cell in a group that an app places itself.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Where it stands in the group, in points.
  public let frame: CGRect
  /// Where it stands in the order from back to front.
  public let zIndex: Int

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - frame: where it stands in the group, in points.
  ///   - zIndex: where it stands in the order from back to front.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
