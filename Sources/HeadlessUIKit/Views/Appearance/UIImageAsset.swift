public import Foundation

/// Pictures of one name for different traits.
@preconcurrency @MainActor
open class UIImageAsset: NSObject {
  private var images: [(traits: UITraitCollection, image: UIImage)] = []

  /// Makes a name without pictures.
  public override init() { super.init() }

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - image: the picture.
  ///   - traitCollection: for which traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection)
    images.append((traitCollection, image))
  }

  /// Takes a picture away.
  ///
  /// - Parameter traitCollection: for which traits it was.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    images.removeAll { $0.traits.isEqual(traitCollection) }
  }

  /// The picture for traits.
  ///
  /// - Parameter traitCollection: the traits.
  /// - Returns: the first whose traits are all among them, or else the first one; an empty one where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = images.first { traitCollection.containsTraits(in: $0.traits) }
    return (fitting ?? images.first)?.image ?? UIImage()
  }
}
