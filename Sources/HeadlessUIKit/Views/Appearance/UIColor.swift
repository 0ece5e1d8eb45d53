public import Foundation

/// A colour with its opacity.
///
/// Colours are values: equal where their parts are equal. A system colour has its light appearance here. Sendable
/// unchecked, as Apple's: a colour never changes once it is made.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private let foundationTypeInfo = FoundationTypeInfo()

  /// Red, green, blue and opacity, each from 0 to 1.
  let parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Lightness, where the colour was made as a grey.
  let white: CGFloat?

  /// The name of a system colour or of one in an asset catalogue.
  let name: String?

  /// Tells the colour for traits; nil for one that is the same for all.
  let provider: ((UITraitCollection) -> UIColor)?

  init(
    parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat), white: CGFloat? = nil,
    name: String? = nil, provider: ((UITraitCollection) -> UIColor)? = nil
  ) {
    self.parts = parts
    self.white = white
    self.name = name
    self.provider = provider
    super.init()
  }

  /// Makes a colour that depends on traits.
  ///
  /// Its parts are those for the traits that are current when it is made.
  ///
  /// - Parameter dynamicProvider: tells the colour for traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    nonisolated(unsafe) let provider = dynamicProvider
    let color =
      Thread.isMainThread ? MainActor.assumeIsolated { provider(UITraitCollection.current) } : nil
    self.init(
      parts: color?.parts ?? (0, 0, 0, 1), white: color?.white, name: color?.name, provider: dynamicProvider)
  }

  /// The colour for traits.
  ///
  /// - Parameter traitCollection: the traits.
  /// - Returns: what the colour's provider says; the colour itself where it has none.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// Makes a colour of red, green and blue.
  ///
  /// - Parameters:
  ///   - red: red, from 0 to 1.
  ///   - green: green, from 0 to 1.
  ///   - blue: blue, from 0 to 1.
  ///   - alpha: opacity, from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(parts: (red, green, blue, alpha))
  }

  /// Makes a colour of a picture that is put side by side; nothing is drawn, so that it counts as black.
  ///
  /// - Parameter image: the picture.
  public convenience init(patternImage image: UIImage) {
    self.init(white: 0, alpha: 1)
  }

  /// Makes a grey.
  ///
  /// - Parameters:
  ///   - white: lightness, from 0 to 1.
  ///   - alpha: opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(parts: (white, white, white, alpha), white: white)
  }

  /// Makes a colour of hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: the place on the colour wheel, from 0 to 1.
  ///   - saturation: how far from grey, from 0 to 1.
  ///   - brightness: how far from black, from 0 to 1.
  ///   - alpha: opacity, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let distance = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Makes a colour of a layer's colour.
  ///
  /// - Parameter cgColor: red, green, blue and opacity, or a grey and its opacity.
  public convenience init(cgColor: CGColor) {
    let components = cgColor.components ?? []
    switch components.count {
    case 4...:
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case 2: self.init(white: components[0], alpha: components[1])
    default: self.init(white: 0, alpha: 0)
    }
  }

  /// The colour as layers hold it.
  open var cgColor: CGColor {
    CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Makes the same colour with another opacity.
  ///
  /// - Parameter alpha: opacity, from 0 to 1.
  /// - Returns: the colour.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(parts: (parts.red, parts.green, parts.blue, alpha), white: white)
  }

  /// Tells red, green, blue and opacity.
  ///
  /// - Parameters:
  ///   - red: where to put red, from 0 to 1.
  ///   - green: where to put green, from 0 to 1.
  ///   - blue: where to put blue, from 0 to 1.
  ///   - alpha: where to put opacity, from 0 to 1.
  /// - Returns: whether the colour has these parts; always true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Tells lightness and opacity.
  ///
  /// - Parameters:
  ///   - white: where to put lightness, from 0 to 1.
  ///   - alpha: where to put opacity, from 0 to 1.
  /// - Returns: whether the colour is a grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// Tells hue, saturation, brightness and opacity.
  ///
  /// - Parameters:
  ///   - hue: where to put the place on the colour wheel, from 0 to 1.
  ///   - saturation: where to put the distance from grey, from 0 to 1.
  ///   - brightness: where to put the distance from black, from 0 to 1.
  ///   - alpha: where to put opacity, from 0 to 1.
  /// - Returns: whether the colour has these parts; always true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (high, low) = (max(parts.red, parts.green, parts.blue), min(parts.red, parts.green, parts.blue))
    let range = high - low
    var sector: CGFloat = 0
    if range > 0 {
      if high == parts.red {
        sector = (parts.green - parts.blue) / range + (parts.green < parts.blue ? 6 : 0)
      } else if high == parts.green {
        sector = (parts.blue - parts.red) / range + 2
      } else {
        sector = (parts.red - parts.green) / range + 4
      }
    }
    hue?.pointee = sector / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = parts.alpha
    return true
  }

  // MARK: Value

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return parts == other.parts && name == other.name
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(parts.red)
    hasher.combine(parts.green)
    hasher.combine(parts.blue)
    hasher.combine(parts.alpha)
    hasher.combine(name)
    return hasher.finalize()
  }

  /// The colour itself, since it never changes.
  ///
  /// - Parameter zone: not used.
  /// - Returns: this colour.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    if let name { return "<UIDynamicCatalogSystemColor; name = \(name)>" }
    if let white { return "UIExtendedGrayColorSpace \(white) \(parts.alpha)" }
    return "UIExtendedSRGBColorSpace \(parts.red) \(parts.green) \(parts.blue) \(parts.alpha)"
  }
}
