import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Values and bars of navigation` {
  @Test func `NAV-MISC-01 what is visible is what is presented, otherwise the top`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let presented = stage.controller("P")
      let navigation = stage.navigation("nav", a)
      stage.show(navigation)
      #expect(navigation.visibleViewController === a)
      a.present(presented, animated: false)
      stage.settle()
      #expect(navigation.visibleViewController === presented)
      #expect(navigation.topViewController === a)
    }
  }

  @Test func `NAV-MISC-02 the navigation controller is found along the parents alone`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      let child = stage.controller("C")
      let presented = stage.controller("P")
      let navigation = stage.navigation("nav", a)
      let tabs = stage.tabs("tab", navigation)
      stage.show(tabs)
      a.addChild(child)
      #expect(child.navigationController === navigation)
      #expect(child.tabBarController === tabs)
      a.present(presented, animated: false)
      stage.settle()
      #expect(presented.navigationController == nil)
      #expect(presented.tabBarController == nil)
      #expect(navigation.navigationController == nil)
    }
  }

  @Test func `NAV-MISC-03 a navigation controller defines a presentation context, a plain one does not`()
    async
  {
    await Stage.play { _ in
      #expect(UINavigationController().definesPresentationContext)
      #expect(!UIViewController().definesPresentationContext)
    }
  }

  @Test func `16-09 NAV-MISC-04 NAV-MISC-05 any pushed screen that hides the tab bar hides it until it goes`()
    async
  {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      a.hidesBottomBarWhenPushed = true
      b.hidesBottomBarWhenPushed = true
      let navigation = stage.navigation("nav", a)
      let tabs = stage.tabs("tab", navigation, stage.controller("X"))
      stage.show(tabs)
      #expect(!stage.hidesTabBar(tabs))
      navigation.pushViewController(b, animated: true)
      stage.settle()
      #expect(stage.hidesTabBar(tabs))
      navigation.pushViewController(c, animated: true)
      stage.settle()
      #expect(stage.hidesTabBar(tabs))
      tabs.selectedIndex = 1
      #expect(!stage.hidesTabBar(tabs))
      tabs.selectedIndex = 0
      navigation.popToRootViewController(animated: true)
      stage.settle()
      #expect(!stage.hidesTabBar(tabs))
    }
  }

  /// How the screen below names the way back to it.
  struct BackTitle: CustomTestStringConvertible, Sendable {
    var item: String?
    var backTitle: String?
    var title: String?
    let expected: String
    var testDescription: String { expected }
  }

  @Test(arguments: [
    BackTitle(item: "Item", backTitle: "Back title", title: "Title", expected: "Item"),
    BackTitle(backTitle: "Back title", title: "Title", expected: "Back title"),
    BackTitle(title: "Title", expected: "Title"),
    BackTitle(backTitle: "", title: "Title", expected: ""),
    BackTitle(item: "", backTitle: "Back title", title: "Title", expected: ""),
    BackTitle(expected: "Back"),
  ])
  func `NAV-MISC-06 the back button is named by the screen below`(row: BackTitle) async {
    await Stage.play { stage in
      let (a, b) = (stage.controller("A"), stage.controller("B"))
      b.title = "Not mine"
      a.title = row.title
      a.navigationItem.backButtonTitle = row.backTitle
      if let item = row.item {
        a.navigationItem.backBarButtonItem = UIBarButtonItem(
          title: item, style: .plain, target: nil, action: nil)
      }
      let navigation = stage.navigation("nav", a)
      #expect(stage.backButtonTitle(in: navigation) == nil)
      navigation.pushViewController(b, animated: false)
      #expect(stage.backButtonTitle(in: navigation) == row.expected)
    }
  }

  @Test func `NAV-MISC-07 an item at the left takes the back button's place, unless it stands beside it`()
    async
  {
    await Stage.play { stage in
      let b = stage.controller("B")
      let navigation = stage.navigation("nav", stage.controller("A"), b)
      stage.show(navigation)
      #expect(stage.backButtonTitle(in: navigation) == "Back")
      b.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Close", style: .plain, target: nil, action: nil)
      #expect(stage.backButtonTitle(in: navigation) == nil)
      #expect(!stage.tapBack(in: navigation))
      b.navigationItem.leftItemsSupplementBackButton = true
      #expect(stage.backButtonTitle(in: navigation) == "Back")
      b.navigationItem.hidesBackButton = true
      #expect(stage.backButtonTitle(in: navigation) == nil)
      #expect(!stage.tapBack(in: navigation))
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test(arguments: [
    (UINavigationItem.BackButtonDisplayMode.default, "Title"), (.generic, "Back"), (.minimal, ""),
  ])
  func `NAV-MISC-08 the display mode chooses between title, word and arrow`(
    mode: UINavigationItem.BackButtonDisplayMode, expected: String
  ) async {
    await Stage.play { stage in
      let a = stage.controller("A")
      a.title = "Title"
      a.navigationItem.backButtonDisplayMode = mode
      let navigation = stage.navigation("nav", a, stage.controller("B"))
      stage.show(navigation)
      #expect(stage.backButtonTitle(in: navigation) == expected)
      #expect(stage.tapBack(in: navigation))
      #expect(navigation.viewControllers == [a])
    }
  }

  @Test
  func `NAV-MISC-08 NAV-POP-12 the mode is the button's alone: not an item's words, nor those of the menu`()
    async
  {
    await Stage.play { stage in
      let (a, b, c) = (stage.controller("A"), stage.controller("B"), stage.controller("C"))
      a.title = "Title"
      a.navigationItem.backButtonTitle = "Way back"
      b.title = "Other title"
      b.navigationItem.backBarButtonItem = UIBarButtonItem(
        title: "Item", style: .plain, target: nil, action: nil)
      let navigation = stage.navigation("nav", a, b, c)
      stage.show(navigation)
      for (mode, expected) in [
        (UINavigationItem.BackButtonDisplayMode.default, "Item"), (.generic, "Item"), (.minimal, ""),
      ] {
        b.navigationItem.backButtonDisplayMode = mode
        a.navigationItem.backButtonDisplayMode = mode
        #expect(stage.backButtonTitle(in: navigation) == expected)
        #expect(stage.backMenuTitles(in: navigation) == ["Item", "Way back"])
      }
    }
  }

  @Test func `NAV-MISC-09 a back item's own action is passed over, the tap pops`() async {
    await Stage.play { stage in
      let a = stage.controller("A")
      a.navigationItem.backBarButtonItem = UIBarButtonItem(
        title: "Home", style: .plain, target: a, action: "goHome:")
      let navigation = stage.navigation("nav", a, stage.controller("B"))
      stage.show(navigation)
      #expect(stage.tapBack(in: navigation))
      #expect(navigation.viewControllers == [a])
      #expect(stage.exceptions.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `NAV-MISC-10 a hidden bar is hidden at once and stays so from screen to screen`(animated: Bool) async {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      stage.show(navigation)
      navigation.setNavigationBarHidden(true, animated: animated)
      navigation.setToolbarHidden(false, animated: animated)
      #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
      #expect(!navigation.isToolbarHidden && !navigation.toolbar.isHidden)
      navigation.pushViewController(stage.controller("B"), animated: animated)
      stage.settle()
      #expect(navigation.isNavigationBarHidden && navigation.navigationBar.isHidden)
      #expect(stage.backButtonTitle(in: navigation) == nil)
      navigation.setNavigationBarHidden(false, animated: animated)
      #expect(!navigation.navigationBar.isHidden)
      #expect(stage.backButtonTitle(in: navigation) == "Back")
    }
  }

  @Test func `NAV-MISC-11 a navigation controller keeps its children, not its delegate`() async {
    await Stage.play { _ in
      let navigation = UINavigationController()
      var delegate: Timeline? = Timeline()
      navigation.delegate = delegate
      #expect(navigation.delegate === delegate)
      delegate = nil
      #expect(navigation.delegate == nil)
      weak var child: UIViewController?
      do {
        let controller = UIViewController()
        child = controller
        navigation.pushViewController(controller, animated: false)
      }
      #expect(child != nil)
    }
  }

  @Test func `NAV-MISC-12 a fresh navigation controller is empty, with its bar and without its toolbar`()
    async
  {
    await Stage.play { _ in
      let navigation = UINavigationController()
      #expect(navigation.viewControllers == [])
      #expect(navigation.topViewController == nil)
      #expect(navigation.visibleViewController == nil)
      #expect(!navigation.isNavigationBarHidden)
      #expect(navigation.isToolbarHidden)
      #expect(!navigation.isViewLoaded)
    }
  }

  @Test func `NAV-MISC-14 the bar's style decides about the status bar, the top does not`() async {
    await Stage.play { stage in
      let navigation = stage.navigation("nav", stage.controller("A"))
      #expect(navigation.childForStatusBarStyle == nil)
      #expect(navigation.preferredStatusBarStyle == .default)
      navigation.navigationBar.barStyle = .black
      #expect(navigation.preferredStatusBarStyle == .lightContent)
    }
  }
}
