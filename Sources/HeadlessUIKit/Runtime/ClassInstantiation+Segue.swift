internal import Foundation

extension ClassInstantiation {
  private final class SeguePose: UIStoryboardSegue {}

  /// Makes a segue of a class that is known by name.
  @MainActor
  static func make(
    _ type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue {
    let pose = unsafeBitCast(type, to: SeguePose.Type.self)
    let made = pose.init(dynamically: identifier, source: source, destination: destination)
    return unsafeBitCast(made as AnyObject, to: UIStoryboardSegue.self)
  }
}

extension UIStoryboardSegue {
  /// Calls the initialiser of the segue's own class; not inlined, lest the optimiser believe the pose.
  @inline(never)
  fileprivate convenience init(
    dynamically identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }
}
