import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway

/// A screen of `Ways.storyboard` that writes down what happens to it.
class WayScreen: UIViewController {
  var note = ""
  /// What the note was when the view was loaded.
  private(set) var noteAtLoad: String?
  var timeline: [String] = []
  var senders: [Any?] = []
  var whilePreparing: ((UIStoryboardSegue) -> Void)?
  var allowsUnwinding = true

  override func viewDidLoad() {
    super.viewDidLoad()
    noteAtLoad = note
    timeline.append("viewDidLoad")
  }

  // Without super, which must not matter.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    timeline.append("prepare \(segue.identifier ?? "nil")")
    senders.append(sender)
    whilePreparing?(segue)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    allowsUnwinding && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  func comeHome(_ segue: UIStoryboardSegue) {
    timeline.append("comeHome with '\(note)'")
  }
}

class WayHome: WayScreen {}
/// A subclass of a source.
final class WayHomeOfficial: WayHome {
  func goOn() throws { try perform(.next) { $0.note = "from a subclass" } }
}

final class WayNext: WayScreen {}
final class WaySheet: WayScreen {}
class WayEnd: WayScreen {}
final class WayEndToo: WayEnd {}

/// A segue that does nothing by itself, as an app's own class may.
final class IdleSegue: UIStoryboardSegue {
  override func perform() {}
}

final class SplitBox: UISplitViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewControllers = [
      UINavigationController(rootViewController: WaySheet()),
      UINavigationController(rootViewController: WayEnd()),
    ]
  }
}

final class PageBox: UIPageViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setViewControllers([WayEnd()], direction: .forward, animated: false)
  }
}

/// A container that adds its child when its view loads.
final class LazyBox: UIViewController, ContainerViewController {
  let content = UINavigationController(rootViewController: WayEnd())
  var containedViewControllers: [UIViewController] { [content] }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}

// MARK: Embedding

final class EmbeddingController: WayScreen {
  var refuses = true

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    !refuses || identifier != "refused"
  }
}

final class EmbeddedTotals: WayScreen {}
final class EmbeddedNotes: WayScreen {}
final class EmbeddedRefused: WayScreen {}

// MARK: Rows

final class RowsController: UITableViewController {
  var timeline: [String] = []
  var opensInCode = false
  /// What the segue of code found out.
  var error: (any Error)?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard opensInCode else { return }
    do {
      try performSegue(to: WayEnd.self, identifier: "open", sender: "code") {
        self.timeline.append("closure")
        $0.note = "by code"
      }
    } catch {
      self.error = error
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    timeline.append(
      "prepare \(segue.identifier ?? "nil") from \(sender is UITableViewCell ? "cell" : "\(sender ?? "nil")")"
    )
  }
}

// MARK: Segues

extension Segue where Source: WayHome, Destination == WayNext {
  static var next: Segue { Segue("next") }
  static var tapped: Segue { Segue("tapped") }
}

extension Segue where Source == WayHome, Destination == WayNext {
  static var exactlyNext: Segue { Segue("next") }
}

extension Segue where Source: WayEnd, Destination == WayHome {
  static var home: Segue { Segue("home") }
  static var lost: Segue { Segue("lost") }
}

extension Segue where Source == EmbeddingController, Destination == EmbeddedTotals {
  static var totals: Segue { Segue("totals") }
}

extension Segue where Source == RowsController, Destination == WayEnd {
  static var open: Segue { Segue("open") }
}

extension Segue where Source == RowsController, Destination == WaySheet {
  static var make: Segue { Segue("make") }
}

// MARK: The stage

/// The app of `Ways.storyboard`: two tabs, the first a stack with Home.
@MainActor
struct Ways {
  let stage: FlowStage
  let tabs: UITabBarController
  let navigation: UINavigationController
  let home: WayHome

  static func play(_ body: @MainActor (Ways) async throws -> Void) async throws {
    RuntimeClass(WayHome.self)
      .action("comeHome:") { if let segue = $1 as? UIStoryboardSegue { $0.comeHome(segue) } }
      .register()
    RuntimeClass(WaySheet.self)
      .action("comeHome:") { if let segue = $1 as? UIStoryboardSegue { $0.comeHome(segue) } }
      .register()
    try await FlowStage.play { stage in
      let root = UIStoryboard(name: "Ways", bundle: .module).instantiateInitialViewController()
      guard let tabs = root as? UITabBarController,
        let navigation = tabs.viewControllers?.first as? UINavigationController,
        let home = navigation.viewControllers.first as? WayHome
      else { throw FlowStage.MissingScene() }
      stage.show(tabs)
      home.timeline = []
      try await body(Ways(stage: stage, tabs: tabs, navigation: navigation, home: home))
    }
  }

  /// Pushes Next, presents a sheet over it and pushes End in that.
  func goToEnd() throws -> (next: WayNext, sheet: WaySheet, end: WayEnd) {
    home.performSegue(withIdentifier: "next", sender: nil)
    stage.settle()
    guard let next = navigation.topViewController as? WayNext else { throw FlowStage.MissingScene() }
    next.performSegue(withIdentifier: "up", sender: nil)
    stage.settle()
    guard let stack = next.presentedViewController as? UINavigationController,
      let sheet = stack.topViewController as? WaySheet
    else { throw FlowStage.MissingScene() }
    sheet.performSegue(withIdentifier: "deeper", sender: nil)
    stage.settle()
    guard let end = stack.topViewController as? WayEnd else { throw FlowStage.MissingScene() }
    sheet.timeline = []
    return (next, sheet, end)
  }

  func make<Screen: UIViewController>(_ type: Screen.Type, _ identifier: String) throws -> Screen {
    guard let made = home.storyboard?.instantiateViewController(withIdentifier: identifier) as? Screen else {
      throw FlowStage.MissingScene()
    }
    return made
  }
}
