public import Foundation
@_spi(Sceneway) public import HeadlessUIKit

/// How an app ends.
public enum AppEnding: Hashable, Sendable {
  /// The system takes its memory back while it is off the screen; what it saved stays.
  case endedBySystem
  /// A person throws it out of the app switcher; what it saved is thrown away (REST-16).
  case thrownOut
}

extension AppDriver {
  // MARK: Ending and beginning again

  /// Sends the app off the screen, ends it, and launches it again, so that it restores its state.
  ///
  /// What the test holds of the screens before belongs to the app that has ended.
  ///
  /// - Parameters:
  ///   - ending: how it ends; by the system by default.
  ///   - url: a link to launch with; none by default.
  ///   - activity: an activity to go on with; none by default.
  ///   - shortcut: the shortcut that the person chooses; none by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there is no app to launch, or UIKit raises an exception on the way.
  public func relaunch(
    after ending: AppEnding = .endedBySystem, url: URL? = nil, activity: NSUserActivity? = nil,
    shortcut: UIApplicationShortcutItem? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    try await at(file, line) { try await endAndLaunch(ending, url, activity, shortcut) }
  }

  private func endAndLaunch(
    _ ending: AppEnding, _ url: URL?, _ activity: NSUserActivity?, _ shortcut: UIApplicationShortcutItem?
  ) async throws {
    let request = "end the app and launch it again"
    guard let makeDelegate else { throw error(request, .withoutDelegate) }
    try await act(request) {
      switch ending {
      case .endedBySystem: UIApplication.shared.enterBackground()
      case .thrownOut: UIApplication.shared.forceQuit()
      }
      return nil
    }
    openMenu = nil
    ownWindow = nil
    AppDriver.endProcess(of: environment)
    guard let delegate = perform({ makeDelegate() }) else { throw error(request, .noDelegate) }
    try await start(request, delegate, url, activity: activity, shortcut: shortcut)
  }

  /// Where the app's state is kept between launches.
  ///
  /// Given to another driver before its app is launched again, it carries the state over; a store in a folder carries it
  /// over to another run of the tests.
  @_spi(Sceneway) public var savedState: SavedStateStore {
    get { environment.savedState }
    set { environment.savedState = newValue }
  }

  // MARK: Windows

  /// Opens another window of an app that may have several.
  ///
  /// - Parameters:
  ///   - activity: what the window is to show; nothing in particular by default.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where the app has one window alone.
  public func openWindow(
    activity: NSUserActivity? = nil, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act("open another window", file, line) {
      guard UIApplication.shared.supportsMultipleScenes else { return .oneWindowOnly }
      UIApplication.shared.openScene(activity: activity)
      return nil
    }
  }

  /// The number of the app's windows, those off the screen included; of an app with scenes alone.
  public var windowCount: Int { perform { UIApplication.shared.openSessions.count } }

  // MARK: From outside

  /// Goes on in the app with what the person was at elsewhere.
  ///
  /// - Parameters:
  ///   - activity: the activity.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there is no app delegate, or UIKit raises an exception on the way.
  public func continueActivity(
    _ activity: NSUserActivity, file: String = #fileID, line: Int = #line
  ) async throws {
    try await act("go on with “\(activity.activityType)”", file, line) {
      guard UIApplication.shared.delegate != nil else { return .withoutDelegate }
      UIApplication.shared.receive(activity)
      return nil
    }
  }

  /// Chooses a shortcut on the app's icon.
  ///
  /// - Parameters:
  ///   - type: the shortcut's type. One of the app's own is handed over with all that it has.
  ///   - file: the test's file.
  ///   - line: the test's line.
  /// - Throws: an ``AppDriverError`` where there is no app delegate, or UIKit raises an exception on the way.
  public func chooseShortcut(_ type: String, file: String = #fileID, line: Int = #line) async throws {
    try await act("choose the shortcut “\(type)”", file, line) {
      let application = UIApplication.shared
      guard application.delegate != nil else { return .withoutDelegate }
      let item = application.shortcutItems?.first { $0.type == type }
      application.perform(item ?? UIApplicationShortcutItem(type: type, localizedTitle: type))
      return nil
    }
  }
}
