public import UIKit

#if canImport(HeadlessUIKit)
  @_spi(Sceneway) import HeadlessUIKit
#endif

/// A window to play a behaviour test on, and the line on which everything that happens is written down.
///
/// On Linux the stage has an environment and a virtual clock of its own; on a Mac it waits for UIKit's real one.
@MainActor
public final class Stage {
  /// What happened, in order.
  public let timeline = Timeline()

  /// A visible window.
  public let window: UIWindow

  init() {
    window = UIWindow(frame: UIScreen.main.bounds)
  }

  /// Who moves time on.
  public enum Time: CaseIterable, Sendable {
    /// The test: ``turn()`` and ``settle()`` do it.
    case virtual
    /// The main queue, with every duration nought; ``idle()`` waits for it.
    case immediate
    /// The main queue, as fast as on a device; ``idle()`` waits for it.
    case real
  }

  /// Plays a test.
  ///
  /// - Parameters:
  ///   - time: who moves time on; the test, where nothing is said.
  ///   - body: the test.
  public static func play(
    _ time: Time = .virtual, _ body: @MainActor (Stage) async throws -> Void
  ) async rethrows {
    #if canImport(HeadlessUIKit)
      let mode: HeadlessClock.Mode =
        switch time {
        case .virtual: .virtual
        case .immediate: .immediate
        case .real: .real
        }
      let environment = HeadlessEnvironment(mode: mode)
      try await HeadlessEnvironment.withEnvironment(environment) {
        let stage = Stage()
        environment.diagnostics.logHandler = {
          stage.complaints.append($0.text)
          stage.rows.append($0.row)
        }
        environment.diagnostics.exceptionHandler = { complaint in
          stage.rows.append(complaint.row)
          guard case .exception(let name) = complaint.kind else { return }
          stage.exceptions.append("\(name): \(complaint.text)")
        }
        _ = UIApplication.shared
        try await body(stage)
      }
    #else
      try await body(Stage())
    #endif
  }

  /// What UIKit logged, in its own words.
  public var complaints: [String] = []

  /// What UIKit raised, each as `Name: reason`.
  public var exceptions: [String] = []

  /// The rows of everything that UIKit logged or raised; empty on a Mac, where UIKit does not tell.
  public var rows: [String] = []

  // MARK: Time

  /// Ends the turn: T1 of what was asked for, and T2 where nothing is animated.
  public func turn() {
    #if canImport(HeadlessUIKit)
      HeadlessEnvironment.current.clock.runTurn()
    #else
      CATransaction.flush()
    #endif
  }

  /// Lets everything that was asked for end, animations included.
  public func settle() {
    #if canImport(HeadlessUIKit)
      HeadlessEnvironment.current.clock.runUntilIdle()
    #else
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
    #endif
  }

  /// Waits until everything that was asked for has ended, whoever moves time on.
  public func idle() async {
    #if canImport(HeadlessUIKit)
      await HeadlessEnvironment.current.clock.untilIdle()
    #else
      settle()
    #endif
  }

  // MARK: Cast

  /// Makes a controller that writes down what happens to it.
  ///
  /// - Parameter name: its name on the timeline.
  /// - Returns: the controller.
  public func controller(_ name: String) -> RecordingViewController {
    let controller = RecordingViewController()
    timeline.name(controller, name)
    controller.timeline = timeline
    return controller
  }

  /// Makes a navigation controller whose delegate calls are written down; its own appearance is not.
  ///
  /// - Parameters:
  ///   - name: its name on the timeline.
  ///   - stack: its controllers, the root first.
  /// - Returns: the navigation controller.
  public func navigation(_ name: String = "nav", _ stack: UIViewController...) -> UINavigationController {
    let navigation = UINavigationController()
    timeline.name(navigation, name)
    navigation.delegate = timeline
    navigation.viewControllers = stack
    return navigation
  }

  /// Makes a tab bar controller with recorded delegate calls.
  ///
  /// - Parameters:
  ///   - name: its name on the timeline.
  ///   - controllers: its tabs.
  /// - Returns: the tab bar controller.
  public func tabs(_ name: String = "tab", _ controllers: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    timeline.name(tabs, name)
    tabs.delegate = timeline
    tabs.viewControllers = controllers
    return tabs
  }

  /// Shows a controller in the window, lets it settle and wipes the timeline clean.
  ///
  /// - Parameter root: the window's root.
  public func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    timeline.clear()
  }

  /// What happened since the last look, as one line; the timeline is clean afterwards.
  public func happened() -> String {
    defer { timeline.clear() }
    return timeline.text
  }

  /// What happens in the rest of this turn, as one line.
  public func happensThisTurn() -> String {
    turn()
    return happened()
  }

  /// What happens until everything has ended, as one line.
  public func happensUntilSettled() -> String {
    settle()
    return happened()
  }
}
