public import UIKit

#if canImport(HeadlessUIKit)
  @_spi(Sceneway) import HeadlessUIKit
#endif

extension Stage {
  /// Makes a classic split view controller with recorded delegate calls.
  ///
  /// - Parameter controllers: the list and the detail.
  /// - Returns: the split view controller.
  public func split(_ controllers: UIViewController...) -> UISplitViewController {
    let split = UISplitViewController()
    timeline.name(split, "split")
    split.delegate = timeline
    split.viewControllers = controllers
    return split
  }

  /// Makes a split view controller with two columns and recorded delegate calls.
  ///
  /// - Parameters:
  ///   - primary: the controller of the list.
  ///   - secondary: that of the content.
  ///   - compact: what shows instead where there is little room.
  /// - Returns: the split view controller.
  public func columns(
    _ primary: UIViewController, _ secondary: UIViewController, compact: UIViewController? = nil
  ) -> UISplitViewController {
    columns(
      .doubleColumn, [.primary: primary, .secondary: secondary, .compact: compact].compactMapValues { $0 })
  }

  /// Makes a split view controller with three columns and recorded delegate calls.
  ///
  /// - Parameters:
  ///   - primary: the controller of the outermost column.
  ///   - supplementary: that of the middle one.
  ///   - secondary: that of the content.
  ///   - compact: what shows instead where there is little room.
  /// - Returns: the split view controller.
  public func columns(
    _ primary: UIViewController, _ supplementary: UIViewController, _ secondary: UIViewController,
    compact: UIViewController? = nil
  ) -> UISplitViewController {
    let all: [UISplitViewController.Column: UIViewController?] = [
      .primary: primary, .supplementary: supplementary, .secondary: secondary, .compact: compact,
    ]
    return columns(.tripleColumn, all.compactMapValues { $0 })
  }

  private func columns(
    _ style: UISplitViewController.Style, _ controllers: [UISplitViewController.Column: UIViewController]
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    timeline.name(split, "split")
    split.delegate = timeline
    for (column, name) in [
      (.primary, "navP"), (.supplementary, "navS"), (.secondary, "navD"), (.compact, "navC"),
    ] as [(UISplitViewController.Column, String)] {
      split.setViewController(controllers[column], for: column)
      if let navigation = controllers[column]?.navigationController { timeline.name(navigation, name) }
    }
    return split
  }
}

#if canImport(HeadlessUIKit)
  extension Stage {
    /// Goes on with another device; to be called before anything is shown.
    ///
    /// - Parameters:
    ///   - idiom: the kind of device.
    ///   - width: the width of its screen, in points.
    ///   - height: the height of its screen, in points.
    public func use(_ idiom: UIUserInterfaceIdiom, _ width: CGFloat, _ height: CGFloat) {
      HeadlessEnvironment.current.useDevice(idiom, screenSize: CGSize(width: width, height: height))
      window.frame = UIScreen.main.bounds
    }

    /// Gives the app another size, as a rotation or a divided screen does.
    ///
    /// - Parameters:
    ///   - width: the width, in points.
    ///   - height: the height, in points.
    public func resize(_ width: CGFloat, _ height: CGFloat) {
      UIApplication.shared.resizeScreen(to: CGSize(width: width, height: height))
    }

    /// Swipes a list in from its edge.
    ///
    /// - Parameter split: the split view controller.
    /// - Returns: whether the swipe did something.
    @discardableResult
    public func swipeSidebarIn(_ split: UISplitViewController) -> Bool { split.swipeSidebarIn() }

    /// Swipes a list out, or taps beside it.
    ///
    /// - Parameter split: the split view controller.
    /// - Returns: whether the swipe did something.
    @discardableResult
    public func swipeSidebarOut(_ split: UISplitViewController) -> Bool { split.swipeSidebarOut() }

    /// Taps a button of a bar.
    ///
    /// - Parameter item: the button.
    /// - Returns: whether the tap did something.
    @discardableResult
    public func tap(_ item: UIBarButtonItem) -> Bool { item.sendAction() }
  }
#endif
