public import Foundation

/// What one running app shares: its clock, its complaints, its application object, its screen.
///
/// A process has one environment. A test may run its body in an environment of its own
/// (``withEnvironment(_:_:)``), so that tests that run side by side never meet.
@_spi(Sceneway) @MainActor
public final class HeadlessEnvironment {
  /// The environment of the process: real time, complaints on standard error.
  public nonisolated static let process = HeadlessEnvironment(mode: .real)

  /// The environment that calls of this moment belong to.
  public nonisolated static var current: HeadlessEnvironment {
    EnvironmentOfTask.current ?? EnvironmentOfApp.shared.environment ?? process
  }

  /// Whether the running task has an environment of its own; work of the main queue, which knows no tasks, has none.
  nonisolated static var isGiven: Bool { EnvironmentOfTask.current != nil }

  /// Makes this the environment of whatever has none of its own, in a program that runs one app: what comes from the main
  /// queue or from other threads belongs to that app.
  @_spi(Sceneway) public func takeProcess() { EnvironmentOfApp.shared.take(self) }

  /// The clock that transitions, animations and delayed calls run on.
  public let clock: HeadlessClock

  /// What UIKit would print to the console or raise.
  public let diagnostics: DiagnosticsStream

  /// The application object, once there is one.
  public internal(set) var application: UIApplication?

  /// The windows on the screen and the key one.
  private(set) lazy var windows = WindowRegistry()

  /// Ends the app as the system does, without a word: what it had is gone, what it saved stays.
  ///
  /// The next launch starts afresh, with the same clock, device and complaints.
  public func endProcess() {
    application = nil
    windows = WindowRegistry()
    (mainMenuSystem, contextMenuSystem) = (UIMenuSystem(), UIMenuSystem())
    restorableObjects = []
    restorer = nil
    currentActivity = nil
    delayedRequests = []
    clock.removeAll()
  }

  /// The messages that are to be sent later.
  var delayedRequests: [DelayedRequest] = []

  /// The transactions of layers in progress, the innermost last.
  var transactions: [CATransaction.Level] = []

  /// The menu over what is chosen.
  private(set) lazy var keyboard = KeyboardNotices()
  private(set) lazy var menuController = UIMenuController()

  /// The menus of the app, and those of what is chosen.
  private(set) lazy var mainMenuSystem = UIMenuSystem()
  private(set) lazy var contextMenuSystem = UIMenuSystem()

  /// What the person copied; one board for each name.
  var pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]

  /// The screen every window stands on.
  public internal(set) lazy var screen = UIScreen()

  /// The device the app believes to run on.
  public internal(set) lazy var device = UIDevice()

  /// What navigation controllers do where sources disagree or releases of iOS differ.
  public var navigationPolicy = NavigationPolicy()

  /// The traits that code made the current ones; those of the screen where it is nil.
  var currentTraits: UITraitCollection?

  /// The traits that the person has set.
  lazy var personTraits = UITraitCollection.usualPersonTraits

  /// Changes of traits that are told at the end of the turn.
  var pendingTraitChanges: [TraitChange] = []

  /// The direction that the interface was turned to; nil where nobody turned it.
  var turnedOrientation: UIInterfaceOrientation?

  /// The size that the app has once the interface has turned; its own, turned, where it is nil.
  public var sizeAfterTurn: CGSize?

  /// The direction that the interface stands in.
  var interfaceOrientation: UIInterfaceOrientation {
    get {
      let isWide = screen.bounds.width > screen.bounds.height && device.userInterfaceIdiom != .tv
      if let turnedOrientation, turnedOrientation.isLandscape == isWide { return turnedOrientation }
      return isWide ? .landscapeRight : .portrait
    }
    set { turnedOrientation = newValue }
  }

  /// The touch that is being handled; nil where none is.
  public internal(set) var touch: HandledTouch?

  /// The touch that was handled last.
  public internal(set) var lastTouch: HandledTouch?

  var touchCount = 0

  /// The turn in which a touch was handled last; nil before the first.
  public internal(set) var turnOfLastTouch: Int?

  /// Whether transitions and animations take time.
  var animationsAreEnabled = true

  /// Holds the animations that start now, for a gesture that moves them.
  var animationHold: AnimationHold?

  /// The day that it always is, in universal time, for whoever wants the same of every run; the real one where it is nil.
  public var fixedDate: Date?

  /// Where the app's own files are; `Bundle.main` where it is nil.
  public nonisolated(unsafe) var mainBundle: Bundle?

  /// The person's languages, the best first; those of the system where it is nil.
  public var preferredLanguages: [String]? {
    didSet { preferredLanguage = preferredLanguages?.first }
  }

  /// The first of the person's languages, for whoever asks outside of the main actor; set before the app starts.
  nonisolated(unsafe) var preferredLanguage: String?

  /// The person's languages, the best first.
  var languages: [String] { preferredLanguages ?? Locale.preferredLanguages }

  /// The storyboards and xibs that were read.
  let storyboards = StoryboardLibrary()

  /// Collects the app classes that do not exist; while it is nil each one is complained of (SB-15).
  public var standIns: StandIns?

  /// Hears of every segue of every controller, for whoever writes down where an app was; called before the observer.
  public var segueWitness: SegueInterceptor?

  /// Hears of every segue of every controller, for whoever drives the app; called before a controller's own interceptor.
  public var segueObserver: SegueInterceptor?

  /// Hears of every appearance call of every controller, for whoever checks that they are balanced.
  public var appearanceObserver: AppearanceObserver?

  /// Where the app's state is kept between launches; in memory where nobody says otherwise.
  public var savedState = SavedStateStore()

  /// The objects that the app registered for state restoration.
  var restorableObjects: [RestorableObject] = []

  /// What the person is at, where the app said so.
  var currentActivity: NSUserActivity?

  /// The restoration in progress; nil at other times.
  var restorer: StateRestorer?

  /// Makes an environment of its own.
  ///
  /// - Parameter mode: how time passes in it.
  public nonisolated init(mode: HeadlessClock.Mode) {
    clock = HeadlessClock(mode: mode)
    diagnostics = DiagnosticsStream()
  }

  /// Runs a body in which `environment` is the current one, tasks that it starts included.
  ///
  /// - Parameters:
  ///   - environment: the environment to run in.
  ///   - body: what to run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  public static func withEnvironment<Result>(
    _ environment: HeadlessEnvironment, _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await EnvironmentOfTask.$current.withValue(environment) { try await body() }
  }

  /// Runs a synchronous body in which `environment` is the current one.
  ///
  /// - Parameters:
  ///   - environment: the environment to run in.
  ///   - body: what to run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  public static func withEnvironment<Result>(
    _ environment: HeadlessEnvironment, _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    try EnvironmentOfTask.$current.withValue(environment) { try body() }
  }
}

/// The environment of the running task, where a test gave it one; belongs to no actor, so that anything may ask.
private enum EnvironmentOfTask {
  @TaskLocal static var current: HeadlessEnvironment?
}

/// The environment of a program's only app, for what belongs to no task; asked on any thread.
private final class EnvironmentOfApp: @unchecked Sendable {
  static let shared = EnvironmentOfApp()
  private let lock = NSLock()
  private weak var app: HeadlessEnvironment?

  var environment: HeadlessEnvironment? { lock.withLock { app } }

  func take(_ environment: HeadlessEnvironment) { lock.withLock { app = environment } }
}
