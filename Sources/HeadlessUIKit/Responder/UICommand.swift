/// Something to choose in a menu that sends an action along the responders.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method that is sent.
  public let action: Selector

  /// What the command is about, for who answers it.
  public let propertyList: Any?

  /// A longer title for lists of commands.
  open var discoverabilityTitle: String?

  /// What is particular about the command.
  open var attributes: Attributes

  /// Whether the command is ticked.
  open var state: State

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: the words; none by default.
  ///   - image: the picture.
  ///   - action: the method that is sent.
  ///   - propertyList: what the command is about.
  ///   - discoverabilityTitle: a longer title for lists of commands.
  ///   - attributes: what is particular about it.
  ///   - state: whether it is ticked.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// Keys that are held down together with another one.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them.
  public let rawValue: Int

  /// Makes a set of bits.
  ///
  /// - Parameter rawValue: the bits as UIKit numbers them.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The block of numbers.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
