public import Foundation

/// A trait: what kind of value it has and which one it has where nobody says anything.
///
/// An app defines traits of its own by a type that adopts this.
public protocol UITraitDefinition {
  /// The kind of the trait's value.
  associatedtype Value
  /// The value where nobody says anything.
  static var defaultValue: Value { get }
  /// Whether a change of the trait changes colours; false by default.
  static var affectsColorAppearance: Bool { get }
  /// What the trait is called in a log; the type's name by default.
  static var name: String { get }
  /// What tells the trait apart from others; the type's full name by default.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// False.
  public static var affectsColorAppearance: Bool { false }
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// The type's name with its module.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// A trait as a value.
public typealias UITrait = any UITraitDefinition.Type

/// The room from left to right.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// True.
  public static let affectsColorAppearance = true
}

/// Which way lines run.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Not known.
  public static let defaultValue: CGFloat = 0
}

/// The size of text that the person likes.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// How far colours are to stand apart.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// True.
  public static let affectsColorAppearance = true
}

/// Whether content lies over other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  /// True.
  public static let affectsColorAppearance = true
}

/// How heavy text is to be.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UILegibilityWeight.unspecified
}

/// Which colours the display shows.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIDisplayGamut.unspecified
  /// True.
  public static let affectsColorAppearance = true
}

/// Whether the display feels how hard it is pressed.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIForceTouchCapability.unknown
}

/// Whether the window is the one in use.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}
