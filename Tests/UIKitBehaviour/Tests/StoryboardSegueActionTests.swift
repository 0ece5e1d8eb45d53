import BehaviourRecorder
import Testing
import UIKit

@MainActor
@Suite struct `Segues that make, embed and last` {
  @Test func `SEG-36 a segue action makes the destination between should and prepare`() async throws {
    try await Cast.play("Segues") { stage, storyboard in
      let home = try #require(storyboard.instantiateViewController(withIdentifier: "home") as? StoryScreen)
      stage.timeline.clear()
      home.performSegue(withIdentifier: "made", sender: nil)
      #expect(stage.happened() == "home.make(made) made.init made.awake home.prepare(made)")
      #expect((home.segues.last?.destination as? CookedScreen)?.recipe == "soup")
      home.performSegue(withIdentifier: "unmade", sender: nil)
      #expect((home.segues.last?.destination as? CookedScreen)?.recipe == "none")
    }
  }

  @Test func `SEG-38 SB-20 a segue action that does not use its coder is an exception`() async throws {
    try await Cast.play("Segues") { stage, storyboard in
      let home = try #require(storyboard.instantiateViewController(withIdentifier: "home") as? StoryScreen)
      home.performSegue(withIdentifier: "mismade", sender: nil)
      #expect(
        stage.exceptions == [
          "NSInternalInconsistencyException: Custom instantiated view controller must call -[super initWithCoder:]"
        ])
    }
  }

  @Test func `SEG-24 SEG-25 SEG-27 children are embedded while the view is loaded, in document order`()
    async throws
  {
    try await Cast.play("Segues") { stage, storyboard in
      let host = try #require(storyboard.instantiateViewController(withIdentifier: "host") as? StoryScreen)
      stage.timeline.clear()
      host.loadViewIfNeeded()
      func embedding(_ name: String) -> String {
        "host.should(embed-\(name)) child-\(name).init child-\(name).awake host.prepare(embed-\(name)) "
          + "child-\(name).wM(host) child-\(name).load child-\(name).vdl child-\(name).dM(host)"
      }
      #expect(stage.happened() == "host.load \(embedding("one")) \(embedding("two")) host.vdl")
      #expect(host.children.map(\.restorationIdentifier) == ["child-one", "child-two"])
      let child = try #require(host.children.last)
      #expect(child.view.superview?.superview === host.view)
      #expect(child.view.frame == child.view.superview?.bounds)
    }
  }

  @Test func `SEG-24 a child that the screen refuses is not embedded`() async throws {
    try await Cast.play("Segues") { _, storyboard in
      let host = try #require(storyboard.instantiateViewController(withIdentifier: "host") as? StoryScreen)
      host.permits = false
      host.loadViewIfNeeded()
      #expect(host.children.isEmpty)
    }
  }

  @Test func `SEG-26 an embed segue that is fired twice is an exception`() async throws {
    try await Cast.play("Segues") { stage, storyboard in
      let host = try #require(storyboard.instantiateViewController(withIdentifier: "host") as? StoryScreen)
      host.loadViewIfNeeded()
      host.performSegue(withIdentifier: "embed-one", sender: nil)
      #expect(
        stage.exceptions == [
          "NSInternalInconsistencyException: There are unexpected subviews in the container view. Perhaps the embed segue "
            + "has already fired once or a subview was added programmatically?"
        ])
      #expect(host.children.count == 2)
    }
  }

  @Test func `SEG-34 a segue that animates its destination lives until the dismissal`() async throws {
    try await Cast.play("Segues") { stage, storyboard in
      let home = try #require(storyboard.instantiateViewController(withIdentifier: "home") as? StoryScreen)
      stage.show(home)
      weak var segue: UIStoryboardSegue?
      home.onPrepare = { segue = $0 }
      home.performSegue(withIdentifier: "animating", sender: nil)
      home.segues = []
      stage.settle()
      #expect(segue != nil)
      #expect(home.presentedViewController?.transitioningDelegate === segue)
      home.dismiss(animated: false)
      stage.settle()
      #expect(segue == nil)
    }
  }

  @Test func `SEG-34 such a segue animates the dismissal too, and goes with it`() async throws {
    try await Cast.play("Segues") { stage, storyboard in
      let home = try #require(storyboard.instantiateViewController(withIdentifier: "home") as? StoryScreen)
      stage.show(home)
      weak var segue: UIStoryboardSegue?
      home.onPrepare = { segue = $0 }
      home.performSegue(withIdentifier: "animating", sender: nil)
      home.segues = []
      stage.settle()
      stage.timeline.clear()
      home.dismiss(animated: true)
      stage.turn()
      #expect(segue != nil)
      #expect(stage.happened().contains("animate"))
      #expect(home.presentedViewController != nil)
      #expect(stage.happensUntilSettled().hasSuffix("ended(true)"))
      #expect(segue == nil && home.presentedViewController == nil)
    }
  }

  @Test func `SEG-34 PRES-11 such a segue animates the dismissal after its place was left and come back to`()
    async throws
  {
    try await Cast.play("Segues") { stage, storyboard in
      let home = try #require(storyboard.instantiateViewController(withIdentifier: "home") as? StoryScreen)
      home.definesPresentationContext = true
      let tabs = stage.tabs("tab", home, stage.controller("other"))
      stage.show(tabs)
      weak var segue: UIStoryboardSegue?
      home.onPrepare = {
        segue = $0
        ($0 as? AnimatingSegue)?.style = .overCurrentContext
      }
      home.performSegue(withIdentifier: "animating", sender: nil)
      home.segues = []
      stage.settle()
      for _ in 1...2 {
        tabs.selectedIndex = 1
        stage.settle()
        #expect(segue?.source === home && segue?.destination === home.presentedViewController)
        tabs.selectedIndex = 0
        stage.settle()
      }
      stage.timeline.clear()
      home.dismiss(animated: true)
      #expect(stage.happensUntilSettled().contains("animate"))
      #expect(segue == nil && home.presentedViewController == nil)
    }
  }

  @Test func `SEG-34 PRES-25 such a segue goes with its place, where that goes while it is off the screen`()
    async throws
  {
    try await Cast.play("Segues") { stage, storyboard in
      weak var segue: UIStoryboardSegue?
      weak var left: UIViewController?
      let tabs = stage.tabs("tab")
      do {
        let home = try #require(storyboard.instantiateViewController(withIdentifier: "home") as? StoryScreen)
        home.definesPresentationContext = true
        tabs.viewControllers = [home, stage.controller("other")]
        stage.show(tabs)
        left = home
        home.onPrepare = {
          segue = $0
          ($0 as? AnimatingSegue)?.style = .overCurrentContext
        }
        home.performSegue(withIdentifier: "animating", sender: nil)
        home.segues = []
        stage.settle()
      }
      tabs.selectedIndex = 1
      stage.settle()
      #expect(segue != nil && left != nil)
      tabs.viewControllers = Array(tabs.viewControllers?.dropFirst() ?? [])
      stage.settle()
      #expect(segue == nil && left == nil)
    }
  }

  @Test func `SEG-35 a segue made by code does what its handler says`() async {
    await Stage.play { _ in
      var performed = 0
      let segue = UIStoryboardSegue(
        identifier: "mine", source: UIViewController(), destination: UIViewController()
      ) { performed += 1 }
      segue.perform()
      #expect(performed == 1)
      #expect(segue.identifier == "mine")
    }
  }

  @Test func `SEG-40 a destination that nobody shows is released`() async throws {
    try await Cast.play("Segues") { stage, storyboard in
      let home = try #require(storyboard.instantiateViewController(withIdentifier: "home") as? StoryScreen)
      weak var destination: UIViewController?
      weak var segue: UIStoryboardSegue?
      home.onPrepare = {
        segue = $0
        destination = $0.destination
        #expect(destination != nil)
      }
      home.performSegue(withIdentifier: "go", sender: nil)
      home.segues = []
      stage.turn()
      #expect(destination == nil)
      #expect(segue == nil)
    }
  }

  @Test func `a screen and its storyboard's objects are freed together`() async throws {
    try await Cast.play("Scenes") { stage, storyboard in
      weak var screen: StoryScreen?
      weak var helper: StoryHelper?
      do {
        let made = try #require(storyboard.instantiateViewController(withIdentifier: "A") as? StoryScreen)
        made.loadViewIfNeeded()
        screen = made
        helper = made.helper
        #expect(helper != nil)
      }
      stage.turn()
      #expect(screen == nil)
      #expect(helper == nil)
    }
  }
}
