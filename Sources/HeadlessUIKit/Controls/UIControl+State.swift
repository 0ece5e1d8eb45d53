internal import Foundation

extension UIControl {
  /// How a control stands: several may hold at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing particular.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted: State = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled: State = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected: State = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused: State = State(rawValue: 1 << 3)
    /// Bits for the app's own use.
    public static let application: State = State(rawValue: 0x00FF_0000)
    /// Bits for UIKit's own use.
    public static let reserved: State = State(rawValue: 0xFF00_0000)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits as UIKit numbers them.
    public let rawValue: UInt

    /// Makes a set of bits.
    ///
    /// - Parameter rawValue: the bits as UIKit numbers them.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down in it.
    public static let touchDown: Event = Event(rawValue: 1 << 0)
    /// A finger came down in it again.
    public static let touchDownRepeat: Event = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside: Event = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside: Event = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter: Event = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit: Event = Event(rawValue: 1 << 5)
    /// A finger left inside.
    public static let touchUpInside: Event = Event(rawValue: 1 << 6)
    /// A finger left outside.
    public static let touchUpOutside: Event = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel: Event = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged: Event = Event(rawValue: 1 << 12)
    /// The main thing that the control is for.
    public static let primaryActionTriggered: Event = Event(rawValue: 1 << 13)
    /// A menu is about to open.
    public static let menuActionTriggered: Event = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin: Event = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged: Event = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd: Event = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit: Event = Event(rawValue: 1 << 19)
    /// Every touch.
    public static let allTouchEvents: Event = Event(rawValue: 0x0000_0FFF)
    /// Everything about editing.
    public static let allEditingEvents: Event = Event(rawValue: 0x000F_0000)
    /// Bits for the app's own use.
    public static let applicationReserved: Event = Event(rawValue: 0x0F00_0000)
    /// Bits for UIKit's own use.
    public static let systemReserved: Event = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents: Event = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// Where content stands from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From left to right.
    case fill = 3
    /// Where reading starts.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }
}
