import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Classic split views` {
  @Test func `SPLIT-01 a fresh split view is empty and classic`() async {
    await Stage.play { _ in
      let split = UISplitViewController()
      #expect(split.viewControllers.isEmpty)
      #expect(split.presentsWithGesture)
      #expect(!split.isCollapsed)
      #expect(split.style == .unspecified)
      #expect(UISplitViewController(style: .doubleColumn).style == .doubleColumn)
      #expect(UISplitViewController(style: .tripleColumn).style == .tripleColumn)
    }
  }

  @Test(arguments: Stage.Time.allCases)
  func
    `SPLIT-02 SPLIT-03 SPLIT-04 SPLIT-07 it collapses when it comes into a compact window, and the detail is pushed`(
      time: Stage.Time
    ) async
  {
    await Stage.play(time) { stage in
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let navigation = stage.navigation("nav", list)
      let split = stage.split(navigation, detail)
      #expect(!split.isCollapsed)
      stage.timeline.clear()
      stage.timeline.onEntry = { entry in
        if ["forCollapsing", "collapse(D onto nav)"].contains(entry) { #expect(!split.isCollapsed) }
      }
      stage.window.rootViewController = split
      stage.window.makeKeyAndVisible()
      #expect(
        stage.happened() == "forCollapsing collapse(D onto nav) D.wM(nil) D.dM(nil) D.wM(nav) L.dM(nav)")
      #expect(split.isCollapsed)
      #expect(split.viewControllers == [navigation])
      #expect(navigation.viewControllers == [list, detail])
      await stage.idle()
      #expect(stage.happened() == "D.load D.vdl D.wA willShow(D) D.iA D.dA D.dM(nav) didShow(D)")
      #expect(!list.isViewLoaded)
    }
  }

  @Test func `SPLIT-02 in a wide window it does not collapse`() async {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let split = stage.split(list, detail)
      stage.show(split)
      #expect(!split.isCollapsed && split.viewControllers == [list, detail])
    }
  }

  @Test func `SPLIT-03 a delegate that takes care of the detail has it dropped`() async {
    await Stage.play { stage in
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let navigation = stage.navigation("nav", list)
      let split = stage.split(navigation, detail)
      stage.timeline.splitAnswers.handlesCollapse = true
      stage.show(split)
      #expect(split.viewControllers == [navigation])
      #expect(navigation.viewControllers == [list])
      #expect(detail.parent == nil && !detail.isViewLoaded)
      #expect(list.view.window === stage.window)
    }
  }

  @Test func `SPLIT-03 a delegate chooses who is left`() async {
    await Stage.play { stage in
      let (list, detail, other) = (stage.controller("L"), stage.controller("D"), stage.controller("O"))
      let split = stage.split(list, detail)
      stage.timeline.splitAnswers.primaryForCollapsing = other
      stage.timeline.clear()
      stage.window.rootViewController = split
      stage.window.makeKeyAndVisible()
      stage.settle()
      #expect(stage.happened().hasPrefix("forCollapsing collapse(D onto O) "))
      #expect(split.viewControllers == [other] && split.children == [other])
      #expect(other.view.window === stage.window)
      #expect(list.parent == nil && detail.parent == nil)
    }
  }

  /// Takes a detail in and gives one away in its own way.
  private final class Taker: UIViewController {
    var taken: [UIViewController] = []
    var given: UIViewController?

    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
      taken.append(secondaryViewController)
    }

    override func separateSecondaryViewController(for splitViewController: UISplitViewController)
      -> UIViewController?
    { given }
  }

  @Test func `SPLIT-03 SPLIT-05 a list of the app's own takes the detail in and gives one away`() async {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let list = Taker()
      let (detail, other) = (stage.controller("D"), stage.controller("O"))
      let split = stage.split(list, detail)
      stage.show(split)
      stage.resize(400, 820)
      #expect(list.taken == [detail] && split.viewControllers == [list])
      list.given = other
      stage.resize(1180, 820)
      #expect(split.viewControllers == [list, other])
      stage.settle()
      #expect(other.view.window === stage.window)
    }
  }

  @Test func `SPLIT-03 SPLIT-05 a plain list leaves the detail out and has it back`() async {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let split = stage.split(list, detail)
      stage.show(split)
      stage.resize(400, 820)
      stage.settle()
      #expect(split.viewControllers == [list] && detail.view.window == nil)
      stage.resize(1180, 820)
      stage.settle()
      #expect(split.viewControllers == [list, detail] && detail.view.window === stage.window)
    }
  }

  @Test func `SPLIT-04 a detail's navigation controller stands on the list's stack and shows its own`() async
  {
    await Stage.play { stage in
      let (list, detail, more) = (stage.controller("L"), stage.controller("D"), stage.controller("M"))
      let navigation = stage.navigation("nav", list)
      let inner = stage.navigation("inner", detail)
      let split = stage.split(navigation, inner)
      list.title = "List"
      detail.title = "Detail"
      stage.show(split)
      #expect(navigation.viewControllers == [list, inner] && inner.viewControllers == [detail])
      #expect(detail.view.window === stage.window)
      #expect(detail.navigationController === inner && inner.navigationController === navigation)
      #expect(navigation.navigationBar.topItem === detail.navigationItem)
      #expect(inner.navigationBar.isHidden && !inner.isNavigationBarHidden)
      #expect(stage.backButtonTitle(in: navigation) == "List")
      inner.pushViewController(more, animated: true)
      stage.settle()
      #expect(stage.backButtonTitle(in: navigation) == "Detail")
      stage.tapBack(in: navigation)
      stage.settle()
      #expect(inner.viewControllers == [detail] && navigation.viewControllers == [list, inner])
      stage.tapBack(in: navigation)
      stage.settle()
      #expect(navigation.viewControllers == [list] && !inner.navigationBar.isHidden)
      #expect(stage.exceptions.isEmpty)
    }
  }

  @Test func `SPLIT-05 SPLIT-06 SPLIT-13 SHOW-09 it expands: the top of the stack becomes the detail`() async
  {
    await Stage.play { stage in
      stage.use(.phone, 414, 896)
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let navigation = stage.navigation("nav", list)
      let split = stage.split(navigation, detail)
      let posts = Posts(from: split)
      stage.show(split)
      #expect(split.isCollapsed && posts.count == 1)
      stage.timeline.onEntry = { entry in
        if ["forExpanding", "separate(nav)"].contains(entry) { #expect(split.isCollapsed) }
      }
      stage.resize(896, 414)
      #expect(!split.isCollapsed && posts.count == 2)
      #expect(split.viewControllers == [navigation, detail] && navigation.viewControllers == [list])
      #expect(
        stage.happened()
          == "forExpanding separate(nav) D.wD D.dD D.wM(nil) D.dM(nil) D.wM(split) D.dM(split)")
      #expect(
        stage.happensUntilSettled()
          == "L.load L.vdl L.wA willShow(L) L.iA D.wA D.iA L.dA didShow(L) D.dA")
      stage.resize(414, 896)
      #expect(split.isCollapsed && posts.count == 3 && navigation.viewControllers == [list, detail])
    }
  }

  @Test func `SPLIT-05 a delegate has both the list and the detail to choose`() async {
    await Stage.play { stage in
      stage.use(.phone, 414, 896)
      let navigation = stage.navigation("nav", stage.controller("L"))
      let split = stage.split(navigation, stage.controller("D"))
      stage.show(split)
      let (list, detail) = (stage.controller("L2"), stage.controller("D2"))
      stage.timeline.splitAnswers.primaryForExpanding = list
      stage.timeline.splitAnswers.secondary = detail
      stage.resize(896, 414)
      #expect(stage.happened().hasPrefix("forExpanding separate(L2) "))
      #expect(split.viewControllers == [list, detail])
      stage.settle()
      #expect(navigation.parent == nil && list.view.window != nil && detail.view.window != nil)
    }
  }

  @Test func `SPLIT-05 a detail that was gone back from returns when it expands`() async {
    await Stage.play { stage in
      stage.use(.phone, 414, 896)
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let navigation = stage.navigation("nav", list)
      let inner = stage.navigation("inner", detail)
      let split = stage.split(navigation, inner)
      stage.show(split)
      stage.tapBack(in: navigation)
      stage.settle()
      stage.resize(896, 414)
      stage.settle()
      #expect(split.viewControllers == [navigation, inner])
      #expect(list.view.window != nil && detail.view.window != nil)
    }
  }

  @Test func `SPLIT-05 a navigation controller is given away with its own bar back`() async {
    await Stage.play { stage in
      stage.use(.phone, 414, 896)
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let navigation = stage.navigation("nav", list)
      let inner = stage.navigation("inner", detail)
      let split = stage.split(navigation, inner)
      stage.show(split)
      stage.resize(896, 414)
      stage.settle()
      #expect(split.viewControllers == [navigation, inner] && inner.viewControllers == [detail])
      #expect(inner.navigationBar.topItem === detail.navigationItem && !inner.navigationBar.isHidden)
      #expect(navigation.navigationBar.items?.count == 1)
      #expect(stage.said().isEmpty)
    }
  }

  @Test func `16-07 SPLIT-17 a split view may be presented`() async {
    await Stage.play { stage in
      let root = stage.controller("R")
      stage.show(root)
      let split = stage.split(stage.navigation("nav", stage.controller("L")), stage.controller("D"))
      split.modalPresentationStyle = .fullScreen
      root.present(split, animated: true)
      stage.settle()
      #expect(split.isCollapsed && split.presentingViewController === root)
      #expect(stage.said().isEmpty)
    }
  }

  @Test func `SPLIT-20 a child knows its split view, collapsed or not`() async {
    await Stage.play { stage in
      stage.use(.phone, 414, 896)
      let (list, detail) = (stage.controller("L"), stage.controller("D"))
      let split = stage.split(stage.navigation("nav", list), stage.navigation("inner", detail))
      #expect(list.splitViewController === split && detail.splitViewController === split)
      stage.show(split)
      #expect(split.isCollapsed)
      #expect(list.splitViewController === split && detail.splitViewController === split)
      #expect(split.splitViewController == nil)
    }
  }

  @Test func `LIFE-18 a split view and its controllers go with their window's root`() async {
    await Stage.play { stage in
      stage.use(.phone, 414, 896)
      weak var split: UISplitViewController?
      weak var detail: UIViewController?
      do {
        let made = stage.split(
          stage.navigation("nav", stage.controller("L")), stage.navigation("inner", stage.controller("D")))
        (split, detail) = (made, made.viewControllers.last)
        stage.show(made)
        stage.resize(896, 414)
        stage.settle()
        _ = made.displayModeButtonItem
      }
      #expect(split != nil && detail != nil)
      stage.window.rootViewController = nil
      stage.settle()
      #expect(split == nil && detail == nil)
    }
  }
}

/// Counts what a split view controller says about where details are shown.
@MainActor
final class Posts {
  private final class Count: @unchecked Sendable {
    var value = 0
  }

  private let stored = Count()
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  init(from split: UISplitViewController) {
    token = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
    ) { [stored] _ in stored.value += 1 }
  }

  var count: Int { stored.value }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
