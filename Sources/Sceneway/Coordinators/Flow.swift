/// The end of one flow: tells it once, even when the coordinator itself is gone.
@MainActor
final class Flow<Output> {
  private var onEnd: ((Result<Output, FlowCancelled>) -> Void)?
  private var hasEnded = false
  /// The flow that started this one; hears even of a child that is gone.
  weak var parent: AnyCoordinator?
  /// Set when `finish` was called; the end itself comes when the screens have left.
  var output: Output?

  func whenEnded(_ handler: @escaping (Result<Output, FlowCancelled>) -> Void) {
    onEnd = handler
  }

  /// Tells the end; a second call does nothing.
  func end(_ ending: FlowEnding, of flow: String) {
    guard !hasEnded else { return }
    hasEnded = true
    let handler = onEnd
    onEnd = nil
    if ending == .released { parent?.childWasReleased() }
    guard let handler else { return }
    if let output, ending == .finished {
      handler(.success(output))
    } else {
      handler(.failure(FlowCancelled(flow: flow, ending: ending)))
    }
  }
}
