#if !(os(Linux) || os(macOS))
  internal import ObjectiveC
  internal import UIKit

  extension UIViewController {
    /// The look of one controller; hangs on it.
    private final class Look {
      let look: @MainActor (UIStoryboardSegue) -> Void

      init(_ look: @escaping @MainActor (UIStoryboardSegue) -> Void) {
        self.look = look
      }
    }

    /// The classes whose `prepare(for:sender:)` looks first.
    private static var hooked: Set<ObjectIdentifier> = []

    /// Looks at every segue of the controller directly before its own `prepare(for:sender:)`.
    ///
    /// The method of the controller's own class is wrapped, once per class, so that it does not matter whether it calls
    /// `super`. A class that inherits a wrapped method looks twice, which the closures' own mark makes harmless.
    ///
    /// - Parameter look: called with the segue.
    func lookAtSegues(_ look: @escaping @MainActor (UIStoryboardSegue) -> Void) {
      attach(Look(look), as: Look.self)
      let type: AnyClass = type(of: self)
      let selector = #selector(UIViewController.prepare(for:sender:))
      guard UIViewController.hooked.insert(ObjectIdentifier(type)).inserted,
        let method = class_getInstanceMethod(type, selector)
      else { return }
      typealias Prepare = @convention(c) (UIViewController, Selector, UIStoryboardSegue, Any?) -> Void
      let original = unsafeBitCast(method_getImplementation(method), to: Prepare.self)
      let wrapped: @convention(block) (UIViewController, UIStoryboardSegue, Any?) -> Void = {
        controller, segue, sender in
        controller.attachment(Look.self)?.look(segue)
        original(controller, selector, segue, sender)
      }
      class_replaceMethod(
        type, selector, imp_implementationWithBlock(wrapped), method_getTypeEncoding(method))
    }

    /// Nil: UIKit does not tell the identifiers of a controller's segues.
    var segueNames: [String]? { nil }

    /// Nil: UIKit does not tell where a segue leads before it is performed.
    var segueOutlines: [SegueOutline]? { nil }
  }

  extension UIStoryboard {
    /// Nil: UIKit does not tell the identifiers of a storyboard's scenes.
    var sceneNames: [String]? { nil }
  }

  /// The class that another one comes from.
  func superclass(of type: AnyClass) -> AnyClass? { class_getSuperclass(type) }
#endif
