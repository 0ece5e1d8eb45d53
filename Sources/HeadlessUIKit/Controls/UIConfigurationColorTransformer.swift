public import Foundation

/// Makes a colour of another one, such as a paler one of a tint.
public struct UIConfigurationColorTransformer: Hashable {
  private let identifier: String
  /// Makes the colour.
  public let transform: (UIColor) -> UIColor

  /// Makes a transformer; equal to no other one.
  ///
  /// - Parameter transform: makes the colour.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.init(UUID().uuidString, transform)
  }

  private init(_ identifier: String, _ transform: @escaping (UIColor) -> UIColor) {
    self.identifier = identifier
    self.transform = transform
  }

  /// Makes the colour of another one.
  ///
  /// - Parameter input: the other one.
  /// - Returns: the colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Makes a grey of the same lightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer("grayscale") { color in
      let parts = color.parts
      return UIColor(
        white: (299 * parts.red + 587 * parts.green + 114 * parts.blue) / 1_000, alpha: parts.alpha)
    }
  }

  /// Keeps the colour where it is the tint.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer("preferredTint") { $0 }
  }

  /// Makes the colour paler where it is a tint.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer("monochromeTint") { $0 }
  }

  /// Whether two transformers are the same one.
  public static func == (one: Self, other: Self) -> Bool { one.identifier == other.identifier }

  /// Takes the transformer into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

/// Makes looks of text of other looks, such as a larger typeface.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private let identifier = UUID()
  /// Makes the looks.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a transformer; equal to no other one.
  ///
  /// - Parameter transform: makes the looks.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Makes the looks of others.
  ///
  /// - Parameter input: the others.
  /// - Returns: the looks.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Whether two transformers are the same one.
  public static func == (one: Self, other: Self) -> Bool { one.identifier == other.identifier }

  /// Takes the transformer into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
