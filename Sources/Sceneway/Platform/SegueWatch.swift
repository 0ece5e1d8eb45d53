#if os(Linux) || os(macOS)
  @_spi(Sceneway) internal import HeadlessUIKit

  /// Calls a closure with every segue of the app before it is performed.
  ///
  /// - Parameter look: called with the segue.
  @MainActor
  func watchSegues(_ look: @escaping @MainActor (UIStoryboardSegue) -> Void) {
    HeadlessEnvironment.current.segueWitness = SegueInterceptor { segue, _ in look(segue) }
  }

  extension UIStoryboardSegue {
    /// The storyboard's name and the segue's id in it; nil where code made the segue.
    var elementName: String? { storyboardElement.map { "\($0.storyboard)#\($0.id)" } }
  }
#else
  internal import UIKit

  /// Nothing: UIKit tells nobody but a segue's own source of it, so that scenes alone are recorded there.
  ///
  /// - Parameter look: not called.
  @MainActor
  func watchSegues(_ look: @escaping @MainActor (UIStoryboardSegue) -> Void) {}

  extension UIStoryboardSegue {
    /// Nil: UIKit does not tell.
    var elementName: String? { nil }
  }
#endif
