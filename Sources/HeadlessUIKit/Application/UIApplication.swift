public import Foundation

/// The app as a whole: its delegate, its scenes, its windows, its actions.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Names what an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a key.
    ///
    /// - Parameter rawValue: UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The link to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The app that asks.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The remote notification that was tapped.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The activities to go on with.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The shortcut that was chosen.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The kind of the activity to go on with, in the dictionary of activities.
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// Names how a link reaches the app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a key.
    ///
    /// - Parameter rawValue: UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The app that asks.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether the document is opened where it lies.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Names how the app opens a link elsewhere.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a key.
    ///
    /// - Parameter rawValue: UIKit's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Only where an app claims the link.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Where the app stands.
  public enum State: Int, Sendable {
    /// On the screen and taking events.
    case active = 0
    /// On the screen, not taking events.
    case inactive = 1
    /// Off the screen.
    case background = 2
  }

  /// The app's object; made when first asked for.
  public class var shared: UIApplication {
    let environment = HeadlessEnvironment.current
    if let application = environment.application { return application }
    let application = UIApplication()
    environment.application = application
    return application
  }

  /// Hears what happens to the app; not retained.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Keeps the delegate alive for an app that was launched.
  var retainedDelegate: (any UIApplicationDelegate)?

  /// Where the app stands.
  open internal(set) var applicationState = State.inactive

  /// The scenes that are connected now.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The sessions of all scenes, connected or not.
  open internal(set) var openSessions: Set<UISceneSession> = []

  /// Whether the app can have several scenes, as its Info.plist says.
  open internal(set) var supportsMultipleScenes = false

  /// The shortcuts that the app offers on its icon, besides those of its Info.plist.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// Whether the app, or one of its scenes, is on the screen.
  var isInForeground = false
  /// How often a scene came on the screen.
  var scenesShown = 0
  /// The sessions that were on the screen when the app left it.
  var scenesToReturn: [String] = []
  /// When the app left the screen.
  var backgroundStart: TimeInterval?
  var backgroundTasks: [BackgroundTask] = []
  var lastBackgroundTask = 0
  var backgroundExpiration: HeadlessClock.Token?

  /// How many calls of `extendStateRestoration` wait for their end.
  var restorationExtensions = 0
  /// Whether the launch is over, so that a crash is no longer the restoration's doing (REST-15).
  var launchHasEnded = false
  /// Whether the system showed a picture of the last screen while the app was launched.
  @_spi(Sceneway) public internal(set) var launchesWithSnapshot = false

  /// Links that the app opened elsewhere, in order, for whoever drives the app.
  @_spi(Sceneway) public internal(set) var openedExternalURLs: [URL] = []

  /// The windows on the screen, the frontmost last.
  open var windows: [UIWindow] { HeadlessEnvironment.current.windows.visible }

  /// The window that typed text goes to.
  open var keyWindow: UIWindow? { HeadlessEnvironment.current.windows.keyWindow }

  /// The delegate, where it is a responder (RESP-01).
  open override var next: UIResponder? { delegate as? UIResponder }

  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0

  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// How the status bar looks where controllers do not say it.
  open var statusBarStyle = UIStatusBarStyle.default

  /// Sets how the status bar looks where controllers do not say it.
  ///
  /// - Parameters:
  ///   - statusBarStyle: how it looks.
  ///   - animated: whether that is seen to change.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Sets whether the status bar is hidden where controllers do not say it.
  ///
  /// - Parameters:
  ///   - hidden: whether it is.
  ///   - animation: how it goes and comes.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The direction that the interface stands in.
  open var statusBarOrientation: UIInterfaceOrientation { HeadlessEnvironment.current.interfaceOrientation }

  /// Where the status bar stands, in points of the screen; empty, since a headless app has none.
  open var statusBarFrame: CGRect { .zero }

  /// Whether the status bar is hidden: what code said last, otherwise yes, since there is none.
  open var isStatusBarHidden: Bool {
    get { hidesStatusBar ?? statusBarFrame.isEmpty }
    set { hidesStatusBar = newValue }
  }

  private var hidesStatusBar: Bool?

  /// Whether remote notifications were asked for and can come; never, since a headless app has no service of them.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks for remote notifications; the delegate is told in the next turn that there are none here, as a simulator's is.
  open func registerForRemoteNotifications() {
    HeadlessEnvironment.current.clock.schedule(after: 0) { [weak self] in
      guard let self else { return }
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010,
        userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Asks for no more remote notifications.
  open func unregisterForRemoteNotifications() {}

  /// Asks for what a remote control says; the headless device has none.
  open func beginReceivingRemoteControlEvents() {}

  /// Asks no more for what a remote control says.
  open func endReceivingRemoteControlEvents() {}

  private var ignoring = 0

  /// Whether touches are ignored at the moment.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Stops taking touches until the matching end.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Takes touches again.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  /// Sends an action to its target, or along the responder chain where it has none (RESP-02, RESP-03, RESP-05).
  ///
  /// - Parameters:
  ///   - action: the method's name; it gets as many arguments as it has colons.
  ///   - target: what gets it; where it is nil, the first responder or the sender, and on along the chain.
  ///   - sender: what sends it.
  ///   - event: the event behind it.
  /// - Returns: whether somebody took it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if ActionDispatch.send(action, to: target, from: sender, for: event) { return true }
    // A sender that is no responder, such as a bar button item, starts at the key window.
    guard target == nil, !(sender is UIResponder) else { return false }
    let start = keyWindow?.firstResponder ?? keyWindow?.topmostController ?? self
    guard let receiver = start.target(forAction: action, withSender: sender) else { return false }
    return ActionDispatch.send(action, to: receiver, from: sender, for: event)
  }

  /// Hands an event to the window it belongs to.
  ///
  /// - Parameter event: the event.
  open func sendEvent(_ event: UIEvent) {
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
  }

  /// Whether something on the device would open a link; web links and those of the system's apps.
  ///
  /// - Parameter url: the link.
  /// - Returns: whether it can be opened.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "sms", "app-settings"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens a link outside of the app; a headless app only remembers it.
  ///
  /// - Parameters:
  ///   - url: the link.
  ///   - options: how to open it.
  ///   - completion: called in the next turn with whether it was opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url)
    if opens { openedExternalURLs.append(url) }
    HeadlessEnvironment.current.clock.schedule(after: 0) { completion?(opens) }
  }

  /// Opens a link outside of the app, as before iOS 10; a headless app only remembers it.
  ///
  /// - Parameter url: the link.
  /// - Returns: whether it was opened.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    let opens = canOpenURL(url)
    if opens { openedExternalURLs.append(url) }
    return opens
  }

  /// Where the person changes the app's settings.
  public class var openSettingsURLString: String { "app-settings:" }
}

extension UIApplication {
  /// Posted when the launch has finished.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app became active.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to stop taking events.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app left the screen.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to come back.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to end.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Posted when what was locked with the device can be read again.
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted when memory runs short.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
