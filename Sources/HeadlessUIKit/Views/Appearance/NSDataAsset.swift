public import Foundation

/// The bytes of a data set in an asset catalogue.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The asset's name.
  public let name: String

  /// The bytes.
  public let data: Data

  /// The type of the bytes, such as `public.json`.
  public let typeIdentifier: String

  /// Finds a data set of the app.
  ///
  /// - Parameter name: its name; nil comes back where the main bundle has none of that name.
  public convenience init?(name: String) {
    self.init(name: name, bundle: AssetCatalog.mainBundle)
  }

  /// Finds a data set in a bundle.
  ///
  /// - Parameters:
  ///   - name: its name; nil comes back where the bundle has none of that name.
  ///   - bundle: where to look.
  public init?(name: String, bundle: Bundle) {
    guard let found = AssetCatalog.data(named: name, in: bundle) else { return nil }
    self.name = name
    data = found.data
    typeIdentifier = found.type
    super.init()
  }
}
