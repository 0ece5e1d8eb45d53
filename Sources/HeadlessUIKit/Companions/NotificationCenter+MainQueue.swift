#if !canImport(ObjectiveC)
  public import Foundation

  extension NotificationCenter {
    /// Lets a closure hear of notifications on a queue.
    ///
    /// The main queue is served here for the app's sake: what is posted there is heard at once, as on a device. Foundation
    /// for Linux waits for the queue in that case, and waits for ever where the main actor is served by another thread
    /// than the first one, as in an asynchronous `main` or a test.
    ///
    /// - Parameters:
    ///   - name: which notifications; all where it is nil.
    ///   - obj: whose notifications; everybody's where it is nil.
    ///   - queue: where the closure runs.
    ///   - block: hears of each.
    /// - Returns: what ends the hearing, when it is given to `removeObserver(_:)`.
    public func addObserver(
      forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue,
      using block: @Sendable @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
      let unserved: OperationQueue? = queue === OperationQueue.main ? nil : queue
      guard unserved == nil else {
        return addObserver(forName: name, object: obj, queue: unserved, using: block)
      }
      return addObserver(forName: name, object: obj, queue: unserved) { notification in
        guard !MainQueue.isCurrent else { return block(notification) }
        nonisolated(unsafe) let notification = notification
        DispatchQueue.main.async { block(notification) }
      }
    }
  }
#endif
