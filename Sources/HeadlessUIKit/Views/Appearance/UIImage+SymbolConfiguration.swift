internal import Foundation

extension UIImage.SymbolConfiguration {
  /// Nothing in particular.
  public class var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(pointSize: nil) }

  /// A symbol as large and heavy as text in a font.
  ///
  /// - Parameter font: the font.
  public convenience init(font: UIFont) {
    self.init(pointSize: font.pointSize, weight: font.weight.symbolWeight, textStyle: font.textStyle)
  }

  /// A symbol as large and heavy as text in a font, in a scale.
  ///
  /// - Parameters:
  ///   - font: the font.
  ///   - scale: how large it is beside the text.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(
      pointSize: font.pointSize, weight: font.weight.symbolWeight, scale: scale, textStyle: font.textStyle)
  }

  /// A symbol as large as text for a purpose, in a scale.
  ///
  /// - Parameters:
  ///   - textStyle: what the text is for.
  ///   - scale: how large it is beside the text.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(pointSize: textStyle.defaultSize, scale: scale, textStyle: textStyle)
  }

  /// A symbol in several colours.
  ///
  /// - Parameter paletteColors: the colours, the one of the nearest part first.
  public convenience init(paletteColors: [UIColor]) { self.init(pointSize: nil, colors: paletteColors) }

  /// A symbol in shades of a colour.
  ///
  /// - Parameter hierarchicalColor: the colour.
  public convenience init(hierarchicalColor: UIColor) {
    self.init(pointSize: nil, colors: [hierarchicalColor])
  }

  /// A symbol in its own colours, where it has some.
  ///
  /// - Returns: the configuration.
  public class func preferringMulticolor() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: nil, prefersMulticolor: true)
  }

  /// A symbol in one colour.
  ///
  /// - Returns: the configuration.
  public class func preferringMonochrome() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: nil, prefersMulticolor: false)
  }

  /// The same as large as it is by itself.
  public func configurationWithoutPointSizeAndWeight() -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: scale, colors: colors, prefersMulticolor: prefersMulticolor)
  }

  /// This and what another one says besides, which wins where both say something.
  func joined(_ other: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale,
      textStyle: other.textStyle ?? textStyle, colors: other.colors.isEmpty ? colors : other.colors,
      prefersMulticolor: other.prefersMulticolor ?? prefersMulticolor)
  }
}

extension UIFont.Weight {
  /// The weight of a symbol beside text.
  var symbolWeight: UIImage.SymbolWeight {
    let steps: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    return steps.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
  }
}
