public import Foundation

/// One side of a size in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Measure: Hashable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let measure: Measure

  /// The number: a share of the container from 0 to 1, or points.
  open private(set) var dimension: CGFloat

  init(_ measure: Measure, _ dimension: CGFloat) {
    self.measure = measure
    self.dimension = dimension
    super.init()
  }

  /// A share of the container's width.
  ///
  /// - Parameter fractionalWidth: the share, from 0 to 1.
  /// - Returns: the dimension.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A share of the container's height.
  ///
  /// - Parameter fractionalHeight: the share, from 0 to 1.
  /// - Returns: the dimension.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// A fixed length.
  ///
  /// - Parameter absoluteDimension: the length, in points.
  /// - Returns: the dimension.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// A length that the content decides in the end; here the guess is taken.
  ///
  /// - Parameter estimatedDimension: the guess, in points.
  /// - Returns: the dimension.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// The length of the largest of those beside it; here the guess is taken.
  ///
  /// - Parameter estimate: the guess, in points.
  /// - Returns: the dimension.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether it is a share of the container's width.
  open var isFractionalWidth: Bool { measure == .fractionalWidth }

  /// Whether it is a share of the container's height.
  open var isFractionalHeight: Bool { measure == .fractionalHeight }

  /// Whether it is a fixed length.
  open var isAbsolute: Bool { measure == .absolute }

  /// Whether it is a guess.
  open var isEstimated: Bool { measure == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch measure {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// A size in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension

  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: the width.
  ///   - height: the height.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// Room between the parts of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The room, in points.
  open private(set) var spacing: CGFloat

  /// Whether there may be more.
  open private(set) var isFlexibleSpacing: Bool

  /// Whether there is just so much.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Just so much room.
  ///
  /// - Parameter fixedSpacing: the room, in points.
  /// - Returns: the spacing.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// So much room at least.
  ///
  /// - Parameter flexibleSpacing: the room, in points.
  /// - Returns: the spacing.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// Room around an item of a compositional layout, edge by edge; kept and not used by headless layouts.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The room before it.
  open private(set) var leading: NSCollectionLayoutSpacing?

  /// The room above it.
  open private(set) var top: NSCollectionLayoutSpacing?

  /// The room behind it.
  open private(set) var trailing: NSCollectionLayoutSpacing?

  /// The room below it.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Makes room around an item.
  ///
  /// - Parameters:
  ///   - leading: the room before it.
  ///   - top: the room above it.
  ///   - trailing: the room behind it.
  ///   - bottom: the room below it.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
