#if os(Linux) || os(macOS)
  public import HeadlessUIKit
#else
  public import UIKit
#endif

/// The way from a coordinator to a route, as a value: which screens and flows stand on it, and how those are made that are
/// not there yet.
///
/// ```swift
/// .root                                                     // the flow's first screen
/// .root.screen(id) { OrderViewController(id) }              // a screen above it
/// .presented(.sheet) { HelpViewController() }               // a screen over it
/// .child(OrdersCoordinator.self, .order(id))                // a route of a flow that runs, such as a tab's
/// .child(.item(item), .pushed) { ItemCoordinator(item) }    // … and that is started where it does not run
/// ```
///
/// What is there already is found and stays, the same object; only what is missing is made. What lies above is taken
/// away: modals are dismissed, tabs selected, stacks popped.
@MainActor
public struct LinkPath {
  enum Stop {
    case root
    case screen(ScreenStop)
    case child(ChildStop)
    case page(UIViewController, of: UIPageViewController, UIPageViewController.NavigationDirection)
  }

  struct ScreenStop {
    let name: String
    let matches: @MainActor (UIViewController) -> Bool
    /// Whether a screen is of the same class, whatever it shows.
    let isOfKind: @MainActor (UIViewController) -> Bool
    var make: @MainActor () -> UIViewController
    var sibling = LinkSibling.replace
    /// How it is presented; nil where it is pushed.
    var style: PresentationStyle?
    /// Whether it is presented in a navigation controller of its own.
    var hasStack = false
  }

  struct ChildStop {
    let name: String
    let matches: @MainActor (AnyCoordinator) -> Bool
    var make: (@MainActor () -> AnyCoordinator)?
    let placement: Placement
    let path: @MainActor (AnyCoordinator) -> LinkPath
  }

  private(set) var stops: [Stop] = []
  private(set) var gates: [LinkGate] = []
  private(set) var isElsewhere = false

  private init() {}

  private func adding(_ stop: Stop) -> LinkPath {
    var path = self
    path.stops.append(stop)
    return path
  }

  /// Not known here: the others are asked.
  public static var elsewhere: LinkPath {
    var path = LinkPath()
    path.isElsewhere = true
    return path
  }

  // MARK: Screens

  /// The flow's first screen.
  public static var root: LinkPath { LinkPath().adding(.root) }

  /// A screen on the flow's stack that shows one of many of its kind; pushed on whatever is on top where it is not there.
  ///
  /// - Parameters:
  ///   - identity: what it shows: its ``ScreenIdentifying/screenIdentity``.
  ///   - sibling: what becomes of a screen of the same class that shows something else; it is replaced by default.
  ///   - make: makes the screen, with what it shows; not called in a dry run.
  /// - Returns: the path.
  public static func screen<Screen: UIViewController & ScreenIdentifying>(
    _ identity: some Hashable, sibling: LinkSibling = .replace, make: @escaping @MainActor () -> Screen
  ) -> LinkPath { LinkPath().screen(identity, sibling: sibling, make: make) }

  /// A screen on the flow's stack, the only one of its class; pushed on whatever is on top where it is not there.
  ///
  /// - Parameter make: makes the screen; its class is that which the closure returns. Not called in a dry run.
  /// - Returns: the path.
  public static func screen<Screen: UIViewController>(make: @escaping @MainActor () -> Screen) -> LinkPath {
    LinkPath().screen(make: make)
  }

  /// A screen over the flow that shows one of many of its kind; presented where it is not there.
  ///
  /// - Parameters:
  ///   - identity: what it shows: its ``ScreenIdentifying/screenIdentity``.
  ///   - style: how it is presented.
  ///   - inStack: whether in a navigation controller of its own (``AnyCoordinator/makeNavigationController()``).
  ///   - make: makes the screen, with what it shows; not called in a dry run.
  /// - Returns: the path.
  public static func presented<Screen: UIViewController & ScreenIdentifying>(
    _ identity: some Hashable, _ style: PresentationStyle = .asIs, inStack: Bool = false,
    make: @escaping @MainActor () -> Screen
  ) -> LinkPath { LinkPath().presented(identity, style, inStack: inStack, make: make) }

  /// A screen over the flow, the only one of its class; presented where it is not there.
  ///
  /// - Parameters:
  ///   - style: how it is presented.
  ///   - inStack: whether in a navigation controller of its own (``AnyCoordinator/makeNavigationController()``).
  ///   - make: makes the screen; its class is that which the closure returns. Not called in a dry run.
  /// - Returns: the path.
  public static func presented<Screen: UIViewController>(
    _ style: PresentationStyle, inStack: Bool = false, make: @escaping @MainActor () -> Screen
  ) -> LinkPath { LinkPath().presented(style, inStack: inStack, make: make) }

  /// A page of a page view controller of the flow's.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - pages: the page view controller.
  ///   - direction: which way it is turned to where another page shows.
  /// - Returns: the path; what follows is looked for inside the page.
  public static func page(
    _ page: UIViewController, of pages: UIPageViewController,
    direction: UIPageViewController.NavigationDirection = .forward
  ) -> LinkPath { LinkPath().page(page, of: pages, direction: direction) }

