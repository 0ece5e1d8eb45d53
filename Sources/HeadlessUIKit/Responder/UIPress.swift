public import Foundation

/// One press of a button or key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Which button it is.
  public enum PressType: Int, Sendable {
    /// The arrow upwards.
    case upArrow
    /// The arrow downwards.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// The button that chooses.
    case select
    /// The button that leads back.
    case menu
    /// The button that plays and pauses.
    case playPause
    /// A page upwards.
    case pageUp = 30
    /// A page downwards.
    case pageDown = 31
  }

  /// How far the press is.
  public enum Phase: Int, Sendable {
    /// It began.
    case began
    /// It changed.
    case changed
    /// It lasts.
    case stationary
    /// It ended.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// Which button it is; nil for a key.
  public let type: PressType?

  /// How far the press is.
  open internal(set) var phase = Phase.began

  /// How hard it is, from 0 to 1.
  open var force: CGFloat { 0 }

  /// When it was, in seconds since the device started.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Who gets it.
  open internal(set) weak var responder: UIResponder?

  init(_ type: PressType?) {
    self.type = type
    super.init()
  }
}

/// Presses of buttons or keys that belong together.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses.
  open internal(set) var allPresses: Set<UIPress> = []
}
