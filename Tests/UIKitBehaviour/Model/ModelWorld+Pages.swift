internal import BehaviourRecorder
internal import UIKit

/// A book whose pages are made when somebody asks for them.
@MainActor
final class ModelBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  weak var world: ModelWorld?

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { world?.makeScreen() }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { world?.makeScreen() }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    world?.turnBegins(pageViewController, to: pendingViewControllers)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    world?.turnEnded(pageViewController, completed: completed)
  }
}

extension ModelWorld {
  /// A page that a finger turns.
  struct Turn {
    /// The finger; nil as long as the turn begins.
    var finger: Stage.PageFinger?
    let container: Int
    let coming: Int
    /// How the finger was lifted; nil as long as it is there.
    var completes: Bool?
    /// Whether code sets another page.
    var isSkipped = false
  }

  func makePages(_ screen: UIViewController, scrolls: Bool) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: scrolls ? .scroll : .pageCurl, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([screen], direction: .forward, animated: false)
    return pages
  }

  /// One of the levels that have pages.
  private func levelOfPages(_ level: Int) -> Int? {
    let levels = state.chain.indices.filter { state.chain[$0].page != nil }
    return levels.isEmpty ? nil : levels[level % levels.count]
  }

  private func pages(_ level: Int) -> UIPageViewController? {
    controller(state.chain[level].number) as? UIPageViewController
  }

  /// Sets another page.
  func turnPage(level: Int, animated: Bool) {
    guard let level = levelOfPages(level), let pages = pages(level) else { return }
    let screen = makeScreen()
    if turn?.container == state.chain[level].number { turn?.isSkipped = true }
    _ = isAccepted(droppedBy: []) {
      pages.setViewControllers([screen], direction: .forward, animated: animated)
    }
    state.chain[level].page = screen.number
    isMoving = true
  }

  func beginTurn(level: Int) {
    guard turn == nil, let level = levelOfPages(level), let pages = pages(level) else { return }
    guard let finger = stage.turn(pages, .forward) else {
      if !isMoving, !state.isHidden, level == state.chain.count - 1 {
        fail("no turn at \(state.chain[level].number)")
      }
      return
    }
    turn?.finger = finger
    isMoving = true
  }

  func endTurn(completes: Bool) {
    guard let turn, turn.completes == nil else { return }
    self.turn?.completes = completes
    if completes { turn.finger?.finish() } else { turn.finger?.cancel() }
  }

  func turnBegins(_ container: UIPageViewController, to coming: [UIViewController]) {
    turn = Turn(container: numbers([container])[0], coming: numbers(coming).first ?? -1)
  }

  /// Takes over how a turn ended: only a finger that was lifted far enough turns the page, unless code turned it first.
  func turnEnded(_ container: UIPageViewController, completed: Bool) {
    guard let turn, turn.container == numbers([container])[0] else { return fail("a turn ended of its own") }
    self.turn = nil
    let end = completed ? "turned" : turn.completes == nil ? "lost" : "cancelled"
    figures.swipes["page \(end)", default: 0] += 1
    if completed != (turn.completes == true && !turn.isSkipped) {
      fail("a turn of \(turn.container) ended \(completed ? "well" : "badly")")
    }
    guard completed else { return }
    for index in state.chain.indices where state.chain[index].number == turn.container {
      state.chain[index].page = turn.coming
    }
    for index in leaving.indices where leaving[index].number == turn.container {
      leaving[index].page = turn.coming
    }
  }

  func checkPages() {
    for level in state.chain.indices {
      guard let page = state.chain[level].page else { continue }
      let shown = numbers(pages(level)?.viewControllers ?? [])
      if shown != [page] { fail("pages \(shown) of \(state.chain[level].number), expected \(page)") }
    }
  }
}
