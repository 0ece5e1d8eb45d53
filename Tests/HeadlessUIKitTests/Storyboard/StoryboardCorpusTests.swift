import Foundation
import InterfaceBuilder
import Testing

@_spi(Sceneway) import HeadlessUIKit

@Suite(.enabled(if: StoryboardCorpus.isThere)) @MainActor
struct StoryboardCorpusTests {
  /// Plays a storyboard without its app.
  private func play(
    _ entry: StoryboardCorpus.Entry, _ body: @MainActor (UIStoryboard, HeadlessEnvironment) throws -> Void
  ) throws {
    let environment = HeadlessEnvironment(mode: .virtual)
    environment.standIns = StandIns()
    var complaints: [UIKitComplaint] = []
    environment.diagnostics.exceptionHandler = { complaints.append($0) }
    environment.diagnostics.logHandler = { complaints.append($0) }
    try HeadlessEnvironment.withEnvironment(environment) {
      _ = UIApplication.shared
      try body(try UIStoryboard(contentsOf: entry.file), environment)
    }
    #expect(complaints.isEmpty)
  }

  @Test(arguments: StoryboardCorpus.entries)
  func `a real storyboard's first screen is shown`(_ entry: StoryboardCorpus.Entry) throws {
    try play(entry) { storyboard, environment in
      let document = try InterfaceBuilderDocument(contentsOf: entry.file)
      let first = storyboard.instantiateInitialViewController()
      #expect((first != nil) == (document.initialViewController != nil))
      guard let first else { return }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = first
      window.makeKeyAndVisible()
      environment.clock.runUntilIdle()
      #expect(first.view.window === window)
      #expect(first.view.bounds.size == window.bounds.size)
    }
  }

  @Test(arguments: StoryboardCorpus.entries)
  func `every named scene of a real storyboard loads its view`(_ entry: StoryboardCorpus.Entry) throws {
    try play(entry) { storyboard, environment in
      let document = try InterfaceBuilderDocument(contentsOf: entry.file)
      for controller in document.controllers where !controller.isReference {
        guard let identifier = controller.storyboardIdentifier else { continue }
        let made = storyboard.instantiateViewController(withIdentifier: identifier)
        #expect(made.storyboardIdentifier == identifier)
        made.loadViewIfNeeded()
        #expect(made.isViewLoaded)
        environment.clock.runUntilIdle()
      }
    }
  }
}
