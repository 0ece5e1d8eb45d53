/// Tells those who drive an app that a task of theirs waits for something of the app's: under virtual time nothing would
/// move meanwhile.
@MainActor
package enum TaskWaits {
  /// Hears of what a task waits for.
  @MainActor
  package protocol Listener: AnyObject {
    /// A wait begins.
    func begins(_ wait: Wait)
    /// A wait is over.
    func ends(_ wait: Wait)
  }

  /// What a task waits for.
  @MainActor
  package final class Wait {
    /// What it is, as a phrase: `the end of SignInCoordinator`.
    package let what: String
    private let abandon: @MainActor () -> Void
    fileprivate var listeners: [any Listener] = []

    fileprivate init(_ what: String, _ abandon: @escaping @MainActor () -> Void) {
      self.what = what
      self.abandon = abandon
    }

    /// Has the wait end, for somebody who knows that nothing else will end it.
    package func giveUp() { abandon() }

    func end() {
      for listener in listeners { listener.ends(self) }
      listeners = []
    }
  }

  private struct Entry {
    weak var listener: (any Listener)?
    let task: Int
  }

  private static var entries: [Entry] = []

  /// The running task.
  private static var current: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// Tells a listener of the waits of the running task from now on, and of no other task's.
  ///
  /// - Parameter listener: the listener, which is not kept.
  package static func tell(_ listener: any Listener) {
    guard let task = current, !entries.contains(where: { $0.listener === listener && $0.task == task }) else {
      return
    }
    forget(listener)
    entries.append(Entry(listener: listener, task: task))
  }

  /// Tells a listener of no wait any more.
  ///
  /// - Parameter listener: the listener.
  package static func forget(_ listener: any Listener) {
    entries.removeAll { $0.listener == nil || $0.listener === listener }
  }

  /// Notes that the running task is about to wait.
  ///
  /// - Parameters:
  ///   - what: what for, as a phrase.
  ///   - abandon: has the wait end early.
  /// - Returns: the wait; nil where nobody wants to know, as everywhere but in a test's own code.
  static func begin(_ what: @autoclosure () -> String, abandon: @escaping @MainActor () -> Void) -> Wait? {
    guard !entries.isEmpty, let task = current else { return nil }
    let listeners = entries.filter { $0.task == task }.compactMap(\.listener)
    guard !listeners.isEmpty else { return nil }
    let wait = Wait(what(), abandon)
    wait.listeners = listeners
    for listener in listeners { listener.begins(wait) }
    return wait
  }
}
