internal import Foundation

extension UIImage {
  /// Finds a picture of the app, as Xcode's picture literals do.
  ///
  /// A name that nothing has stops an app of Apple's; here the picture is empty then.
  ///
  /// - Parameter name: the name of an image set in an asset catalogue, or of a picture file.
  public convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(named: name)
    self.init(
      source: image?.source ?? .none, size: image?.size ?? .zero, scale: image?.scale ?? 1,
      renderingMode: image?.renderingMode ?? .automatic)
  }

  /// The format that a renderer draws pictures like this one in.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
