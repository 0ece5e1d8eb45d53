#if !canImport(Darwin)
  public import Foundation

  /// What the parts of a colour mean.
  public final class CGColorSpace: Hashable, Sendable {
    /// The name.
    public let name: String?

    /// How many parts a colour has, without opacity.
    public let numberOfComponents: Int

    init(_ name: String, _ numberOfComponents: Int) {
      self.name = name
      self.numberOfComponents = numberOfComponents
    }

    /// Whether two mean the same.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

    /// Hashes the name.
    ///
    /// - Parameter hasher: takes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The device's own red, green and blue.
  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("DeviceRGB", 3) }

  /// The device's own grey.
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace("DeviceGray", 1) }

  /// How a gradient goes on beyond its ends.
  public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits as Core Graphics numbers them.
    public let rawValue: UInt32

    /// Makes options of bits.
    ///
    /// - Parameter rawValue: the bits as Core Graphics numbers them.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// After its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
  }

  /// Colours that go over into one another.
  public final class CGGradient: Sendable {
    /// The colours.
    let colors: [CGColor]

    /// Makes a gradient of colours.
    ///
    /// - Parameters:
    ///   - space: what their parts mean.
    ///   - colors: the colours, each a `CGColor`.
    ///   - locations: where each stands, from 0 to 1; evenly where it is nil.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
      self.colors = colors.compactMap { $0 as? CGColor }
    }

    /// Makes a gradient of parts of colours.
    ///
    /// - Parameters:
    ///   - space: what the parts mean.
    ///   - components: the parts, opacity with them, one colour after another.
    ///   - locations: where each colour stands, from 0 to 1; evenly where it is nil.
    ///   - count: how many colours there are.
    public init?(
      colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
      locations: UnsafePointer<CGFloat>?, count: Int
    ) {
      let width = space.numberOfComponents + 1
      colors = (0..<max(count, 0)).map { index in
        let parts = (0..<width).map { components[index * width + $0] }
        return width == 4
          ? CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
          : CGColor(gray: parts[0], alpha: parts[width - 1])
      }
    }
  }

  /// Core Foundation's list, as Swift's own here.
  public typealias CFArray = [Any]

  extension CGContext {
    /// Fills the path by a rule and takes everything out of it; nothing is drawn.
    ///
    /// - Parameter rule: what is inside.
    public func fillPath(using rule: CGPathFillRule) { beginPath() }

    /// Draws only inside the path from now on, and takes everything out of it; nothing is drawn.
    ///
    /// - Parameter rule: what is inside.
    public func clip(using rule: CGPathFillRule) { beginPath() }

    /// Sets the dashes of lines; nothing is drawn.
    ///
    /// - Parameters:
    ///   - phase: where dashes begin, in points.
    ///   - lengths: the lengths of dashes and of the room between them, in points by turns.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}

    /// Sets the colour of what is filled; nothing is drawn.
    ///
    /// - Parameters:
    ///   - red: red, from 0 to 1.
    ///   - green: green, from 0 to 1.
    ///   - blue: blue, from 0 to 1.
    ///   - alpha: opacity, from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

    /// Sets the colour of lines; nothing is drawn.
    ///
    /// - Parameters:
    ///   - red: red, from 0 to 1.
    ///   - green: green, from 0 to 1.
    ///   - blue: blue, from 0 to 1.
    ///   - alpha: opacity, from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}

    /// Draws a picture; nothing is drawn.
    ///
    /// - Parameters:
    ///   - image: the picture.
    ///   - rect: where it stands, in points.
    public func draw(_ image: CGImage, in rect: CGRect) {}

    /// Draws a gradient along a line; nothing is drawn.
    ///
    /// - Parameters:
    ///   - gradient: the gradient.
    ///   - startPoint: where it begins, in points.
    ///   - endPoint: where it ends, in points.
    ///   - options: how it goes on beyond its ends.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
      options: CGGradientDrawingOptions
    ) {}

    /// Draws a gradient between two circles; nothing is drawn.
    ///
    /// - Parameters:
    ///   - gradient: the gradient.
    ///   - startCenter: the middle of the first circle, in points.
    ///   - startRadius: its radius, in points.
    ///   - endCenter: the middle of the second circle, in points.
    ///   - endRadius: its radius, in points.
    ///   - options: how it goes on beyond its ends.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
      endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {}

    /// Adds straight lines between points to the path.
    ///
    /// - Parameter points: the points.
    public func addLines(between points: [CGPoint]) {
      guard let first = points.first else { return }
      move(to: first)
      for point in points.dropFirst() { addLine(to: point) }
    }

    /// The room that is drawn in, in points.
    public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }

    /// Draws what follows by itself, to lay it over the rest as one; nothing is drawn.
    ///
    /// - Parameter auxiliaryInfo: not used.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {}

    /// Lays what was drawn by itself over the rest; nothing is drawn.
    public func endTransparencyLayer() {}

    /// Draws everywhere again from now on; nothing is drawn.
    public func resetClip() {}

    /// Puts the outline of the path's lines in its place; nothing is drawn.
    public func replacePathWithStrokedPath() {}
  }
#endif
