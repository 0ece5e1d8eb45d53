internal import Foundation

#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// A hidden view of no size in a screen, which hears when the screen comes on and goes off.
///
/// It takes no delegate away from the app and needs nothing but UIKit's public calls. A hidden child controller would
/// hear the same, but it would show up in the screen's `children`, and it hears nothing without a view either (CONT-19).
final class BeaconView: UIView {
  private weak var tree: FlowTree?
  private weak var controller: UIViewController?
  /// Whether it is being placed by a look, which has seen the screen already.
  private var isQuiet = false

  init(tree: FlowTree, controller: UIViewController?) {
    self.tree = tree
    self.controller = controller
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if !isQuiet { tree?.hierarchyChanged(around: controller) }
  }

  /// Puts the beacon in a screen's view, which tells nothing.
  func place(in view: UIView) {
    isQuiet = true
    view.addSubview(self)
    isQuiet = false
  }
}

/// A beacon in a window, which keeps the window's coordinator as a screen keeps its own.
final class WindowBeacon: UIView {
  private(set) var owner: AnyCoordinator?

  init(owner: AnyCoordinator) {
    self.owner = owner
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  deinit {
    guard let owner else { return }
    MainThread.run {
      owner.tree.touch(owner)
      owner.tree.hierarchyChanged(holding: owner)
    }
  }

  static func remove(_ owner: AnyCoordinator, from window: UIWindow?) {
    let beacons = window?.subviews.compactMap { $0 as? WindowBeacon } ?? []
    for beacon in beacons where beacon.owner === owner {
      beacon.owner = nil
      beacon.removeFromSuperview()
    }
  }
}

/// A beacon in a window, which keeps the window's navigator.
final class NavigatorBeacon: UIView {
  let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    let tree = navigator.tree
    MainThread.run { tree.hierarchyChanged() }
  }

  static func of(_ window: UIWindow) -> NavigatorBeacon? {
    window.subviews.lazy.compactMap { $0 as? NavigatorBeacon }.first
  }
}
