import BehaviourRecorder
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `Swiping pages` {
  typealias Style = UIPageViewController.TransitionStyle

  @Test(arguments: [
    (Style.scroll, "B.dA A.dD"), (Style.pageCurl, "A.dD B.dA"),
  ])
  func `a swipe tells the delegate, then the pages, and changes the pages at its end`(
    style: Style, atEnd: String
  ) async throws {
    try await Stage.play { stage in
      let book = PageBook(stage.pages("ABC"))
      let container = stage.show(book, style: style)
      let finger = try #require(stage.turn(container, .forward))
      #expect(stage.happened() == "B.wM(book) willTurn(B)")
      #expect(stage.happensThisTurn() == "B.load B.vdl B.wA A.wD B.iA")
      #expect(container.viewControllers == [book.pages[0]])
      #expect(stage.happensUntilSettled() == "")
      stage.timeline.onEntry = { entry in
        if entry.hasPrefix("didTurn") { #expect(container.viewControllers == [book.pages[1]]) }
      }
      finger.move(to: 0.8)
      finger.finish()
      #expect(
        stage.happensUntilSettled()
          == "\(atEnd) A.wM(nil) B.dM(book) A.dM(nil) didTurn(A, completed)")
      #expect(book.pages[0].parent == nil)
    }
  }

  @Test(arguments: [
    (Style.scroll, "A.wA A.iA A.dA B.wD B.dD"), (Style.pageCurl, "B.wD A.wA A.iA B.dD A.dA"),
  ])
  func `a swipe that is given up brings the old page back`(style: Style, atEnd: String) async throws {
    try await Stage.play { stage in
      let book = PageBook(stage.pages("ABC"))
      let container = stage.show(book, style: style)
      let finger = try #require(stage.turn(container, .forward))
      stage.turn()
      stage.timeline.clear()
      finger.move(to: 0.3)
      finger.cancel()
      #expect(
        stage.happensUntilSettled() == "\(atEnd) B.wM(nil) B.dM(nil) didTurn(A, not)")
      #expect(container.viewControllers == [book.pages[0]])
      #expect(book.pages[0].viewIfLoaded?.window === stage.window)
      #expect(book.pages[1].parent == nil && book.pages[1].viewIfLoaded?.window == nil)
      finger.finish()
      #expect(stage.happensUntilSettled() == "")
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func `a swipe has the same order in every time`(time: Stage.Time) async throws {
    try await Stage.play(time) { stage in
      let book = PageBook(stage.pages("AB"))
      let container = stage.show(book)
      await stage.idle()
      stage.timeline.clear()
      try #require(stage.turn(container, .forward)).finish()
      await stage.idle()
      #expect(
        stage.happened()
          == "B.wM(book) willTurn(B) B.load B.vdl B.wA A.wD B.iA B.dA A.dD A.wM(nil) B.dM(book) A.dM(nil) "
          + "didTurn(A, completed)")
    }
  }

  @Test func `at the ends, without a data source and while something moves, a finger turns nothing`()
    async throws
  {
    try await Stage.play { stage in
      let book = PageBook(stage.pages("AB"))
      let container = stage.show(book)
      #expect(stage.turn(container, .reverse) == nil)
      let finger = try #require(stage.turn(container, .forward))
      #expect(stage.turn(container, .forward) == nil)
      stage.turn()
      #expect(stage.turn(container, .forward) == nil)
      finger.finish()
      stage.settle()
      #expect(stage.turn(container, .forward) == nil)
      container.dataSource = nil
      #expect(stage.turn(container, .reverse) == nil)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `an app switches swiping off by the recognisers, or by the view that scrolls`() async {
    await Stage.play { stage in
      let book = PageBook(stage.pages("AB"))
      let curled = stage.show(book, style: .pageCurl)
      for recognizer in curled.gestureRecognizers { recognizer.isEnabled = false }
      #expect(stage.turn(curled, .forward) == nil)
      let scrolled = stage.show(PageBook(stage.pages("CD")))
      let scroll = scrolled.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
      scroll?.isScrollEnabled = false
      #expect(stage.turn(scrolled, .forward) == nil)
    }
  }

  @Test func `code that sets pages during a swipe gives the swipe up`() async throws {
    try await Stage.play { stage in
      let book = PageBook(stage.pages("ABC"))
      let container = stage.show(book)
      let finger = try #require(stage.turn(container, .forward))
      stage.turn()
      stage.timeline.clear()
      container.setViewControllers([book.pages[2]], direction: .forward, animated: false)
      #expect(
        stage.happened()
          == "A.wA A.iA A.dA B.wD B.dD B.wM(nil) B.dM(nil) didTurn(A, not, unfinished) C.wM(book) A.wM(nil)")
      stage.settle()
      #expect(container.viewControllers == [book.pages[2]])
      finger.finish()
      stage.settle()
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `beside a spine in the middle two pages come, behind a back side the next front`() async throws {
    try await Stage.play { stage in
      let book = PageBook(stage.pages("ABCDE"))
      let open = stage.show(book, style: .pageCurl, options: [.spineLocation: 2], count: 2)
      try #require(stage.turn(open, .forward)).finish()
      stage.settle()
      #expect(open.viewControllers == Array(book.pages[2...3]))
      #expect(stage.turn(open, .forward) == nil)
      try #require(stage.turn(open, .reverse)).finish()
      stage.settle()
      #expect(open.viewControllers == Array(book.pages[0...1]))
      let sheets = PageBook(stage.pages("FGHIJ"))
      let closed = stage.show(sheets, style: .pageCurl)
      closed.isDoubleSided = true
      try #require(stage.turn(closed, .forward)).finish()
      stage.settle()
      #expect(closed.viewControllers == [sheets.pages[2]])
    }
  }

  // MARK: The dots

  /// A book that tells its pages by dots.
  private final class DottedBook: NSObject, UIPageViewControllerDataSource {
    let book: PageBook
    var index = 0
    var asked = 0

    init(_ book: PageBook) {
      self.book = book
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      book.pageViewController(pageViewController, viewControllerBefore: viewController)
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      book.pageViewController(pageViewController, viewControllerAfter: viewController)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      asked += 1
      return book.pages.count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }
  }

  private func dots(of container: UIPageViewController) -> UIPageControl? {
    container.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first
  }

  @Test func `dots are asked for when code sets pages and follow a finger by themselves`() async throws {
    try await Stage.play { stage in
      let book = PageBook(stage.pages("ABC"))
      let container = stage.show(book)
      #expect(dots(of: container) == nil)
      let dotted = DottedBook(book)
      container.dataSource = dotted
      let control = try #require(dots(of: container))
      stage.settle()
      #expect(control.numberOfPages == 3 && control.currentPage == 0)
      #expect(control.frame.maxY == container.view.bounds.maxY)
      #expect(book.pages[0].view.frame.height == container.view.bounds.height - control.frame.height)
      let asked = dotted.asked
      try #require(stage.turn(container, .forward)).finish()
      stage.settle()
      #expect(control.currentPage == 1)
      try #require(stage.turn(container, .forward)).cancel()
      stage.settle()
      #expect(control.currentPage == 1 && dotted.asked == asked)
      dotted.index = 2
      container.setViewControllers([book.pages[2]], direction: .forward, animated: false)
      #expect(control.currentPage == 2 && dotted.asked == asked + 1)
    }
  }

  @Test func `a finger on the dots turns the page`() async throws {
    try await Stage.play { stage in
      let book = PageBook(stage.pages("AB"))
      let container = stage.show(book)
      let dotted = DottedBook(book)
      container.dataSource = dotted
      let control = try #require(dots(of: container))
      control.currentPage = 1
      control.sendActions(for: .valueChanged)
      stage.settle()
      #expect(container.viewControllers == [book.pages[1]])
      #expect(control.currentPage == 1)
      withExtendedLifetime(dotted) {}
    }
  }

  // MARK: The spine

  /// Opens the book on its side.
  private final class SpineDelegate: NSObject, UIPageViewControllerDelegate {
    let book: PageBook
    var orientations: [UIInterfaceOrientation] = []

    init(_ book: PageBook) {
      self.book = book
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      orientations.append(orientation)
      let count = orientation.isLandscape ? 2 : 1
      pageViewController.isDoubleSided = orientation.isLandscape
      pageViewController.setViewControllers(
        Array(book.pages.prefix(count)), direction: .forward, animated: false)
      return orientation.isLandscape ? .mid : .min
    }

    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  @Test func `the delegate moves the spine as the device turns, with as many pages as that wants`() async {
    await Stage.play { stage in
      let book = PageBook(stage.pages("ABC"))
      let container = stage.show(book, style: .pageCurl)
      let delegate = SpineDelegate(book)
      container.delegate = delegate
      #expect(container.supportedInterfaceOrientations == .landscape)
      stage.rotate()
      stage.settle()
      #expect(delegate.orientations == [.landscapeRight])
      #expect(container.spineLocation == .mid)
      #expect(container.viewControllers == Array(book.pages.prefix(2)))
      #expect(book.pages[1].view.frame.minX == container.view.bounds.width / 2)
      stage.rotate()
      stage.settle()
      #expect(container.spineLocation == .min && !container.isDoubleSided)
      #expect(container.viewControllers == [book.pages[0]])
      #expect(stage.exceptions.isEmpty && stage.complaints.isEmpty)
    }
  }
}
