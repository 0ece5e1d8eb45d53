/// A touch of a person's, as what it calls may see it.
@_spi(Sceneway) @MainActor
public struct HandledTouch {
  /// Which touch it is, counted from 1.
  public let number: Int

  /// The view that was touched; nil for what is no view.
  public private(set) weak var view: UIView?

  /// The words of what was touched, where it is no view.
  public let words: String?

  init(number: Int, view: UIView?, words: String?) {
    self.number = number
    self.view = view
    self.words = words
  }
}

extension HeadlessEnvironment {
  /// Runs what a person's touch does.
  ///
  /// - Parameters:
  ///   - view: what is touched.
  ///   - words: the words of what is touched, where it is no view.
  ///   - touch: an earlier touch that goes on; a new one where it is nil. A touch inside another one is that one.
  ///   - body: what to run.
  /// - Returns: what the body returns.
  static func handlingTouch<Value>(
    on view: UIView? = nil, words: String? = nil, as touch: HandledTouch? = nil,
    _ body: @MainActor () -> Value
  ) -> Value {
    let environment = current
    let outer = environment.touch
    if outer == nil {
      if touch == nil { environment.touchCount += 1 }
      environment.touch = touch ?? HandledTouch(number: environment.touchCount, view: view, words: words)
    }
    environment.lastTouch = environment.touch
    environment.turnOfLastTouch = environment.clock.turnNumber
    defer { environment.touch = outer }
    return body()
  }
}
