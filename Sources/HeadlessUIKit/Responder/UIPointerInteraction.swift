public import Foundation

/// The part of a view that a pointer changes over.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part, in points of the view.
  public let rect: CGRect
  /// The part's name.
  public let identifier: AnyHashable?
  /// At which edges the pointer stays while a button is held.
  open var latchingAxes: UIAxis = []

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - rect: the part, in points of the view.
  ///   - identifier: its name.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

/// What a pointer is asked about.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// Where it is, in points of the view.
  open private(set) var location = CGPoint.zero
  /// The keys that are held down.
  open private(set) var modifiers: UIKeyModifierFlags = []
}

/// What a view does under a pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// As the view suggests.
  case automatic(UITargetedPreview)
  /// It shines.
  case highlight(UITargetedPreview)
  /// It comes up.
  case lift(UITargetedPreview)
  /// It does what is said.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where a view is tinted.
  public enum TintMode: Int, Sendable {
    /// Nowhere.
    case none
    /// In front.
    case overlay
    /// Behind.
    case underlay
  }

  /// The picture of the view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// How a pointer looks.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// As a path.
  case path(UIBezierPath)
  /// As a rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// As a line down, as long as said, in points.
  case verticalBeam(length: CGFloat)
  /// As a line across, as long as said, in points.
  case horizontalBeam(length: CGFloat)
}

/// How a pointer and what is under it look.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// What the view does.
  @_spi(Sceneway) public private(set) var effect: UIPointerEffect?
  /// How the pointer looks.
  @_spi(Sceneway) public private(set) var shape: UIPointerShape?

  /// Makes a look.
  ///
  /// - Parameters:
  ///   - effect: what the view does.
  ///   - shape: how the pointer looks; as the effect suggests where it is nil.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init()
    self.effect = effect
    self.shape = shape
  }

  /// Makes the look of a pointer of its own.
  ///
  /// - Parameters:
  ///   - shape: how the pointer looks.
  ///   - axes: in which directions it is held in its part.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init()
    self.shape = shape
  }

  /// No pointer.
  open class func hidden() -> Self { self.init() }

  /// Makes the ordinary look.
  public required override init() { super.init() }
}

/// Says how a pointer looks over a view; every method is optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Asked for the part of the view that a pointer is over.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// Asked how the pointer looks in a part.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Asked for the part of the view; all of it by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  /// Asked how the pointer looks; as always by default.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Changes a pointer over a view; kept, and not asked by a headless app, which has no pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Says how the pointer looks; not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether the pointer changes; true by default.
  open var isEnabled = true

  /// Makes an interaction, to be added to a view.
  ///
  /// - Parameter delegate: says how the pointer looks; not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Has the pointer asked about anew.
  open func invalidate() {}

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
