import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Required inputs that are read before they are given` {
  @Test func `Wish 9: the last words name who declares the input, its type, where, and what to do`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { print(EarlyStore().orderNumber) }
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let words =
      "Sceneway: EarlyStore was read for its required Int (ScenewayTests/RequiredInputReadTests.swift:\(EarlyStore.line)) "
      + "before anybody had given it. Give it before the scene's view loads"
    #expect(errors.contains(words), "\(errors)")
  }

  @Test func `Wish 9: a segue that a person starts and that leaves an input out stops, and is one problem`()
    async throws
  {
    try await Article.play { article in
      let button = UIBarButtonItem()
      article.home.performSegue(withIdentifier: "About", sender: button)
      article.stage.settle()
      #expect(article.home.presentedViewController == nil)
      #expect(article.stage.problems.map(\.kind) == [.missingInput])
      // What is given in the controller's own prepare is given in time.
      article.home.performSegue(withIdentifier: "Detail", sender: button)
      article.stage.settle()
      #expect(article.home.navigationController?.topViewController is ArticleDetailController)
      #expect(article.stage.problems.count == 1)
    }
  }

  @Test func `Wish 9: a segue with a closure that leaves an input out does not come on the screen`()
    async throws
  {
    try await Article.play { article in
      #expect(throws: SceneError.self) {
        try article.home.performSegue(withIdentifier: "About", sender: nil) { _ in }
      }
      article.stage.settle()
      #expect(article.home.presentedViewController == nil && article.stage.problems == [])
    }
  }

  @Test func `two inputs are equal where their values are, wherever they are declared`() {
    let one = RequiredInput(wrappedValue: 1)
    let other = RequiredInput(wrappedValue: 1)
    #expect(one == other && Set([one, other]).count == 1)
    #expect(RequiredInput<Int>() == RequiredInput<Int>() && RequiredInput<Int>() != one)
  }
}

private struct EarlyStore {
  static let line = #line + 1
  @RequiredInput var orderNumber: Int
}
