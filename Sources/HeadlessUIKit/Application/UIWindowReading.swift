/// A delegate that may have a window.
///
/// UIKit's protocols have the property as one that need not be there, so what reads it of a delegate gets an optional of an
/// optional; a class's own is of its own type.
@preconcurrency @MainActor
public protocol UIWindowReading: AnyObject {}

extension UIWindowReading {
  /// The window; nil inside where the delegate has none.
  public var window: UIWindow?? {
    switch self {
    case let delegate as any UIApplicationDelegate: .some(delegate.window as UIWindow?)
    case let delegate as any UIWindowSceneDelegate: .some(delegate.window as UIWindow?)
    default: nil
    }
  }
}
