/// Hears of every appearance call of every controller, directly before the controller does.
///
/// For whoever checks from outside that the calls are balanced (LIFE-14 to LIFE-18, CONT-14).
@_spi(Sceneway)
public struct AppearanceObserver {
  /// Called with the controller and the call that it is about to get.
  public let willCall: @MainActor (UIViewController, AppearanceCall) -> Void

  /// Makes an observer.
  ///
  /// - Parameter willCall: called with the controller and the call that it is about to get.
  public init(willCall: @escaping @MainActor (UIViewController, AppearanceCall) -> Void) {
    self.willCall = willCall
  }
}

extension UIViewController {
  /// Tells whoever listens of a call that this controller is about to get.
  func announce(_ call: AppearanceCall) {
    HeadlessEnvironment.current.appearanceObserver?.willCall(self, call)
  }
}
