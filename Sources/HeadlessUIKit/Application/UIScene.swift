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
    /// The app that opens the scene.
    open var sourceApplication: String? { nil }
  }

  /// What the system keeps of the scene between launches.
  public let session: UISceneSession

  /// Hears what happens to the scene; retained.
  open var delegate: (any UISceneDelegate)?

  /// Where the scene stands.
  open internal(set) var activationState = ActivationState.unattached

  /// The scene's title.
  open var title: String! = ""

  /// What the person is at, kept for the next launch.
  open var userActivity: NSUserActivity?

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
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen that the scene stands on.
  open var screen: UIScreen { .main }

  /// The traits of the scene's size.
  open var traitCollection: UITraitCollection { .traits(for: screen.bounds.size) }

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

/// A link that the app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// How a link is opened.
  @preconcurrency @MainActor
  open class Options: NSObject {
    /// The app that asks.
    open var sourceApplication: String? { nil }
    /// Whether the document is opened where it lies.
    open var openInPlace: Bool { false }
  }

  /// The link.
  public let url: URL

  /// How it is opened.
  public let options = Options()

  init(url: URL) {
    self.url = url
    super.init()
  }
}
