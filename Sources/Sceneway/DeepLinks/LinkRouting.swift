/// A place in the app that a link leads to, as a value: usually an enumeration with a case per place.
///
/// ```swift
/// enum ShopRoute: LinkRoute { case home, orders(OrdersRoute), help }
/// enum OrdersRoute: LinkRoute { case list, order(Int) }
///
/// extension ShopRoute {
///   static var conversions: [LinkConversion<ShopRoute>] { [LinkConversion(ShopRoute.orders)] }
/// }
/// ```
public protocol LinkRoute: Hashable, Sendable {
  /// How routes of other types, such as those of the flows below, become routes of this one; none by default.
  static var conversions: [LinkConversion<Self>] { get }
}

extension LinkRoute {
  /// None.
  public static var conversions: [LinkConversion<Self>] { [] }
}

/// How a route of one type becomes a route of another one.
public struct LinkConversion<Route: LinkRoute>: Sendable {
  let convert: @Sendable (any LinkRoute) -> Route?

  /// Makes a conversion.
  ///
  /// - Parameter convert: makes the route, such as a case of an enumeration; nil where there is none for it.
  public init<Other: LinkRoute>(_ convert: @escaping @Sendable (Other) -> Route?) {
    self.convert = { route in (route as? Other).flatMap(convert) }
  }
}

/// A coordinator that says where its routes lead.
///
/// ```swift
/// final class OrdersCoordinator: Coordinator<Never>, LinkRouting {
///   func path(to route: OrdersRoute) -> LinkPath {
///     switch route {
///     case .list: .root
///     case .order(let id): .root.screen(id) { [unowned self] in OrderViewController(id, self) }
///     }
///   }
/// }
/// ```
///
/// A route is looked for where it is opened and below, then at the parent and below it, and so on: down, up and
/// sideways. The first coordinator with the route's type, or with a conversion from it, that does not answer
/// ``LinkPath/elsewhere`` takes it.
@MainActor
public protocol LinkRouting<Route>: AnyCoordinator {
  /// The routes that it knows.
  associatedtype Route: LinkRoute

  /// The way to a route from here.
  ///
  /// It is asked for dry runs too: it says what would be done, and does nothing.
  ///
  /// - Parameter route: the route.
  /// - Returns: the way; ``LinkPath/elsewhere`` where others know it.
  func path(to route: Route) -> LinkPath
}

extension LinkRouting {
  /// What going to a route of this coordinator's would do, which is named by its dot: `plan(to: .order(1))`.
  ///
  /// - Parameter route: the route.
  /// - Returns: the steps, and what is in the way.
  /// - Throws: ``LinkFailure`` where no coordinator takes the route, or a flow that the path goes through does not run.
  public func plan(to route: Route) throws -> LinkPlan { try plan(route, nil) }

  /// Goes to a route of this coordinator's, which is named by its dot: `open(.order(1))`.
  ///
  /// - Parameters:
  ///   - route: the route.
  ///   - policy: what becomes of links that run or wait in the window.
  /// - Returns: what was done.
  /// - Throws: ``LinkFailure`` that names what was in the way.
  @discardableResult
  public func open(_ route: Route, policy: LinkPolicy = .replace) async throws -> LinkPlan {
    try await open(route, nil, policy)
  }

  /// The way to a route of any type; nil where it is not one of this coordinator's.
  func path(toAny route: any LinkRoute) -> LinkPath? {
    if let route = route as? Route { return path(to: route) }
    for conversion in Route.conversions {
      if let route = conversion.convert(route) { return path(to: route) }
    }
    return nil
  }
}

extension AnyCoordinator {
  /// Who takes a route, asked from here: down, then up and sideways.
  func taker(of route: any LinkRoute, _ link: String) throws(LinkFailure) -> (AnyCoordinator, LinkPath) {
    var asked: Set<ObjectIdentifier> = []
    var knowing: [String] = []
    for around in sequence(first: self, next: \.parent) {
      for flow in around.subtree where asked.insert(ObjectIdentifier(flow)).inserted {
        guard let path = (flow as? any LinkRouting)?.path(toAny: route) else { continue }
        if !path.isElsewhere { return (flow, path) }
        knowing.append(flow.name)
      }
    }
    throw LinkFailure(.noCoordinator, link, detail: "\(route)", found: knowing)
  }
}
