#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

extension UIViewController {
  /// The controller itself and those inside it, the outer before the inner; loads no view.
  private var controllersInside: [UIViewController] {
    var all = [self]
    var index = 0
    while index < all.count {
      let next = all[index]
      let contained = next.children + ((next as? UIPageViewController)?.viewControllers ?? [])
      for child in contained where !all.contains(where: { $0 === child }) { all.append(child) }
      index += 1
    }
    return all
  }

  /// The first controller of a class, this one or one inside it, the outer before the inner.
  ///
  /// - Parameter type: the class.
  /// - Returns: the controller; nil where there is none.
  func firstInside<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    controllersInside.lazy.compactMap { $0 as? Controller }.first
  }

  /// The classes of this controller and of those inside it, for an error to list.
  var classesInside: [String] { controllersInside.map(\.sceneName) }
}
