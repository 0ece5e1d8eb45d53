public import Foundation

extension UIImage {
  /// Finds an image of the app.
  ///
  /// - Parameter name: the name of an image set in an asset catalogue, or of a picture file; nil comes back where the
  ///   main bundle has neither.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Finds an image in a bundle.
  ///
  /// - Parameters:
  ///   - name: the name of an image set in an asset catalogue, or of a picture file.
  ///   - bundle: where to look; the main bundle where it is nil.
  convenience init?(named name: String, in bundle: Bundle?) {
    guard !name.isEmpty,
      let found = AssetCatalog.imageFile(named: name, in: bundle ?? AssetCatalog.mainBundle)
    else { return nil }
    let pixels = FileManager.default.contents(atPath: found.file.path).flatMap { PictureHeader.size(of: $0) }
    let size = pixels ?? .zero
    self.init(
      source: .asset(name), size: CGSize(width: size.width / found.scale, height: size.height / found.scale),
      scale: found.scale)
  }
}

extension UIImage {
  /// Finds an image in a bundle.
  ///
  /// - Parameters:
  ///   - name: the name of an image set in an asset catalogue, or of a picture file.
  ///   - bundle: where to look; the main bundle where it is nil.
  ///   - traitCollection: for which traits; the largest picture is taken for all.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name, in: bundle) }
}

extension UIColor {
  /// Finds a colour in a bundle.
  ///
  /// - Parameters:
  ///   - name: the name of a colour set in an asset catalogue.
  ///   - bundle: where to look; the main bundle where it is nil.
  ///   - traitCollection: for which traits; the light appearance is taken for all.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name, in: bundle) }

  /// Finds a colour of the app.
  ///
  /// - Parameter name: the name of a colour set in an asset catalogue of the main bundle; nil comes back where there is
  ///   none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil)
  }

  /// Finds a colour in a bundle.
  ///
  /// - Parameters:
  ///   - name: the name of a colour set in an asset catalogue.
  ///   - bundle: where to look; the main bundle where it is nil.
  convenience init?(named name: String, in bundle: Bundle?) {
    guard let parts = AssetCatalog.colorParts(named: name, in: bundle ?? AssetCatalog.mainBundle) else {
      return nil
    }
    self.init(parts: parts, name: name)
  }
}
