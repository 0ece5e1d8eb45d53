public import Foundation
@_spi(Sceneway) public import HeadlessUIKit
internal import Sceneway

extension AppDriver {
  // MARK: An app

  /// Launches an app, runs a test in its world and lets it go.
  ///
  /// - Parameters:
  ///   - delegateClass: the class of the app's delegate.
  ///   - bundle: where the app's own files are, its Info.plist and storyboards among them; `Bundle.main` by default.
  ///   - device: the device to run on; a phone by default.
  ///   - url: a link to launch with; none by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  ///   - function: the test's function, whose name a record of the navigation has.
  ///   - body: the test.
  /// - Returns: what the test returns.
  /// - Throws: what the test throws, or an ``AppDriverError`` where the app does not launch.
  public static func run<Result>(
    _ delegateClass: any UIApplicationDelegate.Type, bundle: Bundle? = nil, device: AppDevice = .phone,
    url: URL? = nil, file: String = #fileID, line: Int = #line, function: String = #function,
    _ body: @MainActor (AppDriver) async throws -> Result
  ) async throws -> Result {
    let driver = try await launch(
      delegateClass, bundle: bundle, device: device, url: url, file: file, line: line)
    return try await driver.perform {
      try await driver.play(file, line, function) { try await body(driver) }
    }
  }

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - delegateClass: the class of the app's delegate.
  ///   - bundle: where the app's own files are, its Info.plist and storyboards among them; `Bundle.main` by default.
  ///   - device: the device to run on; a phone by default.
  ///   - url: a link to launch with; none by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Returns: the driver of the app, which rests.
  /// - Throws: an ``AppDriverError`` where the app does not launch.
  public static func launch(
    _ delegateClass: any UIApplicationDelegate.Type, bundle: Bundle? = nil, device: AppDevice = .phone,
    url: URL? = nil, file: String = #fileID, line: Int = #line
  ) async throws -> AppDriver {
    try await at(file, line) { try await launch(appOf: delegateClass, bundle, device, url) }
  }

  /// Launches an app for something other than a test.
  ///
  /// - Parameters:
  ///   - delegateClass: the class of the app's delegate.
  ///   - bundle: where the app's own files are; nil for `Bundle.main`.
  ///   - device: the device to run on.
  ///   - url: a link to launch with; none by default.
  ///   - isAlone: whether the program runs this app alone, so that all that its main queue and other threads do is the
  ///     app's; false by default.
  ///   - hear: hears of what UIKit complains of at once, the launch included; nobody by default.
  /// - Returns: the driver of the app, which rests.
  /// - Throws: an ``AppDriverError`` where the app does not launch; it names no line.
  package static func launch(
    appOf delegateClass: any UIApplicationDelegate.Type, _ bundle: Bundle?, _ device: AppDevice,
    _ url: URL? = nil, isAlone: Bool = false, hear: (@MainActor (AppDiagnostic) -> Void)? = nil
  ) async throws -> AppDriver {
    let request = "launch the app of “\(delegateClass)”"
    let driver = AppDriver(device: device, bundle: bundle)
    if isAlone { driver.environment.takeProcess() }
    if let hear {
      driver.environment.diagnostics.logHandler = { hear(AppDiagnostic($0)) }
      driver.environment.diagnostics.exceptionHandler = { hear(AppDiagnostic($0)) }
    }
    driver.makeDelegate = { UIApplication.makeDelegate(delegateClass) }
    guard let delegate = driver.perform({ UIApplication.makeDelegate(delegateClass) }) else {
      throw AppDriverError(request, .noDelegate)
    }
    try await driver.start(request, delegate, url)
    return driver
  }

