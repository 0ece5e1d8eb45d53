#if os(Linux) || os(macOS)
  internal import Foundation
  @_spi(Sceneway) internal import HeadlessUIKit

  extension UIViewController {
    /// Looks at every segue of the controller directly before its own `prepare(for:sender:)`.
    ///
    /// - Parameter look: called with the segue and what started it.
    func lookAtSegues(_ look: @escaping @MainActor (UIStoryboardSegue, Any?) -> Void) {
      segueInterceptor = SegueInterceptor { segue, sender in look(segue, sender) }
    }

    /// Calls a closure once, when the view is loaded, directly before `viewDidLoad`; never where it is loaded already.
    ///
    /// - Parameter look: called after the embed segues.
    func whenViewLoads(_ look: @escaping @MainActor () -> Void) {
      ViewLoadObserver.whenViewLoads(of: self, look)
    }

    /// The identifiers of the controller's segues; nil where they cannot be known.
    var segueNames: [String]? { segueIdentifiers }

    /// What the storyboard tells about the controller's segues; nil where it cannot be asked.
    var segueOutlines: [SegueOutline]? {
      segueDescriptions.map { description in
        SegueOutline(
          identifier: description.identifier, kind: description.kind,
          classNames: description.destinationClasses,
          classes: description.destinationClasses.compactMap { name in
            NSClassFromString(name) ?? NSClassFromString("HeadlessUIKit.\(name)")
          })
      }
    }
  }

  extension UIStoryboardSegue {
    /// Whether the app's own class performs the segue.
    var isCustom: Bool {
      type(of: self) != UIStoryboardSegue.self && type(of: self) != UIStoryboardPopoverSegue.self
    }
  }

  extension UIStoryboard {
    /// The identifiers of the storyboard's scenes; nil where they cannot be known.
    var sceneNames: [String]? { sceneIdentifiers }
  }

  /// The class that another one comes from.
  func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }
#endif