  /// Goes on to a screen above; see the method of the type.
  ///
  /// - Parameters:
  ///   - identity: what it shows: its ``ScreenIdentifying/screenIdentity``.
  ///   - sibling: what becomes of a screen of the same class that shows something else; it is replaced by default.
  ///   - make: makes the screen, with what it shows; not called in a dry run.
  /// - Returns: the path. What is above the part before is popped, unless it is the screen or stays for `sibling`.
  public func screen<Screen: UIViewController & ScreenIdentifying>(
    _ identity: some Hashable, sibling: LinkSibling = .replace, make: @escaping @MainActor () -> Screen
  ) -> LinkPath {
    var stop = Self.stop(identity, make)
    stop.sibling = sibling
    return adding(.screen(stop))
  }

  /// Goes on to a screen above; see the method of the type.
  ///
  /// - Parameter make: makes the screen; its class is that which the closure returns. Not called in a dry run.
  /// - Returns: the path. What is above the part before is popped, unless it is the screen.
  public func screen<Screen: UIViewController>(make: @escaping @MainActor () -> Screen) -> LinkPath {
    adding(.screen(Self.stop(make)))
  }

  /// Goes on to a screen over it; see the method of the type.
  ///
  /// - Parameters:
  ///   - identity: what it shows: its ``ScreenIdentifying/screenIdentity``.
  ///   - style: how it is presented.
  ///   - inStack: whether in a navigation controller of its own (``AnyCoordinator/makeNavigationController()``).
  ///   - make: makes the screen, with what it shows; not called in a dry run.
  /// - Returns: the path.
  public func presented<Screen: UIViewController & ScreenIdentifying>(
    _ identity: some Hashable, _ style: PresentationStyle = .asIs, inStack: Bool = false,
    make: @escaping @MainActor () -> Screen
  ) -> LinkPath {
    var stop = Self.stop(identity, make)
    stop.style = style
    stop.hasStack = inStack
    return adding(.screen(stop))
  }

  /// Goes on to a screen over it; see the method of the type.
  ///
  /// - Parameters:
  ///   - style: how it is presented.
  ///   - inStack: whether in a navigation controller of its own (``AnyCoordinator/makeNavigationController()``).
  ///   - make: makes the screen; its class is that which the closure returns. Not called in a dry run.
  /// - Returns: the path.
  public func presented<Screen: UIViewController>(
    _ style: PresentationStyle, inStack: Bool = false, make: @escaping @MainActor () -> Screen
  ) -> LinkPath {
    var stop = Self.stop(make)
    stop.style = style
    stop.hasStack = inStack
    return adding(.screen(stop))
  }

  /// Goes on to a page; see the method of the type.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - pages: the page view controller.
  ///   - direction: which way it is turned to where another page shows.
  /// - Returns: the path; what follows is looked for inside the page.
  public func page(
    _ page: UIViewController, of pages: UIPageViewController,
    direction: UIPageViewController.NavigationDirection = .forward
  ) -> LinkPath { adding(.page(page, of: pages, direction)) }

  private static func stop<Screen: UIViewController & ScreenIdentifying>(
    _ identity: some Hashable, _ make: @escaping @MainActor () -> Screen
  ) -> ScreenStop {
    let wanted = AnyHashable(identity)
    return ScreenStop(
      name: "\(Screen.self)(\(identity))", matches: { ($0 as? Screen)?.screenIdentity == wanted },
      isOfKind: { $0 is Screen }, make: make)
  }

  private static func stop<Screen: UIViewController>(_ make: @escaping @MainActor () -> Screen) -> ScreenStop
  {
    ScreenStop(name: "\(Screen.self)", matches: { $0 is Screen }, isOfKind: { $0 is Screen }, make: make)
  }

  // MARK: Restoration

  /// Names the step that brings the last part of the path back when the app is launched again; see ``RestorableFlow``.
  ///
  /// Where the part is there already, it keeps the step that brought it.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - flow: the flow that takes it, usually the one whose path this is.
  /// - Returns: the path.
  public func remembered<Flow: RestorableFlow>(as step: Flow.Step, by flow: Flow) -> LinkPath {
    var path = self
    guard let last = path.stops.popLast() else { return path }
    switch last {
    case .screen(var stop):
      let make = stop.make
      stop.make = { [weak flow] in
        let screen = make()
        flow?.remember(step, for: screen)
        return screen
      }
      path.stops.append(.screen(stop))
    case .child(var stop):
      if let make = stop.make {
        stop.make = { [weak flow] in
          let child = make()
          flow?.remember(step, for: child)
          return child
        }
      }
      path.stops.append(.child(stop))
    case .root, .page: path.stops.append(last)
    }
    return path
  }

  // MARK: Gates

  /// Goes there only behind a gate, such as a sign-in.
  ///
  /// - Parameter gate: the gate; it is opened first where it is closed.
  /// - Returns: the path.
  public func requiring(_ gate: LinkGate) -> LinkPath {
    var path = self
    path.gates.append(gate)
    return path
  }
}

