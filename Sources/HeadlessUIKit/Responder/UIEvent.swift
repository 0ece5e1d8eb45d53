public import Foundation

/// Something that a person did: touches, for the most part.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// The device was moved.
    case motion
    /// A remote control spoke.
    case remoteControl
    /// A hardware button was pressed.
    case presses
  }

  /// The kind of this event.
  open var type: EventType { .touches }

  /// Seconds since the app started, as the clock tells them.
  open var timestamp: TimeInterval { HeadlessEnvironment.current.clock.now }

  /// Every touch of the event.
  open internal(set) var allTouches: Set<UITouch>?

  /// Makes an empty event.
  public override init() {
    super.init()
  }
}
