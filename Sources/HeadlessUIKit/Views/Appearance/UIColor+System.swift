internal import Foundation

extension UIColor {
  /// A system colour in its light appearance, parts from 0 to 255.
  private static func system(
    _ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(parts: (red / 255, green / 255, blue / 255, alpha), name: name)
  }

  /// The system's red.
  public class var systemRed: UIColor { system("systemRed", 255, 59, 48) }

  /// The system's green.
  public class var systemGreen: UIColor { system("systemGreen", 52, 199, 89) }

  /// The system's blue.
  public class var systemBlue: UIColor { system("systemBlue", 0, 122, 255) }

  /// The system's orange.
  public class var systemOrange: UIColor { system("systemOrange", 255, 149, 0) }

  /// The system's yellow.
  public class var systemYellow: UIColor { system("systemYellow", 255, 204, 0) }

  /// The system's pink.
  public class var systemPink: UIColor { system("systemPink", 255, 45, 85) }

  /// The system's purple.
  public class var systemPurple: UIColor { system("systemPurple", 175, 82, 222) }

  /// The system's teal.
  public class var systemTeal: UIColor { system("systemTeal", 48, 176, 199) }

  /// The system's indigo.
  public class var systemIndigo: UIColor { system("systemIndigo", 88, 86, 214) }

  /// The system's brown.
  public class var systemBrown: UIColor { system("systemBrown", 162, 132, 94) }

  /// The system's mint.
  public class var systemMint: UIColor { system("systemMint", 0, 199, 190) }

  /// The system's cyan.
  public class var systemCyan: UIColor { system("systemCyan", 50, 173, 230) }

  /// The system's grey.
  public class var systemGray: UIColor { system("systemGray", 142, 142, 147) }

  /// The second of the system's greys.
  public class var systemGray2: UIColor { system("systemGray2", 174, 174, 178) }

  /// The third of the system's greys.
  public class var systemGray3: UIColor { system("systemGray3", 199, 199, 204) }

  /// The fourth of the system's greys.
  public class var systemGray4: UIColor { system("systemGray4", 209, 209, 214) }

  /// The fifth of the system's greys.
  public class var systemGray5: UIColor { system("systemGray5", 229, 229, 234) }

  /// The lightest of the system's greys.
  public class var systemGray6: UIColor { system("systemGray6", 242, 242, 247) }

  /// The colour of what can be tapped.
  public class var tintColor: UIColor { system("tintColor", 0, 122, 255) }

  /// Text.
  public class var label: UIColor { system("label", 0, 0, 0) }

  /// Text of second rank.
  public class var secondaryLabel: UIColor { system("secondaryLabel", 60, 60, 67, 0.6) }

  /// Text of third rank.
  public class var tertiaryLabel: UIColor { system("tertiaryLabel", 60, 60, 67, 0.3) }

  /// Text of fourth rank.
  public class var quaternaryLabel: UIColor { system("quaternaryLabel", 60, 60, 67, 0.18) }

  /// A link.
  public class var link: UIColor { system("link", 0, 122, 255) }

  /// Text that stands in for text to come.
  public class var placeholderText: UIColor { system("placeholderText", 60, 60, 67, 0.3) }

  /// A thin line that lets the ground through.
  public class var separator: UIColor { system("separator", 60, 60, 67, 0.29) }

  /// A thin line.
  public class var opaqueSeparator: UIColor { system("opaqueSeparator", 198, 198, 200) }

  /// The ground of a screen.
  public class var systemBackground: UIColor { system("systemBackground", 255, 255, 255) }

  /// The ground of a group on a screen.
  public class var secondarySystemBackground: UIColor { system("secondarySystemBackground", 242, 242, 247) }

  /// The ground of a group in a group.
  public class var tertiarySystemBackground: UIColor { system("tertiarySystemBackground", 255, 255, 255) }

  /// The ground of a grouped table.
  public class var systemGroupedBackground: UIColor { system("systemGroupedBackground", 242, 242, 247) }

