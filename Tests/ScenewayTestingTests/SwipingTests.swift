import Foundation
import HeadlessUIKit
import ScenewayTesting
import Testing

@Suite @MainActor
struct SwipingTests {
  private func reason(_ body: () async throws -> Void) async -> AppDriverError.Reason? {
    do {
      try await body()
      return nil
    } catch {
      return (error as? AppDriverError)?.reason
    }
  }

  @Test func `swipes back from the edge, or lets go too early`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      #expect(await reason { try await app.swipeBack() } == .noSwipeBack)
      try await app.tap("Add")
      try await app.swipeBack(completes: false)
      #expect(app.screen.title == "Order 1")
      try await app.swipeBack()
      #expect(app.screen.title == "Orders")
      #expect(app.stack.count == 1)
    }
  }

  @Test func `pulls a sheet and lets it go`() async throws {
    try await AppDriver.run(SampleAppDelegate.self) { app in
      #expect(await reason { try await app.pullSheet() } == .nothingToDismiss)
      try await app.tap("Add")
      try await app.tap("Share")
      try await app.pullSheet()
      #expect(app.screen.title == "Share")
      app.modals.first?.isModalInPresentation = true
      #expect(await reason { try await app.pullSheet() } == .refused)
    }
  }

  @Test func `scrolls page by page to the end and back`() async throws {
    try await AppDriver.run(root: LongController()) { app in
      let list = try #require((app.visibleViewController as? LongController)?.scrollView)
      let page = list.bounds.height
      #expect(await reason { try await app.scroll(.up) } == .nothingHappens)
      #expect(await reason { try await app.scroll(.right) } == .nothingHappens)
      try await app.scroll(.down)
      #expect(list.contentOffset.y == page)
      while await reason({ try await app.scroll(.down) }) == nil {}
      #expect(list.contentOffset.y == list.contentSize.height - page)
      while await reason({ try await app.scroll(.up) }) == nil {}
      #expect(list.contentOffset == .zero)
    }
  }
}

private final class LongController: UIViewController {
  let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: view.bounds.height * 3.5)
    view.addSubview(scrollView)
  }
}
