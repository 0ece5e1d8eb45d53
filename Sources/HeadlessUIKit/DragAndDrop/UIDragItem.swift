public import Foundation

/// A thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Hands the thing over in the types that it comes in.
  public let itemProvider: NSItemProvider

  /// What the app that drags the thing knows of it; stays in that app.
  open var localObject: Any?

  /// Makes the picture under the finger; that of the view by default.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes a thing to drag.
  ///
  /// - Parameter itemProvider: hands it over.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  /// Has the picture made anew; a headless app shows none.
  open func setNeedsDropPreviewUpdate() {}
}

/// The picture under the finger that drags.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
  /// What is shown.
  public let view: UIView

  /// How it is shown.
  open var parameters: UIDragPreviewParameters { stored }
  private let stored: UIDragPreviewParameters

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - view: what is shown.
  ///   - parameters: how it is shown.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    stored = parameters
    super.init()
  }

  /// Makes a picture of a whole view.
  ///
  /// - Parameter view: what is shown.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

  /// The picture itself, since it never changes.
  ///
  /// - Parameter zone: not used.
  /// - Returns: this picture.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a picture of a view is shown while something is done with the view.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The part of the view that shows; all of it where it is nil.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; that of the part that shows where it is nil.
  open var shadowPath: UIBezierPath?
  /// The colour behind the picture.
  open var backgroundColor: UIColor! = .systemBackground

  /// Makes the ordinary look.
  public override init() { super.init() }

  /// Makes the look of lines of text.
  ///
  /// - Parameter textLineRects: where the lines stand, each an `NSValue` of a rectangle in points.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = path
  }
}

/// How the picture under the finger that drags is shown.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a picture of a view comes from or goes to.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that the picture stands in.
  public let container: UIView
  /// Where its middle stands, in points of that view.
  public let center: CGPoint
  /// How it is turned and stretched.
  public let transform: CGAffineTransform

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - container: the view that the picture stands in.
  ///   - center: where its middle stands, in points of that view.
  ///   - transform: how it is turned and stretched.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// Where the picture under the finger that drags comes from or goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A picture of a view and its place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// What is shown.
  public let view: UIView
  /// Where it stands.
  public let target: UIPreviewTarget
  /// How it is shown.
  public let parameters: UIPreviewParameters

  /// Makes a picture with a place.
  ///
  /// - Parameters:
  ///   - view: what is shown.
  ///   - parameters: how it is shown.
  ///   - target: where it stands.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Makes a picture where the view itself stands.
  ///
  /// - Parameters:
  ///   - view: what is shown.
  ///   - parameters: how it is shown.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a picture of a whole view where it stands.
  ///
  /// - Parameter view: what is shown.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// How large it is, in points.
  open var size: CGSize { view.bounds.size }

  /// The same picture at another place.
  ///
  /// - Parameter newTarget: the place.
  /// - Returns: the picture.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The picture under the finger that drags, and its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// The same picture at another place.
  ///
  /// - Parameter newTarget: the place.
  /// - Returns: the picture.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
