import BehaviourRecorder
import Foundation
import Testing
import UIKit

/// Data sources and delegates of a page view controller that do what nobody expects of them.
@MainActor
@Suite struct `Pages that others meddle with` {
  /// A book whose next page is whatever a test says.
  private final class OpenBook: NSObject, UIPageViewControllerDataSource {
    var next: UIViewController?
    var count = 0
    var index = 0

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { next }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { next }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }
  }

  /// A delegate that writes its calls down and does something at each.
  private final class Meddler: NSObject, UIPageViewControllerDelegate {
    let timeline: Timeline
    var onWill: (() -> Void)?
    var onDid: (() -> Void)?

    init(_ timeline: Timeline) { self.timeline = timeline }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      timeline.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
      onWill?()
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      timeline.pageViewController(
        pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
        transitionCompleted: completed)
      onDid?()
    }
  }

  private func show(
    _ page: UIViewController, of book: OpenBook, told delegate: (any UIPageViewControllerDelegate)? = nil,
    on stage: Stage
  ) -> UIPageViewController {
    let container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    stage.timeline.name(container, "book")
    container.dataSource = book
    container.delegate = delegate ?? stage.timeline
    container.setViewControllers([page], direction: .forward, animated: false)
    stage.show(container)
    return container
  }

  @Test func `a delegate that sets other pages when it hears of a turn takes the turn's place`() async {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let (book, meddler) = (OpenBook(), Meddler(stage.timeline))
      let container = show(a, of: book, told: meddler, on: stage)
      book.next = b
      meddler.onWill = { container.setViewControllers([c], direction: .forward, animated: false) }
      #expect(stage.turn(container, .forward) == nil)
      #expect(
        stage.happened()
          == "B.wM(book) willTurn(B) B.wM(nil) B.dM(nil) didTurn(A, not, unfinished) C.wM(book) A.wM(nil)")
      #expect(
        stage.happensUntilSettled() == "C.load C.vdl C.wA A.wD C.iA C.dA A.dD C.dM(book) A.dM(nil)")
      #expect(container.viewControllers == [c] && container.children == [c])
      #expect(!b.isViewLoaded && c.viewIfLoaded?.window === stage.window)
    }
  }

  @Test func `a delegate that sets other pages after a turn has them, told by their completion`() async throws
  {
    try await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      let (book, meddler) = (OpenBook(), Meddler(stage.timeline))
      let container = show(a, of: book, told: meddler, on: stage)
      book.next = b
      meddler.onDid = {
        container.setViewControllers([c], direction: .forward, animated: true) { finished in
          stage.timeline.write("set(\(finished))")
        }
      }
      try #require(stage.turn(container, .forward)).finish()
      #expect(
        stage.happensUntilSettled()
          == "B.wM(book) willTurn(B) B.load B.vdl B.wA A.wD B.iA B.dA A.dD A.wM(nil) B.dM(book) A.dM(nil) "
          + "didTurn(A, completed) C.wM(book) B.wM(nil) C.load C.vdl C.wA B.wD C.iA C.dA B.dD C.dM(book) "
          + "B.dM(nil) set(true)")
    }
  }

  @Test func `a book whose next page is the one that shows turns to it, and it hears nothing`() async throws {
    try await Stage.play { stage in
      let a = stage.controller("A")
      let book = OpenBook()
      let container = show(a, of: book, on: stage)
      book.next = a
      try #require(stage.turn(container, .forward)).finish()
      #expect(stage.happensUntilSettled() == "willTurn(A) didTurn(A, completed)")
      #expect(container.viewControllers == [a] && a.view.window === stage.window)
    }
  }

  @Test func `a book whose next page is the container itself turns nothing`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let book = OpenBook()
      let container = show(a, of: book, on: stage)
      book.next = container
      #expect(stage.turn(container, .forward) == nil)
      #expect(stage.happensUntilSettled() == "")
      #expect(stage.exceptions.count == 1)
      #expect(container.viewControllers == [a] && a.view.window === stage.window)
    }
  }

  @Test func `a page that code took away during its turn hears of no second move`() async throws {
    try await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let book = OpenBook()
      let container = show(a, of: book, on: stage)
      book.next = b
      let finger = try #require(stage.turn(container, .forward))
      stage.turn()
      stage.timeline.clear()
      a.willMove(toParent: nil)
      a.view.removeFromSuperview()
      a.removeFromParent()
      finger.finish()
      #expect(stage.happensUntilSettled() == "A.wM(nil) A.dM(nil) B.dA A.dD B.dM(book) didTurn(, completed)")
      #expect(container.viewControllers == [b])
    }
  }

  @Test(arguments: [(9, 2, 1), (-4, 0, 0)])
  func `dots out of range stand at the nearest end, and a turn moves on from there`(
    index: Int, shown: Int, turnedBack: Int
  ) async throws {
    try await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      let book = OpenBook()
      (book.count, book.index) = (3, index)
      let container = show(a, of: book, on: stage)
      let dots = try #require(container.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
      #expect(dots.currentPage == shown)
      book.next = b
      try #require(stage.turn(container, .reverse)).finish()
      stage.settle()
      #expect(dots.currentPage == turnedBack)
    }
  }

  @Test func `around a spine in the middle pages stay double-sided, and whoever says no hears an exception`()
    async
  {
    await Stage.play { stage in
      let container = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid])
      #expect(container.isDoubleSided)
      container.isDoubleSided = false
      #expect(container.isDoubleSided)
      #expect(
        stage.said() == [
          "NSInvalidArgumentException: Pages with the spine in the middle are always double-sided."
        ])
      let single = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
      single.isDoubleSided = true
      single.isDoubleSided = false
      #expect(!single.isDoubleSided && stage.said().isEmpty)
    }
  }

  @Test func `a turn under way ends as given up where a full screen comes over it`() async throws {
    try await Stage.play { stage in
      let (a, b, full) = (stage.controller("A"), stage.controller("B"), stage.controller("F"))
      full.modalPresentationStyle = .fullScreen
      let book = OpenBook()
      let container = show(a, of: book, on: stage)
      book.next = b
      let finger = try #require(stage.turn(container, .forward))
      stage.turn()
      stage.timeline.clear()
      container.present(full, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "F.load F.vdl B.wD F.wA F.iA F.dA A.dD B.dD B.wM(nil) B.dM(nil) didTurn(A, not)")
      finger.finish()
      full.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "F.wD A.wA A.iA A.dA F.dD")
      #expect(container.viewControllers == [a])
    }
  }
}
