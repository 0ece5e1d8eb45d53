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
      let index = stack.viewControllers.firstIndex(of: controller), index > 0
    {
      return flow(of: stack.viewControllers[index - 1])
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

  /// Adopts what is in and over a controller.
  ///
  /// - Parameters:
  ///   - controller: the controller.
  ///   - outer: the flow around it, or below it.
  static func adopt(in controller: UIViewController, from outer: AnyCoordinator? = nil) {
    let flow = known(controller) ?? outer
    if let flow, isScreen(controller), ScreenOwnership.owners(of: controller).isEmpty {
      flow.adopt(controller)
    }
    switch controller {
    case let stack as UINavigationController:
      var below = flow
      for screen in stack.viewControllers {
        adopt(in: screen, from: below)
        below = known(screen) ?? below
      }
    case let tabs as UITabBarController:
      // The More list is UIKit's own.
      for screen in tabs.viewControllers ?? [] { adopt(in: screen, from: flow) }
    default:
      for child in controller.children { adopt(in: child, from: flow) }
    }
    if let presented = controller.presentedItself {
      adopt(in: presented, from: Adoption.flow(of: Surface.chain(from: controller).last ?? controller))
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

extension FlowTree {
  /// Adopts what has come into the hierarchy of the flows since the last look.
  func adoptScreens() {
    var roots: [UIViewController] = []
    var known: Set<ObjectIdentifier> = []
    func add(_ root: UIViewController) {
      if known.insert(ObjectIdentifier(root)).inserted { roots.append(root) }
    }
    if let root = window?.rootViewController { add(root) }
    // Most screens stand beside others, whose way to the root is known.
    var bases: [ObjectIdentifier: UIViewController] = [:]
    for flow in flows {
      for screen in flow.screens {
        guard let container = screen.parent ?? screen.presentingViewController else {
          add(screen)
          continue
        }
        if bases[ObjectIdentifier(container)] != nil { continue }
        let base = container.base
        bases[ObjectIdentifier(container)] = base
        add(base)
      }
    }
    for root in roots { Adoption.adopt(in: root) }
  }
}
