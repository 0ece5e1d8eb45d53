/// Hears of every appearance call of every controller, directly before the controller does.
///
/// For whoever checks from outside that the calls are balanced (LIFE-14 to LIFE-18, CONT-14).
@_spi(Sceneway)
public struct AppearanceObserver {
  /// Called with the controller and the call that it is about to get.
  public let willCall: @MainActor (UIViewController, AppearanceCall) -> Void

  /// Whether any environment of the process has had an observer; where none has, no call looks for one.
  @MainActor private(set) static var isInUse = false

  /// Makes an observer.
  ///
  /// - Parameter willCall: called with the controller and the call that it is about to get.
  @MainActor public init(willCall: @escaping @MainActor (UIViewController, AppearanceCall) -> Void) {
    self.willCall = willCall
    Self.isInUse = true
  }
}

extension UIViewController {
  /// Tells whoever listens of a call that this controller is about to get.
  func announce(_ call: AppearanceCall) {
    guard AppearanceObserver.isInUse else { return }
    HeadlessEnvironment.current.appearanceObserver?.willCall(self, call)
  }
}
