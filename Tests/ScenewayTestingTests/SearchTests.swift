import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

/// A person searches a list.
@Suite @MainActor
struct SearchTests {
  @Test func `types into the search bar of a screen, takes a result, and cancels`() async throws {
    let cities = CitiesViewController()
    try await AppDriver.run(root: UINavigationController(rootViewController: cities)) { app in
      try await app.type("ro", into: "Search")
      #expect(
        app.screen.description == """
          ── Cities ──────────────────────────────────────────────────────
           1  Search: ro
           2  [Cancel]
          ────────────────────────────────────────────────────────────────
           3  Rome
          """, "\(app.screen)")
      #expect(app.visibleViewController === cities && app.modals.isEmpty)
      #expect(app.hierarchy?.description.contains("presents UISearchController") == true)
      try await app.tap("Rome")
      #expect(app.screen.title == "Rome")
      try await app.back()
      #expect(cities.search.isActive)
      try await app.tap("Cancel")
      #expect(!cities.search.isActive)
      try await app.tap("Berlin")
      #expect(app.screen.title == "Berlin")
    }
  }

  @Test func `a search that dims its screen leaves nothing of it to touch, and hides the bar's buttons`()
    async throws
  {
    let cities = CitiesViewController()
    cities.search.obscuresBackgroundDuringPresentation = true
    cities.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    try await AppDriver.run(root: UINavigationController(rootViewController: cities)) { app in
      #expect(app.screen.elements.contains { $0.text == "Edit" })
      try await app.type("", into: "Search")
      #expect(app.screen.elements.map(\.text) == ["Search", "Cancel"])
      await #expect(throws: AppDriverError.self) { try await app.tap("Rome") }
    }
  }

  @Test func `results of their own stand in the place of the list`() async throws {
    let found = CitiesViewController()
    let cities = CitiesViewController(results: found)
    try await AppDriver.run(root: UINavigationController(rootViewController: cities)) { app in
      try await app.type("x", into: "Search")
      app.perform { found.shown = ["Xanten"] }
      await app.waitUntilIdle()
      #expect(app.screen.elements.map(\.text) == ["Search", "Cancel", "Xanten"])
      try await app.tap("Xanten")
      #expect(found.chosen == ["Xanten"])
    }
  }

  @Test func `an alert that the search presents lies over the searched screen`() async throws {
    let cities = CitiesViewController()
    try await AppDriver.run(root: UINavigationController(rootViewController: cities)) { app in
      try await app.type("ro", into: "Search")
      app.perform {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        cities.search.present(alert, animated: true)
      }
      await app.waitUntilIdle()
      #expect(app.screen.cover == ScreenSnapshot.Cover(kind: .alert, over: "Cities"))
      try await app.tap("OK")
      #expect(app.screen.title == "Cities" && cities.search.isActive)
    }
  }

  @Test func `a search that has ended is kept by its screen and no leak`() async throws {
    let cities = CitiesViewController(results: CitiesViewController())
    try await AppDriver.run(root: UINavigationController(rootViewController: cities)) { app in
      try await app.expectNoLeaks {
        try await app.type("x", into: "Search")
        try await app.tap("Cancel")
      }
    }
  }

  @Test func `a search under a tab that is not shown is not shown in the tree`() async throws {
    let tabs = UITabBarController()
    let cities = CitiesViewController()
    let other = UIViewController()
    other.title = "Other"
    tabs.viewControllers = [UINavigationController(rootViewController: cities), other]
    try await AppDriver.run(root: tabs) { app in
      try await app.type("ro", into: "Search")
      #expect(app.hierarchy?.description.contains("presents UISearchController *") == true)
      try await app.selectTab("Other")
      #expect(
        app.hierarchy?.description.contains("presents UISearchController\n") == true,
        "\(app.hierarchy as Any)")
    }
  }

  @Test func `the middle of a transition can be looked at`() async throws {
    let navigation = UINavigationController(rootViewController: CitiesViewController())
    try await AppDriver.run(root: navigation) { app in
      let detail = UIViewController()
      app.perform { navigation.pushViewController(detail, animated: true) }
      #expect(detail.viewIfLoaded == nil && app.isInTransition, "asked for, not begun")
      await app.advance(by: 0, untilIdle: false)
      #expect(detail.isMovingToParent && navigation.transitionCoordinator != nil && app.isInTransition)
      await app.advance(by: 0.1, untilIdle: false)
      #expect(navigation.transitionCoordinator != nil)
      await app.advance(by: 1, untilIdle: false)
      #expect(navigation.transitionCoordinator == nil)
      #expect(!app.isInTransition)
      await app.advance(by: 1, untilIdle: true)
    }
  }
}

/// A list of cities with a search over its own context.
private final class CitiesViewController: UITableViewController, UISearchResultsUpdating {
  let search: UISearchController
  var shown = ["Berlin", "Rome"] {
    didSet { viewIfLoaded == nil ? () : tableView.reloadData() }
  }
  private(set) var chosen: [String] = []

  init(results: UIViewController? = nil) {
    search = UISearchController(searchResultsController: results)
    super.init(style: .plain)
    title = "Cities"
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  required init?(coder: NSCoder) { nil }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = ["Berlin", "Rome"].filter { text.isEmpty || $0.lowercased().hasPrefix(text) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(shown[indexPath.row])
    let detail = UIViewController()
    detail.title = shown[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}
