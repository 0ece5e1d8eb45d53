#if !(os(Linux) || os(macOS))
  internal import Dispatch
  internal import Foundation

  /// Runs work in the next turn of the run loop.
  @MainActor
  struct NextTurn {
    /// Calls a closure at the end of each turn in which something happened.
    ///
    /// - Parameter watcher: returns whether it wants to be called again.
    func watch(_ watcher: @escaping @MainActor () -> Bool) {
      let observer = CFRunLoopObserverCreateWithHandler(
        nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
      ) {
        observer, _ in
        MainActor.assumeIsolated {
          if !watcher() { CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes) }
        }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    }

    /// Asks for work in the next turn.
    ///
    /// - Parameter work: what to do.
    func run(_ work: @escaping @MainActor () -> Void) {
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  }
#endif