extension LinkPath {
  // MARK: Flows

  /// The first screen of a flow below that runs, such as a tab's.
  ///
  /// - Parameter type: the coordinator's class; the nearest of several is taken.
  /// - Returns: the path.
  public static func child<Child: AnyCoordinator>(_ type: Child.Type) -> LinkPath { LinkPath().child(type) }

  /// A route of a flow below that runs, such as a tab's.
  ///
  /// - Parameters:
  ///   - type: the coordinator's class; the nearest of several is taken.
  ///   - route: the route there.
  /// - Returns: the path.
  public static func child<Child: LinkRouting>(_ type: Child.Type, _ route: Child.Route) -> LinkPath {
    LinkPath().child(type, route)
  }

  /// The first screen of a flow below, which is started where it does not run.
  ///
  /// - Parameters:
  ///   - placement: where it shows its screens then.
  ///   - matches: which of several flows of the class is meant; any by default. It has to be true of what `make` makes.
  ///   - make: makes the coordinator, which is not started in a dry run.
  /// - Returns: the path.
  public static func child<Child: AnyCoordinator>(
    _ placement: Placement, where matches: @escaping @MainActor (Child) -> Bool = { _ in true },
    make: @escaping @MainActor () -> Child
  ) -> LinkPath { LinkPath().child(placement, where: matches, make: make) }

  /// A route of a flow below, which is started where it does not run.
  ///
  /// - Parameters:
  ///   - route: the route there. The flow's first screen comes by itself; a route to it is ``root``.
  ///   - placement: where it shows its screens then.
  ///   - matches: which of several flows of the class is meant; any by default. It has to be true of what `make` makes.
  ///   - make: makes the coordinator, which is not started in a dry run.
  /// - Returns: the path.
  public static func child<Child: LinkRouting>(
    _ route: Child.Route, _ placement: Placement,
    where matches: @escaping @MainActor (Child) -> Bool = { _ in true },
    make: @escaping @MainActor () -> Child
  ) -> LinkPath { LinkPath().child(route, placement, where: matches, make: make) }

  /// Goes on to a flow; see the method of the type.
  ///
  /// - Parameter type: the coordinator's class; the nearest of several is taken.
  /// - Returns: the path.
  public func child<Child: AnyCoordinator>(_ type: Child.Type) -> LinkPath {
    adding(child(nil, .pushed, { (_: Child) in true }) { _ in .root })
  }

  /// Goes on to a flow; see the method of the type.
  ///
  /// - Parameters:
  ///   - type: the coordinator's class; the nearest of several is taken.
  ///   - route: the route there.
  /// - Returns: the path.
  public func child<Child: LinkRouting>(_ type: Child.Type, _ route: Child.Route) -> LinkPath {
    adding(child(nil, .pushed, { (_: Child) in true }) { $0.path(to: route) })
  }

  /// Goes on to a flow; see the method of the type.
  ///
  /// - Parameters:
  ///   - placement: where it shows its screens then.
  ///   - matches: which of several flows of the class is meant; any by default. It has to be true of what `make` makes.
  ///   - make: makes the coordinator, which is not started in a dry run.
  /// - Returns: the path.
  public func child<Child: AnyCoordinator>(
    _ placement: Placement, where matches: @escaping @MainActor (Child) -> Bool = { _ in true },
    make: @escaping @MainActor () -> Child
  ) -> LinkPath { adding(child(make, placement, matches) { _ in .root }) }

  /// Goes on to a flow; see the method of the type.
  ///
  /// - Parameters:
  ///   - route: the route there. The flow's first screen comes by itself; a route to it is ``root``.
  ///   - placement: where it shows its screens then.
  ///   - matches: which of several flows of the class is meant; any by default. It has to be true of what `make` makes.
  ///   - make: makes the coordinator, which is not started in a dry run.
  /// - Returns: the path.
  public func child<Child: LinkRouting>(
    _ route: Child.Route, _ placement: Placement,
    where matches: @escaping @MainActor (Child) -> Bool = { _ in true },
    make: @escaping @MainActor () -> Child
  ) -> LinkPath { adding(child(make, placement, matches) { $0.path(to: route) }) }

  private func child<Child: AnyCoordinator>(
    _ make: (@MainActor () -> Child)?, _ placement: Placement,
    _ matches: @escaping @MainActor (Child) -> Bool,
    _ path: @escaping @MainActor (Child) -> LinkPath
  ) -> Stop {
    .child(
      ChildStop(
        name: "\(Child.self)", matches: { ($0 as? Child).map(matches) ?? false }, make: make,
        placement: placement, path: { ($0 as? Child).map(path) ?? .elsewhere }))
  }
}

/// What becomes of a screen of the same class that shows something else, where a link leads to its sibling.
public enum LinkSibling: String, Hashable, Sendable, Codable, CaseIterable {
  /// The new screen takes its place: `…/43` at `…/42` leaves one order on the stack.
  case replace
  /// It stays, and the new screen is pushed above it.
  case keep
}
