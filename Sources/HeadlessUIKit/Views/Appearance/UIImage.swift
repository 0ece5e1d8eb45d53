public import Foundation

/// A picture: its name or its bytes, and its size.
///
/// Nothing is decoded beyond the size. Sendable unchecked, as Apple's: an image never changes once it is made.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  private let foundationTypeInfo = FoundationTypeInfo()

  /// How an image takes the tint of its surroundings.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it stands prefers.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// As a stencil in the tint colour.
    case alwaysTemplate
  }

  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up
    /// On its head.
    case down
    /// Turned to the left.
    case left
    /// Turned to the right.
    case right
    /// Upright, mirrored.
    case upMirrored
    /// On its head, mirrored.
    case downMirrored
    /// Turned to the left, mirrored.
    case leftMirrored
    /// Turned to the right, mirrored.
    case rightMirrored
  }

  /// Where the image came from: the name of an asset, of a symbol, or nothing.
  enum Source: Hashable {
    case none
    case asset(String)
    case symbol(String)
    case data(Data)
  }

  let source: Source
  private let storedSize: CGSize
  private let storedScale: CGFloat
  private let storedRenderingMode: RenderingMode
  private let storedTint: UIColor?
  let details: ImageDetails

  init(
    source: Source, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil, details: ImageDetails = ImageDetails()
  ) {
    self.details = details
    self.source = source
    storedSize = size
    storedScale = scale
    storedRenderingMode = renderingMode
    storedTint = tint
    super.init()
  }

  /// Makes an image without content.
  public convenience override init() {
    self.init(source: .none, size: .zero)
  }

  /// Makes a system symbol.
  ///
  /// - Parameter name: the symbol's name. Any name but the empty one is taken: the list of symbols is the system's own.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(source: .symbol(name), size: CGSize(width: 20, height: 20), renderingMode: .automatic)
  }

  /// Makes an image of the bytes of a picture file.
  ///
  /// - Parameter data: a PNG, JPEG or GIF file; nil comes back for anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image of the bytes of a picture file.
  ///
  /// - Parameters:
  ///   - data: a PNG, JPEG or GIF file; nil comes back for anything else.
  ///   - scale: pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let pixels = PictureHeader.size(of: data) else { return nil }
    self.init(
      source: .data(data), size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
      scale: scale)
  }

  /// Makes an image of a picture file.
  ///
  /// - Parameter path: where the file is; nil comes back where it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size, in points.
  open var size: CGSize { storedSize }

  /// Pixels per point.
  open var scale: CGFloat { storedScale }

  /// How the image takes the tint of its surroundings.
  open var renderingMode: RenderingMode { storedRenderingMode }

  /// Which way up the picture is.
  open var imageOrientation: Orientation { details.orientation }

  /// Whether the image is a system symbol.
  open var isSymbolImage: Bool {
    if case .symbol = source { return true }
    return false
  }

  /// The same image with another way of taking a tint.
  ///
  /// - Parameter renderingMode: how it takes a tint.
  /// - Returns: the same picture with that mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: storedTint,
      details: details)
  }

  /// The same image in a colour.
  ///
  /// - Parameter color: the colour.
  /// - Returns: the same picture in that colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: color, details: details)
  }

  /// The same image in a colour, with another way of taking a tint.
  ///
  /// - Parameters:
  ///   - color: the colour.
  ///   - renderingMode: how it takes a tint.
  /// - Returns: the same picture in that colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: color, details: details)
  }

  /// The same image with another detail.
  func with(_ change: (inout ImageDetails) -> Void) -> UIImage {
    var details = details
    change(&details)
    return UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: storedTint,
      details: details)
  }

  /// The name that the image was found by.
  @_spi(Sceneway) public var name: String? {
    switch source {
    case .asset(let name), .symbol(let name): name
    case .none, .data: nil
    }
  }

  // MARK: Value

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if case .none = source { return self === other }
    return source == other.source && renderingMode == other.renderingMode && storedTint == other.storedTint
      && details == other.details
  }

  open override var hash: Int { source.hashValue }

  /// The image itself, since it never changes.
  ///
  /// - Parameter zone: not used.
  /// - Returns: this image.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    switch source {
    case .symbol(let name): "<UIImage symbol(system: \(name))>"
    case .asset(let name): "<UIImage named(\(name))>"
    case .none, .data: "<UIImage {\(size.width), \(size.height)}>"
    }
  }
}

extension UIImage {
  /// The bytes of a PNG file; nil where the image was not made of one.
  public func pngData() -> Data? {
    guard case .data(let data) = source, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return data
  }

  /// The bytes of a JPEG file; nil where the image was not made of one.
  ///
  /// - Parameter compressionQuality: not used.
  /// - Returns: the file's bytes.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard case .data(let data) = source, data.starts(with: [0xFF, 0xD8]) else { return nil }
    return data
  }
}