  /// The ground of a row in a grouped table.
  public class var secondarySystemGroupedBackground: UIColor {
    system("secondarySystemGroupedBackground", 255, 255, 255)
  }

  /// The ground of a group in a row.
  public class var tertiarySystemGroupedBackground: UIColor {
    system("tertiarySystemGroupedBackground", 242, 242, 247)
  }

  /// A thin overlay.
  public class var systemFill: UIColor { system("systemFill", 120, 120, 128, 0.2) }

  /// A thinner overlay.
  public class var secondarySystemFill: UIColor { system("secondarySystemFill", 120, 120, 128, 0.16) }

  /// An overlay for large shapes.
  public class var tertiarySystemFill: UIColor { system("tertiarySystemFill", 118, 118, 128, 0.12) }

  /// An overlay for large areas.
  public class var quaternarySystemFill: UIColor { system("quaternarySystemFill", 116, 116, 128, 0.08) }

  /// Text on a dark ground.
  public class var lightText: UIColor { system("lightText", 255, 255, 255, 0.6) }

  /// Text on a light ground.
  public class var darkText: UIColor { system("darkText", 0, 0, 0) }

  /// The ground of a grouped table, by its old name.
  public class var groupTableViewBackground: UIColor { system("groupTableViewBackground", 242, 242, 247) }

  /// The system colour of a name as Interface Builder writes it, such as `systemBackgroundColor`.
  static func systemColor(interfaceBuilderName: String) -> UIColor? {
    let name =
      interfaceBuilderName.hasSuffix("Color")
      ? String(interfaceBuilderName.dropLast(5)) : interfaceBuilderName
    return systemColors[name]?()
  }

  private static let systemColors: [String: @Sendable () -> UIColor] = [
    "black": { .black },
    "darkGray": { .darkGray },
    "lightGray": { .lightGray },
    "white": { .white },
    "gray": { .gray },
    "red": { .red },
    "green": { .green },
    "blue": { .blue },
    "cyan": { .cyan },
    "yellow": { .yellow },
    "magenta": { .magenta },
    "orange": { .orange },
    "purple": { .purple },
    "brown": { .brown },
    "clear": { .clear },
    "systemRed": { .systemRed },
    "systemGreen": { .systemGreen },
    "systemBlue": { .systemBlue },
    "systemOrange": { .systemOrange },
    "systemYellow": { .systemYellow },
    "systemPink": { .systemPink },
    "systemPurple": { .systemPurple },
    "systemTeal": { .systemTeal },
    "systemIndigo": { .systemIndigo },
    "systemBrown": { .systemBrown },
    "systemMint": { .systemMint },
    "systemCyan": { .systemCyan },
    "systemGray": { .systemGray },
    "systemGray2": { .systemGray2 },
    "systemGray3": { .systemGray3 },
    "systemGray4": { .systemGray4 },
    "systemGray5": { .systemGray5 },
    "systemGray6": { .systemGray6 },
    "tint": { .tintColor },
    "label": { .label },
    "secondaryLabel": { .secondaryLabel },
    "tertiaryLabel": { .tertiaryLabel },
    "quaternaryLabel": { .quaternaryLabel },
    "link": { .link },
    "placeholderText": { .placeholderText },
    "separator": { .separator },
    "opaqueSeparator": { .opaqueSeparator },
    "systemBackground": { .systemBackground },
    "secondarySystemBackground": { .secondarySystemBackground },
    "tertiarySystemBackground": { .tertiarySystemBackground },
    "systemGroupedBackground": { .systemGroupedBackground },
    "secondarySystemGroupedBackground": { .secondarySystemGroupedBackground },
    "tertiarySystemGroupedBackground": { .tertiarySystemGroupedBackground },
    "systemFill": { .systemFill },
    "secondarySystemFill": { .secondarySystemFill },
    "tertiarySystemFill": { .tertiarySystemFill },
    "quaternarySystemFill": { .quaternarySystemFill },
    "lightText": { .lightText },
    "darkText": { .darkText },
    "groupTableViewBackground": { .groupTableViewBackground },
  ]
}
