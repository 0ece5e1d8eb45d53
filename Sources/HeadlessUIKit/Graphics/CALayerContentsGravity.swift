/// How a layer fits in what it shows.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The value as text.
  public let rawValue: String

  /// Makes a value of text.
  ///
  /// - Parameter rawValue: the value as text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In its middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At its top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At its bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At its left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At its right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In its top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In its top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In its bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In its bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Pulled to its size.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as it goes into it.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as it fills it.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
