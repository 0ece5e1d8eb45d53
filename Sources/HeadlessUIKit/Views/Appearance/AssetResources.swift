public import Foundation

/// An image of an asset catalogue, whose name the compiler knows.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names an image.
  ///
  /// - Parameters:
  ///   - name: the name of its image set.
  ///   - bundle: the bundle that it is in.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of an asset catalogue, whose name the compiler knows.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a colour.
  ///
  /// - Parameters:
  ///   - name: the name of its colour set.
  ///   - bundle: the bundle that it is in.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// Makes an image of an asset catalogue.
  ///
  /// - Parameter resource: the image; one without a picture comes back empty.
  public convenience init(resource: ImageResource) {
    let found = UIImage(named: resource.name, in: resource.bundle)
    self.init(source: .asset(resource.name), size: found?.size ?? .zero, scale: found?.scale ?? 1)
  }
}

extension UIColor {
  /// Makes a colour of an asset catalogue.
  ///
  /// - Parameter resource: the colour; one that is not there comes back clear.
  public convenience init(resource: ColorResource) {
    let parts = AssetCatalog.colorParts(named: resource.name, in: resource.bundle)
    self.init(parts: parts ?? UIColor.clear.parts, name: resource.name)
  }
}
