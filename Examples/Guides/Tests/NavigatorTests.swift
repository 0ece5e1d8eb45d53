import Sceneway
import ScenewayTesting
import Testing
import UIKit

@testable import Guides

@MainActor
@Suite struct `A navigator without coordinators` {
  @Test func `moves the screens of its window, one transition at a time`() async throws {
    var books: BooksViewController?
    let app = try await AppDriver.launch(root: UINavigationController())
    let stack = try #require(app.visibleViewController as? UINavigationController)
    let navigator = try app.perform { Navigator.of(try #require(stack.view.window)) }
    app.perform {
      let screen = BooksViewController(navigator)
      navigator.setRoot(UINavigationController(rootViewController: screen))
      books = screen
    }
    await app.waitUntilIdle()
    // Two taps on one row push once.
    app.perform {
      books?.choose(1)
      books?.choose(1)
    }
    await app.waitUntilIdle()
    #expect(app.stack.map(\.title) == ["Books", "Book 1"])
    let book = try #require(app.visibleViewController as? BookViewController)
    app.perform { book.showNotes() }
    await app.waitUntilIdle()
    #expect(app.visibleViewController is DraftViewController)
    #expect(await books?.jump(to: 2) == true)
    #expect(app.stack.map(\.title) == ["Books", "Book 2"])
  }
}
