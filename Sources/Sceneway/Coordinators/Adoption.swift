#if os(Linux) || os(macOS)
  internal import HeadlessUIKit
#else
  internal import UIKit
#endif

/// Takes screens that no coordinator showed into the tree: those of storyboard segues, of routers, and of the
/// app's own calls.
///
/// A screen belongs to the flow whose screen it came from: the source of its segue; otherwise what it was pushed on, what
/// is around it, or what a person saw where it was presented. It is that flow's from then on, wherever it moves.
@MainActor
enum Adoption {
  /// The flow that a segue's destination came from; hangs on the destination.
  private final class Origin {
    private(set) weak var flow: AnyCoordinator?

    init(_ flow: AnyCoordinator) { self.flow = flow }
  }

  /// Notes where a segue's or a route's destination comes from, before it is shown.
  static func note(_ destination: UIViewController, from source: UIViewController) {
    guard let flow = flow(of: source) else { return }
    for controller in destination.controllersInside
    where ScreenOwnership.owners(of: controller).isEmpty {
      controller.attach(Origin(flow), as: Origin.self)
      StepTag.note(controller, of: flow)
    }
  }

  /// The flow that a controller belongs to, or will be found to belong to.
  static func flow(of controller: UIViewController) -> AnyCoordinator? {
    if let flow = known(controller) { return flow }
    if let stack = controller.parent as? UINavigationController,
      case let screens = stack.viewControllers,
      let index = screens.lastIndex(where: { $0 === controller }), index > 0
    {
      return flow(of: screens[index - 1])
    }
    if let parent = controller.parent { return flow(of: parent) }
    guard let presenter = controller.presentingViewController else { return nil }
    return flow(of: Surface.chain(from: presenter).last ?? presenter)
  }

  private static func known(_ controller: UIViewController) -> AnyCoordinator? {
    if let owner = ScreenOwnership.owners(of: controller).last(where: \.isRunning) { return owner }
    guard let flow = controller.attachment(Origin.self)?.flow, flow.isRunning else { return nil }
    return flow
  }

  // MARK: Adopting

  /// Adopts those of some controllers that no flow has and that came from a flow's screen.
  ///
  /// - Parameter controllers: containers before what is in them, stacks from the bottom up.
  /// - Returns: the screens that are nobody's still.
  static func adopt(_ controllers: [UIViewController]) -> [UIViewController] {
    controllers.filter { controller in
      guard ScreenOwnership.owners(of: controller).isEmpty, isScreen(controller) else { return false }
      flow(of: controller)?.adopt(controller)
      return ScreenOwnership.owners(of: controller).isEmpty
    }
  }

  /// Whether a controller is a place that somebody can be at, not a question or a part of UIKit's.
  private static func isScreen(_ controller: UIViewController) -> Bool {
    !(controller is UIAlertController || controller is UISearchController
      || controller is TabActionController)
  }
}

extension AnyCoordinator {
  /// Takes a screen that came from one of the flow's.
  fileprivate func adopt(_ screen: UIViewController) {
    guard case .running = phase, hasShown else { return }
    // A root that a segue of the app's own put in its place is the flow's root from now on.
    if rootHasLeft, screen.parent == nil { root = screen }
    own(screen, isAdopted: true)
    if !isOfStep(screen) { didAdopt(screen) }
  }
}
