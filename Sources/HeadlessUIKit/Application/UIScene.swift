public import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene stands between connected and gone.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// On the screen and taking events.
    case foregroundActive = 0
    /// On the screen, not taking events.
    case foregroundInactive = 1
    /// Off the screen.
    case background = 2
  }

  /// What a new scene is opened with.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// Links to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// Activities to go on with.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The shortcut that was chosen.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The kind of an activity that is on its way from another device.
    open internal(set) var handoffUserActivityType: String?
    /// The app that opens the scene.
    open internal(set) var sourceApplication: String?
  }

  /// What the system keeps of the scene between launches.
  public let session: UISceneSession

  /// Hears what happens to the scene; retained.
  open var delegate: (any UISceneDelegate)?

  /// Where the scene stands.
  open internal(set) var activationState = ActivationState.unattached

  /// The scene's title.
  open var title: String! = ""

  /// Which links and activities the scene wants.
  open var activationConditions = UISceneActivationConditions()

  /// When the scene came on the screen last, as a number that grows.
  var lastShown = 0
  /// How many calls of `extendStateRestoration` wait for their end.
  var restorationExtensions = 0

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - session: what the system keeps of it.
  ///   - connectionOptions: what it is opened with.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The application (RESP-01).
  open override var next: UIResponder? { HeadlessEnvironment.current.application }

  /// Posted when a scene is about to connect; the object is the scene (BOOT-19).
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene disconnected.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene became active.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is about to stop taking events.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene is about to come on the screen.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene left the screen.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene that has windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private struct Entry {
    weak var window: UIWindow?
  }

  private var entries: [Entry] = []

  /// The scene's windows.
  open var windows: [UIWindow] { entries.compactMap(\.window) }

  /// The scene's key window.
  open var keyWindow: UIWindow? {
    lastKeyWindow.flatMap { $0.isHidden || $0.windowScene !== self ? nil : $0 }
  }

  /// The window of the scene that was key last, which it is again when the scene becomes active.
  weak var lastKeyWindow: UIWindow?

  /// The screen that the scene stands on.
  open var screen: UIScreen { .main }

  /// The traits of the scene's size, with what is other in it.
  open var traitCollection: UITraitCollection { overriding(.traits(for: screen.bounds.size)) }

  /// Called after the traits changed, with those before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  var traitState: TraitState?

  /// Knows how the scene's status bar looks.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  func adopt(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    entries.append(Entry(window: window))
  }

  func forget(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
  }
}
