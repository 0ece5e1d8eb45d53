import Foundation
import Testing

@_spi(Sceneway) @testable import HeadlessUIKit

/// How a program makes UIKit complain.
struct Provocation: Sendable, CustomTestStringConvertible {
  let words: ComplaintWords
  let provoke: @MainActor @Sendable (StoryboardStage) throws -> Void

  var testDescription: String { "\(words)" }

  init(_ words: ComplaintWords, _ provoke: @escaping @MainActor @Sendable (StoryboardStage) throws -> Void) {
    self.words = words
    self.provoke = provoke
  }
}

extension StoryboardStage {
  /// A plain controller in the window.
  func shown() -> UIViewController {
    let controller = UIViewController()
    show(controller)
    return controller
  }

  func settle() { environment.clock.runUntilIdle() }

  /// A scene of a storyboard that is made of it alone, its view loaded.
  @discardableResult
  func scene(
    attributes: String = "", view: String = "", connections: String = "", inside: String = "",
    _ others: String...
  ) throws -> UIViewController? {
    let home = StoryboardFolder.scene(
      "home", attributes: attributes, view: view, inside: inside, connections: connections)
    let file = try folder.storyboard("Main.storyboard", initial: "home", ([home] + others).joined())
    let controller = try UIStoryboard(contentsOf: file).instantiateInitialViewController()
    controller?.loadViewIfNeeded()
    return controller
  }
}

final class ReadsItsViewWhileLoading: UIViewController {
  override func loadView() { _ = view }
}

final class LoadsNoView: UIViewController {
  override func loadView() {}
}

final class ReadsItsViewAtTheEnd: UIViewController {
  // An isolated deinit would run outside of the stage's environment.
  deinit { MainActor.assumeIsolated { _ = view } }
}

final class SingleSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
