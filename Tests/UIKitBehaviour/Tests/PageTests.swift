import BehaviourRecorder
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct `Pages` {
  typealias Style = UIPageViewController.TransitionStyle

  @Test func `the first page moves in at once and has arrived once it appeared`() async {
    await Stage.play { stage in
      let container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      stage.timeline.name(container, "book")
      #expect(container.viewControllers == nil)
      let a = stage.controller("A")
      var finished: [Bool] = []
      container.setViewControllers([a], direction: .forward, animated: true) { finished.append($0) }
      #expect(container.viewControllers == [a])
      #expect(a.parent === container && !a.isViewLoaded)
      stage.window.rootViewController = container
      stage.window.makeKeyAndVisible()
      #expect(stage.happensUntilSettled() == "A.wM(book) A.load A.vdl A.wA A.iA A.dA A.dM(book)")
      #expect(finished == [true])
    }
  }

  @Test(arguments: [
    (Style.scroll, "B.load B.vdl B.wA A.wD B.iA", "B.dA A.dD B.dM(book) A.dM(nil) done(true)"),
    (Style.pageCurl, "B.load B.vdl B.wA A.wD B.iA", "A.dD B.dA B.dM(book) A.dM(nil) done(true)"),
  ])
  func `code turns a page in the order of its style, without a word to the delegate`(
    style: Style, atCommit: String, atEnd: String
  ) async {
    await Stage.play { stage in
      let book = PageBook(stage.pages("ABC"))
      let container = stage.show(book, style: style)
      let b = book.pages[1]
      container.setViewControllers([b], direction: .forward, animated: true) { finished in
        stage.timeline.write("done(\(finished))")
        #expect(container.viewControllers == [b])
      }
      #expect(container.viewControllers == [b])
      #expect(stage.happened() == "B.wM(book) A.wM(nil)")
      #expect(stage.happensThisTurn() == atCommit)
      #expect(stage.happensUntilSettled() == atEnd)
      #expect(book.pages[0].parent == nil && book.pages[0].viewIfLoaded?.superview == nil)
      #expect((b as? RecordingViewController)?.animatedFlags == [true, true, true])
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func `without an animation a page is turned within the turn, in every time`(time: Stage.Time) async {
    await Stage.play(time) { stage in
      let book = PageBook(stage.pages("AB"))
      let container = stage.show(book)
      await stage.idle()
      stage.timeline.clear()
      container.setViewControllers([book.pages[1]], direction: .forward, animated: false) { finished in
        stage.timeline.write("done(\(finished))")
      }
      await stage.idle()
      #expect(
        stage.happened()
          == "B.wM(book) A.wM(nil) B.load B.vdl B.wA A.wD B.iA B.dA A.dD B.dM(book) A.dM(nil) done(true)")
    }
  }

  @Test func `the same page again changes nothing and is told as done`() async {
    await Stage.play { stage in
      let book = PageBook(stage.pages("AB"))
      let container = stage.show(book)
      container.setViewControllers([book.pages[0]], direction: .forward, animated: true) { finished in
        stage.timeline.write("done(\(finished))")
      }
      #expect(stage.happensUntilSettled() == "done(true)")
    }
  }

  @Test func `pages set one after the other in a turn show the last, and the first is told as skipped`() async
  {
    await Stage.play { stage in
      let book = PageBook(stage.pages("ABC"))
      let container = stage.show(book)
      for (index, name) in [(1, "first"), (2, "second")] {
        container.setViewControllers([book.pages[index]], direction: .forward, animated: true) { finished in
          stage.timeline.write("\(name)(\(finished))")
        }
      }
      #expect(
        stage.happensUntilSettled()
          == "B.wM(book) A.wM(nil) first(false) C.wM(book) B.wM(nil) C.load C.vdl C.wA A.wD C.iA C.dA A.dD "
          + "C.dM(book) A.dM(nil) B.dM(nil) second(true)")
      #expect(!book.pages[1].isViewLoaded)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `a page set while another turns ends that turn at once`() async {
    await Stage.play { stage in
      let book = PageBook(stage.pages("ABC"))
      let container = stage.show(book)
      for (index, name) in [(1, "first"), (2, "second")] {
        container.setViewControllers([book.pages[index]], direction: .forward, animated: true) { finished in
          stage.timeline.write("\(name)(\(finished))")
        }
        stage.turn()
      }
      #expect(
        stage.happensUntilSettled()
          == "B.wM(book) A.wM(nil) B.load B.vdl B.wA A.wD B.iA B.dA A.dD B.dM(book) A.dM(nil) first(false) "
          + "C.wM(book) B.wM(nil) C.load C.vdl C.wA B.wD C.iA C.dA B.dD C.dM(book) B.dM(nil) second(true)")
    }
  }

  @Test func `going away and back in one turn moves, but appears nowhere`() async {
    await Stage.play { stage in
      let book = PageBook(stage.pages("AB"))
      let container = stage.show(book)
      container.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      container.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(book) A.wM(nil) A.wM(book) B.wM(nil) A.dM(book) B.dM(nil)")
      #expect(book.pages[0].viewIfLoaded?.window === stage.window)
    }
  }

  @Test func `a page view controller that leaves in the middle of a turn ends it`() async {
    await Stage.play { stage in
      let book = PageBook(stage.pages("AB"))
      let container = stage.show(book)
      container.setViewControllers([book.pages[1]], direction: .forward, animated: true)
      stage.turn()
      stage.timeline.clear()
      stage.window.rootViewController = UIViewController()
      #expect(stage.happensUntilSettled() == "B.wD A.dD B.dD A.dM(nil)")
      #expect(container.viewControllers == [book.pages[1]])
      stage.show(container)
      #expect(book.pages[1].viewIfLoaded?.window === stage.window)
      #expect(stage.complaints.isEmpty)
    }
  }

  /// How many pages a change wants.
  struct Count: CustomTestStringConvertible, Sendable {
    let style: Style
    var spine = UIPageViewController.SpineLocation.min
    var isDoubleSided = false
    var animated = true
    let provided: Int
    let required: Int
    var testDescription: String { "\(style) \(spine) \(isDoubleSided) \(animated) \(provided)" }
  }

  @Test(arguments: [
    Count(style: .scroll, provided: 0, required: 1),
    Count(style: .scroll, provided: 2, required: 1),
    Count(style: .scroll, isDoubleSided: true, provided: 1, required: 1),
    Count(style: .pageCurl, provided: 1, required: 1),
    Count(style: .pageCurl, provided: 2, required: 1),
    Count(style: .pageCurl, isDoubleSided: true, provided: 1, required: 2),
    Count(style: .pageCurl, isDoubleSided: true, animated: false, provided: 1, required: 1),
    Count(style: .pageCurl, isDoubleSided: true, provided: 2, required: 2),
    Count(style: .pageCurl, spine: .mid, provided: 1, required: 2),
    Count(style: .pageCurl, spine: .mid, animated: false, provided: 2, required: 2),
    Count(style: .pageCurl, spine: .max, provided: 1, required: 1),
  ])
  func `another number of pages than the spine wants raises UIKit's exception`(row: Count) async {
    await Stage.play { stage in
      let container = UIPageViewController(
        transitionStyle: row.style, navigationOrientation: .horizontal,
        options: [.spineLocation: row.spine.rawValue])
      if row.isDoubleSided { container.isDoubleSided = true }
      let pages = stage.pages(String("AB".prefix(row.provided)))
      container.setViewControllers(pages, direction: .forward, animated: row.animated)
      let text =
        "NSInvalidArgumentException: The number of view controllers provided (\(row.provided)) doesn't match the "
        + "number required (\(row.required)) for the requested transition"
      #expect(stage.exceptions == (row.provided == row.required ? [] : [text]))
      #expect((container.viewControllers != nil) == (row.provided == row.required))
    }
  }

  @Test func `the spine says where pages stand, and a back side is only shown while it turns`() async {
    await Stage.play { stage in
      let book = PageBook(stage.pages("ABCD"))
      let open = stage.show(book, style: .pageCurl, options: [.spineLocation: 2], count: 2)
      #expect(open.spineLocation == .mid && open.isDoubleSided)
      #expect(open.viewControllers == Array(book.pages.prefix(2)))
      let width = stage.window.bounds.width
      #expect(book.pages.prefix(2).map { $0.view.frame.minX } == [0, width / 2])
      #expect(book.pages[1].view.frame.width == width / 2)
      let sheets = PageBook(stage.pages("EFGH"))
      let closed = stage.show(sheets, style: .pageCurl)
      #expect(closed.spineLocation == .min && !closed.isDoubleSided)
      closed.isDoubleSided = true
      closed.setViewControllers([sheets.pages[2], sheets.pages[1]], direction: .forward, animated: true)
      stage.settle()
      #expect(closed.viewControllers == [sheets.pages[2]])
      #expect(sheets.pages[1].parent == nil)
      let scrolled = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      #expect(scrolled.spineLocation == .none)
      #expect(scrolled.gestureRecognizers.isEmpty)
      #expect(closed.gestureRecognizers.count == 2)
    }
  }

  @Test func `pages that are left are freed, with the container too`() async {
    await Stage.play { stage in
      weak var container: UIPageViewController?
      weak var first: UIViewController?
      weak var second: UIViewController?
      do {
        let book = PageBook([])
        let made = stage.show(PageBook([stage.controller("A")]))
        made.dataSource = book
        (container, first) = (made, made.viewControllers?.first)
        let next = stage.controller("B")
        second = next
        made.setViewControllers([next], direction: .forward, animated: true)
      }
      #expect(first != nil)
      stage.turn()
      #expect(first != nil)
      stage.settle()
      #expect(first == nil && second != nil)
      stage.window.rootViewController = UIViewController()
      stage.settle()
      #expect(container == nil && second == nil)
    }
  }

  @Test func `a container that is made without more curls its pages sideways`() {
    let pages = UIPageViewController()
    #expect(pages.transitionStyle == .pageCurl)
    #expect(pages.navigationOrientation == .horizontal)
  }
}
