public import UIKit

/// Everything that happened to the recorded controllers, in order and in short forms.
///
/// The short forms are those of the semantics page: `A.vdl` viewDidLoad, `A.load` loadView, `A.wA` viewWillAppear,
/// `A.iA` viewIsAppearing, `A.wL` and `A.dL` the layout pair, `A.dA` viewDidAppear, `A.wD` viewWillDisappear,
/// `A.dD` viewDidDisappear, `A.wM(P)` and `A.dM(P)` the moves.
@MainActor
public final class Timeline: NSObject {
  private var entries: [String] = []
  private var names: [ObjectIdentifier: String] = [:]

  /// Whether the layout pair is written down; repeats of a pair are folded into one.
  public var recordsLayout = false

  /// Called with each entry once it is written down; a test looks at values there.
  public var onEntry: ((String) -> Void)?

  /// The `animated` argument of every navigation delegate call so far.
  public private(set) var animatedFlags: [Bool] = []

  /// Whether the delegate says that a tapped tab may be selected.
  public var allowsSelection = true

  /// What the timeline answers as a split view controller's delegate.
  public var splitAnswers = SplitAnswers()

  /// Names an object.
  public func name(_ object: AnyObject, _ name: String) {
    names[ObjectIdentifier(object)] = name
  }

  /// The name of an object, `nil` for none.
  public func name(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    return names[ObjectIdentifier(object)] ?? String(describing: type(of: object))
  }

  /// Writes something down.
  public func write(_ entry: String) {
    entries.append(entry)
    onEntry?(entry)
  }

  /// Forgets what was written down.
  public func clear() {
    entries = []
  }

  /// What was written down, as one line.
  public var text: String { entries.joined(separator: " ") }
}

extension Timeline: UINavigationControllerDelegate {
  /// Writes `willShow(A)` down.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    animatedFlags.append(animated)
    write("willShow(\(name(of: viewController)))")
  }

  /// Writes `didShow(A)` down.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    animatedFlags.append(animated)
    write("didShow(\(name(of: viewController)))")
  }
}

extension Timeline: UITabBarControllerDelegate {
  /// Writes `shouldSelect(A)` down.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    write("shouldSelect(\(name(of: viewController)))")
    return allowsSelection
  }

  /// Writes `didSelect(A)` down.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    write("didSelect(\(name(of: viewController)))")
  }

  /// Writes `shouldSelectTab(a)` down, with the tab's identifier.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    write("shouldSelectTab(\(tab.identifier))")
    return allowsSelection
  }

  /// Writes `didSelectTab(b after a)` down, with the tabs' identifiers.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    write("didSelectTab(\(selectedTab.identifier) after \(previousTab?.identifier ?? "nil"))")
  }

  /// Writes `willBeginCustomizing` down.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    write("willBeginCustomizing")
  }

  /// Writes `willEndCustomizing(changed)` down.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    write("willEndCustomizing(\(changed))")
  }

  /// Writes `didEndCustomizing(changed)` down.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    write("didEndCustomizing(\(changed))")
  }
}
