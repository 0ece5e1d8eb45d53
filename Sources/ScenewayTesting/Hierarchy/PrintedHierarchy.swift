@_spi(Sceneway) internal import HeadlessUIKit

/// Writes a tree of controllers as UIKit's `_printHierarchy` does in the debugger.
@MainActor
struct PrintedHierarchy {
  /// How an object is told apart from others of its class.
  enum Addresses {
    /// Not at all.
    case leftOut
    /// By a number that counts up in the order of the text.
    case numbered
  }

  private let addresses: Addresses
  private var count = 0

  init(_ addresses: Addresses) {
    self.addresses = addresses
  }

  /// The tree as lines.
  mutating func lines(of controller: UIViewController, indentation: String = "") -> [String] {
    var line = indentation + "\(name(of: controller)), state: \(controller.appearanceWord), view: "
    if let view = controller.viewIfLoaded {
      line += name(viewOf: controller, view) + (view.window == nil ? " not in the window" : "")
    } else {
      line += "(view not loaded)"
    }
    if controller.presentingViewController?.ownPresented === controller {
      line += ", presented with: \(presentation(of: controller))"
    }
    var lines = [line]
    let below = indentation.isEmpty ? "   " : indentation.dropLast(2) + "|    "
    for child in controller.children { lines += self.lines(of: child, indentation: below + "| ") }
    if let presented = controller.ownPresented {
      lines += self.lines(of: presented, indentation: below + "+ ")
    }
    return lines
  }

  // MARK: Names

  private mutating func name(of object: AnyObject) -> String {
    name(ofClass: UIViewController.runtimeName(of: type(of: object)))
  }

  private mutating func name(ofClass name: String) -> String {
    guard addresses == .numbered else { return "<\(name)>" }
    count += 1
    return "<\(name) 0x\(String(count, radix: 16))>"
  }

  /// UIKit's containers have views of a class of their own.
  private mutating func name(viewOf controller: UIViewController, _ view: UIView) -> String {
    let isLayoutContainer =
      controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController
    return isLayoutContainer && isUIKits(view) ? name(ofClass: "UILayoutContainerView") : name(of: view)
  }

  /// Whether an object is of a class of UIKit's own.
  private func isUIKits(_ object: AnyObject) -> Bool {
    String(reflecting: type(of: object)).hasPrefix("HeadlessUIKit.")
  }

  /// The class that UIKit presents with in a style; an app's own by its name.
  private mutating func presentation(of controller: UIViewController) -> String {
    let presentation = controller.presentationController
    let style = presentation?.effectiveStyle ?? controller.modalPresentationStyle
    if let presentation, !isUIKits(presentation) { return name(of: presentation) }
    if let alert = controller as? UIAlertController {
      return name(
        ofClass: alert.preferredStyle == .alert
          ? "_UIAlertControllerAlertPresentationController"
          : "_UIAlertControllerActionSheetCompactPresentationController")
    }
    switch style {
    case .pageSheet, .automatic: return name(ofClass: "_UIPageSheetPresentationController")
    case .formSheet: return name(ofClass: "_UIFormSheetPresentationController")
    case .popover: return name(ofClass: "UIPopoverPresentationController")
    case .overFullScreen: return name(ofClass: "_UIOverFullscreenPresentationController")
    case .currentContext: return name(ofClass: "_UICurrentContextPresentationController")
    case .overCurrentContext: return name(ofClass: "_UIOverCurrentContextPresentationController")
    default: return name(ofClass: "_UIFullscreenPresentationController")
    }
  }
}
