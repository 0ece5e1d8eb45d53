internal import Foundation

/// Why an app is launched.
@MainActor
struct LaunchReason {
  /// A link to open.
  var url: URL?
  /// What the person wants to go on with.
  var activity: NSUserActivity?
  /// The shortcut that the person chose.
  var shortcut: UIApplicationShortcutItem?
  /// Whether the app stays off the screen.
  var isInBackground = false

  /// What the app's delegate is told at the launch; nil where there is no reason but the person's tap on the icon.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    options[.url] = url
    options[.shortcutItem] = shortcut
    if let activity {
      let type = UIApplication.LaunchOptionsKey.userActivityType
      options[.userActivityDictionary] =
        [type: activity.activityType, "UIApplicationLaunchOptionsUserActivityKey": activity]
        as [AnyHashable: Any]
    }
    return options.isEmpty ? nil : options
  }

  /// What the first scene is opened with.
  var connectionOptions: UIScene.ConnectionOptions {
    let options = UIScene.ConnectionOptions()
    if let url { options.urlContexts = [UIOpenURLContext(url: url)] }
    if let activity {
      options.userActivities = [activity]
      options.handoffUserActivityType = activity.activityType
    }
    options.shortcutItem = shortcut
    return options
  }
}
