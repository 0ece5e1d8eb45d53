public import Foundation
@_spi(Sceneway) internal import HeadlessUIKit
internal import Sceneway

/// Drives an app in a test as a person does: looks at the screen, taps, types, goes back.
///
/// Each driver has a world of its own (time, windows, complaints), so tests may run side by side. Time is virtual:
/// animations and delays take none, and every action first waits until the app has come to rest and returns when it has
/// come to rest again. What no finger could do throws an ``AppDriverError`` that says what is there instead.
///
/// ```swift
/// try await AppDriver.run(AppDelegate.self) { app in
///   try await app.type("ann@example.org", into: "Email")
///   try await app.tap("Sign in")
///   #expect(app.screen.title == "Menu")
/// }
/// ```
@MainActor
public final class AppDriver {
  /// The world that the app runs in.
  let environment: HeadlessEnvironment

  /// A window that the driver made for a single screen; the app's own windows belong to the app.
  var ownWindow: UIWindow?

  /// Makes the app's delegate anew, for another launch; nil where there is no app.
  var makeDelegate: (@MainActor () -> (any UIApplicationDelegate)?)?

  /// The menu that a tap opened and that lies over everything else.
  var openMenu: OpenMenu?

  /// Whether a storyboard is played without its app: lists show their prototypes, actions that lead to it do nothing.
  var isPlayedWithoutApp = false

  /// The segues that were performed since they were taken last, in order.
  var performedSegues: [PerformedSegue] = []

  /// The segues of storyboards that were performed since the launch.
  package private(set) var performedElements: Set<StoryboardPlace> = []

  /// Checks that appearance calls are balanced.
  package let appearances = AppearanceWatch()

  /// Whether the app once did not come to rest, however long it was waited for.
  package private(set) var isRestless = false

  /// Those who watch which controllers come and go.
  var leakDetectors: [LeakDetector] = []

  /// The one of them whose findings make actions fail; nil where none does.
  var leakReporter: LeakDetector?

  /// The device, as it is held now.
  var device: AppDevice

  /// How much of the screen the app has.
  var share = ScreenShare.full

  /// What the test's own task waits for now, with the time that moves meanwhile.
  let testWait = TestWait()

  /// How many of the complaints were thrown or read.
  private var toldCount = 0

  /// The faults that Sceneway reported and that nobody took, in order, and how many of them were read.
  let seenProblems = SeenProblems()

  /// The person's languages for the apps that are driven from now on, the best first; those of the system where it is nil.
  package static var languages: [String]?

  init(device: AppDevice, bundle: Bundle?) {
    self.device = device
    environment = HeadlessEnvironment(mode: .virtual)
    environment.preferredLanguages = AppDriver.languages
    environment.mainBundle = bundle
    environment.diagnostics.logHandler = { _ in }
    environment.diagnostics.exceptionHandler = { _ in }
    device.apply(to: environment)
    NavigationRecorder.process?.recordAllWindows()
    environment.segueObserver = SegueInterceptor { [weak self] segue, _ in
      if segue.source.isUnassembledScene { AppDriver.askAfterPreparing(segue) {} }
      let destination = ObjectIdentifier(segue.destination)
      self?.performedSegues.append(PerformedSegue(identifier: segue.identifier, destination: destination))
      if let element = segue.storyboardElement {
        self?.performedElements.insert(StoryboardPlace(element))
      }
    }
    environment.appearanceObserver = AppearanceObserver { [appearances] controller, call in
      appearances.hear(call, of: controller)
    }
  }

  deinit {
    let environment = environment
    MainThread.run { AppDriver.endProcess(of: environment) }
  }

  /// Ends the app as the system does, without a word; what is left of it does nothing any more and holds nothing.
  static func endProcess(of environment: HeadlessEnvironment) {
    HeadlessEnvironment.withEnvironment(environment) {
      Navigator.forgetFlows(in: UIApplication.shared.windows)
    }
    environment.endProcess()
    // What goes asks for a look at what is left, which would hold it on the clock.
    var rounds = 0
    while !environment.clock.isIdle, rounds < 10 {
      environment.endProcess()
      rounds += 1
    }
  }

