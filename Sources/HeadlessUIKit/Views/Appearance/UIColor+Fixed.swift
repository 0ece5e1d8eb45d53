internal import Foundation

extension UIColor {
  // MARK: Fixed colours

  /// Black.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }

  /// A dark grey.
  public class var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }

  /// A light grey.
  public class var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }

  /// White.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }

  /// A middle grey.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }

  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

  /// Green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }

  /// Blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

  /// Cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }

  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

  /// Magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }

  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }

  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }

  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

  /// No colour at all.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
