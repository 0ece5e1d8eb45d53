public import Foundation

/// The contexts that are drawn in on this thread, the innermost last.
private enum GraphicsContexts {
  private static let key = "headless.graphics.contexts"

  static var stack: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Begins to draw a picture; nothing is drawn.
///
/// - Parameter size: its size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins to draw a picture; nothing is drawn.
///
/// - Parameters:
///   - size: its size, in points.
///   - opaque: whether nothing shows through it.
///   - scale: pixels per point; those of the screen where it is 0.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsContexts.stack.append(CGContext(size: size, scale: scale > 0 ? scale : 3))
}

/// The picture that is drawn: one of its size, without content; nil where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.stack.last.map { UIImage(source: .none, size: $0.size, scale: $0.scale) }
}

/// Ends to draw the picture that was begun last.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// What is drawn in; nil where nothing is.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.stack.last }

/// Draws in another context from now on.
///
/// - Parameter context: the context.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.stack.append(context) }

/// Draws again in the context before.
public func UIGraphicsPopContext() { _ = GraphicsContexts.stack.popLast() }

/// Fills a rectangle; nothing is drawn.
///
/// - Parameter rect: the rectangle, in points.
public func UIRectFill(_ rect: CGRect) {}

/// Draws the lines of a rectangle; nothing is drawn.
///
/// - Parameter rect: the rectangle, in points.
public func UIRectFrame(_ rect: CGRect) {}

/// Fills a rectangle; nothing is drawn.
///
/// - Parameters:
///   - rect: the rectangle, in points.
///   - blendMode: how the colour meets what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}

/// Draws only inside a rectangle from now on; nothing is drawn.
///
/// - Parameter rect: the rectangle, in points.
public func UIRectClip(_ rect: CGRect) {}

/// How something is drawn.
open class UIGraphicsRendererFormat: NSObject {
  /// The room that is drawn in, in points.
  open internal(set) var bounds = CGRect.zero

  /// The format for what is shown on the screen.
  open class func `default`() -> Self { self.init() }

  /// The format for what is shown on the screen.
  open class func preferred() -> Self { self.init() }

  /// Makes the format for what is shown on the screen.
  public required override init() {
    super.init()
  }
}

/// How a picture is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colours a picture has.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As the screen has.
    case automatic = 0
    /// Wide ones.
    case extended
    /// Ordinary ones.
    case standard
  }

  /// Which colours the picture has.
  open var preferredRange = Range.automatic

  /// Pixels per point.
  open var scale: CGFloat = 3

  /// Whether nothing shows through the picture.
  open var opaque = false

  /// Makes the format for pictures that are shown on the screen.
  public required init() {
    super.init()
  }

  /// The format for traits.
  ///
  /// - Parameter traitCollection: the traits, of which the number of pixels per point counts.
  @MainActor public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// What a picture is drawn with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture as far as it is drawn: one of its size, without content.
  open var currentImage: UIImage { UIImage(source: .none, size: cgContext.size, scale: cgContext.scale) }
}

/// What something is drawn with.
open class UIGraphicsRendererContext: NSObject {
  /// What Core Graphics draws in.
  public let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }

  /// Fills a rectangle; nothing is drawn.
  ///
  /// - Parameter rect: the rectangle, in points.
  open func fill(_ rect: CGRect) {}

  /// Draws the lines of a rectangle; nothing is drawn.
  ///
  /// - Parameter rect: the rectangle, in points.
  open func stroke(_ rect: CGRect) {}

  /// Draws only inside a rectangle from now on; nothing is drawn.
  ///
  /// - Parameter rect: the rectangle, in points.
  open func clip(to rect: CGRect) {}

  /// Fills a rectangle; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in points.
  ///   - blendMode: how the colour meets what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}

  /// Draws the lines of a rectangle; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: the rectangle, in points.
  ///   - blendMode: how the colour meets what is there.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
}

/// Draws pictures: they have their size, and no content.
open class UIGraphicsImageRenderer: NSObject {
  /// What draws a picture.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How pictures are drawn.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer.
  ///
  /// - Parameter size: the size of its pictures, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - size: the size of its pictures, in points.
  ///   - format: how they are drawn.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer.
  ///
  /// - Parameter bounds: the room that is drawn in, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - bounds: the room that is drawn in, in points.
  ///   - format: how its pictures are drawn.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Draws a picture.
  ///
  /// - Parameter actions: draws it; called at once.
  /// - Returns: the picture: one of its size, without content.
  open func image(actions: DrawingActions) -> UIImage {
    let context = CGContext(size: format.bounds.size, scale: format.scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let drawing = UIGraphicsImageRendererContext(context)
    actions(drawing)
    return drawing.currentImage
  }
}

extension UIGraphicsImageRenderer {
  /// Draws a picture as the bytes of a PNG file.
  ///
  /// - Parameter actions: draws it; called at once.
  /// - Returns: no bytes, since nothing is encoded.
  public func pngData(actions: DrawingActions) -> Data { encoded(actions) }

  /// Draws a picture as the bytes of a JPEG file.
  ///
  /// - Parameters:
  ///   - compressionQuality: not used.
  ///   - actions: draws it; called at once.
  /// - Returns: no bytes, since nothing is encoded.
  public func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    encoded(actions)
  }

  private func encoded(_ actions: DrawingActions) -> Data {
    _ = image(actions: actions)
    return Data()
  }
}

extension UIColor {
  /// Draws in this colour from now on; nothing is drawn.
  public func set() {}

  /// Fills with this colour from now on; nothing is drawn.
  public func setFill() {}

  /// Draws lines in this colour from now on; nothing is drawn.
  public func setStroke() {}
}

extension UIImage {
  /// Draws the picture; nothing is drawn.
  ///
  /// - Parameter point: where its corner stands, in points.
  public func draw(at point: CGPoint) {}

  /// Draws the picture; nothing is drawn.
  ///
  /// - Parameter rect: where it stands, in points.
  public func draw(in rect: CGRect) {}

  /// Draws the picture; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: where it stands, in points.
  ///   - blendMode: how its colours meet what is there.
  ///   - alpha: opacity, from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Draws the picture; nothing is drawn.
  ///
  /// - Parameters:
  ///   - point: where its corner stands, in points.
  ///   - blendMode: how its colours meet what is there.
  ///   - alpha: opacity, from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Draws the picture again and again; nothing is drawn.
  ///
  /// - Parameter rect: the room that is filled, in points.
  public func drawAsPattern(in rect: CGRect) {}
}
