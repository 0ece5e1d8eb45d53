/// How a flow ended, which every flow does once.
public enum FlowEnding: Hashable, Sendable {
  /// It called `finish`.
  case finished
  /// It, or who started it, called `cancel`.
  case cancelled
  /// The task that waited for it was cancelled.
  case taskCancelled
  /// Its screens were popped: by the back button, an edge swipe or code.
  case back
  /// Its screens were dismissed: by a swipe, a button or code.
  case dismissed
  /// Its screens were taken out of a container, such as a tab bar.
  case removed
  /// A link took its screens away, to show something else.
  case overriddenByLink
  /// Other screens took the place of its own on a stack or in a column.
  case replaced
  /// The window got another root.
  case rootReplaced
  /// Its window or scene is gone.
  case sceneClosed
  /// The flow that started it ended first.
  case parentEnded
  /// Nobody held it any more, on the screen or elsewhere.
  case released
  /// It could not be shown.
  case failed(SceneError)
}

/// Thrown to who waits for a flow that ended without a result.
public struct FlowCancelled: Error, Hashable, Sendable, CustomStringConvertible {
  /// The coordinator's class.
  public let flow: String

  /// How the flow ended; never ``FlowEnding/finished``.
  public let ending: FlowEnding

  /// Makes the error.
  ///
  /// - Parameters:
  ///   - flow: the coordinator's class.
  ///   - ending: how the flow ended.
  public init(flow: String, ending: FlowEnding) {
    self.flow = flow
    self.ending = ending
  }

  /// The end as a sentence.
  public var description: String {
    switch ending {
    case .failed(let error): "\(flow) ended without a result. \(error)"
    default: "\(flow) ended without a result: \(ending)."
    }
  }
}
