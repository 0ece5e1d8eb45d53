/// A colour as Interface Builder describes it.
public struct Color: Hashable, Sendable {
  /// How the colour is given.
  public enum Components: Hashable, Sendable {
    /// Red, green and blue, each usually from 0 to 1.
    case rgb(red: Double, green: Double, blue: Double)
    /// A shade of grey, from 0 (black) to 1 (white).
    case white(Double)
    /// Cyan, magenta, yellow and black, each from 0 to 1.
    case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double)
    /// A colour of the system, such as `systemBackgroundColor`, or of Xcode 5 to 10, such as `darkTextColor`.
    case system(String)
    /// A colour of an asset catalogue or, with a catalogue, of a colour list.
    case named(String, catalog: String?)
    /// A pattern image.
    case pattern(String)
    /// Something else; see ``Color/element``.
    case unknown
  }

  /// How the colour is given.
  public let components: Components
  /// How opaque the colour is, from 0 to 1; 1 where nothing is said.
  public let alpha: Double
  /// The colour space, such as `custom` or `calibratedWhite`.
  public let colorSpace: String?
  /// The colour space meant by `custom`, such as `sRGB`.
  public let customColorSpace: String?
  /// The element that describes the colour.
  public let element: Element

  /// Reads a `color` element.
  ///
  /// - Parameter element: The element.
  public init(_ element: Element) {
    self.element = element
    alpha = element.number("alpha") ?? 1
    colorSpace = element["colorSpace"]
    customColorSpace = element["customColorSpace"]
    components = Self.components(of: element)
  }

  private static func components(of element: Element) -> Components {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return .system(name) }
    if let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
    {
      return .rgb(red: red, green: green, blue: blue)
    }
    if let white = element.number("white") { return .white(white) }
    if let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    {
      return .cmyk(cyan: cyan, magenta: magenta, yellow: yellow, black: black)
    }
    if let image = element["patternImage"] { return .pattern(image) }
    if let name = element["name"] { return .named(name, catalog: element["catalog"]) }
    return .unknown
  }
}
