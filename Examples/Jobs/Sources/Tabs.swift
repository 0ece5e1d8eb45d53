import Sceneway

/// Job 2, the flow of the second tab; that of the first is Home's.
final class SearchCoordinator: Coordinator<Never> {
  override func start() { show(SearchViewController { self.show(DetailViewController(id: $0)) }) }
}

/// Job 2: two tabs, each with a coordinator of its own.
final class MainCoordinator: TabCoordinator<Never> {
  override func makeTabs() -> [FlowTab] {
    [FlowTab(HomeCoordinator(), title: "Home"), FlowTab(SearchCoordinator(), title: "Search")]
  }
}
