/// The end of one flow: tells it once, even when the coordinator itself is gone.
@MainActor
final class Flow<Output> {
  /// Called in the order in which they were added: who started the flow, then a gate that waits for it as well.
  private var onEnd: [(Result<Output, FlowCancelled>) -> Void] = []
  private var hasEnded = false
  /// The flow that started this one; hears even of a child that is gone.
  weak var parent: AnyCoordinator?
  /// Set when `finish` was called; the end itself comes when the screens have left.
  var output: Output?

  func whenEnded(_ handler: @escaping (Result<Output, FlowCancelled>) -> Void) {
    onEnd.append(handler)
  }

  /// Tells the end; a second call does nothing.
  func end(_ ending: FlowEnding, of flow: String) {
    guard !hasEnded else { return }
    hasEnded = true
    let handlers = onEnd
    onEnd = []
    if ending == .released { parent?.childWasReleased() }
    for handler in handlers {
      if let output, ending == .finished {
        handler(.success(output))
      } else {
        handler(.failure(FlowCancelled(flow: flow, ending: ending)))
      }
    }
  }
}
