#if !canImport(Darwin)
  public import Foundation

  /// The pixels of a picture: here, only how many there are, and the picture itself.
  ///
  /// Stands for Core Graphics' type of the same name where there is no Core Graphics.
  public final class CGImage: Hashable, Sendable {
    let image: UIImage

    /// The width, in pixels.
    public let width: Int

    /// The height, in pixels.
    public let height: Int

    init(_ image: UIImage, width: Int, height: Int) {
      self.image = image
      self.width = width
      self.height = height
    }

    /// Bits of a colour's part; 8.
    public var bitsPerComponent: Int { 8 }

    /// Bits of a pixel; 32.
    public var bitsPerPixel: Int { 32 }

    /// Bytes of a row of pixels.
    public var bytesPerRow: Int { width * 4 }

    /// A part of the picture.
    ///
    /// - Parameter rect: the part, in pixels.
    /// - Returns: a picture of its size, without content; nil where the part lies outside.
    public func cropping(to rect: CGRect) -> CGImage? {
      let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
      guard !part.isEmpty else { return nil }
      return CGImage(
        UIImage(source: .none, size: part.size), width: Int(part.width), height: Int(part.height))
    }

    /// Whether two are the same pixels of the same picture.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
      lhs.image == rhs.image && lhs.width == rhs.width && lhs.height == rhs.height
    }

    /// Hashes the picture.
    ///
    /// - Parameter hasher: takes the picture.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(image)
    }
  }

  extension UIImage {
    /// The picture's pixels; nil where it has none, as a symbol has.
    public var cgImage: CGImage? {
      guard !isSymbolImage, size.width > 0, size.height > 0 else { return nil }
      return CGImage(self, width: Int(size.width * scale), height: Int(size.height * scale))
    }

    /// Makes a picture of pixels.
    ///
    /// - Parameter cgImage: the pixels.
    public convenience init(cgImage: CGImage) {
      self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Makes a picture of pixels.
    ///
    /// - Parameters:
    ///   - cgImage: the pixels.
    ///   - scale: pixels per point.
    ///   - orientation: which way up it is; kept upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      let scale = scale > 0 ? scale : 1
      self.init(
        source: cgImage.image.source,
        size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
        scale: scale)
    }
  }
#endif
