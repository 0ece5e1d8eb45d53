import Foundation
import HeadlessUIKit
import Sceneway
import ScenewayTesting
import Testing

@Suite @MainActor
struct `What an app has the main queue do` {
  @Test(arguments: 1...4)
  func `an alert that comes by the main queue after another one can be tapped, however many apps are driven`(
    number: Int
  ) async throws {
    try await AppDriver.run(root: AskingController()) { app in
      try await app.tap("Start")
      try await app.tap("Go")
      #expect(app.screen.title == "Error")
      try await app.tap("OK")
      #expect(app.visibleViewController is AskingController)
    }
  }

  @Test func `a push that comes by the main queue has ended when the app rests`() async throws {
    let stack = UINavigationController(rootViewController: AskingController())
    try await AppDriver.run(root: stack) { app in
      try await app.tap("Push")
      #expect(app.visibleViewController?.title == "Pushed")
      #expect(stack.transitionCoordinator == nil)
      try await app.back()
      #expect(app.visibleViewController is AskingController)
    }
  }
}

@Suite @MainActor
struct `Menus in menus and faults that nobody takes` {
  @Test func `a menu inside a menu opens by a tap, a section shows what is in it`() async throws {
    try await AppDriver.run(root: AskingController()) { app in
      let screen = try #require(app.visibleViewController as? AskingController)
      try await app.tap("Menu")
      #expect(app.screen.elements.map(\.text) == ["More", "Inline"])
      try await app.tap("More")
      #expect(app.screen.elements.map(\.text) == ["More", "Copy"])
      try await app.tap("Copy")
      #expect(screen.heard == ["copy"])
    }
  }

  @Test func `a fault that nobody takes fails the test at its end, unless the test has read it`() async throws
  {
    let error = await #expect(throws: AppDriverError.self) {
      try await AppDriver.run(root: AskingController()) { app in
        app.perform { SceneProblems.report(SceneError(.noRoute, scene: "Home", identifier: "review")) }
      }
    }
    guard case .problem(let fault) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(fault.text.contains("review"))
    try await AppDriver.run(root: AskingController()) { app in
      app.perform { SceneProblems.report(SceneError(.noRoute, scene: "Home", identifier: "review")) }
      #expect(app.problems == [fault])
    }
    var taken = 0
    try await SceneProblems.handling(with: { _ in taken += 1 }) {
      try await AppDriver.run(root: AskingController()) { app in
        app.perform { SceneProblems.report(SceneError(.noRoute, scene: "Home", identifier: "review")) }
        #expect(app.problems.isEmpty)
      }
    }
    #expect(taken == 1)
  }
}

/// Buttons whose work goes to the main queue, and one with a menu.
private final class AskingController: UIViewController {
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Start", at: 100) { [unowned self] in ask() }
    add("Push", at: 150) { [unowned self] in
      DispatchQueue.main.async { [self] in
        let next = UIViewController()
        next.title = "Pushed"
        navigationController?.pushViewController(next, animated: true)
      }
    }
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 44)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIMenu(title: "More", children: [UIAction(title: "Copy") { [unowned self] _ in heard.append("copy") }]),
      UIMenu(options: .displayInline, children: [UIAction(title: "Inline") { _ in }]),
    ])
    view.addSubview(button)
  }

  private func add(_ title: String, at y: CGFloat, _ action: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 0, y: y, width: 100, height: 44)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func ask() {
    let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Go", style: .default) { [self] _ in
        DispatchQueue.main.async { [self] in
          let second = UIAlertController(title: "Error", message: nil, preferredStyle: .alert)
          second.addAction(UIAlertAction(title: "OK", style: .default))
          present(second, animated: true)
        }
      })
    present(alert, animated: true)
  }
}
