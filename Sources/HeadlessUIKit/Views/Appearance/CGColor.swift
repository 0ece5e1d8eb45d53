#if !canImport(Darwin)
  public import Foundation

  /// A colour as layers hold it: red, green, blue and opacity.
  ///
  /// Stands for Core Graphics' type of the same name where there is no Core Graphics.
  public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    /// Red, green, blue and opacity, each from 0 to 1.
    public let components: [CGFloat]?

    /// Makes a colour of its parts.
    ///
    /// - Parameters:
    ///   - red: red, from 0 to 1.
    ///   - green: green, from 0 to 1.
    ///   - blue: blue, from 0 to 1.
    ///   - alpha: opacity, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// Makes a grey.
    ///
    /// - Parameters:
    ///   - gray: lightness, from 0 to 1.
    ///   - alpha: opacity, from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// How many parts the colour has, opacity included.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// Opacity, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 0 }

    /// Makes the same colour with another opacity.
    ///
    /// - Parameter alpha: opacity, from 0 to 1.
    /// - Returns: the colour.
    public func copy(alpha: CGFloat) -> CGColor? {
      guard let components, components.count == 4 else { return nil }
      return CGColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    /// Black, opaque.
    public static let black = CGColor(gray: 0, alpha: 1)

    /// White, opaque.
    public static let white = CGColor(gray: 1, alpha: 1)

    /// Black that lets everything through.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The parts in words.
    public var description: String { "CGColor(\(components ?? []))" }

    /// Whether two colours have the same parts.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }

    /// Feeds the parts to a hasher.
    ///
    /// - Parameter hasher: the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }
#else
  public import CoreGraphics
#endif
