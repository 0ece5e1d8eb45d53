public import Foundation

// Apple's compiler lets a class that is a value make an object by any initialiser of UIKit's; elsewhere Swift allows
// required ones alone. Sources that were bridged call these functions in their place. Each poses as a final class, as
// `ClassInstantiation` does, so that the object's own class answers.

extension NSObject {
  /// Makes an object of the class at hand, as `type.init()` does in Objective-C.
  ///
  /// - Returns: the object.
  public static func bridgedInit() -> Self {
    guard let made = ClassInstantiation.make(self) else { preconditionFailure("\(self) is no NSObject.") }
    return unsafeDowncast(made, to: self)
  }
}

extension UIViewController {
  private final class Pose: UIViewController {}

  @inline(never)
  fileprivate convenience init(dynamicName name: String?, _ bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }

  /// Makes a controller of the class at hand, as `type.init(nibName:bundle:)` does in Objective-C.
  ///
  /// - Parameters:
  ///   - nibName: the name of the nib of its view.
  ///   - bundle: where the nib is looked for.
  /// - Returns: the controller.
  public static func bridgedInit(nibName: String?, bundle: Bundle?) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: Pose.Type.self).init(dynamicName: nibName, bundle), to: self)
  }
}

extension UINavigationController {
  private final class Pose: UINavigationController {}

  @inline(never)
  fileprivate convenience init(dynamicRoot root: UIViewController) { self.init(rootViewController: root) }

  @inline(never)
  fileprivate convenience init(dynamicBars bar: AnyClass?, _ toolbar: AnyClass?) {
    self.init(navigationBarClass: bar, toolbarClass: toolbar)
  }

  /// Makes a navigation controller of the class at hand, as `type.init(rootViewController:)` does in Objective-C.
  ///
  /// - Parameter rootViewController: the bottom of its stack.
  /// - Returns: the navigation controller.
  public static func bridgedInit(rootViewController: UIViewController) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: Pose.Type.self).init(dynamicRoot: rootViewController), to: self)
  }

  /// Makes a navigation controller of the class at hand with bars of other classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: the class of its bar.
  ///   - toolbarClass: the class of its toolbar.
  /// - Returns: the navigation controller.
  public static func bridgedInit(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: Pose.Type.self).init(dynamicBars: navigationBarClass, toolbarClass), to: self)
  }
}

extension UITableViewController {
  private final class Pose: UITableViewController {}

  @inline(never)
  fileprivate convenience init(dynamicStyle style: UITableView.Style) { self.init(style: style) }

  /// Makes a table's controller of the class at hand, as `type.init(style:)` does in Objective-C.
  ///
  /// - Parameter style: how its table looks.
  /// - Returns: the controller.
  public static func bridgedInit(style: UITableView.Style) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: Pose.Type.self).init(dynamicStyle: style), to: self)
  }
}

extension UICollectionViewController {
  private final class Pose: UICollectionViewController {}

  @inline(never)
  fileprivate convenience init(dynamicLayout layout: UICollectionViewLayout) {
    self.init(collectionViewLayout: layout)
  }

  /// Makes a collection's controller of the class at hand, as `type.init(collectionViewLayout:)` does in Objective-C.
  ///
  /// - Parameter collectionViewLayout: the layout of its cells.
  /// - Returns: the controller.
  public static func bridgedInit(collectionViewLayout: UICollectionViewLayout) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: Pose.Type.self).init(dynamicLayout: collectionViewLayout), to: self)
  }
}

extension UIView {
  private final class Pose: UIView {}

  @inline(never)
  fileprivate convenience init(dynamicFrame frame: CGRect) { self.init(frame: frame) }

  /// Makes a view of the class at hand, as `type.init(frame:)` does in Objective-C.
  ///
  /// - Parameter frame: its place in its superview, in points.
  /// - Returns: the view.
  public static func bridgedInit(frame: CGRect) -> Self {
    unsafeDowncast(unsafeBitCast(self, to: Pose.Type.self).init(dynamicFrame: frame), to: self)
  }
}

extension UITableViewCell {
  private final class Pose: UITableViewCell {}

  @inline(never)
  fileprivate convenience init(dynamicStyle style: CellStyle, _ identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// Makes a cell of the class at hand, as `type.init(style:reuseIdentifier:)` does in Objective-C.
  ///
  /// - Parameters:
  ///   - style: which labels it has.
  ///   - reuseIdentifier: the name that it is asked for by.
  /// - Returns: the cell.
  public static func bridgedInit(style: CellStyle, reuseIdentifier: String?) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: Pose.Type.self).init(dynamicStyle: style, reuseIdentifier), to: self)
  }
}

extension UIStoryboardSegue {
  private final class Pose: UIStoryboardSegue {}

  @inline(never)
  fileprivate convenience init(dynamicName name: String?, _ source: UIViewController, _ end: UIViewController)
  {
    self.init(identifier: name, source: source, destination: end)
  }

  /// Makes a segue of the class at hand, as `type.init(identifier:source:destination:)` does in Objective-C.
  ///
  /// - Parameters:
  ///   - identifier: its name.
  ///   - source: where it starts.
  ///   - destination: where it leads.
  /// - Returns: the segue.
  public static func bridgedInit(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    unsafeDowncast(
      unsafeBitCast(self, to: Pose.Type.self).init(dynamicName: identifier, source, destination), to: self)
  }
}
