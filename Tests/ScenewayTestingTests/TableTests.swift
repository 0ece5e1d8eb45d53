import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite @MainActor
struct TableTests {
  @Test func `reads rows with their sections, controls and what is out of sight`() async throws {
    try await AppDriver.run(root: DishesViewController(style: .grouped)) { app in
      let text = app.screen.description
      #expect(
        text.hasPrefix(
          """
          ── Dishes ──────────────────────────────────────────────────────
              Starters
           1  Soup · 4.50
           2  Salad · 5.00
           3    ⓘ More Info

              Mains
           4  Dish 1
           5    switch: off
           6  Dish 2
          """), "\(text)")
      #expect(text.contains("more rows below"))
    }
  }

  @Test func `taps a row, its button and the control in it`() async throws {
    try await AppDriver.run(root: DishesViewController(style: .grouped)) { app in
      let dishes = try #require(app.visibleViewController as? DishesViewController)
      try await app.tap("Soup")
      try await app.tap("Soup · 4.50")
      try await app.tap("More Info")
      #expect(dishes.events == ["select 0.0", "select 0.0", "more 0.1"])
      try await app.set("Dish 1", to: "on")
      #expect(dishes.toggle.isOn)
    }
  }

  @Test func `scrolls to a row that is out of sight, down and up`() async throws {
    try await AppDriver.run(root: DishesViewController(style: .plain)) { app in
      let dishes = try #require(app.visibleViewController as? DishesViewController)
      try await app.tap("Dish 77")
      #expect(dishes.events.last == "select 1.76")
      #expect(app.screen.elements.first?.text.hasSuffix("more rows above") == true)
      try await app.tap("Soup")
      #expect(dishes.events.last == "select 0.0")
    }
  }

  @Test func `leaves a list where it was when there is no such row`() async throws {
    try await AppDriver.run(root: DishesViewController(style: .plain)) { app in
      let before = app.screen
      let error = await #expect(throws: AppDriverError.self) { try await app.tap("Dish 101") }
      #expect(error?.reason == .notFound(suggestions: ["Dish 1", "Dish 10", "Dish 11"]))
      #expect(app.screen == before)
    }
  }

  @Test func `reaches the first and the last row between the bars of containers`() async throws {
    let tabs = UITabBarController()
    let dishes = DishesViewController(style: .plain)
    tabs.viewControllers = [UINavigationController(rootViewController: dishes)]
    try await AppDriver.run(root: tabs) { app in
      try await app.tap("Soup")
      try await app.tap("Dish 100")
      try await app.tap("Soup")
      #expect(dishes.events == ["select 0.0", "select 1.99", "select 0.0"])
    }
  }

  @Test func `swipes over a row`() async throws {
    try await AppDriver.run(root: DishesViewController(style: .plain)) { app in
      let dishes = try #require(app.visibleViewController as? DishesViewController)
      try await app.swipe("Soup", choosing: "Delete")
      #expect(dishes.events == ["delete 0.0"])
      let error = await #expect(throws: AppDriverError.self) { try await app.swipe("Soup", choosing: "Buy") }
      #expect(error?.reason == .notOffered(offered: ["Delete"]))
    }
  }
}

final class DishesViewController: UITableViewController {
  var events: [String] = []
  let toggle = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dishes"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 2 : 100
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Starters", "Mains"][section]
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    if indexPath.section == 0 {
      cell.textLabel?.text = ["Soup", "Salad"][indexPath.row]
      cell.detailTextLabel?.text = ["4.50", "5.00"][indexPath.row]
      if indexPath.row == 1 { cell.accessoryType = .detailButton }
    } else {
      cell.textLabel?.text = "Dish \(indexPath.row + 1)"
      if indexPath.row == 0 { cell.accessoryView = toggle }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.section).\(indexPath.row)")
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    events.append("more \(indexPath.section).\(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    events.append("delete \(indexPath.section).\(indexPath.row)")
  }
}
