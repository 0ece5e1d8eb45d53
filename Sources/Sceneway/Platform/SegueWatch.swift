#if os(Linux) || os(macOS)
  @_spi(Sceneway) internal import HeadlessUIKit

  /// Calls a closure with every segue of the app before it is performed.
  ///
  /// - Parameter look: called with the segue.
  @MainActor
  func watchSegues(_ look: @escaping @MainActor (UIStoryboardSegue) -> Void) {
    HeadlessEnvironment.current.segueWitness = SegueInterceptor { segue, _ in look(segue) }
  }
#else
  internal import UIKit

  /// Nothing: UIKit tells nobody but a segue's own source of it, so that scenes alone are recorded there.
  ///
  /// - Parameter look: not called.
  @MainActor
  func watchSegues(_ look: @escaping @MainActor (UIStoryboardSegue) -> Void) {}
#endif
