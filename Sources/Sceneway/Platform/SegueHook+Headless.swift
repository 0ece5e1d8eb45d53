#if os(Linux) || os(macOS)
  internal import Foundation
  @_spi(Sceneway) internal import HeadlessUIKit

  extension UIViewController {
    /// Looks at every segue of the controller directly before its own `prepare(for:sender:)`.
    ///
    /// - Parameter look: called with the segue.
    func lookAtSegues(_ look: @escaping @MainActor (UIStoryboardSegue) -> Void) {
      segueInterceptor = SegueInterceptor { segue, _ in look(segue) }
    }

    /// The identifiers of the controller's segues; nil where they cannot be known.
    var segueNames: [String]? { segueIdentifiers }

    /// What the storyboard tells about the controller's segues; nil where it cannot be asked.
    var segueOutlines: [SegueOutline]? {
      segueDescriptions.map { description in
        SegueOutline(
          identifier: description.identifier, classNames: description.destinationClasses,
          classes: description.destinationClasses.compactMap { name in
            NSClassFromString(name) ?? NSClassFromString("HeadlessUIKit.\(name)")
          })
      }
    }
  }

  extension UIStoryboard {
    /// The identifiers of the storyboard's scenes; nil where they cannot be known.
    var sceneNames: [String]? { sceneIdentifiers }
  }

  /// The class that another one comes from.
  func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
#endif
