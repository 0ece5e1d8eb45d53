import BehaviourRecorder
import Testing
import UIKit

/// Searches in all kinds of places, and what goes on around them.
@MainActor
@Suite struct `Searches among containers` {
  @Test(arguments: [true, false])
  func `PRES-11 TAB-04 TAB-05 a tab goes with the search over its screen and comes back with it`(
    context: Bool
  ) async {
    await Stage.play { stage in
      let (a, search) = searched(stage, context: context, results: stage.controller("R"))
      let x = stage.controller("X")
      let tabs = stage.tabs("tab", UINavigationController(rootViewController: a), x)
      stage.show(tabs)
      search.isActive = true
      stage.settle()
      stage.timeline.clear()
      #expect(stage.tap(tab: 1, in: tabs))
      #expect(
        stage.happensUntilSettled()
          == "shouldSelect(X) didSelect(X) X.load X.vdl X.wA R.wD A.wD A.dD R.dD X.iA X.dA")
      #expect(search.isActive && search.view.window == nil)
      x.present(stage.controller("B"), animated: true)
      stage.settle()
      #expect(x.presentedViewController != nil)
      x.dismiss(animated: true)
      stage.settle()
      stage.timeline.clear()
      tabs.selectedIndex = 0
      #expect(stage.happensUntilSettled() == "A.wA R.wA X.wD X.dD A.iA R.iA A.dA R.dA")
      #expect(search.isActive && search.view.window === stage.window)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: [true, false])
  func `PRES-11 DISM-07 a bar in a table's header searches its screen or all around it`(context: Bool) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let outer = stage.controller("O")
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let search = UISearchController(searchResultsController: nil)
      table.tableHeaderView = search.searchBar
      a.view.addSubview(table)
      a.definesPresentationContext = context
      outer.addChild(a)
      outer.view.addSubview(a.view)
      a.didMove(toParent: outer)
      stage.show(outer)
      #expect(search.searchBar.searchTextField.becomeFirstResponder())
      stage.settle()
      #expect(search.isActive && search.presentingViewController === (context ? a : outer))
      #expect(search.searchBar.isFirstResponder)
      #expect(stage.happened() == "")
      a.dismiss(animated: true)
      stage.settle()
      #expect(!search.isActive && !search.searchBar.isFirstResponder)
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-11 SPLIT-03 SPLIT-05 a searched column stays searched while columns merge and part`() async
  {
    await Stage.play { stage in
      stage.use(.pad, 1180, 820)
      let (a, search) = searched(stage, context: true, results: stage.controller("R"))
      let split = stage.columns(a, stage.controller("D"))
      split.preferredDisplayMode = .oneBesideSecondary
      stage.show(split)
      search.isActive = true
      stage.settle()
      #expect(search.presentingViewController === a)
      stage.timeline.clear()
      a.showDetailViewController(stage.controller("E"), sender: nil)
      _ = stage.happensUntilSettled()
      #expect(search.isActive)
      stage.resize(400, 820)
      stage.settle()
      #expect(split.isCollapsed && search.isActive)
      stage.resize(1180, 820)
      stage.settle()
      #expect(!split.isCollapsed && search.isActive)
      #expect(a.view.window === stage.window && search.view.window === stage.window)
      #expect(stage.said() == [])
    }
  }

  @Test(arguments: [true, false])
  func `PRES-08 PRES-10 DISM-08 what was found presents from the search, and its dismissal ends it`(
    context: Bool
  ) async {
    await Stage.play { stage in
      let r = stage.controller("R")
      let (a, search) = searched(stage, context: context, results: r)
      let navigation = UINavigationController(rootViewController: a)
      stage.show(navigation)
      search.isActive = true
      stage.settle()
      #expect(r.navigationController == nil && r.presentingViewController === (context ? a : navigation))
      let d = stage.controller("D")
      stage.timeline.clear()
      r.present(d, animated: true)
      #expect(stage.happensUntilSettled() == "D.load D.vdl D.wA D.iA D.dA")
      #expect(r.presentedViewController === d && d.presentingViewController === search)
      r.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "D.wD D.dD")
      #expect(search.isActive)
      d.modalPresentationStyle = .fullScreen
      r.present(d, animated: true)
      #expect(stage.happensUntilSettled() == "R.wD D.wA D.iA D.dA R.dD")
      d.dismiss(animated: false)
      _ = stage.happensUntilSettled()
      #expect(r.view.window === stage.window && a.view.window === stage.window)
      r.presentingViewController?.navigationController?.pushViewController(
        stage.controller("E"), animated: true)
      (r.presentingViewController as? UINavigationController)?.pushViewController(
        stage.controller("E"), animated: true)
      stage.settle()
      #expect(navigation.viewControllers.count == 2 && search.isActive)
      navigation.popViewController(animated: false)
      stage.settle()
      stage.timeline.clear()
      r.dismiss(animated: true)
      #expect(stage.happensUntilSettled() == "R.wD R.dD")
      #expect(!search.isActive)
      #expect(stage.said() == [])
    }
  }

  @Test func `LIFE-30 a rotation reaches what was found`() async {
    final class Turning: RecordingViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        timeline?.write("\(timeline?.name(of: self) ?? "").turns(\(Int(size.width)))")
      }
    }
    await Stage.play { stage in
      stage.use(.phone, 390, 844)
      let r = Turning()
      r.timeline = stage.timeline
      stage.timeline.name(r, "R")
      let (a, search) = searched(stage, context: true, results: r)
      stage.show(UINavigationController(rootViewController: a))
      search.isActive = true
      stage.settle()
      stage.timeline.clear()
      stage.rotate()
      #expect(stage.happensUntilSettled() == "R.turns(844)")
      #expect(search.view.frame.width == 844 && r.view.frame.width == 844)
    }
  }

  @Test func `CONT-09 a child that is taken out and put back keeps its search`() async {
    await Stage.play { stage in
      let r = stage.controller("R")
      let (a, search) = searched(stage, context: true, results: r)
      let navigation = UINavigationController(rootViewController: a)
      let outer = stage.controller("O")
      outer.addChild(navigation)
      outer.view.addSubview(navigation.view)
      navigation.didMove(toParent: outer)
      stage.show(outer)
      search.isActive = true
      stage.settle()
      stage.timeline.clear()
      navigation.willMove(toParent: nil)
      navigation.view.removeFromSuperview()
      navigation.removeFromParent()
      let first = stage.happensUntilSettled()
      #expect(first == "A.wD R.wD A.dD R.dD" || first == "R.wD A.wD A.dD R.dD", "\(first)")
      outer.addChild(navigation)
      outer.view.addSubview(navigation.view)
      navigation.didMove(toParent: outer)
      #expect(stage.happensUntilSettled() == "A.wA R.wA A.iA R.iA A.dA R.dA")
      #expect(search.isActive)
      search.isActive = false
      stage.settle()
      #expect(!search.isActive && stage.said() == [])
    }
  }

  @Test func `a search that has ended and is exchanged for another one is freed`() async {
    await Stage.play { stage in
      weak var old: UISearchController?
      let a = stage.controller("A")
      let navigation = UINavigationController(rootViewController: a)
      stage.show(navigation)
      do {
        let search = UISearchController(searchResultsController: nil)
        old = search
        a.navigationItem.searchController = search
        stage.settle()
        search.isActive = true
        stage.settle()
        #expect(search.isActive)
        search.isActive = false
        stage.settle()
        a.navigationItem.searchController = UISearchController(searchResultsController: nil)
        stage.settle()
      }
      #expect(old == nil)
      a.navigationItem.searchController?.isActive = true
      stage.settle()
      #expect(a.navigationItem.searchController?.isActive == true)
    }
  }

  @Test func `BOOT-10 a screen and its search are freed when the root is replaced`() async {
    await Stage.play { stage in
      weak var old: UISearchController?
      weak var screen: UIViewController?
      do {
        let (a, search) = searched(stage, context: true)
        stage.show(UINavigationController(rootViewController: a))
        search.isActive = true
        stage.settle()
        (old, screen) = (search, a)
      }
      stage.window.rootViewController = stage.controller("N")
      stage.settle()
      #expect(old == nil && screen == nil)
      #expect(stage.window.rootViewController?.view.window === stage.window)
    }
  }

  @Test func `PRES-11 two tabs are searched at once, and end by themselves`() async {
    await Stage.play { stage in
      let (a, one) = searched(stage, "A")
      let (b, two) = searched(stage, "B")
      let tabs = stage.tabs(
        "tab", UINavigationController(rootViewController: a), UINavigationController(rootViewController: b))
      stage.show(tabs)
      one.isActive = true
      stage.settle()
      tabs.selectedIndex = 1
      stage.settle()
      two.isActive = true
      stage.settle()
      #expect(one.isActive && two.isActive)
      one.isActive = false
      stage.settle()
      #expect(!one.isActive && two.isActive)
      #expect(stage.said() == [])
    }
  }

  @Test func `PRES-11 a page goes with its search and comes back with it`() async {
    await Stage.play { stage in
      let (a, search) = searched(stage, results: stage.controller("R"))
      let navigation = UINavigationController(rootViewController: a)
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([navigation], direction: .forward, animated: false)
      stage.show(pages)
      search.isActive = true
      stage.settle()
      stage.timeline.clear()
      pages.setViewControllers([stage.controller("B")], direction: .forward, animated: true)
      #expect(
        stage.happensUntilSettled()
          == "B.wM(UIPageViewController) B.load B.vdl B.wA R.wD A.wD B.iA B.dA A.dD R.dD "
          + "B.dM(UIPageViewController)")
      pages.setViewControllers([navigation], direction: .reverse, animated: true)
      #expect(
        stage.happensUntilSettled() == "B.wM(nil) A.wA R.wA B.wD A.iA R.iA A.dA R.dA B.dD B.dM(nil)")
      #expect(search.isActive && search.view.window === stage.window && stage.said() == [])
    }
  }
}
