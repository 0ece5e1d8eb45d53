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

  /// What exactly happened.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// To play.
    case remoteControlPlay = 100
    /// To pause.
    case remoteControlPause = 101
    /// To stop.
    case remoteControlStop = 102
    /// To play or pause.
    case remoteControlTogglePlayPause = 103
    /// To go on to the next piece.
    case remoteControlNextTrack = 104
    /// To go back to the piece before.
    case remoteControlPreviousTrack = 105
    /// To begin to go back fast.
    case remoteControlBeginSeekingBackward = 106
    /// To end to go back fast.
    case remoteControlEndSeekingBackward = 107
    /// To begin to go on fast.
    case remoteControlBeginSeekingForward = 108
    /// To end to go on fast.
    case remoteControlEndSeekingForward = 109
  }

  /// What exactly happened; nothing in particular with touches.
  open var subtype: EventSubtype { .none }

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
