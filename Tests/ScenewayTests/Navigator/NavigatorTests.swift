import Foundation
@_spi(Sceneway) import HeadlessUIKit
import Sceneway
import Testing

@MainActor
@Suite struct `Moving screens through a navigator` {
  @Test func `is found from what covers the full screen, and from what is covered`() async {
    await FlowStage.play { stage in
      let (root, cover, top) = (Screen("root"), Screen("cover"), Screen("top"))
      let navigator = stage.navigator(root)
      for (below, above) in [(root, cover), (cover, top)] {
        above.modalPresentationStyle = .fullScreen
        below.present(above, animated: false)
        stage.settle()
      }
      #expect(root.view.window == nil && cover.view.window == nil)
      for screen in [root, cover, top] {
        #expect(Navigator.around(screen)?.trace === navigator.trace)
        #expect(Navigator.around(screen)?.window === stage.window)
      }
      #expect(Navigator.around(Screen("nowhere")) == nil)
    }
  }

  @Test func `stacks are pushed on, popped, set, replaced and cleared`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let root = stage.rootStack?.viewControllers[0]
      let screens = (1...5).map { DetailScreen($0) }
      var outcomes: [TransitionOutcome?] = []
      @MainActor func play(_ transition: Transition, _ names: [String]) {
        stage.settle()
        outcomes.append(transition.outcome)
        #expect(stage.names(of: stage.rootStack) == names)
      }
      play(navigator.push(screens[0]), ["A", "detail 1"])
      play(navigator.push(screens[1]), ["A", "detail 1", "detail 2"])
      play(navigator.replaceTop(with: screens[2]), ["A", "detail 1", "detail 3"])
      play(navigator.pop(to: screens[0]), ["A", "detail 1"])
      play(navigator.pop(), ["A"])
      if let root { play(navigator.set([root, screens[0], screens[1]]), ["A", "detail 1", "detail 2"]) }
      play(navigator.popToRoot(), ["A"])
      play(navigator.push(screens[0], animation: .none), ["A", "detail 1"])
      if let root { play(navigator.pushAndClear(screens[3], above: root), ["A", "detail 4"]) }
      play(navigator.pushAndClear(screens[4]), ["detail 5"])
      #expect(outcomes == Array(repeating: .performed, count: 10))
      #expect(navigator.visibleScreen === screens[4])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `nothing to do is unchanged, and no callback comes`() async {
    await FlowStage.play { stage in
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: Screen("A"))
      tabs.viewControllers = [stack, Screen("other")]
      let navigator = stage.navigator(tabs)
      let listener = StackListener()
      stack.delegate = listener
      let transitions = [
        navigator.pop(), navigator.popToRoot(), navigator.pop(to: stack.viewControllers[0]),
        navigator.set(stack.viewControllers), navigator.dismiss(), navigator.dismissAll(),
        navigator.dismiss(stack), navigator.select(index: 0), navigator.select(stack.viewControllers[0]),
        navigator.unwind(to: stack.viewControllers[0]), navigator.unwindToRoot(), navigator.setRoot(tabs),
      ]
      stage.settle()
      #expect(transitions.map(\.outcome) == Array(repeating: .unchanged, count: transitions.count))
      #expect(listener.events.isEmpty)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `tabs are selected by screen and by place; one that is not there is an error with names`() async
  {
    await FlowStage.play { stage in
      let tabs = UITabBarController()
      let inner = Screen("B")
      tabs.viewControllers = [Screen("A"), UINavigationController(rootViewController: inner)]
      let navigator = stage.navigator(tabs)
      let selection = navigator.select(inner)
      stage.settle()
      #expect(selection.outcome == .performed)
      #expect(tabs.selectedIndex == 1)
      #expect(navigator.visibleScreen === inner)
      navigator.select(index: 0)
      let missing = navigator.select(index: 7)
      let stranger = navigator.select(Screen("stranger"))
      stage.settle()
      #expect(tabs.selectedIndex == 0)
      #expect(
        missing.outcome
          == .failed(
            SceneError(
              .notFound, scene: "Navigator", expected: "tab 7", found: ["Screen", "UINavigationController"])))
      guard case .failed(let error) = stranger.outcome else { return #expect(stranger.outcome == nil) }
      #expect(error.expected == "a tab with Screen")
    }
  }

