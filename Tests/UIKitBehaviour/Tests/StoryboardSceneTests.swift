import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Scenes of a storyboard` {
  @Test func `SB-01 a storyboard that is nowhere is an exception`() async {
    await Stage.play { stage in
      _ = UIStoryboard(name: "NoSuchStoryboard", bundle: .module)
      #expect(stage.exceptions.count == 1)
      let text = stage.exceptions.first ?? ""
      #expect(
        text.hasPrefix(
          "NSInvalidArgumentException: Could not find a storyboard named 'NoSuchStoryboard' in bundle NSBundle </"
        ))
      #expect(text.hasSuffix("> (loaded)"))
    }
  }

  @Test func `SB-02 a storyboard without entry point has no initial screen`() async {
    await Cast.play("Entryless") { stage, storyboard in
      #expect(storyboard.instantiateInitialViewController() == nil)
      #expect(stage.complaints.isEmpty && stage.exceptions.isEmpty)
    }
  }

  @Test func `SB-03 an unknown identifier is an exception`() async {
    await Cast.play("Scenes") { stage, storyboard in
      _ = storyboard.instantiateViewController(withIdentifier: "ghost")
      let address = String(UInt(bitPattern: ObjectIdentifier(storyboard)), radix: 16)
      #expect(
        stage.exceptions == [
          "NSInvalidArgumentException: Storyboard (<UIStoryboard: 0x\(address)>) doesn't contain a view controller with "
            + "identifier 'ghost'"
        ])
    }
  }

  @Test(arguments: ["second", "StoryScreen-second", "unreachable", "StoryScreen-unreachable"])
  func `SB-04 SB-11 SB-26 object ids and scenes behind relationships or nothing are no identifiers`(
    _ name: String
  )
    async
  {
    await Cast.play("Scenes") { stage, storyboard in
      _ = storyboard.instantiateViewController(withIdentifier: name)
      #expect(stage.exceptions.count == 1)
    }
  }

  @Test func `SB-04 a scene behind a segue has the key of class and object id`() async {
    await Cast.play("Segues") { stage, storyboard in
      let screen = storyboard.instantiateViewController(withIdentifier: "StoryScreen-alternative")
      #expect(screen is StoryScreen)
      #expect(stage.exceptions.isEmpty)
    }
  }

  @Test
  func `SB-05 SB-07 LIFE-03 LIFE-04 a screen is made, connected to its scene and awoken, without its view`()
    async
  {
    await Cast.play("Scenes") { stage, storyboard in
      let screen = storyboard.instantiateViewController(withIdentifier: "A") as? StoryScreen
      #expect(stage.happened() == "A.init A.awake")
      #expect(screen?.isViewLoaded == false)
      #expect(screen?.title == "Start")
      #expect(screen?.navigationItem.title == "In the bar")
      #expect(screen?.barItem != nil && screen?.barItem === screen?.navigationItem.rightBarButtonItem)
      #expect(screen?.helper?.owner === screen)
      #expect(screen?.label == nil)
      #expect(screen?.mood == "calm")
      #expect(screen?.amount == 7)
    }
  }

  @Test func `SB-06 SB-07 SB-14 views are made, connected and awoken before viewDidLoad`() async {
    await Cast.play("Scenes") { stage, storyboard in
      let screen = storyboard.instantiateViewController(withIdentifier: "ordered") as? StoryScreen
      stage.timeline.clear()
      screen?.loadViewIfNeeded()
      #expect(stage.happened() == "ordered.load label.init label.neighbour label.awake ordered.vdl")
      #expect(screen?.label?.text == "Hello")
      #expect(screen?.label?.superview === screen?.view)
      #expect(screen?.labelWasSetEarly == true)
    }
  }

  @Test func `SB-08 every call makes new objects`() async {
    await Cast.play("Scenes") { _, storyboard in
      let one = storyboard.instantiateViewController(withIdentifier: "A")
      let other = storyboard.instantiateViewController(withIdentifier: "A")
      #expect(one !== other)
      #expect(one.navigationItem !== other.navigationItem)
      #expect(one.view !== other.view)
    }
  }

  @Test func `a scene that only a weak property has lives to the end of the turn`() async {
    await Cast.play("Scenes") { stage, storyboard in
      weak let screen = storyboard.instantiateViewController(withIdentifier: "A")
      #expect(screen != nil)
      stage.turn()
      #expect(screen == nil)
    }
  }

  @Test func `a scene that only a weak property has goes with the pool that it was made in`() async {
    await Cast.play("Scenes") { stage, storyboard in
      weak let around = storyboard.instantiateViewController(withIdentifier: "A")
      weak var inside: UIViewController?
      autoreleasepool {
        inside = storyboard.instantiateViewController(withIdentifier: "A")
        #expect(inside != nil)
      }
      #expect(inside == nil)
      #expect(around != nil)
    }
  }

  @Test func `objects of a nib live to the end of the turn where nobody keeps them`() async {
    await Cast.play("Scenes") { stage, _ in
      weak var card: NSObject?
      card = UINib(nibName: "Lonely", bundle: .module).instantiate(withOwner: nil).first as? NSObject
      #expect(card != nil)
      stage.turn()
      #expect(card == nil)
    }
  }

  @Test func `SB-09 SEG-28 a navigation controller comes with its root, whose view waits`() async {
    await Cast.play("Scenes") { stage, storyboard in
      let navigation = storyboard.instantiateInitialViewController() as? UINavigationController
      #expect(stage.happened() == "A.init A.wM(UINavigationController) A.awake")
      let root = navigation?.topViewController as? StoryScreen
      #expect(navigation?.viewControllers.count == 1)
      #expect(root?.isViewLoaded == false)
      #expect(root?.navigationController === navigation)
      #expect(root?.segues.isEmpty == true)
    }
  }

  @Test
  func `SB-10 SB-22 SB-23 containers come with their children, in document order and from other storyboards`()
    async
  {
    await Cast.play("Scenes") { _, storyboard in
      let tabs = storyboard.instantiateViewController(withIdentifier: "tabs") as? UITabBarController
      #expect(tabs?.viewControllers?.count == 3)
      #expect(tabs?.viewControllers?.map(\.isViewLoaded) == [false, false, false])
      #expect(tabs?.viewControllers?.first?.storyboard === storyboard)
      #expect(
        (tabs?.viewControllers?[1] as? UINavigationController)?.topViewController?.restorationIdentifier
          == "second")
      #expect(tabs?.viewControllers?.last?.restorationIdentifier == "guest")
      #expect(tabs?.viewControllers?.last?.storyboard !== storyboard)
      #expect(tabs?.tabBar.items?.first?.title == "One")
      let split = storyboard.instantiateViewController(withIdentifier: "split") as? UISplitViewController
      #expect(split?.viewControllers.map(\.restorationIdentifier) == ["master", "detail"])
    }
  }

  @Test
  func `SB-10 SPLIT-08 columns come by the names of their relationships, with what is set in the storyboard`()
    async throws
  {
    try await Cast.play("Split") { _, storyboard in
      let double = try #require(
        storyboard.instantiateViewController(withIdentifier: "double") as? UISplitViewController)
      #expect(double.style == .doubleColumn)
      #expect(double.viewController(for: .primary)?.restorationIdentifier == "lists")
      #expect(double.viewController(for: .secondary)?.restorationIdentifier == "content")
      #expect(double.preferredDisplayMode == .oneOverSecondary && double.preferredSplitBehavior == .tile)
      #expect(double.primaryEdge == .trailing && double.primaryBackgroundStyle == .sidebar)
      #expect(!double.presentsWithGesture)
      #expect(double.minimumPrimaryColumnWidth == 200 && double.maximumPrimaryColumnWidth == 420)
      #expect(double.preferredPrimaryColumnWidthFraction == 0.35)

      let triple = try #require(
        storyboard.instantiateViewController(withIdentifier: "triple") as? UISplitViewController)
      #expect(triple.style == .tripleColumn)
      #expect(triple.preferredDisplayMode == .twoDisplaceSecondary)
      #expect(triple.preferredSupplementaryColumnWidthFraction == 0.4)
      let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
      #expect(
        columns.map { triple.viewController(for: $0)?.restorationIdentifier }
          == ["lists", "middle", "content", "small"])

      let classic = try #require(
        storyboard.instantiateViewController(withIdentifier: "classic") as? UISplitViewController)
      #expect(classic.style == .unspecified)
      #expect(classic.viewControllers.map(\.restorationIdentifier) == ["lists", "details"])
    }
  }

  @Test func `SB-23 a screen knows the storyboard that it came from`() async {
    await Cast.play("Scenes") { _, storyboard in
      #expect(storyboard.instantiateViewController(withIdentifier: "A").storyboard === storyboard)
      #expect(UIViewController().storyboard == nil)
    }
  }

  @Test func `SB-24 LIFE-09 a root view has the screen's size until it is placed`() async {
    await Cast.play("Scenes") { stage, storyboard in
      let screen = storyboard.instantiateViewController(withIdentifier: "plain")
      #expect(screen.view.frame == UIScreen.main.bounds)
      stage.window.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      stage.show(screen)
      #expect(screen.view.frame == stage.window.bounds)
    }
  }

  @Test func `SB-25 the scene's label is not the screen's title`() async {
    await Cast.play("Scenes") { _, storyboard in
      #expect(storyboard.instantiateViewController(withIdentifier: "plain").title == nil)
    }
  }

  @Test func `a page view controller shows no page by itself`() async {
    await Cast.play("Scenes") { stage, storyboard in
      let pages = storyboard.instantiateViewController(withIdentifier: "pages") as? UIPageViewController
      #expect(pages?.transitionStyle == .scroll)
      #expect(pages?.viewControllers == nil)
      let page = stage.controller("page")
      pages?.setViewControllers([page], direction: .forward, animated: false)
      if let pages { stage.show(pages) }
      #expect(page.viewIfLoaded?.window === stage.window)
      #expect(page.parent === pages)
    }
  }
}
