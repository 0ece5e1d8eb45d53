public import Foundation

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}

/// Knows how the status bar of a scene looks.
///
/// The controller that decides is found from the root of the scene's key window: through what is presented over all of
/// it, then through the children that containers name. It is asked when it comes on the screen and whenever
/// `setNeedsStatusBarAppearanceUpdate()` is called. A headless screen has no room for the bar, so its frame is empty.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?
  private var storedStyle = UIStatusBarStyle.default
  private var storedIsHidden = false
  private weak var lastAsked: UIViewController?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// How the bar looks.
  open var statusBarStyle: UIStatusBarStyle {
    updateIfSomebodyElseDecides()
    return storedStyle
  }

  /// Whether the bar is hidden.
  open var isStatusBarHidden: Bool {
    updateIfSomebodyElseDecides()
    return storedIsHidden
  }

  /// Where the bar is, in the screen's coordinates; empty.
  open var statusBarFrame: CGRect { .zero }

  // MARK: Who decides

  /// Asks for the look again.
  func update() {
    guard let root else { return }
    let front = Self.front(of: root)
    lastAsked = front.deciding(by: \.childForStatusBarStyle)
    (storedStyle, storedIsHidden) = Self.look(from: root)
  }

  private func updateIfSomebodyElseDecides() {
    guard let root else { return }
    if Self.front(of: root).deciding(by: \.childForStatusBarStyle) !== lastAsked { update() }
  }

  /// The root of the scene's key window, or of its frontmost one.
  private var root: UIViewController? {
    let window = scene?.keyWindow ?? scene?.windows.last { $0.rootViewController != nil && !$0.isHidden }
    return window?.rootViewController
  }

  /// How the bar looks over a root, as the controllers that decide want it.
  ///
  /// - Parameter root: the controller to start from.
  /// - Returns: the style, and whether the bar is hidden.
  @_spi(Sceneway) public static func look(
    from root: UIViewController
  ) -> (style: UIStatusBarStyle, isHidden: Bool) {
    let front = front(of: root)
    return (
      front.deciding(by: \.childForStatusBarStyle).preferredStatusBarStyle,
      front.deciding(by: \.childForStatusBarHidden).prefersStatusBarHidden
    )
  }

  /// The root, or what is presented over all of it.
  private static func front(of root: UIViewController) -> UIViewController {
    var front = root
    while let presented = front.ownPresentedViewController, presented.decidesAboutStatusBar {
      front = presented
    }
    return front
  }
}

extension UIViewController {
  /// Whether a presented controller takes the status bar over from its presenter.
  fileprivate var decidesAboutStatusBar: Bool {
    let style = presentationController?.presentationStyle ?? modalPresentationStyle
    return style == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }

  /// The controller at the end of the children that containers name, itself where it names none.
  @_spi(Sceneway) public func deciding(by child: (UIViewController) -> UIViewController?) -> UIViewController
  {
    var current = self
    var seen: Set<ObjectIdentifier> = []
    while seen.insert(ObjectIdentifier(current)).inserted, let next = child(current) { current = next }
    return current
  }
}

extension UIWindow {
  /// Whether the line at the bottom of the screen hides, as the controllers of the window want it.
  @_spi(Sceneway) public var hidesHomeIndicator: Bool {
    rootViewController?.deciding(by: \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
      ?? false
  }

  /// The edges where the app's gestures go before the system's, as the controllers of the window want it.
  @_spi(Sceneway) public var edgesDeferringSystemGestures: UIRectEdge {
    rootViewController?.deciding(by: \.childForScreenEdgesDeferringSystemGestures)
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }
}
