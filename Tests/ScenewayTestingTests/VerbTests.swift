import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite @MainActor
struct `What else a person does` {
  private func reason(_ body: () async throws -> Void) async -> AppDriverError.Reason? {
    do {
      try await body()
      return nil
    } catch { return (error as? AppDriverError)?.reason }
  }

  @Test func `taps twice, holds, strokes, drags and pinches what waits for that`() async throws {
    try await AppDriver.run(root: TouchedController()) { app in
      let screen = try #require(app.visibleViewController as? TouchedController)
      try await app.doubleTap("Photo")
      try await app.longPress("Photo")
      try await app.swipe(over: "Photo", .left)
      try await app.pinch("Photo", scale: 2)
      #expect(screen.heard == ["double", "hold", "left", "pinch 2.0"])
      #expect(await reason { try await app.longPress("Photo", for: 0.1) } == .nothingHappens)
      #expect(await reason { try await app.swipe(over: "Photo", .up) } == .nothingHappens)
      try await app.drag("Card", by: CGPoint(x: 30, y: 0))
      #expect(screen.heard.last == "drag 30.0")
      #expect(await reason { try await app.doubleTap("Phto") } == .notFound(suggestions: ["Photo"]))
      #expect(await reason { try await app.pinch("Words", scale: 0.5) } == .nothingHappens)
    }
  }

  @Test func `drags a sheet to another height, and is told which there are`() async throws {
    try await AppDriver.run(root: UIViewController()) { app in
      #expect(await reason { try await app.dragSheet(to: .large) } == .nothingToDismiss)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      app.perform { app.visibleViewController?.present(sheet, animated: true) }
      await app.waitUntilIdle()
      try await app.dragSheet(to: .large)
      #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
      guard case .noSuchValue(let names)? = await reason({ try await app.dragSheet(to: .init("half")) })
      else {
        Issue.record("It was dragged.")
        return
      }
      #expect(names.count == 2)
    }
  }

  @Test func `empties a field`() async throws {
    try await AppDriver.run(root: FieldController()) { app in
      try await app.type("Ann", into: "Name")
      try await app.clear("Name")
      #expect((try app.find("Name").view as? UITextField)?.text == "")
      try await app.clear("Name")
      #expect(await reason { try await app.clear("Age") } == .notFound(suggestions: []))
    }
  }

  @Test func `answers an alert that asks for words`() async throws {
    try await AppDriver.run(root: UIViewController()) { app in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Your name" }
      var given: String?
      alert.addAction(
        UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
          given = alert?.textFields?.first?.text
        })
      app.perform { app.visibleViewController?.present(alert, animated: true) }
      await app.waitUntilIdle()
      try await app.type("Ada", into: "Your name")
      try await app.tap("Save")
      #expect(given == "Ada")
      #expect(app.modals.isEmpty)
    }
  }

  @Test func `deletes and moves rows while a table is edited`() async throws {
    try await AppDriver.run(root: EditedController()) { app in
      let table = try #require(app.visibleViewController as? EditedController)
      #expect(await reason { try await app.tapEditingSign(of: "One") } == .nothingHappens)
      #expect(await reason { try await app.moveRow("One", to: "Three") } == .refusesEditing)
      table.setEditing(true, animated: false)
      try await app.moveRow("One", to: "Three")
      #expect(table.rows == ["Two", "Three", "One"])
      try await app.tapEditingSign(of: "Three")
      #expect(table.rows == ["Two", "One"])
    }
  }

  @Test func `sets the device to dark and text to large, and the system runs short of memory`() async throws {
    try await AppDriver.run(root: MemoryController()) { app in
      let screen = try #require(app.visibleViewController as? MemoryController)
      try await app.setAppearance(.dark)
      #expect(screen.traitCollection.userInterfaceStyle == .dark)
      try await app.setTextSize(.extraExtraLarge)
      #expect(screen.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
      try await app.warnOfLowMemory()
      #expect(screen.warnings == 1)
    }
  }

  @Test func `pulls a page and lets it fall back`() async throws {
    let book = TwoPages()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([book.first], direction: .forward, animated: false)
    try await AppDriver.run(root: pages) { app in
      try await app.nextPage(completes: false)
      #expect(pages.viewControllers == [book.first])
      try await app.nextPage()
      #expect(pages.viewControllers == [book.second])
    }
  }

  @Test func `changes between windows and closes one`() async throws {
    let app = try await AppDriver.launch(WindowsAppDelegate.self, bundle: WindowsBundle.make())
    try await app.openWindow(activity: NSUserActivity(activityType: "Order 42"))
    #expect(app.screen.title == "Order 42")
    try await app.switchWindow(to: "Menu")
    #expect(app.screen.title == "Menu")
    #expect(
      await reason { try await app.switchWindow(to: "Order 43") }
        == .notFound(suggestions: ["Menu", "Order 42"]))
    try await app.switchWindow(to: "Order 42")
    try await app.closeWindow()
    #expect(app.windowCount == 1)
    try await app.switchWindow(to: "Menu")
    #expect(app.screen.title == "Menu")
    let single = try await AppDriver.launch(root: UIViewController())
    #expect(await reason { try await single.closeWindow() } == .oneWindowOnly)
  }
}

/// A bundle of an app that may have several windows.
private enum WindowsBundle {
  static func make() throws -> Bundle? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("several-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let info = ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]]
    try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    return Bundle(url: folder)
  }
}

private final class TwoPages: NSObject, UIPageViewControllerDataSource {
  let first = UIViewController()
  let second = UIViewController()

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === second ? first : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === first ? second : nil }
}

private final class MemoryController: UIViewController {
  private(set) var warnings = 0

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    warnings += 1
  }
}

private final class FieldController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.placeholder = "Name"
    view.addSubview(field)
  }
}

private final class EditedController: UITableViewController {
  var rows = ["One", "Two", "Three"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
}

private final class TouchedController: UIViewController {
  private(set) var heard: [String] = []

  private static let registration: Void = RuntimeClass(TouchedController.self)
    .action("hear:") { $0.hear($1 as? UIGestureRecognizer) }
    .register()

  private func hear(_ recognizer: UIGestureRecognizer?) {
    switch recognizer {
    case is UITapGestureRecognizer: heard.append("double")
    case is UILongPressGestureRecognizer where recognizer?.state == .began: heard.append("hold")
    case is UISwipeGestureRecognizer: heard.append("left")
    case let pinch as UIPinchGestureRecognizer where pinch.state == .changed:
      heard.append("pinch \(pinch.scale)")
    case let pan as UIPanGestureRecognizer where pan.state == .changed:
      heard.append("drag \(pan.translation(in: nil).x)")
    default: break
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = Self.registration
    let action = Selector("hear:")
    let double = UITapGestureRecognizer(target: self, action: action)
    double.numberOfTapsRequired = 2
    let swipe = UISwipeGestureRecognizer(target: self, action: action)
    swipe.direction = .left
    let photo = label("Photo", at: 100)
    for recognizer in [
      double, UILongPressGestureRecognizer(target: self, action: action), swipe,
      UIPinchGestureRecognizer(target: self, action: action),
    ] { photo.addGestureRecognizer(recognizer) }
    label("Card", at: 200).addGestureRecognizer(UIPanGestureRecognizer(target: self, action: action))
    _ = label("Words", at: 300)
  }

  private func label(_ words: String, at y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 60))
    label.text = words
    label.isUserInteractionEnabled = true
    view.addSubview(label)
    return label
  }
}
