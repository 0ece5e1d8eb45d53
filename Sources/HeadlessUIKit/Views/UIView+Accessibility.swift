internal import Foundation

/// What an element is and how it behaves, for people who hear the screen.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: UInt64

  /// Makes a set of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of what is there.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It starts something to listen to.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be moved up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It takes touches as they are.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns pages.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
  /// Whether what is inside is left out for people who hear the screen.
  public var accessibilityElementsHidden: Bool {
    get { details.accessibilityElementsHidden }
    set { details.accessibilityElementsHidden = newValue }
  }

  /// Whether what stands beside the view is left out for people who hear the screen.
  public var accessibilityViewIsModal: Bool {
    get { details.accessibilityViewIsModal }
    set { details.accessibilityViewIsModal = newValue }
  }

  /// The things inside for people who hear the screen, in their order.
  public var accessibilityElements: [Any]? {
    get { details.accessibilityElements }
    set { details.accessibilityElements = newValue }
  }
}