  // MARK: The app's world

  /// Runs code in the app's world, so that what it makes or asks for belongs to this app.
  ///
  /// The driver's own methods do this by themselves.
  ///
  /// - Parameter body: what to run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  public func perform<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try SceneProblems.witnessing(seenProblems.witness) {
      try HeadlessEnvironment.withEnvironment(environment, body)
    }
  }

  /// Runs code in the app's world, tasks that it starts included.
  ///
  /// - Parameter body: what to run.
  /// - Returns: what the body returns.
  /// - Throws: what the body throws.
  public func perform<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
    try await SceneProblems.witnessing(seenProblems.witness) {
      try await HeadlessEnvironment.withEnvironment(environment, body)
    }
  }

  /// The app's window that lies in front of the others and has a screen to show.
  var window: UIWindow? {
    perform {
      let windows = UIApplication.shared.windows.filter { $0.rootViewController != nil }
      // A window of a scene that is in front hides those of scenes that are not.
      let front = windows.filter { window in
        window.windowScene.map { $0.activationState == .foregroundActive } ?? true
      }
      let key = front.last { $0.isKeyWindow }
      return front.last { $0.windowScene === key?.windowScene } ?? front.last ?? windows.last
    }
  }

  // MARK: Time

  /// Waits until the app has come to rest: no transition, no animation and no task of the app on the main actor has work
  /// left.
  ///
  /// No real time is spent. What waits for real time (a `Timer`, `asyncAfter`, `Task.sleep`, the network) is not waited
  /// for; in sources that were bridged timers, `asyncAfter` and `Task.sleep` go by the app's own time. Work outside of the
  /// main actor gets a chance to run.
  ///
  /// - Returns: whether the app came to rest; one that asks for more for ever does not.
  @discardableResult
  public func waitUntilIdle() async -> Bool {
    noteAction()
    return await rest { true }
  }

  /// Lets the app come to rest, as long as somebody wants it to.
  ///
  /// - Parameter isWanted: whether to go on; asked before each round.
  /// - Returns: whether the app came to rest.
  func rest(while isWanted: @MainActor () -> Bool) async -> Bool {
    await perform {
      let clock = environment.clock
      var restlessRounds = 0
      var quietRounds = 0
      while quietRounds < AppDriver.quietRoundsUntilIdle {
        guard isWanted() else { return false }
        if clock.isIdle {
          quietRounds += 1
        } else {
          quietRounds = 0
          restlessRounds += 1
          guard clock.runUntilIdle(limit: 1_000), restlessRounds < 1_000 else {
            isRestless = true
            return false
          }
        }
        await Task.yield()
        await AppDriver.passThroughThreadPool()
        if quietRounds == AppDriver.quietRoundsUntilIdle, showPrototypes() { quietRounds = 0 }
      }
      watch()
      return true
    }
  }

  /// How often tasks get their turn without anything new to do before the app counts as resting.
  private static let quietRoundsUntilIdle = 16

  /// Lets time pass in the app, which comes to rest before and after.
  ///
  /// - Parameter duration: how long, in seconds of the app's time.
  public func advance(by duration: TimeInterval) async {
    await waitUntilIdle()
    perform { environment.clock.advance(by: duration) }
    await waitUntilIdle()
  }

  /// Lets time pass in the app, in the middle of what moves there if wanted.
  ///
  /// Code that a test runs itself does not wait, so the turn that it began and the transition that it asked for can be
  /// looked at on their way:
  ///
  /// ```swift
  /// app.perform { navigation.pushViewController(detail, animated: true) }
  /// await app.advance(by: 0.1, untilIdle: false)
  /// #expect(detail.isMovingToParent)
  /// await app.waitUntilIdle()
  /// ```
  ///
  /// - Parameters:
  ///   - duration: how long, in seconds of the app's time; 0 ends the turn, in which transitions begin.
  ///   - untilIdle: whether the app comes to rest before and after, as ``advance(by:)`` has it. With false it goes on from
  ///     where it is; tasks of the app that are ready get their turn. A test that then waits for something else than the
  ///     driver has half a second of real time to look, after which the app comes to rest by itself.
  public func advance(by duration: TimeInterval, untilIdle: Bool) async {
    guard !untilIdle else { return await advance(by: duration) }
    noteAction()
    await perform {
      await Task.yield()
      environment.clock.advance(by: duration)
      await Task.yield()
    }
  }

  /// Lines up behind the work that waits outside of the main actor.
  @concurrent private nonisolated static func passThroughThreadPool() async {}

  // MARK: Acting

  /// Does something as a person: waits until the app rests, acts, and waits again.
  ///
  /// - Parameters:
  ///   - request: what is asked, for the error.
  ///   - file: the test's file, for the error; none by default.
  ///   - line: the test's line, for the error; none by default.
  ///   - body: the action; returns the reason where it cannot be done.
  /// - Throws: the reason as an ``AppDriverError``, what the body throws, or an exception that UIKit raised.
  func act(
    _ request: String, _ file: String? = nil, _ line: Int? = nil,
    _ body: @MainActor () throws -> AppDriverError.Reason?
  ) async throws {
    try await at(file, line) {
      await waitUntilIdle()
      try throwEndlessWait()
      let known = environment.diagnostics.complaints.count
      if let reason = try perform(body) { throw error(request, reason) }
      await waitUntilIdle()
      try throwException(after: known, request)
      try throwLeaks(after: request)
    }
  }

  /// Throws the first exception that UIKit raised since a moment.
  func throwException(after known: Int, _ request: String) throws {
    guard let raised = environment.diagnostics.complaints.dropFirst(known).first(where: \.isException) else {
      return
    }
    toldCount = environment.diagnostics.complaints.count
    throw error(request, .exception(AppDiagnostic(raised)))
  }

  /// Runs a test; an exception that UIKit raised outside of the driver's actions, or a fault that Sceneway reported, is
  /// thrown at its end where the test has not read it in ``diagnostics`` or ``problems``.
  ///
  /// On a device the app would be gone, or would do nothing where it should do something.
  func play<Result>(
    _ file: String, _ line: Int, _ function: String, _ body: @MainActor () async throws -> Result
  ) async throws -> Result {
    noteAction()
    let watch = watchTest(file, line)
    defer { watch.cancel() }
    let result: Result
    do {
      let test = NavigationRecorder.Test(place: "\(file):\(line)", function: function)
      result = try await NavigationRecorder.$test.withValue(test) { try await body() }
    } catch {
      // What the app did where a wait was given up follows from that.
      try at(file, line) { try throwEndlessWait() }
      throw error
    }
    try at(file, line) {
      try throwEndlessWait()
      try throwException(after: toldCount, "end the test")
      if let problem = seenProblems.firstUntold { throw error("end the test", .problem(problem)) }
    }
    return result
  }

  /// An error with the screen of this moment.
  func error(_ request: String, _ reason: AppDriverError.Reason) -> AppDriverError {
    AppDriverError(request, reason, screen: liveScreen?.snapshot)
  }

  /// What UIKit complained of since the launch, in order.
  ///
  /// An exception that a call of the test's own brings about fails the test at its end, unless the test has read it here.
  public var diagnostics: [AppDiagnostic] {
    toldCount = environment.diagnostics.complaints.count
    return environment.diagnostics.complaints.map(AppDiagnostic.init)
  }

  /// What Sceneway reported to `SceneProblems` since the launch and nobody took, in order, such as a segue without a route.
  ///
  /// A slip of the app's code, such as that one, fails the test at its end, unless the test has read it here. A link that
  /// was not opened and what was not restored do not.
  public var problems: [AppDiagnostic] { seenProblems.tell() }
}
