public import Foundation

/// What is known of an image beside its picture.
struct ImageDetails: Equatable {
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var symbolConfiguration: UIImage.SymbolConfiguration?
  var frames: [UIImage] = []
  var duration: TimeInterval = 0
  var flipsForRightToLeft = false
  var isFlipped = false
  var baselineOffset: CGFloat?
  var orientation = UIImage.Orientation.up
}

extension UIImage {
  /// How the middle of an image fills a larger room.
  public enum ResizingMode: Int, Sendable {
    /// Again and again.
    case tile
    /// Drawn out.
    case stretch
  }

  // MARK: Room

  /// The edges that keep their size in a larger room, in points.
  public var capInsets: UIEdgeInsets { details.capInsets }

  /// How the middle fills a larger room.
  public var resizingMode: ResizingMode { details.resizingMode }

  /// How far the picture stands out of what it is lined up by, in points.
  public var alignmentRectInsets: UIEdgeInsets { details.alignmentRectInsets }

  /// The same image, whose edges keep their size in a larger room.
  ///
  /// - Parameters:
  ///   - capInsets: the edges, in points.
  ///   - resizingMode: how the middle fills the room.
  /// - Returns: the image.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The same image, whose edges keep their size in a larger room; in the form of before there were insets.
  ///
  /// - Parameters:
  ///   - leftCapWidth: the left edge, in points.
  ///   - topCapHeight: the upper edge, in points.
  /// - Returns: the image.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)),
      resizingMode: .stretch)
  }

  /// The same image, lined up by another part of it.
  ///
  /// - Parameter alignmentInsets: how far the picture stands out of that part, in points.
  /// - Returns: the image.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Whether the image knows where text beside it stands.
  public var hasBaseline: Bool { details.baselineOffset != nil }

  /// How far above the lower edge text beside the image stands, in points; nil where that is not known.
  public var baselineOffsetFromBottom: CGFloat? { details.baselineOffset }

  /// The same image, with the place where text beside it stands.
  ///
  /// - Parameter baselineOffset: how far above the lower edge, in points.
  /// - Returns: the image.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  // MARK: Direction

  /// Whether the image is mirrored where lines run from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { details.flipsForRightToLeft }

  /// The same image, mirrored where lines run from right to left.
  ///
  /// - Returns: the image.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// The same image, mirrored.
  ///
  /// - Returns: the image.
  public func withHorizontallyFlippedOrientation() -> UIImage { with { $0.isFlipped.toggle() } }

  // MARK: Symbols

  /// How a symbol is shown; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { isSymbolImage ? details.symbolConfiguration : nil }

  /// How the image is shown.
  public var configuration: Configuration? { details.symbolConfiguration }

  /// The same symbol, shown in another way as well.
  ///
  /// - Parameter configuration: how.
  /// - Returns: the symbol; nil where the image is none.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return with { $0.symbolConfiguration = $0.symbolConfiguration?.joined(configuration) ?? configuration }
  }

  /// Makes a system symbol.
  ///
  /// - Parameters:
  ///   - name: the symbol's name.
  ///   - traitCollection: for which traits; it is the same for all.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Makes a system symbol that shows how much of something there is.
  ///
  /// - Parameters:
  ///   - name: the symbol's name.
  ///   - variableValue: how much, from 0 to 1; not kept.
  ///   - configuration: how it is shown.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  /// Finds an image in a bundle.
  ///
  /// - Parameters:
  ///   - name: the name of an image set in an asset catalogue, or of a picture file.
  ///   - bundle: where to look; the main bundle where it is nil.
  ///   - configuration: how it is shown; not kept.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle)
  }

  /// A plus in a circle.
  public class var add: UIImage { symbol("plus.circle.fill") }
  /// A minus in a circle.
  public class var remove: UIImage { symbol("minus.circle.fill") }
  /// An arrow out of a box.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// A tick.
  public class var checkmark: UIImage { symbol("checkmark") }
  /// A tick in a circle.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private class func symbol(_ name: String) -> UIImage {
    UIImage(source: .symbol(name), size: CGSize(width: 20, height: 20))
  }

  // MARK: Pictures one after another

  /// The pictures that show one after another; nil for an image that does not move.
  public var images: [UIImage]? { details.frames.isEmpty ? nil : details.frames }

  /// How long the pictures take, in seconds.
  public var duration: TimeInterval { details.duration }

  /// Makes an image of pictures that show one after another.
  ///
  /// - Parameters:
  ///   - images: the pictures.
  ///   - duration: how long they take, in seconds.
  /// - Returns: the image; nil where there is no picture.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with {
      $0.frames = images
      $0.duration = duration
    }
  }

  /// Makes an image of pictures of the app that show one after another, whose names end in numbers from 0 or 1 on.
  ///
  /// - Parameters:
  ///   - name: what their names begin with.
  ///   - duration: how long they take, in seconds.
  /// - Returns: the image; nil where there is no picture.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let start = UIImage(named: name + "0") == nil ? 1 : 0
    var pictures: [UIImage] = []
    while pictures.count < 1_024, let picture = UIImage(named: "\(name)\(start + pictures.count)") {
      pictures.append(picture)
    }
    return animatedImage(with: pictures, duration: duration)
  }

  // MARK: Work before it shows

  /// The image, ready to show at once.
  ///
  /// - Returns: the image itself.
  public func preparingForDisplay() -> UIImage? { self }

  /// The image in a smaller size.
  ///
  /// - Parameter size: the size, in points.
  /// - Returns: an image of that size, without content.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIImage(source: .none, size: size, scale: scale)
  }

  /// Makes the image ready to show at once.
  ///
  /// - Parameter completionHandler: gets the image itself, in this call.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Makes the image in a smaller size.
  ///
  /// - Parameters:
  ///   - size: the size, in points.
  ///   - completionHandler: gets an image of that size, without content, in this call.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The image, ready to show at once.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The image in a smaller size.
  ///
  /// - Parameter size: the size, in points.
  /// - Returns: an image of that size, without content.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The bytes of a HEIC file; nil, since nothing is encoded.
  public func heicData() -> Data? { nil }
}

/// Puts a picture into the person's photo album; a headless app has none, so nobody is told.
///
/// - Parameters:
///   - image: the picture.
///   - completionTarget: who would be told.
///   - completionSelector: by which method.
///   - contextInfo: what would be handed along.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
