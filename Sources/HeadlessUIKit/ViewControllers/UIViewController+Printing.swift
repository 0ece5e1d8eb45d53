extension UIViewController {
  /// Where the controller stands between off and on the screen, in the words of UIKit's `_printHierarchy`.
  @_spi(Sceneway)
  public var appearanceWord: String {
    switch appearanceState {
    case .disappeared: "disappeared"
    case .appearing: "appearing"
    case .appeared: "appeared"
    case .disappearing: "disappearing"
    }
  }

  /// The name of a class as the Objective-C runtime tells it: with its module, those of UIKit's without.
  ///
  /// - Parameter type: the class.
  /// - Returns: the name.
  @_spi(Sceneway)
  public static func runtimeName(of type: AnyClass) -> String { className(of: type) }
}