  @Test func `show and show detail fit the surroundings`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let shown = navigator.show(DetailScreen(1))
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["A", "detail 1"])
      let detail = DetailScreen(2)
      let second = navigator.showDetail(detail)
      stage.settle()
      #expect([shown.outcome, second.outcome] == [.performed, .performed])
      #expect(stage.presented == [detail])
      #expect(
        navigator.show(detail).outcome
          == .failed(
            SceneError(.screenShownTwice, scene: "Navigator", expected: "DetailScreen(2)")))
    }
  }

  @Test func `Pain 15: dismissing the third of three leaves the second, and a pop takes one screen`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let sheets = (1...3).map { Screen("\($0)") }
      for sheet in sheets { navigator.present(sheet, .sheet) }
      stage.settle()
      #expect(sheets[2].swipeToDismiss() == .started)
      stage.settle()
      #expect(stage.presented == Array(sheets[..<2]))
      navigator.dismiss()
      stage.settle()
      #expect(stage.presented == [sheets[0]])
      navigator.dismissAll()
      for name in ["B", "C", "D"] { navigator.push(Screen(name)) }
      stage.settle()
      navigator.pop()
      stage.settle()
      #expect(stage.names(of: stage.rootStack) == ["A", "B", "C"])
    }
  }

  @Test func `Pain 30: back to the root closes sheets and alert in one visible step and frees them all`()
    async
  {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      let root = stage.rootStack?.viewControllers[0] as? Screen
      let listener = StackListener()
      stage.rootStack?.delegate = listener
      weak var pushed: UIViewController?
      weak var sheet: UIViewController?
      weak var alert: UIViewController?
      do {
        let screen = Screen("B")
        let stack = UINavigationController(rootViewController: Screen("C"))
        stack.pushViewController(Screen("D"), animated: false)
        let question = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
        (pushed, sheet, alert) = (screen, stack, question)
        navigator.push(screen)
        navigator.present(stack, .fullScreen)
        navigator.present(question)
        stage.settle()
        #expect(stage.presented == [stack, question])
      }
      let appearances = root?.appearances ?? 0
      let unwinding = navigator.unwindToRoot()
      stage.settle()
      #expect(unwinding.outcome == .performed)
      #expect(stage.presented.isEmpty)
      #expect(stage.names(of: stage.rootStack) == ["A"])
      #expect(root?.appearances == appearances + 1)
      #expect(pushed == nil && sheet == nil && alert == nil)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `going back to a screen crosses presentations and tabs`() async {
    await FlowStage.play { stage in
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: Screen("A"))
      tabs.viewControllers = [stack, Screen("other")]
      let navigator = stage.navigator(tabs)
      let target = Screen("B")
      navigator.push(target)
      navigator.push(Screen("C"))
      navigator.select(index: 1)
      navigator.present(UINavigationController(rootViewController: Screen("sheet")), .sheet)
      stage.settle()
      #expect(navigator.visibleContainers.count == 2)
      let unwinding = navigator.unwind(to: target)
      stage.settle()
      #expect(unwinding.outcome == .performed)
      #expect(navigator.visibleScreen === target)
      #expect(stage.presented.isEmpty)
      let lost = navigator.unwind(to: Screen("nowhere"))
      stage.settle()
      guard case .failed(let error) = lost.outcome else { return #expect(lost.outcome == nil) }
      #expect(error.kind == .notFound)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test(arguments: [false, true])
  func `Pain 8: another root closes what is over the old one, which is freed with its flows`(_ fades: Bool)
    async
  {
    await FlowStage.play { stage in
      weak var old: UIViewController?
      weak var sheet: Screen?
      weak var flow: ParentFlow?
      var (appearances, disappearances) = (0, 0)
      let parent = { () -> ParentFlow in
        let parent = ParentFlow()
        parent.start(in: stage.window)
        stage.window.makeKeyAndVisible()
        stage.settle()
        return parent
      }
      var ending: FlowEnding?
      do {
        let running = parent()
        let navigator = running.navigator
        #expect(navigator === Navigator.of(stage.window))
        let screen = Screen("sheet")
        navigator.present(screen, .sheet)
        navigator.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert))
        let child = NumberFlow()
        running.start(child) { ending = $0.ending }
        stage.settle()
        (old, sheet, flow) = (stage.window.rootViewController, screen, running)
      }
      let home = Screen("home")
      let swap = Navigator.of(stage.window).setRoot(home, animation: fades ? .crossDissolve : .none)
      (appearances, disappearances) = (sheet?.appearances ?? 0, 1)
      stage.settle()
      #expect(swap.outcome == .performed)
      #expect(stage.window.rootViewController === home)
      #expect(home.appearances == 1)
      #expect(old == nil && sheet == nil && flow == nil)
      #expect(ending == .parentEnded || ending == .rootReplaced)
      #expect(appearances == disappearances)
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `a stack that is not on the screen is changed at once`() async {
    await FlowStage.play { stage in
      let tabs = UITabBarController()
      let hidden = UINavigationController(rootViewController: Screen("A"))
      tabs.viewControllers = [Screen("shown"), hidden]
      let navigator = stage.navigator(tabs)
      let push = navigator.push(Screen("B"), on: hidden)
      #expect(push.outcome == .performed)
      #expect(stage.names(of: hidden) == ["A", "B"])
      #expect(hidden.viewControllers.allSatisfy { !$0.isViewLoaded })
    }
  }

  @Test func `a stack below a full-screen presentation is changed`() async {
    await FlowStage.play { stage in
      let navigator = stage.navigator()
      navigator.present(Screen("cover"), .fullScreen)
      stage.settle()
      let push = navigator.push(Screen("B"), on: stage.rootStack)
      stage.settle()
      #expect(push.outcome == .performed)
      #expect(stage.names(of: stage.rootStack) == ["A", "B"])
      #expect(stage.complaints.isEmpty)
    }
  }

  @Test func `causes are kept however long a request waits`() async throws {
    try await FlowStage.play { stage in
      let navigator = stage.navigator()
      let url = try #require(URL(string: "app://detail/1"))
      let first = navigator.push(DetailScreen(1))
      let second = NavigationCause.with(.link(url)) { navigator.push(DetailScreen(2)) }
      let third = NavigationCause.with(.restore) { navigator.push(DetailScreen(3)) }
      #expect([first, second, third].map(\.cause) == [.code, .link(url), .restore])
      let data = try JSONEncoder().encode([NavigationCause.code, .tap, .swipe, .link(url), .restore])
      let causes = try JSONDecoder().decode([NavigationCause].self, from: data)
      #expect(causes == [.code, .tap, .swipe, .link(url), .restore])
      #expect(throws: (any Error).self) {
        try JSONDecoder().decode(NavigationCause.self, from: Data("\"magic\"".utf8))
      }
    }
  }

  @Test func `a navigator goes with its window`() async {
    await FlowStage.play { stage in
      weak var navigator: Navigator?
      var waiting: Transition?
      do {
        let window = UIWindow(frame: UIScreen.main.bounds)
        navigator = Navigator.of(window)
        waiting = navigator?.present(Screen("never"))
      }
      stage.settle()
      #expect(navigator == nil)
      #expect(waiting?.outcome == .failed(SceneError(.windowGone, scene: "Navigator")))
    }
  }
}
