import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite @MainActor
struct ControlTests {
  @Test func `reads every control with its words and its value`() async throws {
    try await AppDriver.run(root: FormViewController()) { app in
      #expect(
        app.screen.description == """
          ── Form ────────────────────────────────────────────────────────
              Email
           1  ________
           2  Password: ________
              News
           3  switch: off
              Volume
           4  slider: 0
              Guests
           5  [−]  (stepper at 0)  (disabled)
           6  [+]  (stepper at 0)
           7  ● Small   8 ○ Large
           9  Colour: Red  (picker)
          10  Day: 1970-01-01  (picker)
          11  Notes: ________
          12  [Send]
          13  [Later]  (disabled)
          14  [Behind]
          15  Visit us
          """)
    }
  }

  @Test func `types into fields by placeholder, by label, by identifier and by the words beside`()
    async throws
  {
    try await AppDriver.run(root: FormViewController()) { app in
      try await app.type("ann@example.org", into: "Email")
      try await app.type("secret", into: "Password")
      try await app.type("two lines\nof text", into: "Notes")
      #expect(try app.find(identifier: "email-field").content == "ann@example.org")
      #expect(try app.find("Password").content == "••••••")
      #expect(try app.find("Notes").content == "two lines\nof text")
      try await app.type("bob@example.org", intoIdentifier: "email-field")
      try await app.tap("Send")
      #expect(app.shows("sent to bob@example.org"))
    }
  }

  @Test func `presses return in the field that is being edited`() async throws {
    try await AppDriver.run(root: FormViewController()) { app in
      let error = await #expect(throws: AppDriverError.self) { try await app.pressReturn() }
      #expect(error?.reason == .notTypable)
      try await app.type("secret", into: "Password")
      try await app.pressReturn()
      #expect(app.shows("returned"))
    }
  }

  @Test func `switches, steps and chooses by a tap`() async throws {
    try await AppDriver.run(root: FormViewController()) { app in
      let form = try #require(app.visibleViewController as? FormViewController)
      try await app.tap("News")
      #expect(form.news.isOn)
      try await app.tap("+")
      try await app.tap("Increment")
      try await app.tap("−")
      #expect(form.guests.value == 1)
      try await app.tap("Large")
      #expect(form.size.selectedSegmentIndex == 1)
      try await app.tap("Colour")
      #expect(try app.find("Colour").content == "Green")
      try await app.tap("Visit us")
      #expect(app.shows("visited"))
    }
  }

  @Test func `sets controls to values`() async throws {
    try await AppDriver.run(root: FormViewController()) { app in
      try await app.set("News", to: "on")
      try await app.set("Volume", to: "0.75")
      try await app.set("Colour", to: "Blue")
      try await app.set("Day", to: "2026-03-01")
      #expect(try app.find("News").content == "on")
      #expect(try app.find("Volume").content == "0.75")
      #expect(try app.find("Colour").content == "Blue")
      #expect(try app.find("Day").content == "2026-03-01")
      let error = await #expect(throws: AppDriverError.self) { try await app.set("Colour", to: "Pink") }
      #expect(error?.reason == .noSuchValue(among: ["Red", "Green", "Blue"]))
    }
  }

  @Test(arguments: [
    ("disabled", "Later", AppDriverError.Reason.disabled),
    ("hidden", "Secret", .hidden),
    ("covered", "Behind", .covered(by: "UIView “the cover”")),
    ("outside of the window", "Far", .offScreen),
    ("only to read", "Form", .notFound(suggestions: [])),
  ])
  func `says why a finger cannot reach something`(
    id: String, name: String, reason: AppDriverError.Reason
  ) async throws {
    try await AppDriver.run(root: FormViewController()) { app in
      let error = await #expect(throws: AppDriverError.self) { try await app.tap(name) }
      #expect(error?.reason == reason, "\(id)")
    }
  }

  @Test func `opens a menu and chooses in it`() async throws {
    try await AppDriver.run(root: MenuOwner()) { app in
      try await app.tap("Sort")
      #expect(
        app.screen.description == """
          ── MenuOwner ───────────────────────────────────────────────────
              By
           1  ✓ Name
           2  Date
          """)
      try await app.dismiss()
      try await app.tap("Sort")
      try await app.tap("Date")
      #expect(app.shows("by date"))
    }
  }
}

private final class MenuOwner: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 0, y: 20, width: 100, height: 30)
    button.menu = UIMenu(
      title: "By",
      children: [
        UIAction(title: "Name", state: .on) { _ in },
        UIAction(title: "Date") { _ in label.text = "by date" },
      ])
    view.addSubview(button)
    view.addSubview(label)
  }
}
