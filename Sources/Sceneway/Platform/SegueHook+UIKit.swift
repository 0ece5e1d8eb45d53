#if !(os(Linux) || os(macOS))
  internal import Foundation
  internal import ObjectiveC
  internal import UIKit

  extension UIViewController {
    /// The looks of one controller; hang on it.
    private final class Looks {
      var atSegues: (@MainActor (UIStoryboardSegue, Any?) -> Void)?
      var atLoadedView: [@MainActor () -> Void] = []
    }

    private var looks: Looks {
      if let looks = attachment(Looks.self) { return looks }
      let looks = Looks()
      attach(looks, as: Looks.self)
      return looks
    }

    /// A class, and a method of it that looks first.
    private struct Hook: Hashable {
      let type: ObjectIdentifier
      let selector: Selector
    }

    private static var hooks: Set<Hook> = []

    /// Wraps a method of the controller's own class, once per class.
    ///
    /// So it does not matter whether the class calls `super`. A class that inherits a wrapped method looks twice, which the looks
    /// themselves make harmless.
    private func wrap(_ selector: Selector, _ wrapper: (IMP) -> Any) {
      let type: AnyClass = type(of: self)
      guard UIViewController.hooks.insert(Hook(type: ObjectIdentifier(type), selector: selector)).inserted,
        let method = class_getInstanceMethod(type, selector)
      else { return }
      let block = wrapper(method_getImplementation(method))
      class_replaceMethod(type, selector, imp_implementationWithBlock(block), method_getTypeEncoding(method))
    }

    /// Looks at every segue of the controller directly before its own `prepare(for:sender:)`.
    ///
    /// - Parameter look: called with the segue and what started it.
    func lookAtSegues(_ look: @escaping @MainActor (UIStoryboardSegue, Any?) -> Void) {
      looks.atSegues = look
      let selector = #selector(UIViewController.prepare(for:sender:))
      wrap(selector) { implementation in
        typealias Prepare = @convention(c) (UIViewController, Selector, UIStoryboardSegue, Any?) -> Void
        let original = unsafeBitCast(implementation, to: Prepare.self)
        let wrapped: @convention(block) (UIViewController, UIStoryboardSegue, Any?) -> Void = {
          controller, segue, sender in
          controller.attachment(Looks.self)?.atSegues?(segue, sender)
          original(controller, selector, segue, sender)
        }
        return wrapped
      }
    }

    /// Calls a closure once, when the view is loaded, directly before `viewDidLoad`; never where it is loaded already.
    ///
    /// - Parameter look: called after the embed segues.
    func whenViewLoads(_ look: @escaping @MainActor () -> Void) {
      guard !isViewLoaded else { return }
      looks.atLoadedView.append(look)
      let selector = #selector(UIViewController.viewDidLoad)
      wrap(selector) { implementation in
        typealias Load = @convention(c) (UIViewController, Selector) -> Void
        let original = unsafeBitCast(implementation, to: Load.self)
        let wrapped: @convention(block) (UIViewController) -> Void = { controller in
          let waiting = controller.attachment(Looks.self)?.atLoadedView ?? []
          controller.attachment(Looks.self)?.atLoadedView = []
          for look in waiting { look() }
          original(controller, selector)
        }
        return wrapped
      }
    }

    /// Nil: UIKit does not tell the identifiers of a controller's segues.
    var segueNames: [String]? { nil }

    /// Nil: UIKit does not tell where a segue leads before it is performed.
    var segueOutlines: [SegueOutline]? { nil }
  }

  extension UIStoryboardSegue {
    /// Whether the app's own class performs the segue.
    var isCustom: Bool { Bundle(for: type(of: self)) != Bundle(for: UIStoryboardSegue.self) }
  }

  extension UIStoryboard {
    /// Nil: UIKit does not tell the identifiers of a storyboard's scenes.
    var sceneNames: [String]? { nil }
  }

  /// The class that another one comes from.
  func superclass(of type: AnyClass) -> AnyClass? { class_getSuperclass(type) }
#endif