  /// Launches an app with a delegate that the test made.
  ///
  /// - Parameters:
  ///   - delegate: makes the app's delegate; called in the app's world.
  ///   - bundle: where the app's own files are, its Info.plist and storyboards among them; `Bundle.main` by default.
  ///   - device: the device to run on; a phone by default.
  ///   - url: a link to launch with; none by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Returns: the driver of the app, which rests.
  /// - Throws: an ``AppDriverError`` where the app does not launch.
  public static func launch(
    delegate: @autoclosure @MainActor () -> any UIApplicationDelegate, bundle: Bundle? = nil,
    device: AppDevice = .phone, url: URL? = nil, file: String = #fileID, line: Int = #line
  ) async throws -> AppDriver {
    let driver = AppDriver(device: device, bundle: bundle)
    let made = driver.perform(delegate)
    let delegateClass = Swift.type(of: made)
    driver.makeDelegate = { UIApplication.makeDelegate(delegateClass) }
    try await at(file, line) { try await driver.start("launch the app", made, url) }
    return driver
  }

  /// Launches the app and waits until it rests.
  ///
  /// - Parameters:
  ///   - request: what is asked, for the error.
  ///   - delegate: the app's delegate.
  ///   - url: a link to launch with.
  ///   - activity: an activity to launch with.
  ///   - shortcut: a shortcut to launch with.
  /// - Throws: an exception that UIKit raised.
  func start(
    _ request: String, _ delegate: any UIApplicationDelegate, _ url: URL?, activity: NSUserActivity? = nil,
    shortcut: UIApplicationShortcutItem? = nil
  ) async throws {
    let known = environment.diagnostics.complaints.count
    try await perform {
      UIApplication.launch(delegate: delegate, url: url, activity: activity, shortcut: shortcut)
      await waitUntilIdle()
      Navigator.reportEmptyFlows(in: UIApplication.shared.windows)
      try throwException(after: known, request)
    }
  }

  // MARK: One screen

  /// Shows one controller in a window, runs a test in its world and lets it go.
  ///
  /// - Parameters:
  ///   - root: makes the controller; called in the world that it will live in.
  ///   - device: the device to run on; a phone by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  ///   - function: the test's function, whose name a record of the navigation has.
  ///   - body: the test.
  /// - Returns: what the test returns.
  /// - Throws: what the test throws, or an ``AppDriverError`` where the controller does not come on the screen.
  public static func run<Result>(
    root: @autoclosure @MainActor () throws -> UIViewController, device: AppDevice = .phone,
    file: String = #fileID, line: Int = #line, function: String = #function,
    _ body: @MainActor (AppDriver) async throws -> Result
  ) async throws -> Result {
    let driver = try await at(file, line) { try await show(root: root, device: device) }
    return try await driver.perform {
      try await driver.play(file, line, function) { try await body(driver) }
    }
  }

  /// Shows one controller in a window.
  ///
  /// - Parameters:
  ///   - root: makes the controller; called in the world that it will live in.
  ///   - device: the device to run on; a phone by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Returns: the driver of the screen, which rests.
  /// - Throws: what `root` throws, or an ``AppDriverError`` where the controller does not come on the screen.
  public static func launch(
    root: @autoclosure @MainActor () throws -> UIViewController, device: AppDevice = .phone,
    file: String = #fileID, line: Int = #line
  ) async throws -> AppDriver {
    try await at(file, line) { try await show(root: root, device: device) }
  }

  private static func show(root: @MainActor () throws -> UIViewController, device: AppDevice) async throws
    -> AppDriver
  {
    let driver = AppDriver(device: device, bundle: nil)
    try await driver.show(root)
    return driver
  }

  /// Shows a controller in a window that the driver makes.
  ///
  /// - Parameter root: makes the controller.
  /// - Throws: what `root` throws, or an exception that UIKit raised.
  func show(_ root: @MainActor () throws -> UIViewController) async throws {
    try await showWindow { $0.rootViewController = try root() }
  }

  /// Makes a window, has it filled and brings it on the screen.
  ///
  /// - Parameter fill: sets what the window shows.
  /// - Throws: what `fill` throws, or an exception that UIKit raised.
  func showWindow(_ fill: @MainActor (UIWindow) throws -> Void) async throws {
    try await perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      ownWindow = window
      try fill(window)
      window.makeKeyAndVisible()
      await waitUntilIdle()
      Navigator.reportEmptyFlows(in: [window])
      try throwException(after: 0, "show the screen")
    }
  }
}
