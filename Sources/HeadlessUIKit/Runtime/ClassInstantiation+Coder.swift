internal import Foundation

extension ClassInstantiation {
  private final class RecognizerPose: UIGestureRecognizer {}

  /// Makes an object from a storyboard or nib: by `init(coder:)` where its class has it, otherwise by `init()`.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - coder: what the storyboard hands over.
  /// - Returns: nil where the class refuses.
  @MainActor
  static func make(_ type: NSObject.Type, coder: NSCoder) -> NSObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type as UIViewController.Type: type.init(coder: coder)
    case let type as UIBarItem.Type: type.init(coder: coder)
    case let type as UINavigationItem.Type: type.init(coder: coder)
    case let type as UIGestureRecognizer.Type: recognizer(type, coder: coder)
    default: make(type)
    }
  }

  @MainActor
  private static func recognizer(_ type: UIGestureRecognizer.Type, coder: NSCoder) -> NSObject? {
    let pose = unsafeBitCast(type, to: RecognizerPose.Type.self)
    return pose.init(dynamically: coder).map { unsafeBitCast($0 as AnyObject, to: NSObject.self) }
  }
}

extension UIGestureRecognizer {
  /// Calls the `init(coder:)` of the object's own class; not inlined, lest the optimiser believe the pose.
  @inline(never)
  fileprivate convenience init?(dynamically coder: NSCoder) {
    self.init(coder: coder)
  }
}
