public import Foundation

/// What a view's border, corners and shadow look like, and layers inside.
///
/// Nothing is drawn. Stands for Core Animation's class of the same name.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view that the layer stands behind.
  open weak var delegate: AnyObject?

  /// The layer as the screen shows it; this very one, since changes that are animated are there at once.
  open func presentation() -> Self? { self }

  /// The layer that this one shows on the screen: itself.
  open func model() -> Self { self }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0

  /// How corners are round.
  open var cornerCurve = CALayerCornerCurve.circular

  /// How the contents fill the layer.
  open var contentsGravity = CALayerContentsGravity.resize

  /// How layers inside are turned, moved and stretched together.
  open var sublayerTransform = CATransform3DIdentity

  /// Whether the layer shows from behind; true by default.
  open var isDoubleSided = true

  /// Whether edges are smoothed; true by default.
  open var allowsEdgeAntialiasing = true

  /// Whether the layer is mixed with what is behind as one; true by default.
  open var allowsGroupOpacity = true

  /// Whether the contents are drawn in the background; false by default.
  open var drawsAsynchronously = false

  /// How the layer is mixed with what is behind.
  open var compositingFilter: Any?

  /// What happens when something changes, by its name.
  open var actions: [String: any CAAction]?

  /// How fast time runs in the layer; 1 by default.
  open var speed: Float = 1

  /// How far time is moved in the layer, in seconds.
  open var timeOffset: CFTimeInterval = 0

  /// When the layer's time begins, in seconds.
  open var beginTime: CFTimeInterval = 0

  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0

  /// The colour of the border.
  open var borderColor: CGColor? = UIColor.black.cgColor

  /// The layer's ground.
  open var backgroundColor: CGColor?

  /// The colour of the shadow.
  open var shadowColor: CGColor? = UIColor.black.cgColor

  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0

  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)

  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3

  /// Whether what stands out of the layer is cut off.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? storedMasksToBounds }
    set {
      storedMasksToBounds = newValue
      view?.clipsToBounds = newValue
    }
  }

  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? storedOpacity }
    set {
      storedOpacity = newValue
      view?.alpha = CGFloat(newValue)
    }
  }

  /// Whether the layer is left out.
  open var isHidden: Bool {
    get { view?.isHidden ?? storedIsHidden }
    set {
      storedIsHidden = newValue
      view?.isHidden = newValue
    }
  }

  /// Where the layer stands in the order from back to front.
  open var zPosition: CGFloat = 0

  /// The layer's name.
  open var name: String?

  /// What the layer shows: a picture of some kind.
  open var contents: Any?

  /// Pixels per point of what the layer shows.
  open var contentsScale: CGFloat = 1

  /// Whether the layer is drawn once and kept.
  open var shouldRasterize = false

  /// Pixels per point of a layer that is kept.
  open var rasterizationScale: CGFloat = 1

  /// Whether the layers inside are counted from the bottom upwards.
  open var isGeometryFlipped = false

  /// Whether the layer hides all that is behind it.
  open var isOpaque = false

  /// The part of the picture that is shown, each side from 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// A layer that this one is seen through.
  open var mask: CALayer?

  /// The layers inside, the frontmost last.
  open private(set) var sublayers: [CALayer]?

  /// The layer that this one stands in.
  open private(set) weak var superlayer: CALayer?

  /// The animations that are under way.
  private(set) lazy var animations = LayerAnimations()

  /// How the layer is scaled, turned and moved; for a view's layer, how the view is.
  open var transform: CATransform3D {
    get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? storedTransform }
    set {
      storedTransform = newValue
      view?.transform = CATransform3DGetAffineTransform(newValue)
    }
  }

  /// The point of the layer that ``position`` is the place of, as a fraction of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The shape of the shadow; the layer's own where it is nil.
  open var shadowPath: CGPath?

  private var storedTransform = CATransform3DIdentity
  private var storedBounds = CGRect.zero
  private var storedPosition = CGPoint.zero
  private var storedMasksToBounds = false
  private var storedOpacity: Float = 1
  private var storedIsHidden = false
  private var view: UIView? { delegate as? UIView }

  /// Makes a layer.
  public override init() {
    super.init()
  }

  /// Makes a layer from an archive.
  ///
  /// - Parameter coder: what the archive hands over; nothing is read of it.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a layer like another one; a subclass copies what it adds.
  ///
  /// Core Animation asks for copies to show animations with. Nothing is shown here, so that only an app's own code asks.
  ///
  /// - Parameter layer: the other layer.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    (bounds, position, anchorPoint, zPosition) = (
      layer.bounds, layer.position, layer.anchorPoint, layer.zPosition
    )
    (cornerRadius, borderWidth, borderColor) = (layer.cornerRadius, layer.borderWidth, layer.borderColor)
    (backgroundColor, opacity, isHidden, name) = (
      layer.backgroundColor, layer.opacity, layer.isHidden, layer.name
    )
    (contents, contentsScale, contentsGravity) = (
      layer.contents, layer.contentsScale, layer.contentsGravity
    )
  }

  // MARK: Geometry

  /// Place and size in the layer around, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width / 2, y: position.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    set {
      position = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = newValue.size
    }
  }

  /// The layer's own coordinates and its size, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? storedBounds }
    set {
      storedBounds = newValue
      view?.bounds = newValue
    }
  }

  /// The middle of the layer in the layer around, in points.
  open var position: CGPoint {
    get { view?.center ?? storedPosition }
    set {
      storedPosition = newValue
      view?.center = newValue
    }
  }

  // MARK: Tree

  /// Adds a layer in front of the others.
  ///
  /// - Parameter layer: the layer.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Adds a layer at a place in the order from back to front.
  ///
  /// - Parameters:
  ///   - layer: the layer.
  ///   - index: its place, 0 at the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the layer around.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Drawing

  /// Asks for the layer to be drawn again; nothing is drawn.
  open func setNeedsDisplay() {}

  /// Whether the layer waits to be drawn; no, as nothing is drawn.
  ///
  /// - Returns: false.
  open func needsDisplay() -> Bool { false }

  /// Whether a change of a property asks for the layer to be drawn again; false, for a class of the app's to say otherwise.
  ///
  /// - Parameter key: the property's name.
  /// - Returns: false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// What happens when a property changes: what the layer's own ``actions`` say.
  ///
  /// - Parameter event: the property's name.
  /// - Returns: the action; nil for the ordinary one.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

  /// Asks for the layers inside to be placed again.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Places the layers inside at once where that was asked for.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Places the layers inside; a subclass does that here.
  ///
  /// Called when the layer's view is laid out.
  open func layoutSublayers() {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits as Core Animation numbers them.
  public let rawValue: UInt

  /// Makes a set of bits.
  ///
  /// - Parameter rawValue: the bits as Core Animation numbers them.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// A layer that goes from one colour to others.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?

  /// Where each colour stands, from 0 to 1.
  open var locations: [NSNumber]?

  /// Where the first colour stands, as fractions of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0)

  /// Where the last colour stands, as fractions of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
