public import Foundation

extension HeadlessEnvironment {
  /// Says which device the app runs on from now on; to be called before the app is launched.
  ///
  /// - Parameters:
  ///   - idiom: the kind of interface.
  ///   - size: the size of its screen, in points.
  public func useDevice(_ idiom: UIUserInterfaceIdiom, screenSize size: CGSize) {
    device.userInterfaceIdiom = idiom
    screen.bounds = CGRect(origin: .zero, size: size)
  }
}

extension UIApplication {
  /// Makes an app's delegate by its class's `init()`, as the system does at launch (BOOT-01).
  ///
  /// - Parameter delegateClass: the delegate's class.
  /// - Returns: the delegate; nil where the class does not come from `NSObject`.
  @_spi(Sceneway)
  public static func makeDelegate(_ delegateClass: any UIApplicationDelegate.Type)
    -> (any UIApplicationDelegate)?
  {
    ClassInstantiation.make(delegateClass) as? any UIApplicationDelegate
  }
}
