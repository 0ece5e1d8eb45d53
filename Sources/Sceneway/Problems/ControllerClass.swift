#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// What is the same for all controllers of a class, found out once: a look at every transition asks for it, and asking the
/// runtime takes longer than the rest of the look.
@MainActor
struct ControllerClass {
  /// The class's name, as errors and descriptions use it.
  let name: String
  /// Whether its screens tell what they show.
  let isIdentifying: Bool
  /// Whether its screens may be asked before they leave.
  let isGuard: Bool

  private static var known: [ObjectIdentifier: ControllerClass] = [:]

  /// - Parameter controller: a controller of the class.
  /// - Returns: what is known of its class.
  static func of(_ controller: UIViewController) -> ControllerClass {
    let type = type(of: controller)
    if let known = known[ObjectIdentifier(type)] { return known }
    let found = ControllerClass(
      name: String(describing: type), isIdentifying: controller is any ScreenIdentifying,
      isGuard: controller is any LeavingGuard)
    known[ObjectIdentifier(type)] = found
    return found
  }
}
