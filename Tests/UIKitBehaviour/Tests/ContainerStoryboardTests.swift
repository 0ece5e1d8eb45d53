import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Containers of a storyboard` {
  @Test func `SEG-37 a segue action makes the stack that it leads to, and relationships ask nobody`()
    async throws
  {
    try await Cast.play("Containers") { stage, storyboard in
      let home = try #require(storyboard.instantiateInitialViewController() as? StoryScreen)
      stage.timeline.clear()
      home.performSegue(withIdentifier: "stack", sender: nil)
      #expect(
        stage.happened() == "home.makeStack inner.init inner.wM(MadeStack) inner.awake home.prepare(stack)")
      let made = try #require(home.segues.last?.destination as? MadeStack)
      #expect(made.isMade)
      #expect(made.viewControllers.first is StoryScreen)
    }
  }

  @Test func `pages of a storyboard have the style, spine and room that were drawn`() async throws {
    try await Cast.play("Containers") { _, storyboard in
      let scrolled = try #require(
        storyboard.instantiateViewController(withIdentifier: "scrolled") as? UIPageViewController)
      #expect(scrolled.transitionStyle == .scroll && scrolled.navigationOrientation == .vertical)
      #expect(scrolled.spineLocation == .none)
      let curled = try #require(
        storyboard.instantiateViewController(withIdentifier: "curled") as? UIPageViewController)
      #expect(curled.transitionStyle == .pageCurl && curled.spineLocation == .mid && curled.isDoubleSided)
      let plain = try #require(
        storyboard.instantiateViewController(withIdentifier: "plain") as? UIPageViewController)
      #expect(plain.transitionStyle == .pageCurl && plain.spineLocation == .min && !plain.isDoubleSided)
    }
  }

  @Test func `SB-10 TAB-15 a storyboard's sixth tab goes behind More`() async throws {
    try await Cast.play("Containers") { stage, storyboard in
      let tabs = try #require(
        storyboard.instantiateViewController(withIdentifier: "tabs") as? UITabBarController)
      stage.show(tabs)
      #expect(tabs.viewControllers?.count == 6)
      #expect(stage.tabTitles(of: tabs) == ["T0", "T1", "T2", "T3", "More"])
      #expect(stage.moreTitles(of: tabs) == ["T4", "T5"])
      #expect(tabs.tabBar.items?.first?.titlePositionAdjustment.vertical == -3)
    }
  }
}
