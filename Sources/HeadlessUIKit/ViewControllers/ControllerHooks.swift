/// Has a say in what a person's gestures and single transitions do with one controller, beside the app's delegates.
///
/// UIKit has no such place. On Apple's platforms the same is reached by delegates that stand in for the app's own and hand
/// everything else on, which takes the Objective-C runtime.
@_spi(Sceneway) @MainActor
public final class ControllerHooks {
  /// Whether the finger that pops from the edge may begin, where the recogniser's delegate agreed; nil for yes.
  public var edgeSwipeMayBegin: (@MainActor () -> Bool)?

  /// Whether a finger may swipe the controller away, where the presentation's delegate agreed; nil for yes.
  public var swipeMayDismiss: (@MainActor () -> Bool)?

  /// Whether a tap may choose a tab's controller, where the delegate agreed; nil for yes.
  public var tapMaySelect: (@MainActor (UIViewController) -> Bool)?

  /// Whether a tap may choose a tab that is an object of its own, where the delegate agreed; nil for yes.
  public var tapMaySelectTab: (@MainActor (UITab) -> Bool)?

  /// Called when a tap has selected a tab, or the selected one once more, after the delegate was told.
  public var tapDidSelect: (@MainActor () -> Void)?

  /// What animates the transition that comes next, in place of what the delegate would say; nil for that.
  public var animator: (any UIViewControllerAnimatedTransitioning)?

  private init() {}

  /// The hooks of a controller, made where it has none.
  ///
  /// - Parameter controller: the controller, which keeps them.
  /// - Returns: its hooks.
  public static func of(_ controller: UIViewController) -> ControllerHooks {
    if let hooks = controller.hooks { return hooks }
    let hooks = ControllerHooks()
    controller.attachments[ObjectIdentifier(ControllerHooks.self)] = hooks
    return hooks
  }
}

extension UIViewController {
  /// Those who have a say besides the app's delegates; nil where there are none.
  var hooks: ControllerHooks? {
    attachments.isEmpty ? nil : attachments[ObjectIdentifier(ControllerHooks.self)] as? ControllerHooks
  }
}
