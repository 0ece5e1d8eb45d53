public import Foundation

/// The outermost view: holds the root controller's view and what is presented over it.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The order of windows from back to front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number.
    public let rawValue: CGFloat

    /// Makes a level.
    ///
    /// - Parameter rawValue: the level as a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a level.
    ///
    /// - Parameter rawValue: the level as a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where windows stand by default: 0 (BOOT-12).
    public static let normal = Level(rawValue: 0)
    /// Above the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Where alerts stand.
    public static let alert = Level(rawValue: 2000)

    /// Whether one level is below another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// A level in front of another by so much.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }

    /// A level behind another by so much.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }

  @exclusivity(unchecked) var firstResponder: UIResponder?

  private lazy var ownUndoManager = UndoManager()

  /// What takes back what was done in the window.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// The presentations in this window, from the bottom up; each keeps what it presents (BOOT-11).
  @exclusivity(unchecked) var presentations: [WindowPresentation] = []
  /// The root whose view has been put in the window.
  var shownRoot: UIViewController?
  /// Counts what was shown and hidden, so that a show that is out of date by its commit is passed over.
  var showCount = 0
  /// Where the window stood on the screen last; the end of a window cannot ask for that any more.
  private var registry: WindowRegistry?
  /// Whether the window ever was on the screen.
  private(set) var wasShown = false

  /// Where the window stands among others; normal by default (BOOT-12).
  open var windowLevel = Level.normal

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.forget(self)
      windowScene?.adopt(self)
    }
  }

  /// The screen that the window stands on.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// The controller whose view fills the window.
  ///
  /// Another root takes the old one off the screen, but not what is presented over it: that stays in front, and it and the
  /// old root live on, until somebody dismisses it (BOOT-11). An app dismisses first. What stands in a place inside the
  /// old root, as by the style `.currentContext`, goes with that place (PRES-11).
  @exclusivity(unchecked) open var rootViewController: UIViewController? {
    willSet { if newValue !== rootViewController { hideRoot() } }
    didSet {
      guard oldValue !== rootViewController else { return }
      // Whoever heard that the old root goes may have set another one, which goes too.
      if shownRoot !== rootViewController { hideRoot() }
      showRootIfVisible()
    }
  }

  /// Makes a hidden window.
  ///
  /// - Parameter frame: place and size on the screen, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    storedWindow = self
  }

  /// Makes a hidden window that fills the main screen.
  ///
  /// From iOS 9 on a window that is given no frame has the screen's.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes a hidden window that fills a scene.
  ///
  /// - Parameter windowScene: the scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    windowScene.adopt(self)
  }

  /// Makes a window from a nib.
  ///
  /// - Parameter coder: what the nib hands over.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    storedWindow = self
  }

  /// The environment that the window was shown in.
  private(set) weak var environment: HeadlessEnvironment?

  isolated deinit { registry?.windowWasReleased() }

  // MARK: Showing

  /// Whether the window is off the screen; true for a new one (BOOT-07, BOOT-12).
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if isHidden {
        HeadlessEnvironment.current.windows.hide(self)
        hideEverything()
      } else {
        wasShown = true
        environment = HeadlessEnvironment.current
        registry = environment?.windows
        registry?.show(self)
        showRootIfVisible()
      }
    }
  }

  /// Whether typed text goes to this window.
  open var isKeyWindow: Bool { HeadlessEnvironment.current.windows.keyWindow === self }

  /// Whether the window may become the key one; true by default.
  ///
  /// An overlay that takes no typed text says false: then neither code nor the going of another window makes it the key one.
  open var canBecomeKey: Bool { true }

  /// Shows the window in front of all others at its level or lower, and makes it the key one (BOOT-08).
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { HeadlessEnvironment.current.windows.bringToFront(self) }
    makeKey()
  }

  /// Makes the window the one that typed text goes to, without a change of what shows; nothing where it may not be.
  open func makeKey() {
    guard canBecomeKey else { return }
    HeadlessEnvironment.current.windows.makeKey(self)
  }

  /// Called when the window became the key one.
  open func becomeKey() {}

  /// Called when the window is no longer the key one.
  open func resignKey() {}

  /// Hands an event to the view it belongs to.
  ///
  /// - Parameter event: the event.
  open func sendEvent(_ event: UIEvent) {}

  /// The scene, then the application (RESP-01).
  open override var next: UIResponder? { windowScene ?? HeadlessEnvironment.current.application }

  override var responderWindow: UIWindow? { self }

  /// The topmost controller of the window: the last one presented, otherwise the root.
  var topmostController: UIViewController? {
    rootViewController.map { $0.presentedChain.last ?? $0 }
  }
}

extension UIWindow {
  /// Posted when a window came on the screen; the object is the window.
  public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window left the screen.
  public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window became the key one.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key one.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
