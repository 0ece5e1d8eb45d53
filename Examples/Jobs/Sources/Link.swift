import Sceneway

/// Job 4: a link that leads to a detail in the second tab, wherever somebody is.
struct DetailRoute: LinkRoute { let id: Int }

extension SearchCoordinator: LinkRouting {
  func path(to route: DetailRoute) -> LinkPath {
    .root.screen(route.id) { DetailViewController(id: route.id) }
  }
}

extension MainCoordinator: LinkOpening {
  var links: LinkTable<DetailRoute> {
    get throws { try LinkTable(schemes: ["jobs"], [LinkPattern("/detail/{id}", DetailRoute.init(id:))]) }
  }
  func path(to route: DetailRoute) -> LinkPath { .child(SearchCoordinator.self, route) }
}
