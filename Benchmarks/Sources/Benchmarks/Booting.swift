import Foundation
@_spi(Sceneway) import HeadlessUIKit
import InterfaceBuilder

/// Booting a storyboard (reading it, its first scene on the screen) against reading it into its value alone.
@MainActor
func measureBooting(_ corpus: Corpus) {
  let playable = corpus.files.filter { file in
    guard let document = try? InterfaceBuilderDocument(data: file.data, file: file.path) else { return false }
    return document.targetRuntime == .iOS && document.initialViewController != nil
  }
  let urls = playable.map { URL(fileURLWithPath: $0.path) }
  let result = compare(rounds: 5) {
    for url in urls { boot(url) }
  } floor: {
    for url in urls { _ = try? InterfaceBuilderDocument(contentsOf: url) }
  }
  report(
    "booting / reading (\(playable.count) documents)",
    "\(number(result.ratio)) (\(number(result.work * 1e3)) ms / \(number(result.floor * 1e3)) ms)",
    aim: "at most 2",
    isMet: result.ratio <= 2)
}

@MainActor
private func boot(_ url: URL) {
  let environment = HeadlessEnvironment(mode: .virtual)
  environment.diagnostics.logHandler = { _ in }
  environment.diagnostics.exceptionHandler = { _ in }
  environment.standIns = StandIns()
  HeadlessEnvironment.withEnvironment(environment) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = (try? UIStoryboard(contentsOf: url))?.instantiateInitialViewController()
    window.makeKeyAndVisible()
    environment.clock.runUntilIdle()
  }
}
