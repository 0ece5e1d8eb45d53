public import Foundation

/// How often something is drawn in a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least that will do, in frames a second.
  public var minimum: Float
  /// The most that makes sense, in frames a second.
  public var maximum: Float
  /// What is wanted, in frames a second; nought where any will do.
  public var __preferred: Float

  /// What is wanted, in frames a second; nil where any will do.
  public var preferred: Float? { __preferred == 0 ? nil : __preferred }

  /// Makes a range.
  ///
  /// - Parameters:
  ///   - minimum: the least that will do, in frames a second.
  ///   - maximum: the most that makes sense, in frames a second.
  ///   - preferred: what is wanted, in frames a second; any by default.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    __preferred = preferred ?? 0
  }

  /// As the system likes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Sends a message for every frame of the screen: sixty times a second of the clock that transitions go by.
///
/// It never rests, so nobody who waits for the app to come to rest waits for it.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private let clock = HeadlessEnvironment.current.clock
  private var token: HeadlessClock.Token?
  private var isAdded = false

  /// When the last frame was shown, in seconds of the clock; nought before the first.
  open private(set) var timestamp: CFTimeInterval = 0

  /// How long a frame shows, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }

  /// When the next frame will be shown, in seconds of the clock.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }

  /// Whether no messages are sent for now; false at first.
  open var isPaused = false { didSet { wait() } }

  /// How often a message is wanted, in times a second; nought, for every frame, by default.
  open var preferredFramesPerSecond = 0

  /// How often a message is wanted.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Makes a link that sends nothing before it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: who gets the message; kept until the link is invalidated.
  ///   - sel: the method's name; it gets the link where it takes an argument.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Begins to send messages.
  ///
  /// - Parameters:
  ///   - runloop: the run loop; a headless app has one clock.
  ///   - mode: its mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    wait()
  }

  /// Sends no messages from now on.
  ///
  /// - Parameters:
  ///   - runloop: the run loop.
  ///   - mode: its mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    wait()
  }

  /// Ends the link, which lets its target go.
  open func invalidate() {
    isAdded = false
    target = nil
    wait()
  }

  private var interval: TimeInterval {
    let wanted = preferredFrameRateRange.preferred.map(Double.init) ?? Double(preferredFramesPerSecond)
    // Every frame, every second one, every third one, …
    return wanted > 0 ? max(1, (60 / wanted).rounded()) * duration : duration
  }

  private func wait() {
    if let token { clock.cancel(token) }
    token = nil
    guard isAdded, !isPaused, target != nil else { return }
    // The run loop keeps a link until it is invalidated.
    token = clock.schedule(after: interval, awaited: false) { [self] in
      token = nil
      timestamp = clock.now
      if let object = target as? NSObject {
        _ = object.perform(selector, with: self)
      }
      if token == nil { wait() }
    }
  }
}
