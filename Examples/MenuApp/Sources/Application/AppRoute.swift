import Sceneway

/// Where the app's links lead.
enum AppRoute: LinkRoute {
  case menu(MenuRoute)
  case account
}

/// Where links lead in the first tab.
enum MenuRoute: LinkRoute {
  case list
  case item(MenuItem)
}

extension LinkTable<AppRoute> {
  /// The app's links: `menuapp://menu/Lentil%20curry` and the same path on the web.
  static func app() throws -> LinkTable {
    try LinkTable(
      schemes: ["menuapp"], hosts: ["menu.example"],
      [
        LinkPattern("/account", .account),
        LinkPattern("/menu", .menu(.list)),
        LinkPattern("/menu/{title}") { .menu(.item(try MenuItem(named: $0))) },
      ])
  }
}
