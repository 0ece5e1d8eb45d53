public import Foundation

/// Changes of layers that belong together.
///
/// A completion block is called when what was started between its transaction's beginning and the end of the turn is
/// over: transitions of controllers, animations of views and layers.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// One transaction.
  @MainActor
  final class Level {
    let start: HeadlessClock.Mark
    var completion: (() -> Void)?
    var duration: CFTimeInterval
    var function: CAMediaTimingFunction?
    var isSilent: Bool

    init(inside outer: Level?) {
      start = HeadlessEnvironment.current.clock.mark()
      duration = outer?.duration ?? 0.25
      function = outer?.function
      isSilent = outer?.isSilent ?? false
    }
  }

  private static var level: Level? { HeadlessEnvironment.current.transactions.last }

  /// The transaction in progress; one that ends with the turn where none was begun.
  private static var current: Level {
    if let level { return level }
    begin()
    let environment = HeadlessEnvironment.current
    environment.clock.schedule(after: 0) { commit() }
    return level ?? Level(inside: nil)
  }

  /// Begins a transaction, inside the one in progress.
  open class func begin() {
    HeadlessEnvironment.current.transactions.append(Level(inside: level))
  }

  /// Ends the transaction that was begun last.
  open class func commit() {
    let environment = HeadlessEnvironment.current
    guard let ended = environment.transactions.popLast(), let completion = ended.completion else { return }
    environment.clock.afterWork(since: ended.start) { completion() }
  }

  /// Ends the turn's own transaction now; what was asked for is laid out by the clock.
  open class func flush() {}

  /// Sets what is called when all is over that the transaction starts.
  ///
  /// - Parameter block: the closure; nil for none.
  open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

  /// What is called when all is over that the transaction starts.
  open class func completionBlock() -> (() -> Void)? { level?.completion }

  /// How long animations take that say nothing of it, in seconds.
  open class func animationDuration() -> CFTimeInterval { level?.duration ?? 0.25 }

  /// Sets how long animations take that say nothing of it.
  ///
  /// - Parameter dur: the time, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  /// The curve of animations that say nothing of it.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { level?.function }

  /// Sets the curve of animations that say nothing of it.
  ///
  /// - Parameter function: the curve.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.function = function
  }

  /// Whether changes of layers are not animated by themselves.
  open class func disableActions() -> Bool { level?.isSilent ?? false }

  /// Says whether changes of layers are not animated by themselves.
  ///
  /// - Parameter flag: whether they are not.
  open class func setDisableActions(_ flag: Bool) { current.isSilent = flag }
}
