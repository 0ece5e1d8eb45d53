import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

private final class Book: PageCoordinator<Never> {
  private(set) var selections: [String] = []

  override func didSelect(_ child: AnyCoordinator) {
    selections.append((child as? NumberFlow)?.screen.name ?? "?")
  }
}

/// Keeps no screen itself.
private final class Light: Coordinator<Int> {
  override func start() { show(Screen("light")) }
}

@MainActor
@Suite struct `Page flows` {
  private func launch(_ stage: FlowStage) -> (Book, [NumberFlow]) {
    let flows = [NumberFlow("one"), NumberFlow("two"), NumberFlow("three")]
    let book = Book(flows.map { FlowPage($0) })
    book.start(in: stage.window)
    stage.window.makeKeyAndVisible()
    stage.settle()
    return (book, flows)
  }

  @Test func `each page's flow starts once, and only the first is loaded`() async {
    await FlowStage.play { stage in
      let (book, flows) = launch(stage)
      #expect(book.pages.count == 3 && book.selectedChild === flows[0])
      let (starts, loaded) = (flows.map(\.starts), flows.map(\.screen.isViewLoaded))
      #expect(starts == [1, 1, 1] && loaded == [true, false, false])
      #expect(book.pageViewController?.delegate == nil)
    }
  }

  @Test func `RxF 100 a page that a person turns away is not a dismissal, and the swipe is seen`() async {
    await FlowStage.play { stage in
      let (book, flows) = launch(stage)
      #expect(book.pageViewController?.turnPage(.forward) == true)
      stage.settle()
      #expect(book.selectedChild === flows[1])
      #expect(book.selections == ["two"])
      let running = flows.filter(\.isRunning)
      #expect(running.count == 3)
      book.pageViewController?.turnPage(.forward, completes: false)
      stage.settle()
      #expect(book.selections == ["two"])
      book.pageViewController?.turnPage(.reverse)
      stage.settle()
      #expect(book.selections == ["two", "one"])
      #expect(flows[0].screen.appearances == 2)
      let stillRunning = flows.filter(\.isRunning)
      #expect(stillRunning.count == 3)
    }
  }

  @Test func `PAIN-18 a selection completes also where the page is shown already`() async {
    await FlowStage.play { stage in
      let (book, flows) = launch(stage)
      #expect(book.select(flows[0]).outcome == .unchanged)
      let transition = book.select(flows[2])
      #expect(transition.outcome == nil)
      stage.settle()
      #expect(transition.outcome == .performed)
      #expect(book.selections == ["three"])
      #expect(book.select(flows[2]).outcome == .unchanged)
      let missing = book.select(NumberFlow("four"))
      guard case .failed(let error) = missing.outcome else {
        Issue.record("it should fail")
        return
      }
      #expect(error.kind == .notFound)
    }
  }

  @Test func `a flow in a page pushes there while another page shows`() async {
    await FlowStage.play { stage in
      let (book, flows) = launch(stage)
      var endings: [FlowEnding] = []
      flows[1].start(Light()) { endings.append($0.ending) }
      stage.settle()
      book.select(flows[1])
      stage.settle()
      #expect(stage.names(of: flows[1].navigationController) == ["two", "light"])
      book.select(flows[0])
      stage.settle()
      #expect(endings.isEmpty)
      flows[1].navigationController?.popToRootViewController(animated: false)
      stage.settle()
      #expect(endings == [.back])
    }
  }

  @Test func `all pages end and are freed with their container`() async {
    await FlowStage.play { stage in
      weak var weakBook: Book?
      weak var hidden: NumberFlow?
      do {
        let (book, flows) = launch(stage)
        weakBook = book
        hidden = flows[2]
      }
      stage.window.rootViewController = UIViewController()
      stage.settle()
      #expect(weakBook == nil)
      #expect(hidden == nil)
    }
  }

  @Test func `the app's own data source stays`() async {
    await FlowStage.play { stage in
      final class Own: PageCoordinator<Never> {
        let source = PageSource()
        override func makePageViewController() -> UIPageViewController {
          let pages = super.makePageViewController()
          pages.dataSource = source
          return pages
        }
      }
      let book = Own([FlowPage(NumberFlow("one"))])
      book.start(in: stage.window)
      #expect(book.pageViewController?.dataSource === book.source)
    }
  }
}

private final class PageSource: NSObject, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}
