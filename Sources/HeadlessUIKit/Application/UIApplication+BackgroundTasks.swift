public import Foundation

/// A piece of work that the app wants to finish off the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Makes an identifier.
  ///
  /// - Parameter rawValue: the number of the task.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Stands for no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// How long an app may run off the screen, in seconds.
  @_spi(Sceneway) public static let backgroundTimeLimit: TimeInterval = 30

  /// How long the app may still run off the screen, in seconds; no limit while it is on it.
  public var backgroundTimeRemaining: TimeInterval {
    guard let start = backgroundStart else { return .greatestFiniteMagnitude }
    return max(0, Self.backgroundTimeLimit - (HeadlessEnvironment.current.clock.now - start))
  }

  /// Says that work has begun that is to be finished off the screen.
  ///
  /// - Parameter handler: called when the time is nearly over and the task has not ended.
  /// - Returns: the task, for ``endBackgroundTask(_:)``.
  public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Says that work has begun that is to be finished off the screen.
  ///
  /// - Parameters:
  ///   - taskName: a name for whoever looks for what keeps the app running.
  ///   - handler: called when the time is nearly over and the task has not ended.
  /// - Returns: the task, for ``endBackgroundTask(_:)``.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    backgroundTasks.append(BackgroundTask(identifier: identifier, name: taskName, expire: handler))
    scheduleExpiration()
    return identifier
  }

  /// Says that the work of a task is done; one that has ended is passed over.
  ///
  /// - Parameter identifier: the task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.removeAll { $0.identifier == identifier }
    if backgroundTasks.isEmpty { cancelExpiration() }
  }

  /// The names of the tasks that have not ended; “–” for one without.
  @_spi(Sceneway) public var backgroundTaskNames: [String] { backgroundTasks.map { $0.name ?? "–" } }

  // MARK: Time off the screen

  func enterBackgroundTime() {
    backgroundStart = HeadlessEnvironment.current.clock.now
    scheduleExpiration()
  }

  func enterForegroundTime() {
    backgroundStart = nil
    cancelExpiration()
  }

  private func scheduleExpiration() {
    guard backgroundStart != nil, backgroundExpiration == nil, !backgroundTasks.isEmpty else { return }
    backgroundExpiration = HeadlessEnvironment.current.clock.schedule(after: backgroundTimeRemaining) {
      [weak self] in
      self?.expireBackgroundTasks()
    }
  }

  private func cancelExpiration() {
    if let token = backgroundExpiration { HeadlessEnvironment.current.clock.cancel(token) }
    backgroundExpiration = nil
  }

  private func expireBackgroundTasks() {
    backgroundExpiration = nil
    let tasks = backgroundTasks
    backgroundTasks = []
    for task in tasks { task.expire?() }
  }
}

/// A task that has not ended.
///
/// A type of its own because the compiler names an isolated closure that is stored in a `@preconcurrency` class in two
/// ways, which the linker does not forgive.
struct BackgroundTask {
  let identifier: UIBackgroundTaskIdentifier
  let name: String?
  let expire: (@MainActor @Sendable () -> Void)?
}
