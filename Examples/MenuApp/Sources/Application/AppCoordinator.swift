import Sceneway

/// The app's outermost flow: one flow per tab, each started once, and the app's links.
final class AppCoordinator: TabCoordinator<Never>, LinkOpening {
  private let session = Session()
  private let table = Result { try LinkTable.app() }
  var links: LinkTable<AppRoute> { get throws { try table.get() } }

  private lazy var signIn = LinkGate("sign-in", isOpen: { [session] in session.user != nil }) {
    [unowned self] in
    session.user = try await run(session.signInFlow(for: self), presented: .sheet)
  }

  override func makeTabs() -> [FlowTab] {
    // Variants are chosen here, in one place: the iPad has a dashboard of its own.
    let dashboard = Variants { DashboardCoordinator() }
      .on(.pad) { PadDashboardCoordinator() }
      .choose(for: self)
    return [
      FlowTab(dashboard, title: "Dashboard"),
      FlowTab(SettingsCoordinator(session), title: "Settings"),
    ]
  }

  func path(to route: AppRoute) -> LinkPath {
    switch route {
    case .menu(let route): .child(DashboardCoordinator.self, route)
    case .account: .child(SettingsCoordinator.self).requiring(signIn)
    }
  }
}
